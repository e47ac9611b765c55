"""After a turn and the end of Alhambra (AL-30, AL-33, AL-50 to AL-54), and Dirk (AL-61 to AL-63)."""

import pytest

from riad.games.alhambra.rules.constants import TILE_NAMES
from riad.games.alhambra.rules.scoring import places, score
from riad.games.alhambra.rules.state import AWARDED, AWARDS, BAG, UNBUILT
from riad.match.match import Match
from tests.kit.positions.alhambra import (
    PLAIN_MARKET,
    Seat,
    dirks,
    lying,
    market,
    palace,
    position,
    push,
    refused,
    reserve,
    words,
)

rules = pytest.mark.rules
OTHERS = [name for name in TILE_NAMES if name not in PLAIN_MARKET.split()]
A, B = 0, 1
BUY_1 = "buy 1; pay y9; pay y1"
"""Exactly 10 for the garden."""


def scoring_next(scoring: int, *seats: Seat, bag: int, dirk: str = "") -> Match:
    """Return a position in which the next money card needed is preceded by a scoring card."""
    used = " ".join([dirk, *(seat.palace for seat in seats)]).split()
    tiles = " ".join([name for name in OTHERS if name not in used][:bag])
    under = (3, -1) if scoring == A else (-1, 3)
    return position(*seats, bag=tiles, dirk=dirk, deck="g4 g4 g4", under=under)


# After a turn


@rules("AL-30")
def test_the_market_is_refilled_and_the_rest_of_it_stays() -> None:
    match = position(Seat(hand="g9 g3"), Seat(), Seat(), bag="tower12")
    push(match, "buy 2; pay g9; pay g3; reserve tower11")
    assert market(match) == ["garden10", "tower12", "chambers10", "arcades10"]
    assert (match.state.bag, lying(match, BAG)) == (0, set())


@rules("AL-30", "AL-50", "AL-51")
def test_the_lowest_free_square_is_filled_first_and_awarded() -> None:
    """The last tile of the bag fills square 2 and goes to the player with the most green money, not blue."""
    match = position(Seat(hand="g9 g2 b9 b1"), Seat(hand="g1"), Seat(hand="b7 o1"), bag="tower12")
    push(match, "buy 3; pay b9; pay b1; buy 2; pay g9; pay g2; stop; reserve tower11; reserve chambers10")
    assert lying(match, AWARDED + 1) == {"tower12"}
    assert lying(match, AWARDED + 2) == {"arcades10"}
    assert lying(match, UNBUILT) >= {"garden10"}  # no player has any yellow
    assert market(match) == [None] * 4


@rules("AL-33", "AL-62")
def test_the_market_comes_before_dirk() -> None:
    """The last tile of the bag fills the market; the game would have ended if Dirk had received it."""
    match = scoring_next(A, Seat(hand="y9 y1"), Seat(), bag=1)
    push(match, f"{BUY_1}; take y9; reserve garden10")
    assert market(match)[0] == OTHERS[0]
    assert dirks(match) == set()
    assert match.state.scorings == 2  # A now; B was set aside before
    assert match.turn == 1
    assert words(match) == {"take"}


@rules("AL-33", "AL-62")
def test_a_scoring_comes_before_the_tiles_that_dirk_gets_for_it() -> None:
    match = scoring_next(A, Seat(palace="pavilion8"), Seat(), bag=7)
    match.push("take y9")
    assert match.state.dirk_points == 0
    assert match.points == (1, 0)
    assert len(dirks(match)) == 6


@rules("AL-33", "AL-50")
def test_a_scoring_of_the_last_turn_comes_before_the_end() -> None:
    match = scoring_next(B, Seat(hand="y9 y1"), Seat(palace="tower12"), Seat(), bag=0)
    push(match, f"{BUY_1}; take o9; reserve garden10")
    assert match.turn == 0  # this player has the orange money, so the arcades
    assert match.points == (0, 13, 0)
    match.push("place arcades10 1,0")
    assert match.points == (18, 13 + 21, 0)
    assert match.turn is None


# End


@rules("AL-50")
def test_four_full_squares_and_an_empty_bag_play_on() -> None:
    match = position(Seat(hand="y9 y1"), Seat(hand="g9 g2"), Seat(), bag="tower12")
    push(match, f"{BUY_1}; stop; place garden10 1,0")
    assert (match.state.bag, market(match)[0]) == (0, "tower12")
    push(match, "take o9; take b9; take g9")
    assert match.outcome is None
    assert match.turn == 1
    push(match, "buy 2; pay g9; pay g2; stop; reserve tower11")
    assert match.state.phase == AWARDS


@rules("AL-50", "AL-53")
def test_the_game_ends_when_a_square_stays_empty() -> None:
    match = position(Seat(hand="y9 y1", points=2), Seat(points=7), Seat(), bag="")
    push(match, f"{BUY_1}; stop")
    assert match.outcome is None
    match.push("place garden10 1,0")
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.winners, match.outcome.points) == ("AL-50", (0,), (22, 7, 0))
    assert len(match.legal) == 0
    assert refused(match, "take y9") == "AL-50"


@rules("AL-51")
@pytest.mark.parametrize(
    ("hands", "awards"),
    [
        (("g9", "b9", "o9"), ("tower11", "chambers10", "arcades10")),
        (("g2 g3", "g4", "g1 b1"), ("tower11", "", "chambers10")),  # the sum counts, not the highest card
        (("g9", "g9", "g8"), ("", "", "")),  # tied for most: no player receives it
        (("g5", "g5", "g6"), ("", "", "tower11")),
        (("g6", "g5", "g5"), ("tower11", "", "")),
        (("", "", ""), ("", "", "")),  # no player has any
        (("o1 b1", "o2 g1", "b1 y9"), ("", "tower11 arcades10", "")),
    ],
)
def test_who_gets_the_tiles_that_are_left(hands: tuple[str, ...], awards: tuple[str, ...]) -> None:
    """Seat 0 spends all its yellow money on the garden, and the square of the garden stays empty."""
    seats = [Seat(hand=f"y9 y1 {hands[0]}"), Seat(hand=hands[1]), Seat(hand=hands[2])]
    match = position(*seats, bag="", deck="")
    push(match, f"{BUY_1}; stop; reserve garden10")
    assert [lying(match, AWARDED + seat) for seat in range(3)] == [set(tiles.split()) for tiles in awards]


@rules("AL-52", "AL-53", "AL-63")
def test_awarded_tiles_are_built_from_the_next_player_on() -> None:
    match = position(
        Seat(hand="y1", reserve="tower13e"),
        Seat(hand="b9 b2 g1", palace="chambers11 1,0"),
        Seat(hand="o1", reserve="garden11", palace="arcades9 1,0"),
        bag="",
        turn=1,
    )
    push(match, "buy 3; pay b9; pay b2; reserve chambers10")
    assert match.turn == 2
    assert words(match) == {"place", "reserve"}
    redesigns = ("place garden11 0,1", "swap garden11 arcades9", "reserve arcades9")
    for move in (*redesigns, "take y9", "pass", "stop", "place tower11 0,1"):
        assert refused(match, move) == "AL-52"
    assert refused(match, "dirk arcades10") == "AL-63"
    match.push("place arcades10 2,0")
    assert match.turn == 0
    match.push("reserve garden10")  # left unbuilt
    assert (lying(match, UNBUILT) & {"garden10"}, reserve(match, 0)) == ({"garden10"}, {"tower13e"})
    assert match.turn == 1
    assert match.points == (0, 0, 0)
    match.push("place tower11 0,1")
    assert match.turn is None
    assert match.points == (0, 19 + 21, 18)  # one of the chambers is in the reserve


@rules("AL-52")
def test_two_awarded_tiles_are_built_in_any_order_one_on_the_other() -> None:
    match = position(Seat(hand="y9 y1"), Seat(hand="g1 b1"), Seat(), bag="")
    push(match, f"{BUY_1}; stop; reserve garden10; place chambers10 0,1; place tower11 0,2")
    assert palace(match, 1) == {"chambers10": (0, 1), "tower11": (0, 2)}
    assert match.points == (0, 19 + 21, 0)


@rules("AL-53")
def test_equal_points_are_a_shared_victory() -> None:
    match = position(Seat(hand="y9 y1", points=1), Seat(points=21), Seat(points=20), bag="")
    push(match, f"{BUY_1}; stop; place garden10 1,0")
    assert match.points == (21, 21, 20)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    out = match.state.players["points"][:3].astype("int32")
    places(match.state, out)
    assert out.tolist() == [0, 0, 2]


@rules("AL-54")
def test_a_scoring_card_that_never_came_up_is_left_out() -> None:
    match = position(Seat(hand="y9 y1", palace="tower12"), Seat(), Seat(), bag="", under=(60, 20))
    push(match, f"{BUY_1}; stop; reserve garden10")
    assert match.points == (21, 0, 0)
    assert match.state.scorings == 1


# Dirk


@rules("AL-61")
@pytest.mark.parametrize(
    ("scoring", "dirk", "points", "dirks_points"),
    [
        (A, "tower13e tower7new", (0, 0), 6),
        (B, "tower13e tower7new", (6, 0), 13),
        (2, "tower13e tower7new", (13, 0), 21),
        (A, "tower13e", (3, 0), 3),
        (B, "tower13e", (9, 0), 9),
        (2, "tower13e", (17, 0), 17),
        (2, "", (21, 0), 0),
    ],
)
def test_dirks_tiles_count_as_a_third_players(
    scoring: int, dirk: str, points: tuple[int, int], dirks_points: int
) -> None:
    """He takes places and shares ties, but the walls of his tiles do not count."""
    match = position(Seat(palace="tower12"), Seat(), dirk=dirk)
    score(match.state, scoring)
    assert (match.points, match.state.dirk_points) == (points, dirks_points)
    assert match.view(None)["dirk"]["points"] == dirks_points


@rules("AL-61")
def test_dirk_is_never_ranked() -> None:
    match = position(Seat(hand="y9 y1", points=3), Seat(points=2), dirk="tower12 pavilion8", bag="")
    push(match, f"{BUY_1}; stop; reserve garden10")
    assert match.state.dirk_points == 21 + 16
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.points) == ((0,), (3, 2))


@rules("AL-62")
@pytest.mark.parametrize(
    ("scoring", "bag", "tiles"),
    [(A, 20, 6), (A, 7, 6), (A, 6, 6), (A, 4, 4), (A, 0, 0), (B, 20, 6), (B, 9, 3), (B, 8, 2), (B, 2, 0)],
)
def test_the_tiles_that_dirk_gets_after_a_scoring(scoring: int, bag: int, tiles: int) -> None:
    match = scoring_next(scoring, Seat(), Seat(), bag=bag, dirk="tower12")
    before = lying(match, BAG)
    match.push("take y9")
    assert len(dirks(match)) == 1 + tiles
    assert dirks(match) - {"tower12"} == before - lying(match, BAG)
    assert match.state.bag == len(lying(match, BAG)) == bag - tiles
    assert match.outcome is None  # even with an empty bag
    match.push("take o9")
    assert match.turn == 0
    assert len(dirks(match)) == 1 + tiles


@rules("AL-62")
def test_more_than_two_players_have_no_dirk() -> None:
    match = scoring_next(A, Seat(), Seat(), Seat(), bag=20)
    match.push("take y9")
    assert (dirks(match), match.state.bag) == (set(), 20)


@rules("AL-63")
def test_bought_tiles_are_given_to_dirk_tile_by_tile() -> None:
    match = position(Seat(hand="y9 y1 g9 g2", reserve="tower13e"), Seat())
    push(match, "buy 1; pay y9; pay y1; buy 2; pay g9; pay g2")
    assert refused(match, "dirk garden10") == "AL-63"  # not before the actions end
    match.push("stop")
    assert {move for move in match.legal if move.startswith("dirk")} == {"dirk garden10", "dirk tower11"}
    assert refused(match, "dirk tower13e") == "AL-15"
    push(match, "dirk tower11; place garden10 1,0")
    assert (dirks(match), palace(match, 0)) == ({"tower11"}, {"garden10": (1, 0)})
    assert match.turn == 1


@rules("AL-63")
def test_there_is_no_giving_away_among_three() -> None:
    match = position(Seat(hand="y9 y1"), Seat(), Seat())
    push(match, f"{BUY_1}; stop")
    assert words(match) == {"place", "reserve"}
    assert refused(match, "dirk garden10") == "AL-63"


@rules("AL-63")
def test_awarded_tiles_are_not_given_to_dirk() -> None:
    match = position(Seat(hand="y9 y1"), Seat(hand="g1"), bag="")
    push(match, f"{BUY_1}; stop; dirk garden10")
    assert match.turn == 1
    assert words(match) == {"place", "reserve"}
    assert refused(match, "dirk tower11") == "AL-63"
