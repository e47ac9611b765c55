"""The effect of a legal move in words, for a person at the prompt."""

import pytest

from riad.games.dreamhome.descriptions import words
from riad.games.dreamhome.rules.constants import ROOMS, SPECIALS
from riad.match.match import Match
from tests.games.dreamhome.test_refusals import ending, furnishing, taking
from tests.kit.positions.dreamhome import FULL, TRACK, TWO_TOKENS, Seat, full, position, push

rules = pytest.mark.rules


def description(match: Match, move: str) -> str:
    """Return the effect of a legal move, after making it."""
    assert move in match.legal
    words = match.tell(move)
    match.push(move)
    return words


@rules("DH-2", "DH-3", "DH-53")
def test_what_is_done_before_and_with_taking() -> None:
    seat = Seat({"f2": "childrens_room"}, ["jackhammer", "drill", "concrete_mixer"])
    columns = "wine_cellar, kitchen red+, dressing_room interior_designer, sauna cat_house, study grey"
    match = position(seat, seat, track=columns.split(", "), stage="discard", no_discard=False)
    assert description(match, "discard 2") == "discards the kitchen and the red roof with a window"
    assert description(match, "hammer 4") == "takes the sauna with the jackhammer, the cat house is discarded"
    assert description(match, "put f1") == "puts the sauna on f1, +1"
    assert description(match, "pass") == "keeps the jackhammer for later"
    assert (
        description(match, "mix 1 3") == "swaps the wine cellar of column 1 and the dressing room of column 3"
    )
    swapped = "swaps the children's room on f2 for the dressing room of column 1, -1"
    assert description(match, "drill f2 1") == swapped
    assert description(match, "take 3") == "takes the wine cellar and the interior designer (DH-45)"
    assert description(match, "put f3 down") == "puts the wine cellar face down, as an empty room, on f3"


@rules("DH-50", "DH-53")
def test_what_is_given_up_for_a_tool() -> None:
    match = position(Seat(beside=["jackhammer"]), stage="hammer")
    assert description(match, "hammer 1") == "takes the living room with the jackhammer, without the marker"
    drilled = "swaps the living room on f1 and the piano in it for the kitchen of column 2, -3"
    assert description(position(Seat(TWO_TOKENS, ["drill"])), "drill f1 2") == drilled


@rules("DH-3")
@pytest.mark.parametrize(
    ("column", "what"),
    [
        ("kitchen brown", "the kitchen and the brown roof"),
        ("kitchen piano", "the kitchen and the piano (3 points; living room)"),
        ("kitchen globe", "the kitchen and the globe (2 points; study or library or game room)"),
        ("kitchen cat_house", "the kitchen and the cat house (1 point; 8 types of room)"),
        ("kitchen treehouse", "the kitchen and the treehouse (2 points; outside), +2"),
        ("kitchen scaffolding", "the kitchen and the scaffolding (DH-52)"),
        ("kitchen architect", "the kitchen and the architect (DH-44)"),
    ],
)
def test_what_there_is_to_take(column: str, what: str) -> None:
    assert description(position(Seat(), track=(TRACK[0], column)), "take 2") == f"takes {what}"


@rules("DH-3", "DH-10", "DH-21", "DH-48", "DH-52")
def test_what_is_done_with_what_was_taken() -> None:
    assert description(position(Seat()), "take 1") == "takes the living room and the first-player marker"
    match = taking("kitchen scaffolding", {"f1": "scaffolding"})
    assert description(match, "scaffold b4") == "puts scaffolding on b4"
    assert description(match, "put f1") == "puts the kitchen on f1, over the scaffolding, +1"
    down = "puts the kitchen face down, as an empty room, on f1, over the scaffolding"
    assert description(taking("kitchen red", {"f1": "scaffolding"}), "put f1 down") == down
    assert description(furnishing("cat_house"), "token f2") == "puts the cat house in the kitchen on f2, +1"
    match = push(taking("living_room red", TWO_TOKENS, "interior_designer"), "put f2")
    assert description(match, "keep f3") == "keeps the painting, -4"


@rules("DH-21", "DH-52")
def test_what_finds_no_place_is_told() -> None:
    lost = "; no room can take the piano, so it is discarded"
    assert description(taking("kitchen piano", {}), "put f1") == f"puts the kitchen on f1, +1{lost}"
    assert (
        description(taking("kitchen piano", {"f2": "living_room"}), "put f1") == "puts the kitchen on f1, +1"
    )
    down = "puts the living room face down, as an empty room, on f2"
    assert description(taking("living_room piano", {"f1": "study"}), "put f2 down") == f"{down}{lost}"
    takes, lost = (
        "takes the kitchen and the scaffolding (DH-52)",
        "; the scaffolding has no space and is discarded",
    )
    column = (TRACK[0], "kitchen scaffolding")
    assert description(position(Seat(), track=column, round_number=12), "take 2") == f"{takes}{lost}"
    match = position(Seat({**FULL, "f1": "scaffolding"}), track=column, round_number=11)
    assert description(match, "take 2") == f"{takes}{lost}"


@rules("DH-40", "DH-41", "DH-42", "DH-46")
def test_what_helpers_do() -> None:
    assert description(ending("roofer"), "roofer red+") == "adds the red roof with a window to the roof pile"
    assert description(ending("roofer"), "pass") == "declines a roof card"
    match = ending("supplier", "handyman", "handyman")
    swapped = "swaps the bedroom on f1 and the canopy bed in it for the discarded bathroom, -3"
    assert description(match, "supply f1 bathroom") == swapped
    assert description(match, "swap f2 s1") == "swaps the study on f2 and the sauna on s1"
    assert description(match, "pass") == "uses no more helpers"
    match = position(Seat({**FULL, "s1": "pantry down"}, ["handyman"]), Seat(FULL), stage="end")
    assert description(match, "swap f2 s1") == "swaps the study on f2 and the empty room on s1"
    match = position(full("supplier"), stage="end", discarded_rooms=["bathroom"])
    assert (
        description(match, "supply f1 bathroom")
        == "swaps the empty room on f1 for the discarded bathroom, +1"
    )


def test_every_card_has_a_name_of_its_own_in_words() -> None:
    cards = [words(name) for name in (*ROOMS, *SPECIALS, "empty")]
    assert len({*cards}) == len(cards)
    assert all(name.replace("'", "").replace(" ", "").isalpha() for name in cards)
    assert (words("childrens_room"), words("red+")) == ("children's room", "red roof with a window")
