"""`riad arena`: bots against bots, on paired deals with rotated seats, with confidence intervals."""

import argparse
import csv
import io
import json
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import riad
from riad import games
from riad.bots.level_names import LEVELS
from riad.cli.progress import games_bar
from riad.cli.terminal import as_sentence, compile_with_progress, print_error, whole_number
from riad.cli.workers import add_workers, chosen_seconds, executor_of

if TYPE_CHECKING:
    from riad.research.arena import GameResult, PairResult
    from riad.research.jobs import Deal


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "play bots against each other and compare them"
    parser = commands.add_parser("arena", help=about, description=as_sentence(about))
    number: dict[str, Any] = {"type": whole_number, "metavar": "N"}
    parser.add_argument("game", metavar="GAME")
    levels = f"{', '.join(LEVELS)}; docs/bots.md has more"
    parser.add_argument("--bots", required=True, metavar="A,B", help=levels)
    parser.add_argument(
        "--games", default=100, **number, help="games per pair, every deal played twice (100)"
    )
    parser.add_argument("--seats", default=2, **number, help="number of players; the bots alternate (2)")
    parser.add_argument("--seed", default=0, **number, help="seed of the first deal (0)")
    add_workers(parser)
    parser.add_argument(
        "--format", choices=("text", "csv", "json"), default="text", help="output format (text)"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Play every pair and print the table; Ctrl-C ends the games and keeps their results."""
    from riad.core.engine import Engine
    from riad.core.rng import SEEDS
    from riad.research.arena import pairs
    from riad.research.jobs import Deal, MatchSetup, bot_factory

    names = chosen.bots.split(",")
    if len(names) < 2 or len(set(names)) < len(names):
        raise riad.BadOption("bots", f"name at least two different bots, not {chosen.bots!r}")
    if chosen.games == 0 or chosen.games % 2:
        raise riad.BadOption(
            "games", f"games must be even, since every deal is played twice, not {chosen.games}"
        )
    rated = len(names) > 2 and chosen.format == "text"
    if rated:
        import_module("openskill")  # report a missing package before the games
    seconds = chosen_seconds(chosen)
    engine = Engine(games.game_named(chosen.game), chosen.seats, {})
    if not (chosen.seed >= 0 and chosen.seed + chosen.games // 2 <= SEEDS):
        raise riad.BadOption("seed", f"all seeds must be between 0 and 2**64 - 1; the first is {chosen.seed}")
    for name in names:
        bot_factory(name, seconds)(engine, 1)  # report an unknown name before compiling
    compile_with_progress(chosen.game)
    setup, seeds = MatchSetup.of(engine), range(chosen.seed, chosen.seed + chosen.games // 2)
    duels, played = play_all(
        [Deal(setup, *pair, seed, seconds) for pair in pairs(names) for seed in seeds], chosen
    )
    FORMATS[chosen.format]([row(duel, chosen) for duel in duels])
    if rated:
        print_ratings(names, played)


def play_all(
    deals: "Sequence[Deal]", chosen: argparse.Namespace
) -> "tuple[list[PairResult], list[GameResult]]":
    """Play all deals, with a progress bar on standard error."""
    from riad.research.arena import PairResult
    from riad.research.jobs import play_deal

    duels: dict[tuple[str, str], PairResult] = {}
    played: list[GameResult] = []
    try:
        with executor_of(chosen) as executor, games_bar(2 * len(deals)) as progress:
            for deal, both in zip(deals, executor.results(play_deal, deals), strict=True):
                duels.setdefault((deal.one, deal.other), PairResult(deal.one, deal.other)).add(both)
                played += both
                progress(len(both), f"{deal.one} - {deal.other}")
    except KeyboardInterrupt:
        print_error("Stopped. The table covers the games played so far.\n")
    return list(duels.values()), played


def row(duel: "PairResult", chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of a pair."""
    low, high = duel.interval
    return {
        "game": chosen.game,
        "seats": chosen.seats,
        "bot": duel.one,
        "against": duel.other,
        "games": 2 * len(duel.wins),  # of complete deals, with both seatings
        "winrate": round(duel.winrate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": round(duel.margin, 2),
    }


def print_text(table: list[dict[str, Any]]) -> None:
    """Print the table for people."""
    print(f"{'bot':<16}{'against':<16}{'games':>6}  {'wins':>6}  {'95 % interval':<15}  {'margin':>6}")
    for line in table:
        interval = f"{line['low']:.1%} - {line['high']:.1%}"
        figures = f"{line['games']:>6}  {line['winrate']:>6.1%}  {interval:<15}  {line['margin']:>+6.1f}"
        print(f"{line['bot']:<16}{line['against']:<16}{figures}")


def print_csv(table: list[dict[str, Any]]) -> None:
    """Print the table for a spreadsheet."""
    text = io.StringIO()
    writer = csv.DictWriter(text, table[0] if table else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    print(text.getvalue(), end="")


def print_json(table: list[dict[str, Any]]) -> None:
    """Print the table for a program, one object per line."""
    for line in table:
        print(json.dumps(line))


FORMATS: dict[str, Callable[[list[dict[str, Any]]], None]] = {
    "text": print_text,
    "csv": print_csv,
    "json": print_json,
}


def print_ratings(names: Sequence[str], played: "Sequence[GameResult]") -> None:
    """Print the ratings over all games, the highest first."""
    from riad.research.arena import ratings

    print(f"\n{'bot':<16}{'rating':>7}  {'uncertainty':>11}")
    rated = ratings(names, played)
    for name, (rating, sigma) in sorted(rated.items(), key=lambda entry: -entry[1][0]):
        print(f"{name:<16}{rating:>7.1f}  {sigma:>11.1f}")
