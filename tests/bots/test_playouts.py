"""The way from a leaf to a result: the end of playouts, and the scale of results."""

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from riad.bots.playouts import MOST_ACTIONS, NUMBERS, WIN, best_of_sample, play_out, write_results
from riad.core.engine import Engine
from riad.core.records import Record, copy_record, new_record
from riad.core.rng import Generator, seed_with
from riad.games import PACKAGES, facts_of
from tests.kit.positions.azul import EMPTY, Board, position
from tests.kit.searching import after, end_of_game, engine_of, positions
from tests.kit.tables import SEARCHED

SCALE = 8.0
ONE_TILE_SHORT = ("byrk.", *EMPTY[1:])
"""The tile brings 5 points, and the row 2 more at the end."""
FULL_ROW = (*EMPTY[1:], "yrkwb")


def results_of(engine: Engine, state: Record, scale: float = SCALE) -> tuple[list[float], list[float]]:
    """Return the results and margins of all seats."""
    results, margins, place = np.empty(8), np.empty(8), np.empty(8, np.int32)
    before = state.tobytes()
    write_results(state, results, margins, place, scale)
    assert state.tobytes() == before
    return results[: engine.seats].tolist(), margins[: engine.seats].tolist()


def logistic(margin: float) -> float:
    return 1 / (1 + math.exp(-margin / SCALE))


def outlook(values: Sequence[float], seat: int) -> float:
    """Return the value of a seat's lead: half over the best other seat, half over the mean of the others."""
    mine, others = values[seat], [*values[:seat], *values[seat + 1 :]]
    return (logistic(mine - max(others)) + logistic(mine - sum(others) / len(others))) / 2


def generator(seed: int) -> Record:
    made = new_record(Generator)
    seed_with(made, np.uint64(seed))
    return made


def numbers(**values: float) -> Record:
    record = new_record(NUMBERS)
    for name, number in {"sharpness": 1.0, "exploration": 1.0, "scale": SCALE, **values}.items():
        record[name] = number
    return record


def played_out(engine: Engine, state: Record, seed: int, **values: float) -> tuple[Record, int]:
    """Return the position at the end of a playout, and the number of its actions."""
    worlds = np.zeros(3, engine.game.STATE)
    worlds[1] = state
    actions = np.empty(engine.game.ACTIONS, np.int32)
    made = play_out(worlds, generator(seed), actions, numbers(**{"picks": 1, "stretches": 1, **values}))
    return copy_record(worlds[1]), int(made)


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_results_lie_between_0_and_1_and_follow_the_margins(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    engine = engine_of(name, seats, **options)
    for state in positions(engine, 7, every=5):
        worths = [float(engine.game.worth(state, seat)) for seat in range(seats)]
        results, margins = results_of(engine, state)
        for seat in range(seats):
            best_other = max(worths[:seat] + worths[seat + 1 :])
            assert margins[seat] == pytest.approx(worths[seat] - best_other)
            assert 0 < results[seat] < 1
            assert results[seat] == pytest.approx(outlook(worths, seat))
        by_margin = sorted(range(seats), key=lambda seat: margins[seat])
        assert [results[seat] for seat in by_margin] == sorted(results)


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_at_the_end_of_a_game_the_win_counts_most(name: str, seats: int, options: dict[str, Any]) -> None:
    engine = engine_of(name, seats, **options)
    for seed in range(3):
        end = end_of_game(engine, seed)
        points, places = engine.points(end), engine.places(end)
        results, margins = results_of(engine, end)
        for seat in range(seats):
            assert margins[seat] == points[seat] - max(points[:seat] + points[seat + 1 :])
            won = WIN / places.count(0) if places[seat] == 0 else 0.0
            assert results[seat] == pytest.approx(won + (1 - WIN) * outlook(points, seat))
        by_points = sorted(range(seats), key=lambda seat: points[seat])
        assert [results[seat] for seat in by_points] == sorted(results)


def ended(*boards: Board) -> tuple[Engine, Record]:
    """Return a finished game of Azul, whose first seat took the last tile and completed its first row."""
    match = position(*boards, centre="w", token=1)
    match.push("cw1")
    assert match.turn is None
    return match.engine, match.state


def test_a_tie_is_shared() -> None:
    engine, state = ended(Board(wall=ONE_TILE_SHORT), Board(points=5, wall=FULL_ROW))
    assert engine.points(state) == (7, 7)
    assert engine.places(state) == (0, 0)
    assert results_of(engine, state) == ([0.5, 0.5], [0.0, 0.0])


def test_a_tie_that_rows_break_is_no_tie() -> None:
    engine, state = ended(Board(wall=ONE_TILE_SHORT), Board(points=7))
    assert engine.points(state) == (7, 7)
    assert engine.places(state) == (0, 1)
    results, margins = results_of(engine, state)
    assert margins == [0.0, 0.0]
    assert results == pytest.approx([WIN + (1 - WIN) / 2, (1 - WIN) / 2])


def test_three_who_share_the_victory_share_the_win() -> None:
    engine, state = ended(Board(wall=ONE_TILE_SHORT), *[Board(points=5, wall=FULL_ROW)] * 2, Board(points=1))
    assert engine.places(state) == (0, 0, 0, 3)
    results, margins = results_of(engine, state)
    assert margins == [0, 0, 0, -6]
    expected = [(1 - WIN) * outlook((7, 7, 7, 1), seat) for seat in range(4)]
    assert results == pytest.approx([WIN / 3 + share for share in expected[:3]] + expected[3:])


def test_the_results_of_two_add_up_to_1() -> None:
    engine = engine_of()
    for state in itertools.chain(positions(engine, 3), [end_of_game(engine, 3)]):
        assert sum(results_of(engine, state)[0]) == pytest.approx(1)


@pytest.mark.parametrize("stretches", [1, 2])
def test_a_playout_of_azul_ends_after_so_many_draws(stretches: int) -> None:
    engine = engine_of(seats=3)
    overs = 0
    for state in positions(engine, 2, every=4):
        later, made = played_out(engine, state, 1, stretches=stretches)
        over = engine.actor(later) is None
        assert later.round_number == state.round_number + stretches or over
        assert 1 <= made < MOST_ACTIONS
        overs += over
    assert overs > 0


@pytest.mark.parametrize("name", [name for name in PACKAGES if not facts_of(name).bench.chance_free_rounds])
def test_a_playout_stops_when_something_hidden_was_shown(name: str) -> None:
    """A second player repeats the choices by hand and counts the changes of the game's generator."""
    engine = engine_of(name, 3)
    for state in positions(engine, 2, every=7):
        later, made = played_out(engine, state, 1, stretches=2)
        by_hand, chance, shown = copy_record(state), generator(1), 0
        worlds, actions = np.zeros(3, engine.game.STATE), np.empty(engine.game.ACTIONS, np.int32)
        for _ in range(made):
            assert engine.actor(by_hand) is not None
            assert shown < 2
            worlds[1] = by_hand
            rng, action = int(by_hand.rng), int(best_of_sample(worlds, chance, actions, 1))
            assert action in engine.legal(by_hand)
            engine.apply(by_hand, action)
            shown += int(by_hand.rng) != rng
        assert by_hand.tobytes() == later.tobytes()
        assert shown == 2 or engine.actor(later) is None


def test_a_game_that_is_over_is_not_played_on() -> None:
    engine = engine_of()
    end = end_of_game(engine, 1)
    later, made = played_out(engine, end, 1)
    assert (made, later.tobytes()) == (0, end.tobytes())


def test_of_many_picks_the_best_is_made_and_of_one_any() -> None:
    engine = engine_of(first=0)
    state = engine.start(4)
    legal = engine.legal(state)
    worths = {action: float(engine.game.worth(after(engine, state, action), 0)) for action in legal}
    worlds, actions = np.zeros(3, engine.game.STATE), np.empty(engine.game.ACTIONS, np.int32)
    worlds[1] = state

    def picks(number: int) -> list[int]:
        return [int(best_of_sample(worlds, generator(seed), actions, number)) for seed in range(100)]

    assert {worths[action] for action in picks(3000)} == {max(worths.values())}
    few, one = picks(3), picks(1)
    assert {*few, *one} <= set(legal)
    assert len(set(one)) > 30
    assert sum(worths[action] for action in few) > sum(worths[action] for action in one)
