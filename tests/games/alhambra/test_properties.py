"""Properties of every game of Alhambra: 5,200 whole games, half of them played sensibly."""

from collections import Counter

import pytest

from riad.core.contract import implement
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra import GAME
from riad.games.alhambra.rules.constants import CARDS, TILE_TYPE, TILES
from riad.games.alhambra.rules.state import AWARDED, BAG, BOUGHT, DIRK, MARKET, NONE, PALACE, RESERVE, UNBUILT
from tests.kit.random_play import check_replay, conserved, play_games

GAMES = 520  # of each seat count and driver: 5,200 in all


@rule
def all_is_there(state: Record) -> bool:
    """Return whether 54 tiles and all money cards are each in one place, with right counts."""
    return tiles_are_there(state) and money_is_there(state)


@rule
def tiles_are_there(state: Record) -> bool:
    """Return whether every tile is exactly where `where` says."""
    in_bag, on_market, at_dirk, waiting = 0, 0, 0, 0
    for tile in range(TILES):
        where = int(state.where[tile])
        in_bag += where == BAG
        at_dirk += where == DIRK
        waiting += where == BOUGHT or where == AWARDED + state.turn
        for square in range(len(state.market)):
            on_market += state.market[square] == tile and where == MARKET
        known = where in (BAG, MARKET, DIRK, BOUGHT, UNBUILT)
        for seat in range(state.seats):
            player = state.players[seat]
            known = known or where in (PALACE + seat, RESERVE + seat, AWARDED + seat)
            if (int(player.reserve) >> tile & 1 == 1) != (where == RESERVE + seat):
                return False
            laid = 0
            for index in range(player.palace_size):
                laid += player.palace[index] == tile
            if laid != (where == PALACE + seat):
                return False
        if not known:
            return False
    markets = 0
    for square in range(len(state.market)):
        markets += state.market[square] != NONE
    dirks = 0
    for kind in range(len(state.dirk_types)):
        dirks += int(state.dirk_types[kind])
    placed = state.ended_by or waiting == state.bought
    return bool(in_bag == state.bag and on_market == markets and at_dirk == dirks and placed)


@rule
def money_is_there(state: Record) -> bool:
    """Return whether there are three of each card, or two for two players, with `money` for their worth."""
    copies = 2 if state.seats == 2 else 3
    deck = 0
    for card in range(CARDS):
        number = int(state.deck[card]) + int(state.discards[card])
        deck += int(state.deck[card])
        for place in range(len(state.display)):
            number += state.display[place] == card
        for seat in range(state.seats):
            number += int(state.players[seat].hand[card])
        if number != copies:
            return False
    for seat in range(state.seats):
        player = state.players[seat]
        for currency in range(4):
            worth = 0
            for value in range(9):
                worth += (value + 1) * int(player.hand[9 * currency + value])
            if worth != player.money[currency]:
                return False
    return bool(deck == state.deck_size)


implement(conserved, GAME.STATE, all_is_there)


def test_the_state_is_small() -> None:
    assert GAME.STATE.itemsize <= 4096


@pytest.mark.parametrize("sensible", [0, 1], ids=["random", "greedy"])
@pytest.mark.parametrize("seats", GAME.SEATS)
def test_whole_games(seats: int, sensible: int) -> None:
    """After every action: conservation, legal == refusal, no dead end, an end, replay and one step fewer."""
    scorings: Counter[int] = Counter()
    best = 0
    for number, option in enumerate(("on_top", "shuffled_in")):
        seeds = range(number * 1000, number * 1000 + GAMES // 2)
        for played in play_games(GAME, seats, {"scoring_cards": option}, sensible, seeds):
            check_replay(played)
            state = played.last
            scorings[int(state.scorings)] += 1
            best = max(best, *played.engine.points(state))
            assert int(state.ended_by) in (17, 50)
            for seat in range(seats):
                palace = state.players[seat].palace[: state.players[seat].palace_size - 1].tolist()
                types = Counter(int(TILE_TYPE[tile]) for tile in palace)
                assert state.players[seat].types.tolist() == [types[kind] for kind in range(6)]
    assert scorings[3] > 0.9 * GAMES  # with both scoring cards, as nearly always
    assert best > (90 if sensible else 50)  # the games are worth testing: palaces are built


def test_mixed_tables() -> None:
    """A mixture of sensible and random actions reaches positions that neither driver reaches alone."""
    for seats in GAME.SEATS:
        for played in play_games(GAME, seats, {"open_hands": True}, 0.5, range(60)):
            check_replay(played)
