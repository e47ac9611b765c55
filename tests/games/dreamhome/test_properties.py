"""Properties of every game of Dream Home: 11,000 whole games, half of them played sensibly."""

import itertools
from collections import Counter
from typing import Any

import pytest

from riad.core.contract import implement
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome import GAME
from riad.games.dreamhome.rules.constants import (
    FURNISHING,
    FURNISHINGS,
    ROOFS,
    ROOMS,
    ROUNDS,
    SCAFFOLDING,
    SPACES,
    SPECIALS,
)
from riad.games.dreamhome.rules.state import DOWN, NONE, SCAFFOLD
from riad.games.dreamhome.score_sheet import rooms_of, sheet
from tests.games.dreamhome.decks import RIGGED
from tests.kit.random_play import Played, check_replay, conserved, play_games

rules = pytest.mark.rules


@rule
def all_is_there(state: Record) -> bool:
    """Return whether 60 rooms, 48 special cards and 10 tokens are each in one place."""
    missing = 0
    for room in range(len(ROOMS)):
        missing += rooms_like(state, room) != state.box.room_copies[room]
    for special in range(len(SPECIALS)):
        missing += specials_like(state, special) != state.box.special_copies[special]
    for token in range(len(FURNISHINGS)):
        missing += tokens_like(state, token) != state.box.special_copies[FURNISHING + token]
    return missing == 0 and counts_are_right(state)


@rule
def rooms_like(state: Record, room: int) -> int:
    """Return the number of cards of a room, wherever they are."""
    number = int(state.rooms[room]) + int(state.room_discards[room]) + int(state.held == room)
    for column in range(len(state.track_rooms)):
        number += state.track_rooms[column] == room
    for seat in range(state.seats):
        for space in range(len(SPACES)):
            card = int(state.players[seat].house[space])
            number += card >= 0 and card % DOWN == room
    return number


@rule
def specials_like(state: Record, special: int) -> int:
    """Return the number of special cards of a kind, wherever they are."""
    number = int(state.specials[special]) + int(state.special_discards[special])
    number += int(state.waiting == special)
    for column in range(len(state.track_specials)):
        number += state.track_specials[column] == special
    for seat in range(state.seats):
        player = state.players[seat]
        number += int(player.beside[special])
        if special < ROOFS:
            number += int(player.roofs[special])
        for space in range(len(SPACES)):
            number += special == SCAFFOLDING and player.house[space] == SCAFFOLD
    return number


@rule
def tokens_like(state: Record, token: int) -> int:
    """Return the number of tokens of a furnishing, wherever they are."""
    number = int(state.supply[token])
    for seat in range(state.seats):
        number += int(state.players[seat].outside[token])
        for space in range(len(SPACES)):
            number += state.players[seat].tokens[space] == token
    return number


@rule
def counts_are_right(state: Record) -> bool:
    """Return whether decks and houses have their number of cards, and tokens are on face-up cards."""
    rooms, specials, wrong = 0, 0, 0
    for room in range(len(ROOMS)):
        rooms += int(state.rooms[room])
    for special in range(len(SPECIALS)):
        specials += int(state.specials[special])
    for seat in range(state.seats):
        player, placed = state.players[seat], 0
        for space in range(len(SPACES)):
            card = int(player.house[space])
            placed += card >= 0
            wrong += player.tokens[space] != NONE and not 0 <= card < DOWN
        turns = int(state.round_number) - 1 + (int(state.done) >> seat & 1)
        wrong += placed != turns - (state.held != NONE and seat == state.turn)
    return bool(rooms == state.rooms_left and specials == state.specials_left and wrong == 0)


implement(conserved, GAME.STATE, all_is_there)

TABLES: list[tuple[int, dict[str, Any]]] = [
    (seats, {"edition": edition, **options})
    for seats, edition, options in itertools.product(
        GAME.SEATS,
        ("en", "is", "it"),
        ({}, {"no_discard": True}, {"closed_rooms_refuse_tokens": True}, {"open_roofs": True}),
    )
]


def test_the_state_is_small() -> None:
    assert GAME.STATE.itemsize <= 1024


def check_end(played: Played) -> None:
    """Check for twelve rooms in every house, no scaffolding, a right sum on the sheet, and empty decks."""
    state = played.last
    points = played.engine.points(state)
    assert state.round_number == ROUNDS
    assert state.rooms_left == state.specials_left == 0
    for seat in range(int(state.seats)):
        player = state.players[seat]
        assert min(player.house) >= 0
        parts = sheet(state, player, rooms_of(state, player))
        assert sum(part["points"] for part in parts) == points[seat]
        assert all(part["points"] == sum(line["points"] for line in part["lines"]) for part in parts)
    winners = [seat for seat, place in enumerate(played.engine.places(state)) if place == 0]
    assert winners == [seat for seat, own in enumerate(points) if own == max(points)]


@rules("DH-5")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("sensible", [0, 0.8])
def test_whole_games(seats: int, options: dict[str, Any], sensible: float) -> None:
    for played in play_games(GAME, seats, options, sensible, range(100)):
        check_end(played)
        if played.seed % 10 == 0:
            check_replay(played)


@pytest.mark.parametrize("name", RIGGED)
@pytest.mark.parametrize("edition", ["en", "is"])
def test_whole_games_with_rigged_decks(name: str, edition: str) -> None:
    for seats, sensible in itertools.product(GAME.SEATS, (0, 0.8)):
        options = {"edition": edition, "components": RIGGED[name]}
        for played in play_games(GAME, seats, options, sensible, range(40)):
            check_end(played)


def test_sensible_players_build_better_houses() -> None:
    sums = Counter[int]()
    for sensible in (0, 1):
        for played in play_games(GAME, 3, {}, sensible, range(60)):
            sums[sensible] += sum(played.engine.points(played.last))
    assert sums[1] > 2 * sums[0]
