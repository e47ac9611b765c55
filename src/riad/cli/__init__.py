"""The command riad: `riad --help` explains its use; each command has a module here."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from riad import RiadError, __version__
from riad.bots.level_names import LEVELS
from riad.cli import admin, analyse, arena, bench, db, games, play, prepare, replay, selfplay, serve
from riad.cli.terminal import print_error, tolerate_encoding_errors
from riad.core.extras import explained

COMMANDS = (play, serve, prepare, games, replay, analyse, arena, selfplay, bench, db, admin)

ABOUT = f"""\
Riad: board games to play, study and research.

  riad serve                         play in the browser, with people and bots
  riad prepare                       compile the rules now, not at first use
  riad play azul                     play against the computer
  riad play dreamhome --seats 3 --edition is
  riad play azul --bot gentle        {", ".join(LEVELS[:-1])} or {LEVELS[-1]}
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
    """A parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """Print one line on standard error, and exit with code 2."""
        print_error(f"{self.prog}: {message} (see {self.prog} --help)\n")
        sys.exit(2)


def parser(arguments: Sequence[str]) -> Parser:
    """Build the parser, with the options of the named game only, since rules take time to import."""
    root = Parser(prog="riad", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    root.add_argument("--version", action="version", version=f"riad {__version__}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(commands, arguments)
    return root


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and exit with its code: 0, or 2 after one line about the error."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    tolerate_encoding_errors()
    try:
        chosen = parser(words).parse_args(words or ["--help"])
        chosen.run(chosen)
        if sys.stdout is not None:  # None if it was closed from the start
            sys.stdout.flush()
    except RiadError as error:
        sys.exit(report_error(error))
    except ImportError as error:
        if not isinstance(message := explained(error), RiadError):
            raise
        sys.exit(report_error(message))
    except BrokenPipeError:  # the reader closed the pipe: `riad replay FILE | head`
        silence_stdout()
    except OSError as error:  # such as a full disk
        silence_stdout()
        sys.exit(report_error(error))
    except KeyboardInterrupt:
        print_error("\n")
        sys.exit(130)
    sys.exit(0)


def report_error(error: Exception) -> int:
    """Print the error in one line; return its exit code."""
    message = str(error)
    if isinstance(error, OSError) and error.strerror:
        message = f"{error.filename or 'output'}: {error.strerror}"
    print_error(f"riad: {message}\n")
    return 2


def silence_stdout() -> None:
    """Discard the pending output, so that it causes no error at exit."""
    with contextlib.suppress(OSError):  # standard output may not be a file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
