"""`riad play`: a game at the prompt, against the computer or with others at the same keyboard."""

import argparse
import os
import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

import riad
from riad import games
from riad.bots.level_names import DEFAULT_LEVEL, LEVELS
from riad.cli.terminal import (
    FileError,
    as_sentence,
    check_writable,
    compile_with_progress,
    load,
    save,
    use_colour,
    whole_number,
)

if TYPE_CHECKING:
    from riad.match.match import Match


def add_parser(commands: Any, arguments: Sequence[str]) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "play", "play a game against the computer")
    add_games(parser, arguments, "play", add_table, run)


def add_command(commands: Any, command: str, about: str) -> argparse.ArgumentParser:
    """Add a command with a line of help."""
    parser: argparse.ArgumentParser = commands.add_parser(command, help=about, description=as_sentence(about))
    return parser


def add_games(
    parser: argparse.ArgumentParser,
    arguments: Sequence[str],
    command: str,
    add: Callable[[argparse.ArgumentParser], None],
    run: Callable[[argparse.Namespace], None],
) -> None:
    """Add every game as a choice of a command, with the options of the named one."""
    choice = parser.add_subparsers(title="games", metavar="GAME", required=True)
    for name in offered(arguments, command):
        game_parser = choice.add_parser(name, help=f"riad {command} {name} --help lists its options")
        add(game_parser)
        game_parser.set_defaults(run=run, game=name, options=())
        if arguments[:2] == [command, name]:
            add_game_options(game_parser, name)


def offered(arguments: Sequence[str], command: str) -> Sequence[str]:
    """Return the games that a command offers; of other packages only where its own do not suffice.

    A look at other packages takes time, and one of Riad's own games or another command needs none.
    """
    own = games.own_facts()
    if arguments[:1] != [command]:
        return list(own)
    return arguments[1:2] if {*arguments[1:2]} & own.keys() else list(games.PACKAGES)


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the options of a table in every game."""
    number: dict[str, Any] = {"type": whole_number, "metavar": "N"}
    parser.add_argument("--seats", **number, help="number of players (2)")
    parser.add_argument(
        "--people", default=1, **number, help="how many of them are people at this keyboard (1)"
    )
    parser.add_argument(
        "--bot", default=DEFAULT_LEVEL, metavar="LEVEL", help=f"{', '.join(LEVELS)} ({DEFAULT_LEVEL})"
    )
    parser.add_argument("--seed", **number, help="the deal to play (default: random)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--file", type=Path, metavar="FILE", help="save the match here; continue it if the file exists"
    )
    where.add_argument("--resume", action="store_true", help="continue the last unfinished match")


def add_game_options(parser: argparse.ArgumentParser, name: str) -> None:
    """Add the game's own options by their names."""
    game = games.game_named(name)
    for option in game.OPTIONS:
        about = f"{option.values} ({option.rule}). {option.about}"
        alone: dict[str, Any] = {"nargs": "?", "const": "yes"} if option.default is False else {}
        parser.add_argument(flag(option.name), dest=option.name, metavar=option.metavar, help=about, **alone)
    parser.set_defaults(options=game.OPTIONS)


def run(chosen: argparse.Namespace) -> None:
    """Start or continue a match, and play it at the prompt."""
    from riad.cli.prompt import Prompt

    if chosen.bot not in LEVELS:
        raise riad.BadOption(
            "bot", f"bot must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, not {chosen.bot!r}"
        )
    match, path = open_match(chosen)
    save(match, path)
    prompt = Prompt(
        match,
        people=chosen.people,
        save=lambda: save(match, path),
        coloured=use_colour(),
        level=chosen.bot,
    )
    prompt.play()
    print(f"Match saved to {path}")
    if match.turn is None:
        print(f"To replay it: riad replay {shlex.quote(str(path))}")
        return
    where = "--resume" if path.parent == folder() else f"--file {shlex.quote(str(path))}"
    people = "" if chosen.people == 1 else f" --people {chosen.people}"
    bot = "" if chosen.bot == DEFAULT_LEVEL else f" --bot {chosen.bot}"
    print(f"To continue: riad play {match.game.NAME} {where}{people}{bot}")


def open_match(chosen: argparse.Namespace) -> "tuple[Match, Path]":
    """Return the match to play, from its file or new, and its file."""
    options = {
        option.name: option.parse_argument(text)
        for option in chosen.options
        if (text := getattr(chosen, option.name)) is not None
    }
    if chosen.resume:
        match, path = last_match(chosen.game)
    elif chosen.file is not None and chosen.file.exists():
        match, path = load(chosen.file), chosen.file
    else:
        path = chosen.file or new_file(chosen.game)
        return new_match(chosen, options, path), path
    check_people(chosen.people, match.seats)
    check_table(chosen, options, match, path)
    return match, path


def new_match(chosen: argparse.Namespace, options: dict[str, Any], path: Path) -> "Match":
    """Create a match; an invalid table or file is refused before anything is compiled."""
    from riad.core.engine import Engine

    table = Engine(games.game_named(chosen.game), 2 if chosen.seats is None else chosen.seats, options)
    check_people(chosen.people, table.seats)
    check_writable(path)
    compile_with_progress(chosen.game)
    return riad.new(chosen.game, table.seats, chosen.seed, **options)


def check_people(people: int, seats: int) -> None:
    """Raise BadOption if the table has too few seats for the people."""
    if not 0 <= people <= seats:
        raise riad.BadOption("people", f"people must be 0 to {seats}, not {people}")


def check_table(chosen: argparse.Namespace, options: dict[str, Any], match: "Match", path: Path) -> None:
    """Raise BadOption if the command line and the file disagree about the table."""
    if chosen.game != match.game.NAME:
        raise riad.BadOption("game", f"{path} holds a match of {match.game.TITLE}")
    held = {"seats": match.seats, "seed": match.seed, **match.options}
    wanted = {name: getattr(chosen, name) for name in ("seats", "seed") if getattr(chosen, name) is not None}
    for name, value in {**wanted, **options}.items():
        if value != held[name]:
            flags = f"{flag(name)} {getattr(chosen, name)}"
            raise riad.BadOption(
                name, f"the match in {path} was not started with {flags}: leave it out to continue"
            )


def flag(name: str) -> str:
    """Return an option as typed on the command line."""
    return f"--{name.replace('_', '-')}"


def folder() -> Path:
    """Return the default folder of matches."""
    return platformdirs.user_data_path("riad", appauthor=False) / "matches"


def new_file(game: str) -> Path:
    """Return a file for a new match; the process is in its name, for matches started in the same second."""
    return folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.riad"


def last_match(game: str) -> "tuple[Match, Path]":
    """Return the last unfinished match of the default folder, and its file."""
    paths = folder().glob(f"{game}-*.riad")
    for path in sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        match = load(path)
        if match.turn is not None:
            return match, path
    raise FileError(f"no unfinished match of {games.game_named(game).TITLE} in {folder()}")
