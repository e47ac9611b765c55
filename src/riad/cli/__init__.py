"""The command riad: what to type is in `riad --help`; each command has a module here."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from riad import RiadError, __version__
from riad.cli import bench, files, listing, play

COMMANDS = (play, listing, files, bench)

ABOUT = """\
Riad: Azul, Alhambra and Dream Home, to play, study and research.

  riad play azul                     play against the computer
  riad play azul --seats 3 --wall grey
  riad games                         the games, their seats and options
  riad replay FILE --at 12           look at a saved match after 12 moves
  riad check FILE                    replay it and say whether every move was legal
  riad bench                         random games per second on this machine
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """One line on standard error, and exit code 2."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help says more)\n")


def parser(arguments: Sequence[str]) -> Parser:
    """The parser; a game's own options are there when it is named, since its rules take time to import."""
    root = Parser(prog="riad", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    root.add_argument("--version", action="version", version=f"riad {__version__}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands, arguments)
    return root


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code: 0, or 2 after one line about what was wrong."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        chosen = parser(given).parse_args(given)
        chosen.run(chosen)
        sys.stdout.flush()
        code = 0
    except RiadError as error:
        sys.stderr.write(f"riad: {error}\n")
        code = 2
    except BrokenPipeError:  # the reader has seen enough, as with `riad replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        code = 130
    sys.exit(code)
