"""Legality: the names of spots, and whether a tile can be used at all."""

import random

import pytest

import riad
from riad.games.alhambra.rules.actions import ACTIONS, LAY, SPOT_CODES, TAKEN, TOUCHES_NOTHING
from riad.games.alhambra.rules.constants import FOUNTAIN, TILE_NAMES, TILE_WALLS, TILES
from riad.games.alhambra.rules.legality import can_redesign_with, refusal_to_lay
from riad.games.alhambra.rules.palace import lay

rules = pytest.mark.rules
NORTH, EAST, SOUTH, WEST = range(4)


@rules("AL-23")
def test_a_place_has_one_name_by_its_lowest_neighbour() -> None:
    """Other names of the same place, and names of occupied places, are each refused by their own rule."""
    match = riad.new("alhambra", seats=3, seed=1)
    state, seat = match.state, match.turn or 0
    state.rng = 0
    for name, spot in (("pavilion8", 4 * FOUNTAIN), ("arcades9", None)):
        tile = TILE_NAMES.index(name)
        lay(state, seat, tile, 4 * TILE_NAMES.index("pavilion8") + 1 if spot is None else spot)
    player, new = state.players[seat], TILE_NAMES.index("seraglio9")
    assert refusal_to_lay(player, new, 4 * TILE_NAMES.index("arcades9") + 2) == 0
    assert refusal_to_lay(player, new, 4 * FOUNTAIN + 1) == 23
    assert refusal_to_lay(player, new, 4 * FOUNTAIN) == 16
    assert refusal_to_lay(player, new, 4 * TILE_NAMES.index("tower13e")) == 23


@rules("AL-10", "AL-16")
def test_a_tile_can_redesign_where_it_has_a_spot_or_a_tile_to_replace() -> None:
    """Without spots, an exchange is still possible; a palace of only the fountain allows neither."""
    match = riad.new("alhambra", seats=3, seed=1)
    palace, tower = match.state.players[0], TILE_NAMES.index("tower12")
    assert can_redesign_with(match.state, palace, tower)
    lay(match.state, 0, TILE_NAMES.index("tower11"), 4 * FOUNTAIN + NORTH)
    assert can_redesign_with(match.state, palace, tower)
    palace.spots = 0
    assert can_redesign_with(match.state, palace, tower)
    other = match.state.players[1]
    assert can_redesign_with(match.state, other, tower)
    other.spots = 0
    assert not can_redesign_with(match.state, other, tower)


@rules("AL-25")
def test_a_line_of_twenty_tiles_can_be_written_seen_and_drawn() -> None:
    """The row has all 18 tiles without walls to the east and west, and at each end one with an outer wall."""
    match = riad.new("alhambra", seats=3, seed=1)
    seat = match.turn or 0
    across = [tile for tile in range(TILES) if int(TILE_WALLS[tile]) & 0b1010 == 0]
    for side, middle in ((EAST, across[:9]), (WEST, across[9:])):
        anchor = FOUNTAIN
        last = next(tile for tile in range(TILES) if int(TILE_WALLS[tile]) & 0b1010 == 1 << side)
        for tile in [*middle, last]:
            lay(match.state, seat, tile, 4 * anchor + side)
            anchor = tile
    view = match.view(None)
    palace = view["players"][seat]["palace"]
    assert sorted((part["x"], part["y"]) for part in palace) == [(x, 0) for x in range(-10, 11)]
    below = next(line for line in str(match).splitlines() if line.split()[:1] == ["-10"])
    assert below.split() == [str(x) for x in range(-10, 11)]
    for x in (-10, 0, 10):
        for y in (-1, 1):
            text = f"build garden8ne {x},{y}"
            assert match.text(match.action(text)) == text
    taken, beyond = match.action("build garden8ne 10,0"), match.action("build garden8ne 40,-40")
    assert [(action - LAY) % SPOT_CODES for action in (taken, beyond)] == [TAKEN, TOUCHES_NOTHING]


def test_no_other_number_is_a_legal_action() -> None:
    match, chance = riad.new("alhambra", seats=2, seed=1), random.Random(1)
    while match.turn is not None:
        for action in (-(2**31), -400, -1, ACTIONS, 2**15, 2**31 - 1):
            assert match.engine.refusal(match.state, action) in match.game.RULES
        match.push(match.text(chance.choice(match.legal.actions)))
