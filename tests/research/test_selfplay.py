"""Recorded games: their seating, the division of the work, and that a record equals the game."""

from collections import Counter

import pytest

import riad
from riad.games import PACKAGES
from riad.research.jobs import MatchSetup
from riad.research.selfplay import RecordedGame, Run, play, stretches


def test_bots_sit_in_turns_and_move_on_by_a_seat() -> None:
    run = Run(MatchSetup("azul", 3), ("a", "b"))
    assert [run.seating(number) for number in range(3)] == [("a", "b", "a"), ("b", "a", "b"), ("a", "b", "a")]
    seats = Counter((seat, bot) for number in range(4) for seat, bot in enumerate(run.seating(number)))
    assert set(seats.values()) == {2}
    alone = Run(MatchSetup("azul", 2), ("a",))
    assert alone.seating(7) == ("a", "a")
    crowd = Run(MatchSetup("azul", 2), ("a", "b", "c"))
    assert [crowd.seating(number) for number in range(3)] == [("a", "b"), ("b", "c"), ("c", "a")]


@pytest.mark.parametrize("bots", [("keen",), ("keen", "strong")])
@pytest.mark.parametrize("observations", [False, True])
def test_stretches_hold_every_game_once_in_order(bots: tuple[str, ...], observations: bool) -> None:
    run = Run(MatchSetup("azul", 2), bots, observations=observations)
    cut = [*stretches(run, range(7, 260))]
    assert [number for one in cut for number in range(one.first, one.end)] == [*range(7, 260)]
    lone = "strong" in bots or observations
    assert (len(cut) == 253) == lone


@pytest.mark.parametrize("name", PACKAGES)
def test_a_record_is_the_game_that_a_match_replays(name: str) -> None:
    run = Run(MatchSetup(name, 2), ("greedy", "random"), seed=11, observations=True)
    record = play(run, 3)
    assert (record.seed, record.bots) == (14, ("random", "greedy"))
    match = riad.new(name, seats=2, seed=14)
    for ply in record.plies:
        assert (ply.seat, ply.points, ply.legal) == (match.turn, match.points, match.legal.actions)
        assert ply.observation is not None
        assert (ply.observation == match.engine.observe(match.state, ply.seat)).all()
        match.push(ply.move)
    assert match.actions == tuple(ply.action for ply in record.plies)
    assert (match.turn, match.points) == (None, record.points)
    assert match.engine.places(match.state) == record.places


def test_a_game_follows_from_its_seed_and_bots_alone() -> None:
    run = Run(MatchSetup("azul", 2), ("casual",), seed=5)
    later = Run(MatchSetup("azul", 2), ("casual",), seed=6)
    assert play(run, 1).plies == play(later, 0).plies
    assert play(run, 0).plies != play(run, 1).plies


def test_a_shared_win_is_shared() -> None:
    def shares(*places: int) -> list[float]:
        return RecordedGame(0, 0, (), [], (), places).win_shares

    assert shares(0, 1) == [1.0, 0.0]
    assert shares(0, 2, 0) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    ("bots", "seed", "games", "message"),
    [
        (("nobody",), 0, 1, "unknown bot 'nobody'"),
        (("keen",), 0, 0, "games must be 1 or more, not 0"),
        (("keen",), -1, 1, "not all of 1 seeds from -1 are between"),
        (("keen",), 2**64 - 1, 2, "not all of 2 seeds from"),
    ],
)
def test_what_cannot_be_played(bots: tuple[str, ...], seed: int, games: int, message: str) -> None:
    with pytest.raises(riad.BadOption, match=message):
        Run(MatchSetup("azul", 2), bots, seed).check(games)
