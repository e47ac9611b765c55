"""The tree search finds plainly best moves: a win, a room, a swap, a majority, the optimum by enumeration."""

import contextlib
import math

import pytest

from riad.bots.levels import searcher
from riad.bots.playouts import WIN
from riad.core.engine import Engine
from riad.core.records import Record
from riad.games.azul.rules.constants import SIZE
from riad.games.azul.rules.tile_counts import count
from riad.match.match import Match
from tests.kit.positions import alhambra, dreamhome
from tests.kit.positions.azul import EMPTY, Board, position
from tests.kit.searching import after, engine_of, positions

SEEDS = (1, 2, 3)
ALMOST = ("byrk.", *EMPTY[1:])
"""A wall whose first row lacks the white tile, which would bring 5 points and 2 at the end."""


def choices(match: Match, visits: int = 300) -> set[str]:
    """Return the choices of searches with several seeds."""
    bots = (searcher(match.engine, seed, visits=visits) for seed in SEEDS)
    return {match.text(bot.choose(match.state)) for bot in bots}


class SomethingIsDrawn(Exception):
    """Enumeration has reached a position where chance decides."""


def outcomes(engine: Engine, state: Record, rng: int | None) -> list[float]:
    """Return the result of each seat, 0 to 1, if every player does the best for themselves from here on.

    Raise SomethingIsDrawn when the generator leaves `rng`, which is None where draws make no difference.
    """
    seat = engine.actor(state)
    if seat is None:
        return results(engine, state)
    if rng not in (None, int(state.rng)):
        raise SomethingIsDrawn
    branches = [outcomes(engine, after(engine, state, action), rng) for action in engine.legal(state)]
    return max(branches, key=lambda result: result[seat])


def results(engine: Engine, state: Record) -> list[float]:
    """Return the results, in which a win counts most, and then the margin."""
    points, places, scale = engine.points(state), engine.places(state), engine.game.FACTS.bots.search["scale"]
    shares = []
    for seat, mine in enumerate(points):
        margin = mine - max(points[:seat] + points[seat + 1 :])
        won = WIN / places.count(0) if places[seat] == 0 else 0.0
        shares.append(won + (1 - WIN) / (1 + math.exp(-margin / scale)))
    return shares


def values(engine: Engine, state: Record, rng: int | None = None) -> dict[int, float]:
    """Return the value of each action to its seat, by enumeration of all continuations."""
    seat = engine.actor(state)
    assert seat is not None
    return {
        action: outcomes(engine, after(engine, state, action), rng)[seat] for action in engine.legal(state)
    }


def best(match: Match) -> set[str]:
    """Return the best moves by enumeration; draws make no difference."""
    value_of = values(match.engine, match.state)
    return {match.text(action) for action, value in value_of.items() if value > max(value_of.values()) - 1e-9}


# Azul


def test_the_last_tile_of_a_round_wins_the_game() -> None:
    """Placing it in line 1 gives 27 to 25."""
    match = position(Board(wall=ALMOST, points=20), Board(points=25), centre="w", token=1)
    assert choices(match) == {"cw1"}


def test_a_game_is_not_ended_by_who_would_lose_it() -> None:
    """Placing it in line 1 would give 19 to 22; elsewhere the game continues and may still be won."""
    lines = ("", "", "ww", "", "")
    wall = ("byrk.", ".b...", "b.k..", ".wb..", ".....")
    match = position(Board(lines, wall, points=12), Board(points=22), centre="w", token=1)
    assert "cw1" not in choices(match)


def takings(state: Record) -> int:
    """Return the maximal number of turns left in the offer of a round."""
    return sum(count(int(heap), colour) > 0 for heap in state.sources for colour in range(SIZE))


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_in_a_last_round_it_agrees_with_enumeration(wall: str) -> None:
    """The results of two players add up to 1, so each of a player's best actions has the same value."""
    engine, clear = engine_of(wall=wall), 0
    for seed in range(30):
        for state in [*positions(engine, seed)][-5:]:
            if takings(state) > 3 or len(engine.legal(state)) == 1:
                continue
            with contextlib.suppress(SomethingIsDrawn):
                value_of = values(engine, state, int(state.rng))
                choice = searcher(engine, 1, visits=10_000).choose(state)
                assert value_of[choice] > max(value_of.values()) - 0.02
                clear += min(value_of.values()) < max(value_of.values()) - 0.1
    assert clear >= 4


# Dream Home

LIVING = dreamhome.Seat({"f1": "living_room", "f2": "living_room"})
TRACK = ("kitchen", "bedroom red", "living_room brown", "bathroom grey", "garage green")


@pytest.mark.parametrize("round_number", [6, 12])
def test_a_third_living_room_is_taken_and_put_beside_the_others(round_number: int) -> None:
    match = dreamhome.position(LIVING, track=TRACK, round_number=round_number)
    assert choices(match) == {"take 3"}
    match.push("take 3")
    assert choices(match) == {"put f3"}


SWAPS = {
    "two living rooms": {"f1": "living_room", "f2": "childrens_room", "f3": "study", "s3": "living_room"},
    "a pantry by a kitchen": {
        "f1": "kitchen",
        "f2": "study",
        "f3": "bedroom",
        "s1": "pantry",
        "s2": "bathroom",
    },
    "bathrooms on both floors": {"s1": "bathroom", "s3": "bathroom", "f2": "study"},
}


@pytest.mark.parametrize("house", SWAPS)
def test_the_handyman_makes_a_swap_that_brings_most(house: str) -> None:
    match = dreamhome.position(dreamhome.full("handyman", **SWAPS[house]), dreamhome.full(), stage="end")
    best_moves = best(match)
    assert len(best_moves) <= 10
    assert len(match.legal) > 50
    assert choices(match) <= best_moves


# Alhambra


def last_turn(*seats: alhambra.Seat, market: str, money: str = "", dirk: str = "") -> Match:
    """Return a match with an empty bag: it ends after this turn, and the richest get the last tiles."""
    return alhambra.position(*seats, market=market, money=money, dirk=dirk, bag="", deck="", under=(-1, -1))


def test_a_tile_is_bought_for_its_majority_before_another_is_awarded_it() -> None:
    match = last_turn(
        alhambra.Seat(hand="y9 y2", palace="garden11"),
        alhambra.Seat(hand="y9 y8", palace="garden12s"),
        alhambra.Seat(palace="pavilion8"),
        market="garden10 - - -",
        money="g9 b9 o9 o8",
    )
    assert len(match.legal) > 4
    assert choices(match) == best(match) == {"buy 1"}


def test_of_two_tiles_the_one_is_bought_that_would_not_be_awarded() -> None:
    match = last_turn(
        alhambra.Seat(hand="y9 y2 g9 g4", palace="garden11"),
        alhambra.Seat(hand="g8 g7", palace="garden12s"),
        alhambra.Seat(palace="tower12"),
        market="garden10 tower11 - -",
    )
    assert choices(match) == best(match) == {"buy 2"}


def with_a_garden() -> Match:
    """Return a match in which the garden was just bought with exact money, which gives another action."""
    seats = alhambra.Seat(hand="y9 y1", palace="tower12 1,0"), alhambra.Seat(palace="garden11")
    match = last_turn(*seats, market=alhambra.PLAIN_MARKET, money="y9 g9 b9 o9", dirk="garden12s")
    alhambra.push(match, "buy 1; pay y9; pay y1")
    return match


def test_a_further_action_makes_it_the_richest() -> None:
    """With 9 blue it receives the chambers; with 9 orange, the arcades, which score a point less."""
    match = with_a_garden()
    assert best(match) == {"take b9"}
    assert choices(match) <= {"take b9", "take o9"}


def test_a_tile_just_bought_is_placed_and_not_given_away() -> None:
    match = with_a_garden()
    match.push("stop")
    placings = {move for move in match.legal if move.startswith("place ")}
    assert {*match.legal} == placings | {"reserve garden10", "dirk garden10"}
    assert choices(match) <= best(match) == placings
