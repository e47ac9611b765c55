"""`riad games`: which games there are, for how many, with which options."""

import argparse
from collections.abc import Sequence
from typing import Any

from riad import games


def add_to(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # as every command
    """Add the command to the parser."""
    about = "list the games with their seats and options"
    parser = commands.add_parser("games", help=about, description=about.capitalize() + ".")
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game, with its rules by number")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Print all games, or one with its rules."""
    if chosen.game is None:
        print("\n\n".join(games.describe(name) for name in games.PACKAGES))
        return
    print(games.describe(chosen.game))
    game = games.game_named(chosen.game)
    print()
    for number, sentence in game.RULES.items():
        print(f"  {game.rule_id(number):<7}{sentence}")
