"""Helpers at the end of Dream Home by example (DH-40 to DH-43, DH-46 to DH-48)."""

import pytest

from riad.games.dreamhome.rules.constants import SPACES
from riad.games.dreamhome.rules.house import meeting_tokens
from riad.match.match import Match
from tests.kit.positions.dreamhome import Seat, full, lies, position, push, refused, supply

rules = pytest.mark.rules
every_edition = pytest.mark.parametrize("edition", ["en", "is", "it"])
ALMOST = {space: "workshop down" for space in SPACES if space != "s5"}


def end(helpers: str, discarded: str = "", edition: str = "en", **house: str) -> Match:
    """Return the end of a game with these helpers, discarded rooms and house."""
    seat = full(*helpers.split(), **house)
    return position(seat, stage="end", discarded_rooms=discarded.split(), edition=edition)


def rooms(match: Match) -> dict[str, str]:
    """Return the house without its empty rooms."""
    return {space: card for space, card in lies(match).items() if card != "workshop down"}


# Roofer


@rules("DH-40")
def test_the_roofer_adds_a_discarded_roof_to_a_pile_that_nobody_has_looked_at() -> None:
    seat = full("roofer", roofs=["red"] * 3)
    match = position(seat, stage="end", discarded_roofs=["brown", "red", "grey+"])
    view = match.view(0)
    assert (view["phase"], view["discarded_roofs"]) == ("roofer", ["red", "brown", "grey+"])
    assert (view["players"][0]["roofs"], view["players"][0]["roof_cards"]) == (3, None)
    assert list(match.legal) == ["roofer red", "roofer brown", "roofer grey+", "pass"]
    assert refused(match, "roofer red+") == "DH-40"
    match.push("roofer red")
    view = match.view(0)
    assert (view["players"][0]["roof_cards"], view["discarded_roofs"]) == (["red"] * 4, ["brown", "grey+"])
    assert match.points[0] == 8


@rules("DH-6", "DH-40", "DH-41")
def test_what_was_left_over_in_round_12_can_be_fetched() -> None:
    match = position(Seat(ALMOST, ["roofer", "supplier"]), Seat(ALMOST), round_number=12)
    push(match, "take 1", "put s5", "take 2", "put s5")
    assert list(match.legal) == ["roofer brown", "roofer grey", "roofer green", "pass"]
    match.push("pass")
    assert match.view(None)["discarded_rooms"] == ["bedroom", "bathroom", "garage"]
    match.push("supply s5 bathroom")
    assert rooms(match) == {"s5": "bathroom"}


# Supplier


@rules("DH-41", "DH-46", "DH-47")
def test_the_card_given_up_joins_the_discards_be_it_face_up_or_down() -> None:
    match = end("supplier supplier", "kitchen kitchen garage", f1="study")
    push(match, "supply f1 kitchen", "supply b4 garage")
    assert (rooms(match), match.turn) == ({"f1": "kitchen", "b4": "garage"}, None)
    assert match.view(None)["discarded_rooms"] == ["kitchen", "study", "workshop"]


@rules("DH-41")
def test_the_supplier_has_only_rooms_that_were_discarded() -> None:
    match = end("supplier", "kitchen garage")
    assert refused(match, "supply f1 study") == "DH-41"
    assert {move.split()[2] for move in match.legal if move != "pass"} == {"kitchen", "garage"}
    assert refused(match, "swap f1 f2") == "DH-42"  # and the handyman swaps
    assert refused(end("handyman", "kitchen"), "supply f1 kitchen") == "DH-41"


@every_edition
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("supply f1 garage", "DH-12"),
        ("supply b4 kitchen", "DH-12"),
        ("supply f3 kitchen", "DH-13"),  # next to a kitchen of two
        ("supply s1 kitchen", ""),  # above it
        ("supply f2 kitchen", ""),  # for one of them
        ("supply f5 bathroom", "DH-13"),
        ("supply s3 bedroom", "DH-14"),  # next to a bedroom with a token
        ("supply s2 bedroom", ""),  # for that bedroom itself: its token is removed first
        ("supply b5 garage", ""),
        ("supply b4 living_room", "DH-41"),  # nobody has discarded one
    ],
)
@rules("DH-12", "DH-13", "DH-14", "DH-41", "DH-45")
def test_the_new_card_must_fit_in_that_space_face_up(edition: str, move: str, rule: str) -> None:
    """In every edition a token closes its room to the supplier, unless its owner has the designer."""
    house = {"f1": "kitchen", "f2": "kitchen", "f4": "bathroom", "s2": "bedroom *canopy_bed", "b4": "garage"}
    for helpers, refusing in (("supplier", rule), ("supplier interior_designer", rule.replace("DH-14", ""))):
        match = end(helpers, "kitchen garage bathroom bedroom", edition, **house)
        assert refused(match, move) == refusing
        assert (move in match.legal) == (refusing == "")


@rules("DH-41")
def test_a_token_on_the_card_given_up_is_lost_before_the_new_card_is_judged() -> None:
    match = end("supplier", "living_room", f1="living_room", f2="living_room *piano", f3="study")
    before = supply(match, "piano")
    assert refused(match, "supply f3 living_room") == "DH-14"
    match.push("supply f2 living_room")
    assert rooms(match) == {"f1": "living_room", "f2": "living_room", "f3": "study"}
    assert supply(match, "piano") == before + 1
    assert match.points[0] == 4 + 2


@every_edition
@rules("DH-54")
def test_exchanges_that_change_nothing_are_legal(edition: str) -> None:
    house = {"f1": "kitchen", "f2": "kitchen", "s1": "study *globe", "s3": "study"}
    match = push(end("supplier handyman handyman", "kitchen", edition, **house), "supply f1 kitchen")
    push(match, "swap f1 f2", "swap s1 s3")
    assert rooms(match) == {**house, "s1": "study", "s3": "study *globe"}
    assert match.view(None)["discarded_rooms"] == ["kitchen"]


@every_edition
@pytest.mark.parametrize("move", ["supply f2 living_room", "swap f2 s1"])
@rules("DH-54")
def test_they_are_legal_in_a_room_that_a_token_closes_too(edition: str, move: str) -> None:
    house = {"f1": "living_room *piano", "f2": "living_room", "f3": "study", "s1": "living_room"}
    match = end("supplier handyman", "living_room", edition, **house)
    assert refused(match, "supply f3 living_room") == "DH-14"
    assert refused(match, "swap f3 s1") == ("" if edition == "is" else "DH-43")
    assert (refused(match, move), move in match.legal) == ("", True)
    assert rooms(push(match, move)) == house


# Handyman


@every_edition
@rules("DH-42")
def test_the_books_handyman_moves_a_living_room_beside_another(edition: str) -> None:
    match = end("handyman", "", edition, f1="living_room", f2="childrens_room", s3="living_room")
    assert match.points[0] == 1 + 2 + 1
    match.push("swap f2 s3")
    assert rooms(match) == {"f1": "living_room", "f2": "living_room", "s3": "childrens_room"}
    assert match.points[0] == 4 + 2


@rules("DH-42", "DH-47")
def test_tokens_travel_with_their_cards_and_empty_rooms_stay_face_down_and_fit_everywhere() -> None:
    match = end("handyman handyman", f1="study *globe", b4="garage down")
    push(match, "swap f1 s5", "swap b4 s1")
    assert rooms(match) == {"s5": "study *globe", "s1": "garage down"}


@rules("DH-12", "DH-13", "DH-42")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("swap b4 f4", "DH-12"),  # a garage on a floor
        ("swap b5 f1", "DH-12"),  # a kitchen in the basement
        ("swap b4 b5", ""),
        ("swap f3 s1", "DH-13"),  # a third kitchen
        ("swap f4 s3", "DH-13"),  # a second bathroom card
        ("swap f2 f3", ""),  # the kitchens are separated
        ("swap f1 s1", ""),  # a kitchen for a kitchen
        ("swap s2 s3", ""),
    ],
)
def test_both_cards_must_end_up_legally_placed(move: str, rule: str) -> None:
    house = {"b4": "garage", "f1": "kitchen", "f2": "kitchen", "f3": "study", "f5": "bathroom"}
    match = end("handyman", **house, s1="kitchen", s3="bathroom")
    assert refused(match, move) == rule
    assert (move in match.legal) == (rule == "")


PIANO = {"f1": "living_room *piano", "f2": "study", "s3": "living_room"}
OPEN = {"f1": "living_room", "f2": "study", "s3": "living_room *piano"}
LIFTED = {"f1": "living_room *piano", "f2": "living_room", "s1": "living_room"}
PAINTED = {"f1": "living_room", "f2": "living_room *piano", "s1": "living_room *painting"}
FULL_SIZE = {"f1": "bedroom *cat_house", "f2": "bedroom", "f3": "study", "s3": "bedroom"}


@every_edition
@pytest.mark.parametrize(
    ("house", "move", "closed", "otherwise"),
    [
        (PIANO, "swap f2 s3", "DH-43", ""),
        (OPEN, "swap f2 s3", "", ""),  # a card with a token of its own may join an open room
        (LIFTED, "swap f1 s1", "", ""),  # the piano leaves f1, so it closes nothing there
        (PAINTED, "swap f1 s1", "DH-43", ""),  # two living rooms, but the painting joins the piano
        (FULL_SIZE, "swap f3 s3", "DH-13", "DH-13"),
    ],
)
@rules("DH-13", "DH-43", "DH-45")
def test_a_token_closes_its_room_to_the_handyman_but_in_icelandic_or_for_the_designers_owner(
    house: dict[str, str], move: str, closed: str, otherwise: str, edition: str
) -> None:
    one, other = move.split()[1:]
    rule = otherwise if edition == "is" else closed
    for helpers, refusing in (("handyman", rule), ("handyman interior_designer", otherwise)):
        match = end(helpers, "", edition, **house)
        assert refused(match, move) == refusing
        assert (move in match.legal) == (refusing == "")
        if not refusing:
            match.push(move)
            assert rooms(match) == {**house, one: house[other], other: house[one]}


# Tokens that meet


@rules("DH-42", "DH-48")
@pytest.mark.parametrize(("edition", "helpers"), [("is", "handyman"), ("en", "handyman interior_designer")])
def test_of_tokens_that_a_swap_brings_together_the_owner_keeps_one(edition: str, helpers: str) -> None:
    house = {"f1": "living_room *piano", "f2": "study", "s3": "living_room *cat_house"}
    match = push(end(f"{helpers} supplier", "", edition, **house), "swap f2 s3")
    assert (match.view(None)["phase"], match.view(None)["meeting"]) == ("keep", "f1")
    assert list(match.legal) == ["keep f1", "keep f2"]
    assert [refused(match, move) for move in ("keep f3", "keep s3", "pass")] == ["DH-48"] * 3
    match.push("keep f2")
    assert rooms(match) == {"f1": "living_room", "f2": "living_room *cat_house", "s3": "study"}
    assert list(match.legal) == ["pass"]  # the supplier


@rules("DH-48")
def test_a_swap_can_bring_tokens_together_in_two_rooms_the_lower_is_asked_first() -> None:
    house = {"f1": "living_room *cat_house", "f2": "bedroom *canopy_bed"}
    match = end("handyman", "", "is", **house, s1="bedroom *painting", s2="living_room *piano")
    match.push("swap f2 s2")
    assert list(match.legal) == ["keep f1", "keep f2"]
    match.push("keep f2")
    assert list(match.legal) == ["keep s1", "keep s2"]
    match.push("keep s1")
    kept = {"f1": "living_room", "f2": "living_room *piano", "s1": "bedroom *painting", "s2": "bedroom"}
    assert (rooms(match), match.turn) == (kept, None)


@rules("DH-48")
def test_tokens_can_meet_in_the_basement() -> None:
    """No furnishing of the printed game fits a room there; other components may have one."""
    match = position(Seat({"b4": "garage *piano", "b5": "garage *painting"}))
    assert meeting_tokens(match.state.players[0]) == SPACES.index("b4")


@rules("DH-45", "DH-48")
def test_a_supply_can_bring_tokens_together() -> None:
    house = {"f1": "living_room *piano", "f2": "study", "f3": "living_room *cat_house"}
    match = end("supplier interior_designer", "living_room", **house)
    match.push("supply f2 living_room")
    assert list(match.legal) == ["keep f1", "keep f3"]
    match.push("keep f1")
    assert rooms(match) == {"f1": "living_room *piano", "f2": "living_room", "f3": "living_room"}
    assert match.points[0] == 9 + 3 + 1


# The order at the end, and copies


def questions_of(match: Match) -> list[tuple[int, str]]:
    """Return the seats and helpers asked in turn, when all pass."""
    order = []
    while match.turn is not None:
        order.append((match.turn, match.view(None)["phase"]))
        match.push("pass")
    return order


@rules("DH-26", "DH-46")
def test_roofers_come_first_then_each_players_supplier_and_handyman() -> None:
    seats = [full("roofer", "supplier", "handyman"), full("architect", "handyman"), full("roofer")]
    seats += [full("architect", "interior_designer", "drill")]  # a seat that is not asked
    order = [(2, "roofer"), (0, "roofer"), (1, "helpers"), (0, "helpers")]
    assert questions_of(position(*seats, stage="end", first=1)) == order


@rules("DH-46")
def test_the_order_begins_with_the_holder_of_the_marker_after_round_12() -> None:
    match = position(*[Seat(ALMOST, ["supplier"])] * 3, round_number=12)
    push(match, "take 2", "put s5", "take 3", "put s5", "take 1", "put s5")
    assert match.view(None)["first"] == 2
    assert questions_of(match) == [(2, "helpers"), (0, "helpers"), (1, "helpers")]


@rules("DH-46")
@pytest.mark.parametrize(
    "moves", [("supply f1 kitchen", "swap f1 f2"), ("swap f1 f2", "supply f2 kitchen")], ids=str
)
def test_supplier_and_handyman_are_used_in_the_order_that_their_owner_likes(moves: tuple[str, str]) -> None:
    match = push(end("supplier handyman", "kitchen", f1="study", f2="bedroom"), *moves)
    assert (rooms(match), match.turn) == ({"f1": "bedroom", "f2": "kitchen"}, None)


@rules("DH-40", "DH-46", "DH-47")
def test_pass_gives_up_one_roofer_but_all_that_is_left_of_supplier_and_handyman() -> None:
    helpers = ["roofer"] * 2 + ["supplier"] * 2 + ["handyman"] * 2
    match = position(full(*helpers), stage="end", discarded_rooms=["kitchen"], discarded_roofs=["red"])
    match.push("pass")
    assert match.view(None)["players"][0]["helpers"] == helpers[1:]
    push(match, "roofer red", "supply f1 kitchen")
    assert match.view(None)["players"][0]["helpers"] == helpers[3:]
    match.push("pass")
    assert (match.view(None)["players"][0]["helpers"], match.turn) == ([], None)


@rules("DH-46")
def test_helpers_that_can_do_nothing_are_still_answered_with_pass() -> None:
    match = end("roofer supplier")
    assert list(match.legal) == ["pass"]
    match.push("pass")
    assert (list(match.legal), match.outcome) == (["pass"], None)
    match.push("pass")
    assert match.outcome is not None
