"""The greedy player: it plays sensibly and fairly."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from riad import games
from riad.bots.player import Greedy
from riad.core.engine import Engine
from riad.core.records import Record, copy_record

TABLES = [("azul", seats, {"wall": wall}) for seats in (2, 3, 4) for wall in ("coloured", "grey")]


def engine_of(name: str = "azul", seats: int = 2, **options: object) -> Engine:
    """Return the engine of a table."""
    return Engine(games.game_named(name), seats, options)


def positions(engine: Engine, seed: int) -> Iterator[Record]:
    """Yield every position of a game with half greedy and half random moves, including its end."""
    state, chance, bot = engine.start(seed), np.random.default_rng(seed), Greedy(engine, seed)
    yield state
    while engine.actor(state) is not None:
        legal = engine.legal(state)
        action = bot.choose(state) if chance.random() < 0.5 else legal[chance.integers(len(legal))]
        engine.apply(state, action)
        yield state


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_always_chooses_a_legal_action_and_leaves_the_state_alone(
    name: str, seats: int, options: dict[str, object]
) -> None:
    engine = engine_of(name, seats, **options)
    bot = Greedy(engine, 0)
    for state in itertools.chain(*(positions(engine, seed) for seed in range(5))):
        if engine.actor(state) is None:
            continue
        before = state.tobytes()
        assert bot.choose(state) in engine.legal(state)
        assert state.tobytes() == before


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_it_beats_a_random_player_clearly(wall: str) -> None:
    """Play each deal twice with the seats exchanged; count a shared victory as half."""
    engine = engine_of(wall=wall)
    won = 0.0
    for seed, greedy_seat in itertools.product(range(200), (0, 1)):
        state, chance, bot = engine.start(seed), np.random.default_rng(seed), Greedy(engine, seed)
        while (seat := engine.actor(state)) is not None:
            legal = engine.legal(state)
            action = bot.choose(state) if seat == greedy_seat else legal[chance.integers(len(legal))]
            engine.apply(state, action)
        places = engine.places(state)
        won += (places[greedy_seat] == 0) / places.count(0)
    assert won >= 390


def test_the_same_seed_makes_the_same_choices_and_another_does_not() -> None:
    engine = engine_of()

    def choices(seed: int) -> list[int]:
        bot = Greedy(engine, seed)
        return [bot.choose(engine.start(deal)) for deal in range(50)]

    assert choices(1) == choices(1) != choices(2)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_cannot_know_what_is_hidden(name: str, seats: int, options: dict[str, object]) -> None:
    """It makes the same choice, in every position, in worlds that differ only in the generator's future."""
    engine = engine_of(name, seats, **options)
    bots = [Greedy(engine, 9) for _ in range(3)]
    for state in itertools.chain(*(positions(engine, seed) for seed in range(3))):
        seat = engine.actor(state)
        if seat is None:
            continue
        worlds = [copy_record(state), engine.reshuffled(state, seat, 1), engine.reshuffled(state, seat, 2)]
        assert len({world.tobytes() for world in worlds}) == 3
        assert len({bot.choose(world) for bot, world in zip(bots, worlds, strict=True)}) == 1


def test_it_thinks_in_a_world_that_the_seat_may_be_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """It never reasons in the true world, whatever the `worth` of a game depends on."""
    engine = engine_of(first=0)
    truth, other = engine.start(0), engine.start(1)
    seeds: list[int] = []

    def reshuffled(_state: Record, seat: int, _seed: int) -> Record:
        seeds.append(seat)
        return copy_record(other)

    wanted = Greedy(engine, 3).choose(other)
    assert Greedy(engine, 3).choose(truth) != wanted
    monkeypatch.setattr(engine, "reshuffled", reshuffled)
    assert Greedy(engine, 3).choose(truth) == wanted
    assert seeds == [0]


def test_it_chooses_among_equals_at_random() -> None:
    engine = engine_of()
    state = engine.start(0)
    assert len({Greedy(engine, seed).choose(state) for seed in range(30)}) > 1


def test_it_takes_what_is_worth_most() -> None:
    engine = engine_of(first=0)
    bot = Greedy(engine, 0)
    for deal in range(20):
        state = engine.start(deal)

        def worth_after(action: int, state: Record = state) -> float:
            after = engine.reshuffled(state, 0, 0)
            engine.apply(after, action)
            return float(engine.game.worth(after, 0))

        assert worth_after(bot.choose(state)) == max(map(worth_after, engine.legal(state)))


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    engine = engine_of()
    *_, end = positions(engine, 1)
    with pytest.raises(ValueError, match="over"):
        Greedy(engine, 1).choose(end)
