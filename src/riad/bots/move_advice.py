"""The moves of a position of a match as a search sees them, in the notation of the game."""

from collections.abc import Callable
from dataclasses import dataclass

from riad.bots.levels import searcher
from riad.match.match import Match

WORLDS = 16


@dataclass(frozen=True)
class Candidate:
    """A legal move of a position with what a search expects of it, as `riad.analyse` returns it."""

    move: str
    """The move as a text."""
    action: int
    """The same move as an action number."""
    visits: int
    """Number of times that the search has tried the move."""
    winrate: float
    """The chance to win, from 0 to 1; a clear win counts more than a narrow one."""
    margin: float
    """The seat's expected lead in points over the best other seat at the end."""
    prior: float
    """Prior probability of the move, before any visit."""
    line: tuple[str, ...]
    """The expected moves, starting with this one, up to the next hidden event."""


def analyse_match(
    match: Match,
    *,
    visits: int = 2000,
    seconds: float | None = None,
    threads: int = 1,
    seed: int = 1,
    report: Callable[[int], bool] = lambda _done: True,
) -> list[Candidate]:
    """Return the moves of a position, the best first, using only information of the seat to act."""
    if match.turn is None:
        return []
    search = searcher(match.engine, seed, visits=visits, seconds=seconds, threads=threads)
    analysis = search.analyse(match.state, report)
    return [
        Candidate(
            move=match.text(estimate.action),
            action=estimate.action,
            visits=estimate.visits,
            winrate=estimate.winrate,
            margin=estimate.margin,
            prior=estimate.prior,
            line=line_in_words(match, estimate.line),
        )
        for estimate in analysis.candidates
    ]


def line_in_words(match: Match, actions: tuple[int, ...]) -> tuple[str, ...]:
    """Return the texts of a line of actions, as far as it is legal in several sampled worlds."""
    engine, moves = match.engine, list[str]()
    worlds = [engine.reshuffled(match.state, match.turn or 0, seed) for seed in range(WORLDS)]
    for action in actions:
        if any(engine.refusal(world, action) for world in worlds):
            break
        moves.append(match.game.write_action(worlds[0], action))
        before = [int(world.rng) for world in worlds]
        for world in worlds:
            engine.apply(world, action)
        if before != [int(world.rng) for world in worlds]:
            break  # unpredictable from here: something hidden was shown
    return tuple(moves)
