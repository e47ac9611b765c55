"""`riad games`: the games, their numbers of players and their options."""

import argparse
import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from riad import games
from riad.cli.terminal import as_sentence, wrapped

if TYPE_CHECKING:
    from riad.core.contract import Game


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "list the games with their seats and options"
    parser = commands.add_parser("games", help=about, description=as_sentence(about))
    parser.add_argument("game", nargs="?", metavar="GAME", help="show one game, with its numbered rules")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Print all games, or one with its rules and the sources of its figures."""
    names = [chosen.game] if chosen.game else [game.NAME for game in games.all_games()]
    print("\n\n".join(described(name) for name in names))
    if chosen.game:
        game = games.game_named(chosen.game)
        print()
        for number, sentence in game.RULES.items():
            print(wrapped(f"  {game.rule_id(number):<7}{sentence}", indent=9))
        print()
        for line in game.FIGURES.splitlines():
            print(wrapped(line, indent=20 if line.startswith(" ") else 0))
        print_documents(game)


def print_documents(game: "Game") -> None:
    """Print instructions for an option that takes a document."""
    from riad.core.documents import Document

    for option in game.OPTIONS:
        if isinstance(option, Document):
            print()
            print(wrapped(f"To use your own {option.name}, copy the game's file, edit it, and play with it:"))
            print(f"  cp {shlex.quote(str(option.own))} mine.json")
            print(f"  riad play {game.NAME} --{option.name} mine.json")


def described(name: str) -> str:
    """Describe a game, its seats and options."""
    return "\n".join(wrapped(line, indent=17) for line in games.describe(name).splitlines())
