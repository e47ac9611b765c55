"""The command riad: what to type is in `riad --help`; each command has a module here."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from riad import RiadError, __version__
from riad.cli import admin, advice, arena, bench, database, files, listing, play, prepare, selfplay, serve
from riad.cli.terminal import be_forgiving, on_the_side
from riad.core.extras import explained

COMMANDS = (play, serve, prepare, listing, files, advice, arena, selfplay, bench, database, admin)

ABOUT = """\
Riad: board games to play, study and research.

  riad serve                         play in the browser, with people and bots
  riad prepare                       compile the rules now, not at first use
  riad play azul                     play against the computer
  riad play dreamhome --seats 3 --edition is
  riad play azul --bot gentle        gentle, casual, keen, strong or master
  riad play azul --resume            continue your last match
  riad games                         list the games, their seats and options
  riad replay FILE --at 12           show a saved match after 12 moves
  riad check FILE                    check that every move in it was legal
  riad hint FILE                     show the best moves in it, and why
  riad analyse < QUERIES             the same for programs, as JSON lines
  riad arena azul --bots strong,keen play bots against each other
  riad selfplay azul --out GAMES     write bots' games as Parquet, for research
  riad bench                         measure random games per second here
  riad db backup FILE                back up everything the server stores
  riad admin people                  list accounts; also reports, bans
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Print one line on standard error, and exit with code 2."""
        on_the_side(f"{self.prog}: {message} (see {self.prog} --help)\n")
        sys.exit(2)


def parser(arguments: Sequence[str]) -> Parser:
    """Build the parser, with the options of a named game only, since rules take time to import."""
    root = Parser(prog="riad", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    root.add_argument("--version", action="version", version=f"riad {__version__}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands, arguments)
    return root


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code: 0, or 2 after one line about what was wrong."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    be_forgiving()
    try:
        chosen = parser(given).parse_args(given or ["--help"])
        chosen.run(chosen)
        if sys.stdout is not None:  # it is when it was closed from the start
            sys.stdout.flush()
    except RiadError as error:
        sys.exit(trouble(error))
    except ImportError as error:
        if not isinstance(said := explained(error), RiadError):
            raise
        sys.exit(trouble(said))
    except BrokenPipeError:  # the reader has seen enough, as with `riad replay FILE | head`
        write_no_more()
    except OSError as error:  # such as a full disk
        write_no_more()
        sys.exit(trouble(error))
    except KeyboardInterrupt:
        on_the_side("\n")
        sys.exit(130)
    sys.exit(0)


def trouble(error: Exception) -> int:
    """Say what was wrong in one line; the exit code for it."""
    said = str(error)
    if isinstance(error, OSError) and error.strerror:
        said = f"{error.filename or 'output'}: {error.strerror}"
    on_the_side(f"riad: {said}\n")
    return 2


def write_no_more() -> None:
    """Let what is still to be written go nowhere, so that leaving does not stumble over it."""
    with contextlib.suppress(OSError):  # there is nothing to redirect when standard output is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
