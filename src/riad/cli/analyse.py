"""`riad hint` and `riad analyse`: the search's analysis of a position, for people and for programs."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import riad
from riad import games
from riad.cli.progress import progress_bar
from riad.cli.terminal import as_sentence, compile_with_progress, load, whole_number, wrapped
from riad.match.ansi import count_of

if TYPE_CHECKING:
    from riad.bots.move_advice import Candidate
    from riad.match.match import Match

SHOWN = 5
MOST_VISITS = 10_000_000


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the commands to the parser."""
    number: dict[str, Any] = {"type": whole_number, "metavar": "N"}
    about = "show the best moves in a saved match, and why"
    hint = commands.add_parser("hint", help=about, description=as_sentence(about))
    hint.add_argument("file", type=Path, metavar="FILE")
    hint.add_argument("--at", **number, help="position after N moves (default: the last)")
    hint.add_argument("--visits", default=5000, **number, help="visits to search (5000)")
    hint.add_argument("--threads", default=1, **number, help="number of threads (1)")
    hint.set_defaults(run=run_hint)
    about = "analyse positions: JSON lines in, JSON lines out (docs/analysis.md)"
    analyse = commands.add_parser("analyse", help=about, description=as_sentence(about))
    analyse.add_argument("--visits", default=1000, **number, help="default visits per query (1000)")
    analyse.add_argument("--threads", default=1, **number, help="number of threads (1)")
    analyse.set_defaults(run=run_analyse)


def checked(name: str, number: object, most: int) -> int:
    """Return a whole number from 1 up; raise BadOption otherwise."""
    from riad.core.options import whole_number as whole

    count = whole(number)
    if count is None or not 1 <= count <= most:
        raise riad.BadOption(name, f"{name} must be a whole number from 1 to {most}, not {number!r}")
    return count


def run_hint(chosen: argparse.Namespace) -> None:
    """Print the best moves of a position in words."""
    match = load(chosen.file)
    if chosen.at is not None:
        match = match.at(chosen.at)
    if match.turn is None:
        print(f"The game is over: {match.outcome}")
        return
    visits, threads = checked("visits", chosen.visits, MOST_VISITS), checked("threads", chosen.threads, 64)
    compile_with_progress(match.game.NAME)
    candidates = with_bar(match, visits, threads)
    made = sum(advice.visits for advice in candidates)
    where = f"{match.game.TITLE}, after {count_of(len(match.moves), 'move')}"
    print(f"{where}. Seat {match.turn + 1} to move; {made} visits.")
    visited = [advice for advice in candidates if advice.visits]
    for number, advice in enumerate(visited[:SHOWN], start=1):
        lead = f"{abs(advice.margin):.1f} points {'ahead' if advice.margin >= 0 else 'behind'}"
        figures = f"{advice.winrate:.0%} to win, {lead}, {count_of(advice.visits, 'visit')}"
        print(wrapped(f"{number}. {advice.move}: {match.tell(advice.move)}", indent=3))
        print(wrapped(f"   {figures}", indent=3))
        if len(advice.line) > 1:
            print(wrapped(f"   then {', '.join(advice.line[1:])}", indent=3))


def with_bar(match: "Match", visits: int, threads: int) -> "list[Candidate]":
    """Search with a progress bar on standard error; Ctrl-C ends the search and keeps its result."""
    from riad.bots.move_advice import analyse_match

    with progress_bar("visit", visits) as (show, _):

        def report(done: int) -> bool:
            show(done, visits)
            return True

        return analyse_match(match, visits=visits, threads=threads, report=report)


def run_analyse(chosen: argparse.Namespace) -> None:
    """Answer queries from standard input until it ends, with one line per requested position."""
    visits, threads = checked("visits", chosen.visits, MOST_VISITS), checked("threads", chosen.threads, 64)
    try:
        for answer in answers(sys.stdin, visits, threads):
            print(json.dumps(answer), flush=True)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)


def answers(lines: Iterable[str], visits: int, threads: int) -> Iterator[dict[str, Any]]:
    """Yield the answers to queries, in order; a wrong query gets its error as the answer."""
    for line in lines:
        if not line.strip():
            continue
        name: Any = None
        try:
            query = json.loads(line)
            if not isinstance(query, dict):
                raise riad.BadOption("query", "a query must be a JSON object")
            name = query.get("id")
            yield from answers_to(query, visits, threads)
        except (riad.RiadError, ValueError, RecursionError) as error:
            yield {"id": name, "error": str(error)}


def answers_to(query: dict[str, Any], visits: int, threads: int) -> Iterator[dict[str, Any]]:
    """Yield an answer for each turn of a query: for the last position if it names none."""
    match = match_of(query)
    wanted = query.get("analyzeTurns", [len(match.moves)])
    if not isinstance(wanted, list):
        raise riad.BadOption("analyzeTurns", "analyzeTurns must be a list of move numbers")
    visits = checked("maxVisits", query.get("maxVisits", visits), MOST_VISITS)
    for turn in wanted:
        yield answer(query.get("id"), match.at(turn), visits, threads)


def match_of(query: dict[str, Any]) -> "Match":
    """Return the match of a query: its text in `match`, or game, seats, seed, options and moves."""
    known = {"id", "match", "game", "seats", "seed", "options", "moves", "analyzeTurns", "maxVisits"}
    if unknown := sorted({*query} - known):
        raise riad.BadOption("query", f"a query has no {unknown[0]!r}; it has {', '.join(sorted(known))}")
    if "match" in query:
        return riad.loads(str(query["match"]))
    if not isinstance(query.get("game"), str):
        raise riad.BadOption("game", f"name the game: {', '.join(games.PACKAGES)}; or send a saved match")
    options, moves = query.get("options", {}), query.get("moves", [])
    if not isinstance(options, dict) or not isinstance(moves, list):
        raise riad.BadOption("query", "options must be an object and moves a list of strings")
    if stray := sorted({"game", "seats", "seed", "self"} & {*options}):
        raise riad.BadOption("query", f"{stray[0]} is not an option: put it beside options in the query")
    match = riad.new(query["game"], query.get("seats", 2), query.get("seed", 0), **options)
    for move in moves:
        match.push(move)
    return match


def figures_of(advice: "Candidate | None") -> dict[str, float | None]:
    """Return the rounded expectations of a move; null for a move without a visit."""
    if advice is None or advice.visits == 0:
        return {"winrate": None, "margin": None}
    return {"winrate": round(advice.winrate, 4), "margin": round(advice.margin, 2)}


def answer(name: Any, match: "Match", visits: int, threads: int) -> dict[str, Any]:
    """Return the result for a position, with the field names of KataGo's analysis engine."""
    from riad.bots.move_advice import analyse_match

    candidates = analyse_match(match, visits=visits, threads=threads)
    return {
        "id": name,
        "turnNumber": len(match.moves),
        "rootInfo": {
            "seat": match.turn,
            "visits": sum(advice.visits for advice in candidates),
            **figures_of(candidates[0] if candidates else None),
        },
        "moveInfos": [
            {
                "move": advice.move,
                "visits": advice.visits,
                **figures_of(advice),
                "prior": round(advice.prior, 4),
                "order": order,
                "pv": list(advice.line),
            }
            for order, advice in enumerate(candidates)
        ],
    }
