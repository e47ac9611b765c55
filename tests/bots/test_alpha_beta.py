"""The alpha-beta search: it agrees with plain minimax, and does not look beyond the next draw."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from riad.bots import alpha_beta
from riad.bots.alpha_beta import WIN, AlphaBeta, key_of, lead
from riad.core.engine import Engine
from riad.core.records import Record, copy_record
from riad.games import PACKAGES
from riad.games.azul.rules.constants import SIZE
from riad.games.azul.rules.tile_counts import count
from tests.kit.searching import after, end_of_game, engine_of, positions
from tests.kit.tables import SEARCHED

PLENTY = 1 << 40
MOST = 1500  # positions for plain minimax to search
WALLS = [(seats, wall) for seats in (2, 3) for wall in ("coloured", "grey")]


def takings(state: Record) -> int:
    """Return the maximal number of turns left in the offer of a round."""
    return sum(count(int(heap), colour) > 0 for heap in state.sources for colour in range(SIZE))


def is_small(engine: Engine, state: Record) -> bool:
    """Return whether only a few positions are possible before the next draw."""
    count, rng, ahead = 0, int(state.rng), [state]
    while ahead and count < MOST:
        count, one = count + 1, ahead.pop()
        if int(one.rng) == rng:
            ahead += [after(engine, one, action) for action in engine.legal(one)]
    return not ahead


def last_of_rounds(seats: int, wall: str, left: int = 4, games: int = 5) -> Iterator[tuple[Engine, Record]]:
    """Yield positions of Azul with a choice and a small offer, including positions during wall tiling."""
    engine = engine_of("azul", seats, wall=wall)
    for seed in range(games):
        for state in positions(engine, seed):
            if takings(state) <= left and len(engine.legal(state)) > 1 and is_small(engine, state):
                yield engine, state


def ahead(engine: Engine, state: Record, seat: int, by_points: bool) -> float:
    """Return the lead of a seat by the evaluation of the search."""
    estimate = engine.game.tally if by_points else engine.game.worth
    values = [float(estimate(state, other)) for other in range(engine.seats)]
    margin = values.pop(seat) - max(values)
    if engine.actor(state) is None:
        margin += WIN * float(np.sign(margin))
    return margin


def minimax(engine: Engine, state: Record, seat: int, rng: int, by_points: bool) -> float:
    """Search everything up to the next draw, without pruning or table; all others play against the seat."""
    mover = engine.actor(state)
    if mover is None or int(state.rng) != rng:
        return ahead(engine, state, seat, by_points)
    values = [
        minimax(engine, after(engine, state, action), seat, rng, by_points) for action in engine.legal(state)
    ]
    return max(values) if mover == seat else min(values)


def values(engine: Engine, state: Record, by_points: bool) -> dict[int, float]:
    """Return the value of each action by plain minimax."""
    seat, rng = engine.actor(state), int(state.rng)
    assert seat is not None
    return {
        action: minimax(engine, after(engine, state, action), seat, rng, by_points)
        for action in engine.legal(state)
    }


@pytest.mark.parametrize("by_points", [False, True])
@pytest.mark.parametrize(("seats", "wall"), WALLS)
def test_it_chooses_as_plain_minimax_does_with_any_table(
    seats: int, wall: str, by_points: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of("azul", seats, wall=wall)
    bots = []
    for bits in (16, 3, 0):
        monkeypatch.setattr(alpha_beta, "TABLE_BITS", bits)
        bots.append(AlphaBeta(engine, nodes=PLENTY, by_points=by_points))
    tried = 0
    for _, state in last_of_rounds(seats, wall, games=5 if wall == "coloured" else 1):
        expected = values(engine, state, by_points)
        for bot in bots:
            assert expected[bot.choose(state)] == pytest.approx(max(expected.values()), abs=1e-4)
        tried += max(expected.values()) > min(expected.values()) + 1
    assert tried > 8


@pytest.mark.parametrize("by_points", [False, True])
def test_a_lead_is_that_over_the_best_other_and_a_win_is_more(by_points: bool) -> None:
    engine = engine_of(seats=3)
    for seed in range(5):
        for state in (*positions(engine, seed, every=7), end_of_game(engine, seed)):
            for seat in range(3):
                estimated = float(lead(state, seat, int(by_points)))
                assert estimated == pytest.approx(ahead(engine, state, seat, by_points))


def test_before_the_last_taking_it_looks_at_each_action_once_and_not_beyond_the_draw() -> None:
    """It visits one node for the position and one per action, and only evaluates positions after a draw."""
    seen = 0
    for engine, state in last_of_rounds(2, "coloured", 1):
        bot = AlphaBeta(engine, nodes=PLENTY)
        bot.choose(state)
        assert bot.searched == 1 + len(engine.legal(state))
        seen += 1
    assert seen > 10


def test_it_stops_deepening_when_nothing_is_cut_short() -> None:
    """With two turns left, it visits the position, its actions and their answers, some again for order."""
    for engine, state in last_of_rounds(2, "coloured", 2):
        answers = [len(engine.legal(after(engine, state, action))) for action in engine.legal(state)]
        if takings(state) < 2 or engine.actor(after(engine, state, engine.legal(state)[0])) is None:
            continue
        bot = AlphaBeta(engine, nodes=PLENTY)
        bot.choose(state)
        first = 1 + len(answers)
        assert bot.searched <= first + 1 + 2 * len(answers) + sum(answers)


@pytest.mark.parametrize("nodes", [1, 2, 10, 100, 1000])
@pytest.mark.parametrize("name", PACKAGES)
def test_it_answers_legally_however_few_nodes_it_has(name: str, nodes: int) -> None:
    engine = engine_of(name, 3)
    bot = AlphaBeta(engine, nodes=nodes)
    for state in positions(engine, 4, every=3):
        before = state.tobytes()
        assert bot.choose(state) in engine.legal(state)
        assert state.tobytes() == before


def test_nodes_are_kept_to() -> None:
    """The limit may be exceeded only by the actions being ordered when it is reached."""
    engine = engine_of()
    for state in positions(engine, 4, every=5):
        bot = AlphaBeta(engine, nodes=500)
        bot.choose(state)
        assert bot.searched <= 500 + 2 * len(engine.legal(engine.start(0)))


def test_the_same_nodes_make_the_same_choices_whatever_was_searched_before() -> None:
    engine = engine_of(seats=3)
    some = [*positions(engine, 8, every=3)]
    used = AlphaBeta(engine, nodes=3000)
    choices = [used.choose(state) for state in some]
    assert choices == [AlphaBeta(engine, nodes=3000).choose(state) for state in some]
    assert choices[::-1] == [used.choose(state) for state in some[::-1]]


def test_a_single_action_needs_no_search() -> None:
    engine, bot = engine_of(), AlphaBeta(engine_of(), nodes=PLENTY)
    forced = [state for state in positions(engine, 1) if len(engine.legal(state)) == 1]
    assert forced
    assert [[bot.choose(state)] for state in forced] == [engine.legal(state) for state in forced]
    assert bot.searched == 0


@pytest.mark.parametrize("by_points", [False, True])
@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_it_cannot_know_what_is_hidden(
    name: str, seats: int, options: dict[str, Any], by_points: bool
) -> None:
    engine = engine_of(name, seats, **options)
    bot = AlphaBeta(engine, nodes=400, by_points=by_points)
    for state in positions(engine, 6, every=3):
        seat = engine.actor(state)
        assert seat is not None
        worlds = [copy_record(state), *(engine.reshuffled(state, seat, seed) for seed in (1, 2, 3))]
        assert len({bot.choose(world) for world in worlds}) == 1


def test_the_hash_of_a_state_leaves_out_its_generator_only() -> None:
    engine = engine_of()
    state = engine.start(1)

    def key(changed: Record) -> int:
        return int(key_of(np.frombuffer(changed.tobytes(), np.uint64)))

    other = copy_record(state)
    other.rng += np.uint64(1)
    assert key(other) == key(state)
    for change in (set_points, set_turn, set_end):
        other = copy_record(state)
        change(other)
        assert key(other) != key(state)


def set_points(state: Record) -> None:
    state.players[0].points += 1


def set_turn(state: Record) -> None:
    state.turn = 1 - int(state.turn)


def set_end(state: Record) -> None:
    state.ended_by = 50


@pytest.mark.parametrize("name", PACKAGES)
def test_there_is_nothing_to_choose_when_the_game_is_over(name: str) -> None:
    engine = engine_of(name)
    with pytest.raises(ValueError, match="over"):
        AlphaBeta(engine, nodes=10).choose(end_of_game(engine, 1))
