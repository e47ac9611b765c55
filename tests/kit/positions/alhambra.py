"""Positions of Alhambra in concise text, for worked examples.

Cards and tiles have their names of the notation: "y1 g2", "tower9nw". A palace is a list of tiles, each with
its spot, or without one where it does not matter: "garden10 0,1  tower11 1,0  tower12". Palaces are laid by
the rules.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

import riad
from riad.core.records import Record
from riad.games.alhambra.notation import card_name, spot_at
from riad.games.alhambra.rules.constants import (
    CARDS,
    COPIES,
    COPIES_TWO_PLAYERS,
    CURRENCY_LETTERS,
    FOUNTAIN,
    HIGHEST,
    MONEY_PLACES,
    TILE_NAMES,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
)
from riad.games.alhambra.rules.legality import refusal_to_lay
from riad.games.alhambra.rules.money import give
from riad.games.alhambra.rules.palace import lay, refusal_to_fit, start_palace
from riad.games.alhambra.rules.state import BAG, BOUGHT, DIRK, MARKET, NONE, RESERVE, UNBUILT
from riad.match.match import Match

PLAIN_MARKET = "garden10 tower11 chambers10 arcades10"
"""Tiles without walls, each for 10 or 11."""


@dataclass
class Seat:
    """The possessions of a player."""

    hand: str = ""
    palace: str = ""
    reserve: str = ""
    points: int = 0


def position(
    *seats: Seat,
    market: str = PLAIN_MARKET,
    money: str = "y9 g9 b9 o9",
    bag: str | None = None,
    deck: str | None = None,
    discards: str = "",
    under: tuple[int, int] = (NONE, NONE),
    dirk: str = "",
    turn: int = 0,
    idle: int = 0,
) -> Match:
    """Return a match in this position, at the start of a turn.

    The market is named square by square, with `-` for an empty one. Unless they are given, bag and deck hold
    everything that is nowhere else. `under` is the number of money cards under scoring card A and B; -1 means
    that the card has been set aside.
    """
    match = riad.new("alhambra", seats=len(seats), seed=0)
    state = match.state
    squares = [NONE if name == "-" else tile_number(name) for name in market.split()]
    state.where[:] = UNBUILT
    for seat, written in enumerate(seats):
        write_seat(state, seat, written)
    state.dirk_types[:] = 0
    for name in dirk.split():
        tile = free_tile(state, name)
        state.where[tile] = DIRK
        state.dirk_types[TILE_TYPE[tile]] += 1
    for square, tile in enumerate(squares):
        state.market[square] = tile
        if tile != NONE:
            state.where[free_tile(state, TILE_NAMES[tile])] = MARKET
    fill_bag(state, bag)
    cards = sorted(cards_of(money))
    state.display[:] = cards + [NONE] * (MONEY_PLACES - len(cards))
    fill_deck(state, deck, discards)
    state.under[:] = under
    state.scorings = under.count(NONE)
    state.turn, state.idle = turn, idle
    return match


def write_seat(state: Record, seat: int, written: Seat) -> None:
    """Give a player points, money and tiles."""
    player = state.players[seat]
    player.points = written.points
    player.hand[:] = 0
    player.money[:] = 0
    player.reserve = 0
    player.types[:] = 0
    for card in cards_of(written.hand):
        give(player, card)
    build_palace(state, seat, written.palace)
    for name in written.reserve.split():
        tile = free_tile(state, name)
        state.where[tile] = RESERVE + seat
        player.reserve |= 1 << tile


def build_palace(state: Record, seat: int, palace: str) -> None:
    """Lay the tiles of a palace, which must obey the rules; a tile without a spot takes the first legal."""
    start_palace(state, seat)
    player = state.players[seat]
    state.turn = seat
    words = palace.split()
    while words:
        tile = free_tile(state, words.pop(0))
        spots = [
            int(player.spot[number])
            for number in range(player.spots)
            if refusal_to_fit(int(TILE_WALLS[tile]), int(player.beside[number])) == 0
        ]
        if words and "," in words[0]:
            x, y = (int(part) for part in words.pop(0).split(","))
            spots = [spot_at(state, x, y)]
        assert spots, f"no spot for {TILE_NAMES[tile]}"
        assert refusal_to_lay(player, tile, spots[0]) == 0, f"{TILE_NAMES[tile]} cannot lie there"
        lay(state, seat, tile, spots[0])


def fill_bag(state: Record, bag: str | None) -> None:
    """Put tiles in the bag: those named, or all that are nowhere else."""
    for tile in range(TILES) if bag is None else [free_tile(state, name) for name in bag.split()]:
        if state.where[tile] == UNBUILT:
            state.where[tile] = BAG
    state.bag = state.where.tolist().count(BAG)


def fill_deck(state: Record, deck: str | None, discards: str) -> None:
    """Put cards in the deck: those named, or all that are nowhere else."""
    state.discards[:] = counts_of(discards)
    if deck is None:
        copies = COPIES_TWO_PLAYERS if state.seats == 2 else COPIES
        lying = counts_of(" ".join(money(state)))
        held = sum(state.players["hand"][: state.seats])
        state.deck[:] = [
            copies - lying[card] - int(state.discards[card]) - int(held[card]) for card in range(CARDS)
        ]
        assert min(state.deck) >= 0, "there are not so many of a card"
    else:
        state.deck[:] = counts_of(deck)
    state.deck_size = sum(state.deck.tolist())


def tile_number(name: str) -> int:
    """Return the number of a tile by its name."""
    return TILE_NAMES.index(name)


def free_tile(state: Record, name: str) -> int:
    """Return a tile that is nowhere yet."""
    assert state.where[tile_number(name)] == UNBUILT, f"{name} is there twice"
    return tile_number(name)


def cards_of(text: str) -> list[int]:
    """Return cards by their names."""
    return [CURRENCY_LETTERS.index(name[0]) * HIGHEST + int(name[1]) - 1 for name in text.split()]


def counts_of(text: str) -> list[int]:
    """Return the number of each card."""
    counts = Counter(cards_of(text))
    return [counts[card] for card in range(CARDS)]


# Places of cards and tiles


def names_of(counts: Sequence[int]) -> str:
    """Return cards by name, ascending."""
    return " ".join(card_name(card) for card in range(CARDS) for _ in range(counts[card]))


def hand(match: Match, seat: int) -> str:
    """Return the money of a player."""
    return names_of(match.state.players[seat].hand.tolist())


def discards(match: Match) -> str:
    """Return the discarded money."""
    return names_of(match.state.discards.tolist())


def money(state: Record) -> list[str]:
    """Return the face-up money."""
    return [card_name(card) for card in state.display.tolist() if card != NONE]


def market(match: Match) -> list[str | None]:
    """Return the tile on each square."""
    return [None if tile == NONE else TILE_NAMES[tile] for tile in match.state.market.tolist()]


def lying(match: Match, where: int) -> set[str]:
    """Return the tiles at a place of the record: BAG, DIRK and so on, or RESERVE and others plus a seat."""
    return {TILE_NAMES[tile] for tile in range(TILES) if match.state.where[tile] == where}


def waiting(match: Match) -> set[str]:
    """Return the tiles bought this turn."""
    return lying(match, BOUGHT)


def dirks(match: Match) -> set[str]:
    """Return Dirk's tiles, after checking the counts of their types."""
    tiles = [tile for tile in range(TILES) if match.state.where[tile] == DIRK]
    counts = Counter(int(TILE_TYPE[tile]) for tile in tiles)
    assert match.state.dirk_types.tolist() == [counts[kind] for kind in range(6)]
    return {TILE_NAMES[tile] for tile in tiles}


def reserve(match: Match, seat: int) -> set[str]:
    """Return the tiles in a player's reserve."""
    return {TILE_NAMES[tile] for tile in range(TILES) if int(match.state.players[seat].reserve) >> tile & 1}


def palace(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """Return the tiles of a palace without the fountain, with their places."""
    player = match.state.players[seat]
    return {
        TILE_NAMES[player.palace[index]]: (int(player.x[index]), int(player.y[index]))
        for index in range(player.palace_size)
        if player.palace[index] != FOUNTAIN
    }


# Moves


def push(match: Match, moves: str) -> None:
    """Make moves, written with semicolons between them."""
    for move in moves.split("; "):
        match.push(move)


def words(match: Match) -> set[str]:
    """Return the kinds of legal moves: take, buy, pass."""
    return {move.split()[0] for move in match.legal}


def refused(match: Match, move: str) -> str:
    """Return the rule that refuses a move."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    return caught.value.rule


def sentence(match: Match, move: str) -> str:
    """Return the reason why a move is refused, in words."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    return caught.value.sentence
