"""`riad play`: a game at the prompt, against the computer or with others at the same keyboard."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import platformdirs

import riad
from riad import games
from riad.cli.terminal import compile_with_progress, in_colour, load, save


def add_to(commands: Any, arguments: Sequence[str]) -> None:
    """Add the command to the parser, with the options of the game that is named."""
    about = "play a game against the computer"
    parser = commands.add_parser("play", help=about, description=about.capitalize() + ".")
    choice = parser.add_subparsers(title="games", metavar="GAME", required=True)
    for name in games.PACKAGES:
        game_parser = choice.add_parser(name, help=f"riad play {name} --help lists its options")
        add_table(game_parser)
        game_parser.set_defaults(run=run, game=name, options=())
        if arguments[:2] == ["play", name]:
            add_game_options(game_parser, name)


def add_table(parser: argparse.ArgumentParser) -> None:
    """What every game asks of a table."""
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (2)")
    parser.add_argument("--people", type=int, default=1, metavar="N", help="of whom at this keyboard (1)")
    parser.add_argument("--seed", type=int, metavar="N", help="play this deal; drawn at random otherwise")
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="keep the match here, and go on with it if it is there"
    )


def add_game_options(parser: argparse.ArgumentParser, name: str) -> None:
    """The game's own options by their names."""
    game = games.game_named(name)
    for option in game.OPTIONS:
        about = f"{option.values} ({option.rule}). {option.about}"
        parser.add_argument(
            f"--{option.name.replace('_', '-')}", dest=option.name, metavar="VALUE", help=about
        )
    parser.set_defaults(options=game.OPTIONS)


def run(chosen: argparse.Namespace) -> None:
    """Start or go on with a match, and play it at the prompt."""
    from riad.cli.prompt import Prompt

    if chosen.file is not None and chosen.file.exists():
        match, path = load(chosen.file), chosen.file
    else:
        options = {
            option.name: option.read(text)
            for option in chosen.options
            if (text := getattr(chosen, option.name)) is not None
        }
        match = riad.new(chosen.game, chosen.seats, chosen.seed, **options)
        path = chosen.file or new_file(chosen.game)
    if not 0 <= chosen.people <= match.seats:
        raise riad.BadOption("people", f"of {match.seats} seats 0 to {match.seats} can be people")
    compile_with_progress(match.engine)
    save(match, path)
    Prompt(match, people=chosen.people, keep=lambda: save(match, path), coloured=in_colour()).play()
    print(f"The match is kept in {path}")
    if match.turn is not None:
        print(f"To go on with it: riad play {match.game.NAME} --file {path}")


def new_file(game: str) -> Path:
    """Where a match is kept if nobody says where."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return platformdirs.user_data_path("riad", appauthor=False) / "matches" / f"{game}-{stamp}.riad"
