"""The soft player: its probabilities follow the formula, and it never makes hopeless moves."""

import math
from collections import Counter
from typing import Any

import pytest

from riad.bots.player import Greedy
from riad.bots.softmax import UNLIKELY, SoftmaxBot, likelihood
from riad.core.engine import Engine
from riad.core.records import Record, copy_record
from riad.games import PACKAGES
from tests.kit.searching import end_of_game, engine_of, positions, worth_after
from tests.kit.tables import SEARCHED


def losses(engine: Engine, state: Record, *, by_points: bool = False) -> dict[int, float]:
    """Return the immediate loss of worth of each action against the best."""
    worths = {
        action: worth_after(engine, state, action, by_points=by_points) for action in engine.legal(state)
    }
    return {action: max(worths.values()) - worth for action, worth in worths.items()}


def no_worse_than_the_mean(lost: dict[int, float]) -> dict[int, float]:
    """Return the actions that lose no more than the mean."""
    mean = sum(lost.values()) / len(lost)
    return {action: gap for action, gap in lost.items() if gap <= mean + 1e-9}


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_it_never_gives_more_away_than_is_likely_and_leaves_the_state_alone(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    engine = engine_of(name, seats, **options)
    for warmth in (0.0, 0.2, 1.0):
        bot, refused = SoftmaxBot(engine, 5, warmth=warmth), 0
        for state in positions(engine, 2, every=5):
            lost, before = losses(engine, state), state.tobytes()
            for _ in range(10):
                assert lost[bot.choose(state)] <= UNLIKELY * warmth
            assert state.tobytes() == before
            refused += max(lost.values()) > UNLIKELY * warmth
        assert refused > 0 or warmth > 0.5


@pytest.mark.parametrize("fair", [False, True])
@pytest.mark.parametrize("warmth", [0.5, 2.0, 6.0, 1e9])
@pytest.mark.parametrize("name", PACKAGES)
def test_the_better_an_action_looks_the_likelier_it_is_as_the_formula_says(
    name: str, warmth: float, fair: bool
) -> None:
    """Chi squared of 4000 draws is about the degrees of freedom, and rarely 6 deviations above."""
    engine = engine_of(name)
    state = next(state for state in positions(engine, 3) if len(engine.legal(state)) > 4)
    lost = losses(engine, state)
    if fair:
        lost = no_worse_than_the_mean(lost)
    shares = {action: math.exp(-gap / warmth) for action, gap in lost.items() if gap / warmth < UNLIKELY}
    bot = SoftmaxBot(engine, 11, warmth=warmth, fair=fair)
    made = Counter(bot.choose(state) for _ in range(4000))
    assert set(made) <= set(shares)
    expected = {action: 4000 * share / sum(shares.values()) for action, share in shares.items()}
    often = [action for action in expected if expected[action] >= 5]
    seldom = sum(expected.values()) - sum(expected[action] for action in often)
    squares = [(made[action] - expected[action]) ** 2 / expected[action] for action in often]
    freedoms = len(often) - (seldom == 0)
    assert sum(squares) <= freedoms + 6 * math.sqrt(2 * max(freedoms, 1))
    assert sum(number for action, number in made.items() if action not in often) <= 4 * seldom + 10


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_a_fair_one_never_makes_what_looks_worse_than_the_actions_do_on_the_whole(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    engine, worse = engine_of(name, seats, **options), 0
    bot = SoftmaxBot(engine, 5, warmth=100.0, fair=True)
    for state in positions(engine, 2, every=5):
        lost = losses(engine, state)
        better = no_worse_than_the_mean(lost)
        assert {bot.choose(state) for _ in range(10)} <= {*better}
        worse += len(lost) - len(better)
    assert worse > 0


def test_how_likely_an_action_is_by_what_it_gives_away() -> None:
    assert likelihood(0.0, 2.0) == 1
    assert likelihood(2.0, 2.0) == pytest.approx(1 / math.e)
    assert likelihood(2 * UNLIKELY - 1e-6, 2.0) == pytest.approx(math.exp(-UNLIKELY), rel=1e-4)
    assert likelihood(2 * UNLIKELY, 2.0) == 0
    assert (likelihood(0.0, 0.0), likelihood(1e-9, 0.0)) == (1, 0)


@pytest.mark.parametrize("name", PACKAGES)
def test_without_warmth_it_does_the_best_or_any_of_its_equals(name: str) -> None:
    engine, equals = engine_of(name, 3), 0
    for state in positions(engine, 4, every=6):
        best = {action for action, lost in losses(engine, state).items() if lost == 0}
        bot = SoftmaxBot(engine, 1)
        assert {bot.choose(state) for _ in range(60)} <= best
        if 1 < len(best) <= 4:
            assert {bot.choose(state) for _ in range(200)} == best
            equals += 1
        assert Greedy(engine, 1).choose(state) in best
    assert equals > 0


@pytest.mark.parametrize("name", PACKAGES)
def test_by_points_it_looks_at_the_points_as_they_stand(name: str) -> None:
    engine, different = engine_of(name), 0
    bot = SoftmaxBot(engine, 1, by_points=True)
    for state in positions(engine, 6):
        by_points = losses(engine, state, by_points=True)
        assert by_points[bot.choose(state)] == 0
        by_worth = losses(engine, state)
        best = {action for action, lost in by_worth.items() if lost == 0}
        different += not any(by_points[action] == 0 for action in best)
    assert different > 0, "or tally is worth"


def test_much_warmth_makes_any_action() -> None:
    engine = engine_of(first=0)
    state = engine.start(1)
    bot = SoftmaxBot(engine, 1, warmth=1e9)
    assert {bot.choose(state) for _ in range(3000)} == {*engine.legal(state)}


def test_the_same_seed_makes_the_same_choices_and_another_does_not() -> None:
    engine = engine_of()

    def choices(seed: int) -> list[int]:
        bot = SoftmaxBot(engine, seed, warmth=2.0)
        return [bot.choose(engine.start(deal)) for deal in range(50)]

    assert choices(1) == choices(1) != choices(2)


@pytest.mark.parametrize("by_points", [False, True])
@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_it_cannot_know_what_is_hidden(
    name: str, seats: int, options: dict[str, Any], by_points: bool
) -> None:
    engine = engine_of(name, seats, **options)
    bots = [SoftmaxBot(engine, 9, warmth=1.0, by_points=by_points) for _ in range(3)]
    for state in positions(engine, 8):
        seat = engine.actor(state)
        assert seat is not None
        worlds = [copy_record(state), engine.reshuffled(state, seat, 1), engine.reshuffled(state, seat, 2)]
        assert len({bot.choose(world) for bot, world in zip(bots, worlds, strict=True)}) == 1


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    engine = engine_of()
    with pytest.raises(ValueError, match="over"):
        SoftmaxBot(engine, 1).choose(end_of_game(engine, 1))
