"""`riad prepare`: compile the rules and bots of games in advance."""

import argparse
from collections.abc import Sequence
from typing import Any

from riad import games
from riad.cli.terminal import as_sentence, compile_with_progress, print_error


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "compile the rules of all games now, for example while building an image"
    parser = commands.add_parser("prepare", help=about, description=as_sentence(about))
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Prepare each game, or wait until another process has."""
    named = [games.game_named(name) for name in chosen.games]  # an unknown one is refused before all the work
    for game in named or games.all_games():
        compile_with_progress(game.NAME)
        print_error(f"{game.TITLE} is ready.\n")
