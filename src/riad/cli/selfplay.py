"""`riad selfplay`: games of bots as Parquet, one row per action."""

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import riad
from riad import games
from riad.bots.level_names import LEVELS
from riad.cli.play import add_command, add_games, flag
from riad.cli.progress import games_bar
from riad.cli.terminal import compile_with_progress, print_error, whole_number
from riad.cli.workers import add_workers, chosen_seconds, executor_of
from riad.match.ansi import count_of

if TYPE_CHECKING:
    from riad.research.parquet import PartFile
    from riad.research.selfplay import Run


def add_parser(commands: Any, arguments: Sequence[str]) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "selfplay", "play bots against each other and write the games as Parquet")
    add_games(parser, arguments, "selfplay", add_run, run)


def add_run(parser: argparse.ArgumentParser) -> None:
    """Add the options of a run in every game."""
    number: dict[str, Any] = {"type": whole_number, "metavar": "N"}
    parser.add_argument("--seats", default=2, **number, help="number of players (2)")
    parser.add_argument("--games", default=1000, **number, help="number of games (1000)")
    parser.add_argument(
        "--bot",
        action="append",
        metavar="BOT",
        help=f"a bot: random, greedy, {', '.join(LEVELS)}; repeat for more, which take seats in turn",
    )
    parser.add_argument(
        "--seed", default=0, **number, help="seed of the first game; each later game adds 1 (0)"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="PLACE", help="a file, NAME.parquet, or a folder of files"
    )
    parser.add_argument("--games-per-file", default=1000, **number, help="games per file in a folder (1000)")
    parser.add_argument(
        "--observations",
        action="store_true",
        help="also write each observation and the legal actions",
    )
    add_workers(parser)


def run(chosen: argparse.Namespace) -> None:
    """Play the missing games and report the files; after Ctrl-C, finished files remain."""
    if chosen.games_per_file < 1:
        raise riad.BadOption(
            "games-per-file", f"games-per-file must be 1 or more, not {chosen.games_per_file}"
        )
    wanted, command = run_of(chosen)
    wanted.check(chosen.games)
    from riad.research.parquet import missing_files, parts_of

    parts = parts_of(chosen.out, wanted, chosen.games, chosen.games_per_file, command)
    left = missing_files(parts)
    if left:
        left[0].check_writable()
        compile_with_progress(chosen.game)
        write_all(left, chosen)
    there = sum(len(part.numbers) for part in parts) - sum(len(part.numbers) for part in left)
    already = f", {there} of them already there" if there else ""
    print(f"{count_of(chosen.games, 'game')}{already}, in {count_of(len(parts), 'file')}: {chosen.out}")


def run_of(chosen: argparse.Namespace) -> "tuple[Run, str]":
    """Return the run, and the command that reproduces its files with any workers."""
    from riad.core.engine import Engine
    from riad.research.jobs import MatchSetup
    from riad.research.selfplay import Run

    typed = {option: text for option in chosen.options if (text := getattr(chosen, option.name)) is not None}
    options = {option.name: option.parse_argument(text) for option, text in typed.items()}
    engine = Engine(games.game_named(chosen.game), chosen.seats, options)
    bots = tuple(chosen.bot or ("greedy",))
    run = Run(MatchSetup.of(engine), bots, chosen.seed, chosen_seconds(chosen), chosen.observations)
    words = ["riad", "selfplay", chosen.game]
    for name in ("seats", "games", "seed"):
        words += [f"--{name}", str(getattr(chosen, name))]
    for name in bots:
        words += ["--bot", name]
    for option, text in typed.items():
        words += [flag(option.name), text]
    words += ["--observations"] if chosen.observations else []
    words += ["--seconds", str(chosen.seconds)] if chosen.seconds is not None else []
    return run, shlex.join(words)


def write_all(parts: "Sequence[PartFile]", chosen: argparse.Namespace) -> None:
    """Play and write, with a progress bar on standard error."""
    from riad.research.parquet import write

    try:
        with executor_of(chosen) as executor, games_bar(sum(len(part.numbers) for part in parts)) as played:
            for stretch, _rows in write(parts, executor):
                played(stretch.end - stretch.first, chosen.game)
    except KeyboardInterrupt:
        print_error("Stopped. Finished files are kept; run the same command to continue.\n")
        sys.exit(130)
