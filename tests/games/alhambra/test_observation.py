"""The numbers for learning: their layout, and their agreement with the view."""

import riad
from riad.games.alhambra import GAME
from tests.kit.layouts import observed


def test_the_layout_is_fixed() -> None:
    """A model trained on version 2 reads these lengths: changing them requires another version."""
    lengths = [sum(part.length for part in GAME.observation_layout(seats)) for seats in GAME.SEATS]
    assert (GAME.OBSERVATION_VERSION, lengths) == (2, [908, 1250, 1592, 1934, 2276])


def test_an_observation_says_what_the_view_says() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    for move in ("buy 4", "pay o7", "stop", "place chambers7ne 1,0"):
        match.push(move)
    seen, (own, after, _) = observed(match, 2)
    assert seen["phase: one of four"] == [1, 0, 0, 0]
    assert seen["tiles in the bag"] == [49]
    assert sum(seen["face-up money: each card"]) == 4
    assert sum(seen["own hand: each card"]) == 2
    assert sum(seen["discards: each card"]) == 1
    assert own["tiles of each type"] == [0, 0, 0, 1, 0, 0]
    assert sum(own["palace: each tile"]) == 1
    window = dict(enumerate(own["window, a tile and its walls: row from the south, column"]))
    north_and_east = 0b0011 << 1
    assert {place: flags for place, flags in window.items() if flags} == {
        15 * 7 + 7: 1,
        15 * 7 + 8: 1 | north_and_east,
    }
    assert after["is to decide"] == [1]


def test_a_tile_that_waits_and_one_in_reserve_are_seen() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    for move in ("buy 4", "pay o7", "stop"):
        match.push(move)
    seen, _ = observed(match, 0)
    tile = seen["tiles that wait to be placed"].index(1)
    assert (sum(seen["tiles that wait to be placed"]), seen["phase: one of four"]) == (1, [0, 0, 1, 0])
    match.push(next(move for move in match.legal if move.startswith(("reserve", "store"))))
    seen, boards = observed(match, 2)
    assert not any(seen["tiles that wait to be placed"])
    assert [board["reserve: each tile"][tile] for board in boards].count(1) == 1


def test_no_number_is_above_its_most_through_a_game() -> None:
    match = riad.new("alhambra", seats=2, seed=3)
    while match.turn is not None:
        for seat in range(2):
            observed(match, seat)
        match.push(match.legal[(7 * len(match.moves)) % len(match.legal)])


def test_others_hands_are_not_in_it() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    world = match.engine.reshuffled(match.state, 0, 7)
    assert match.state.players[1].hand.tolist() != world.players[1].hand.tolist()
    assert match.engine.observe(match.state, 0).tolist() == match.engine.observe(world, 0).tolist()
