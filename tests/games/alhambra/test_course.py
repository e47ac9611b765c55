"""A turn of Alhambra by example: AL-10, AL-13 to AL-16, AL-20.

test_money.py covers taking and paying, test_endless.py AL-17.
"""

import pytest

import riad
from riad.games.alhambra.rules.actions import ACTIONS, DIRK_GETS, EXCHANGE, KEEP
from riad.games.alhambra.rules.constants import FOUNTAIN, TILE_NAMES, TILE_WALLS
from tests.kit.positions.alhambra import (
    Seat,
    hand,
    market,
    money,
    palace,
    position,
    push,
    refused,
    reserve,
    waiting,
    words,
)

rules = pytest.mark.rules
EXACT = "y9 y1 g9 g2 b9 b1 o9 o1"
"""The cards for the exact prices of the plain market: 10, 11, 10, 10."""
BUYS = ["buy 1; pay y9; pay y1", "buy 2; pay g9; pay g2", "buy 3; pay b9; pay b1", "buy 4; pay o9; pay o1"]


# The actions


@rules("AL-10")
@pytest.mark.parametrize(
    "turn",
    [
        "take o9",
        "buy 1; pay y9; pay y2; reserve garden10",
        "build tower12 0,1",
        "store garden11",
        "swap tower12 garden11",
    ],
)
def test_one_action_and_it_is_the_next_players_turn(turn: str) -> None:
    match = position(Seat(), Seat(), Seat(hand="y9 y2", palace="garden11 1,0", reserve="tower12"), turn=2)
    push(match, turn)
    assert match.turn == 0
    assert words(match) == {"take"}
    match.push("take g9")
    assert match.turn == 1


@rules("AL-10")
def test_there_is_no_passing_while_something_can_be_done() -> None:
    take = position(Seat(), Seat(), Seat(), money="y9")
    buy = position(Seat(hand="y9 y1"), Seat(), Seat(), money="")
    build = position(Seat(reserve="tower12"), Seat(), Seat(), money="")
    store = position(Seat(palace="tower12"), Seat(), Seat(), money="")
    for match in (take, buy, build, store):
        assert "pass" not in match.legal
        assert refused(match, "pass") == "AL-10"


@rules("AL-10")
def test_who_can_do_nothing_passes() -> None:
    match = position(Seat(hand="y9"), Seat(hand="y9 y1"), Seat(), money="", deck="")
    assert list(match.legal) == ["pass"]
    match.push("pass")
    assert match.turn == 1
    assert list(match.legal) == ["buy 1"]


@rules("AL-13")
def test_an_exact_payment_earns_another_action_of_any_kind() -> None:
    match = position(Seat(hand=EXACT, palace="garden11 1,0", reserve="tower12"), Seat(), Seat())
    push(match, BUYS[0])
    assert match.turn == 0
    assert words(match) == {"take", "buy", "stop", "build", "store", "swap"}
    assert "buy 1" not in match.legal
    assert refused(match, "buy 1") == "AL-12"
    assert refused(match, "pass") == "AL-10"


@rules("AL-13")
def test_the_further_action_may_be_declined() -> None:
    match = position(Seat(hand=EXACT), Seat(), Seat())
    assert refused(match, "stop") == "AL-10"
    push(match, f"{BUYS[0]}; stop")
    assert set(match.legal) == {
        "place garden10 0,1",
        "place garden10 1,0",
        "place garden10 0,-1",
        "place garden10 -1,0",
        "reserve garden10",
    }
    match.push("place garden10 0,-1")
    assert match.turn == 1
    assert (hand(match, 0), palace(match, 0)) == ("g2 g9 b1 b9 o1 o9", {"garden10": (0, -1)})


@rules("AL-13", "AL-14")
@pytest.mark.parametrize("fifth", ["take y1 g2", "store garden11", "swap tower12 garden11", "stop"])
def test_four_exact_purchases_and_one_other_action_make_five(fifth: str) -> None:
    match = position(
        Seat(hand=EXACT, palace="garden11 1,0", reserve="tower12"), Seat(), Seat(), money="y1 g2 b9 o9"
    )
    bag = int(match.state.bag)
    for number, purchase in enumerate(BUYS, start=1):
        push(match, purchase)
        assert len(waiting(match)) == number
        assert market(match)[:number] == [None] * number  # nothing is refilled
        assert (match.state.bag, money(match.state)) == (bag, ["y1", "g2", "b9", "o9"])
    assert words(match) == {"take", "stop", "build", "store", "swap"}
    match.push(fifth)
    assert words(match) == {"place", "reserve"}
    assert waiting(match) == {"garden10", "tower11", "chambers10", "arcades10"}
    assert market(match) == [None] * 4
    assert len(money(match.state)) == (2 if fifth.startswith("take") else 4)
    push(match, "reserve tower11; reserve garden10; reserve arcades10")
    assert market(match) == [None] * 4
    match.push("reserve chambers10")
    assert match.turn == 1
    assert None not in market(match)
    assert (match.state.bag, len(money(match.state))) == (bag - 4, 4)


@rules("AL-13", "AL-15", "AL-16")
def test_two_exact_purchases_then_an_exchange_and_only_then_the_tiles_are_placed() -> None:
    match = position(Seat(hand=EXACT, palace="garden11 1,0", reserve="tower12"), Seat(), Seat())
    push(match, f"{BUYS[0]}; {BUYS[1]}")
    redesigns = {move for move in match.legal if move.split()[0] in ("build", "store", "swap")}
    assert not any(name in move for move in redesigns for name in ("garden10", "tower11 "))
    for move in ("build garden10 0,1", "swap garden10 garden11", "store tower11"):
        assert refused(match, move) == "AL-16"
    match.push("swap tower12 garden11")
    assert (palace(match, 0), reserve(match, 0)) == ({"tower12": (1, 0)}, {"garden11"})
    assert waiting(match) == {"garden10", "tower11"}
    assert match.turn == 0
    match.push("place tower11 2,0")  # in any order
    assert match.turn == 0
    match.push("reserve garden10")
    assert palace(match, 0) == {"tower12": (1, 0), "tower11": (2, 0)}
    assert reserve(match, 0) == {"garden11", "garden10"}
    assert match.turn == 1


@rules("AL-14")
def test_an_overpaid_purchase_ends_the_actions_after_exact_ones() -> None:
    match = position(Seat(hand="y9 y1 g9 g5"), Seat(), Seat())
    push(match, f"{BUYS[0]}; buy 2; pay g9; pay g5")
    assert words(match) == {"place", "reserve"}
    assert refused(match, "take y9") == "AL-15"


@rules("AL-15")
@pytest.mark.parametrize("order", [("garden10", "tower11"), ("tower11", "garden10")])
def test_bought_tiles_are_placed_in_any_order_one_on_the_other(order: tuple[str, str]) -> None:
    match = position(Seat(hand=EXACT), Seat(), Seat())
    push(match, f"{BUYS[0]}; {BUYS[1]}; stop")
    for move in ("stop", "buy 3", "swap garden10 tower11", "place tower12 0,1", "reserve chambers10"):
        assert refused(match, move) == "AL-15"
    push(match, f"place {order[0]} 0,1; place {order[1]} 0,2")
    assert palace(match, 0) == {order[0]: (0, 1), order[1]: (0, 2)}


# Redesign


@rules("AL-16")
def test_the_three_kinds_of_redesign() -> None:
    here = Seat(palace="garden10n 0,1  garden11 1,0", reserve="tower9nw")
    match = position(here, Seat(), Seat())
    redesigns = {move for move in match.legal if not move.startswith("take")}
    assert redesigns == {
        "build tower9nw -1,0",
        "build tower9nw -1,1",
        "store garden10n",
        "store garden11",
        "swap tower9nw garden10n",
    }
    match.push("swap tower9nw garden10n")
    assert palace(match, 0) == {"tower9nw": (0, 1), "garden11": (1, 0)}
    assert reserve(match, 0) == {"garden10n"}
    build = position(here, Seat(), Seat())
    build.push("build tower9nw -1,0")
    assert palace(build, 0) == {"tower9nw": (-1, 0), "garden10n": (0, 1), "garden11": (1, 0)}
    assert reserve(build, 0) == set()
    store = position(here, Seat(), Seat())
    store.push("store garden10n")
    assert palace(store, 0) == {"garden11": (1, 0)}
    assert reserve(store, 0) == {"tower9nw", "garden10n"}


@rules("AL-16")
def test_a_redesign_must_obey_the_building_rules() -> None:
    match = position(Seat(palace="garden11 1,0  tower12 2,0", reserve="tower9nw tower13e"), Seat(), Seat())
    assert refused(match, "store garden11") == "AL-22"
    assert refused(match, "swap tower9nw garden11") == "AL-21"
    assert refused(match, "swap tower13e garden11") == "AL-21"
    assert refused(match, "build tower9nw 3,0") == "AL-21"
    assert refused(match, "build tower13e 3,1") == "AL-23"
    assert refused(match, "build tower13e 2,0") == "AL-16"
    match.push("swap tower13e tower12")
    assert palace(match, 0) == {"garden11": (1, 0), "tower13e": (2, 0)}


@rules("AL-16")
def test_only_tiles_of_ones_own_are_redesigned() -> None:
    match = position(
        Seat(palace="garden11", reserve="tower12"), Seat(palace="chambers11", reserve="tower13e"), Seat()
    )
    moves = (
        "build tower13e 0,1",
        "store chambers11",
        "store tower12",
        "swap tower13e garden11",
        "swap tower12 chambers11",
    )
    for move in moves:
        assert refused(match, move) == "AL-16"


@rules("AL-16")
def test_the_fountain_is_never_moved_or_replaced() -> None:
    match = position(Seat(reserve="tower12"), Seat(), Seat(), money="")
    assert words(match) == {"build"}
    for move in ("store fountain", "swap tower12 fountain"):
        with pytest.raises(riad.UnknownNotation):
            match.push(move)
    assert KEEP + FOUNTAIN == DIRK_GETS  # no action names it
    assert EXCHANGE + FOUNTAIN * FOUNTAIN == ACTIONS
    match.push("build tower12 0,1")
    assert match.state.players[0].palace[: match.state.players[0].palace_size].tolist()[-1] == FOUNTAIN


@rules("AL-20")
@pytest.mark.parametrize("tile", range(54))
def test_no_tile_is_ever_rotated(tile: int) -> None:
    """Next to the fountain, only tiles without a wall on the touching side are legal."""
    name = TILE_NAMES[tile]
    spots = {2: "0,1", 3: "1,0", 0: "0,-1", 1: "-1,0"}  # by the side that touches
    match = position(Seat(reserve=name), Seat(), Seat(), market="- - - -")
    open_sides = {f"build {name} {spots[side]}" for side in range(4) if not TILE_WALLS[tile] >> side & 1}
    assert {move for move in match.legal if move.startswith("build")} == open_sides
