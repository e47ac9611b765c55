"""The views of seats and spectators of Dream Home, which show nothing more, and the outcome (DH-65)."""

import json
from collections.abc import Iterable
from typing import Any

import pytest

import riad
from riad.core.contract import Outcome
from riad.games.dreamhome.rules.components import OWN
from riad.games.dreamhome.rules.constants import SPACES
from tests.kit.positions.dreamhome import Seat, position, push

rules = pytest.mark.rules
FIELDS = {
    *(
        "game",
        "options",
        "seat",
        "turn",
        "legal",
        "phase",
        "round",
        "rounds",
        "last_round",
        "first",
        "order",
        "marker",
        "track",
        "held",
    ),
    *("waiting", "meeting", "rooms_left", "specials_left", "discarded_rooms", "discarded_roofs", "cards"),
    "players",
}
BOARD_FIELDS = {
    *("points", "house", "rooms", "free", "outside", "tools", "helpers", "roofs", "roof_cards", "sheet"),
}


def test_a_view_has_these_fields_and_no_others() -> None:
    match = riad.new("dreamhome", seats=3, seed=1)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert set(view) == FIELDS
        assert all(set(board) == BOARD_FIELDS for board in view["players"])
        assert json.loads(json.dumps(view)) == view


def test_the_legal_moves_are_in_the_view_of_the_seat_that_is_to_act() -> None:
    match = riad.new("dreamhome", seats=2, seed=1, first=1, no_discard=True)
    moves = ["take 1", "take 2", "take 3", "take 4", "take 5"]
    assert [match.view(seat)["legal"] for seat in (0, 1, None)] == [[], moves, []]


@rules("DH-3", "DH-5")
def test_the_order_of_a_round_and_whether_it_is_the_last() -> None:
    for first, order in ((0, [0, 1, 2]), (2, [2, 0, 1])):
        view = position(Seat(), Seat(), Seat(), first=first).view(None)
        assert (view["order"], view["last_round"]) == (order, False)
    match = position(Seat(), round_number=11)
    push(match, "take 2", "put f1", "take 1")
    assert (match.view(None)["order"], match.view(None)["last_round"]) == ([0, 1], False)
    match.push("put f1")
    assert (match.view(None)["order"], match.view(None)["last_round"]) == ([1, 0], True)
    assert position(Seat(beside=["roofer"]), stage="end").view(None)["last_round"]


@rules("DH-3", "DH-53")
def test_the_track_says_which_column_has_the_marker_until_it_is_taken() -> None:
    match = position(Seat(beside=["concrete_mixer"]), Seat())
    rows = ("room", "special", "marker")

    def column(number: int) -> tuple[Any, ...]:
        return tuple(match.view(None)["track"][number - 1][row] for row in rows)

    assert (column(1), column(2)) == (("living_room", None, True), ("kitchen", "red", False))
    match.push("mix 1 2")
    assert (column(1), column(2)) == (("kitchen", None, True), ("living_room", "red", False))
    match.push("take 1")
    assert column(1) == (None, None, False)
    hammered = position(Seat(beside=["jackhammer"]), stage="hammer")
    hammered.push("hammer 1")
    assert not any(one["marker"] for one in hammered.view(None)["track"])


def test_deeds_say_which_column_has_the_marker() -> None:
    match = position(Seat(beside=["jackhammer"]), stage="hammer")
    assert [match.deed(f"hammer {column}")["marker"] for column in (1, 2)] == [True, False]
    match.push("pass")
    assert [match.deed(f"take {column}")["marker"] for column in (1, 2, 5)] == [True, False, False]


def test_a_house_and_what_lies_beside_it() -> None:
    house = {"b4": "scaffolding", "f1": "living_room *piano", "f2": "garage down"}
    seat = Seat(house, ["roofer", "drill", "drill", "architect"], ["birdhouse"], ["red", "red+"])
    player = position(Seat(), seat).view(0)["players"][1]
    assert list(player["house"]) == list(SPACES)
    assert {space: card for space, card in player["house"].items() if card} == {
        "b4": {"room": "scaffolding", "down": False, "token": None},
        "f1": {"room": "living_room", "down": False, "token": "piano"},
        "f2": {"room": "garage", "down": True, "token": None},
    }
    assert (player["tools"], player["helpers"]) == (["drill", "drill"], ["roofer", "architect"])
    assert (player["outside"], player["roofs"], player["points"]) == (["birdhouse"], 2, 1 + 3 + 1 + 1)


@rules("DH-11", "DH-13", "DH-60", "DH-61")
def test_the_rooms_of_a_house_and_the_spaces_that_something_could_stand_on() -> None:
    house = {
        "f1": "living_room *piano",
        "f2": "living_room",
        "f3": "pantry",
        "f4": "kitchen",
        "b4": "scaffolding",
        "s1": "living_room down",
    }
    player = position(Seat(house), Seat()).view(None)["players"][0]
    assert player["rooms"] == [
        {"spaces": ["f1", "f2"], "most": 3, "points": 4},
        {"spaces": ["f3"], "most": 1, "points": 3},
        {"spaces": ["f4"], "most": 2, "points": 1},
    ]
    assert player["free"] == ["b5", "s2", "s3", "s4"]


def test_what_is_in_hand_and_what_waits_can_be_followed() -> None:
    track = ("kitchen", "living_room painting", "bedroom brown", "bathroom grey", "garage scaffolding")
    house = {"f1": "living_room *piano", "f3": "living_room *cat_house"}
    match = position(Seat(house, ["interior_designer"]), track=track)
    fields = ("phase", "held", "waiting", "meeting")

    def seen() -> list[str | None]:
        return [match.view(None)[field] for field in fields]

    assert seen() == ["take", None, None, None]
    match.push("take 2")
    assert seen() == ["place", "living_room", "painting", None]
    match.push("put f2")
    assert seen() == ["keep", None, "painting", "f1"]
    match.push("keep f1")  # and the painting has no room
    assert seen() == ["take", None, None, None]
    push(match, "take 5", "put f1 down")
    assert seen() == ["scaffolding", None, "scaffolding", None]


def test_the_figures_of_the_cards_are_in_the_view() -> None:
    cards = riad.new("dreamhome", seats=2, seed=1).view(None)["cards"]
    assert cards["rooms"]["living_room"] == {"place": "floors", "points": [1, 4, 9], "annex": None}
    assert cards["rooms"]["pantry"]["annex"] == {"partner": "kitchen", "points": 3}
    assert cards["rooms"]["garage"]["place"] == "basement"
    assert cards["furnishings"]["globe"] == {"rooms": ["study", "library", "game_room"], "points": 2}
    assert cards["furnishings"]["treehouse"] == {"rooms": ["outside"], "points": 2}


# Roofs


@rules("DH-20")
@pytest.mark.parametrize("stage", ["discard", "hammer", "turn", "end"])
def test_nobody_sees_the_faces_of_a_roof_pile_before_the_end(stage: str) -> None:
    views = []
    for pile in (["red"] * 4, ["red", "brown+", "grey", "green"]):
        match = position(Seat(beside=["jackhammer", "roofer"], roofs=pile), stage=stage)
        views.append([match.view(viewer) for viewer in (0, 1, None)])
    assert views[0] == views[1]
    for view in views[0]:
        assert (view["players"][0]["roofs"], view["players"][0]["roof_cards"]) == (4, None)
        assert [part["part"] for part in view["players"][0]["sheet"]] == [
            *("rooms", "furnishings", "functionality")
        ]


@rules("DH-20")
def test_the_piles_are_shown_at_the_end_or_by_the_tables_choice() -> None:
    seat = Seat({"f1": "study"}, roofs=["red+", "brown", "red", "red", "red"])
    for match in (position(seat, stage="end"), position(seat, open_roofs=True)):
        player = match.view(1)["players"][0]
        assert player["roof_cards"] == ["red", "red", "red", "red+", "brown"]
        assert player["sheet"][-1]["lines"] == [
            {"what": "roof", "roofs": ["red+", "red", "red", "red"], "one_colour": True, "points": 8},
            {"what": "windows", "cards": 1, "points": 1},
        ]
        assert player["points"] == 2 + 9


# The outcome


def ended(*houses: dict[str, str], **options: Any) -> Outcome:
    """Return the outcome of a game with these houses."""
    outcome = position(*(Seat(house) for house in houses), stage="end", **options).outcome
    assert outcome is not None
    return outcome


def children(rooms: Iterable[str], known: bool = True) -> dict[str, Any]:
    """Return the components with two children on each card of these rooms, and none on others."""
    parts: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    for room in parts["rooms"]:
        room["children"] = 2 * (room["id"] in rooms)
    if not known:
        parts["rooms"][-1]["children"] = None
    return parts


STUDY, LIBRARY, KITCHENS = {"f1": "study"}, {"f2": "library"}, {"f1": "kitchen", "s1": "kitchen"}
SHARED = "Twelve rounds were played (DH-5). Tied players share the victory (DH-65)."
UNKNOWN = (
    "Twelve rounds were played (DH-5). Children should break the tie, but the components do not say how "
    "many are on each card: the victory is shared (DH-65)."
)


def test_there_is_no_outcome_before_the_end() -> None:
    assert position(Seat(STUDY)).outcome is None


@rules("DH-65")
def test_most_points_win() -> None:
    outcome = ended({"f1": "kitchen"}, STUDY, KITCHENS | STUDY)
    assert (outcome.winners, outcome.points, outcome.rule) == ((2,), (1, 2, 3), "DH-5")
    assert str(outcome) == "Seat 3 wins, 1 : 2 : 3. Twelve rounds were played (DH-5)."


@rules("DH-65")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_equals_share_the_victory(edition: str) -> None:
    known = children(["study"])
    for options in ({}, {"components": known}):
        outcome = ended(STUDY, {"f1": "kitchen"}, LIBRARY, edition=edition, **options)
        assert (outcome.winners, outcome.reason) == ((0, 2), SHARED)
    assert str(outcome) == f"Seats 1 and 3 share the victory, 2 : 1 : 2. {SHARED}"


@rules("DH-65")
@pytest.mark.parametrize("options", [{"edition": "is"}, {"edition": "it", "children_tiebreak": True}])
@pytest.mark.parametrize("components", [None, children(["study"], known=False)], ids=["none", "some"])
def test_children_that_nobody_has_counted_break_no_tie_and_the_outcome_says_so(
    options: dict[str, Any], components: dict[str, Any] | None
) -> None:
    outcome = ended(LIBRARY, STUDY, components=components, **options)
    assert (outcome.winners, outcome.reason) == ((0, 1), UNKNOWN)
    assert ended(STUDY, KITCHENS | STUDY, **options).winners == (1,)


@rules("DH-65")
@pytest.mark.parametrize("options", [{"edition": "is"}, {"edition": "en", "children_tiebreak": True}])
def test_of_equals_who_has_more_children_wins(options: dict[str, Any]) -> None:
    match = position(
        *(
            Seat(house)
            for house in (LIBRARY, STUDY, {"f1": "kitchen"} | {"s1": "kitchen"}, {"f1": "bedroom"})
        ),
        stage="end",
        components=children(["study", "kitchen", "bedroom"]),
        **options,
    )
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.outcome.reason == (
        "Twelve rounds were played (DH-5). "
        "More children break the tie (DH-65): seat 1 has 0, seat 2 has 2, seat 3 has 4."
    )
    assert match.engine.places(match.state) == (2, 1, 0, 3)


@rules("DH-65")
def test_children_count_on_face_up_cards_and_points_come_first() -> None:
    known = {"edition": "is", "components": children(["study", "garage", "bedroom"])}
    assert ended(STUDY | {"b4": "garage down"}, STUDY | {"f4": "garage down"}, **known).winners == (0, 1)
    assert ended(STUDY | {"b4": "garage"}, STUDY | {"b4": "garage down"}, **known).winners == (0,)
    assert ended(STUDY | {"b4": "garage"}, STUDY | {"s1": "pantry"}, **known).winners == (1,)


@rules("DH-65")
def test_equals_with_as_many_children_share() -> None:
    known = {"edition": "is", "components": children(["study", "library"])}
    outcome = ended(STUDY, LIBRARY, **known)
    assert outcome.winners == (0, 1)
    assert outcome.reason.endswith("seat 1 has 2, seat 2 has 2. Those with the most share the victory.")


@rules("DH-65")
def test_equals_with_fewer_children_share_nothing() -> None:
    known = {"edition": "is", "components": children(["library"])}
    outcome = ended(STUDY, STUDY, LIBRARY, **known)
    assert outcome.winners == (2,)
    assert outcome.reason.endswith("seat 1 has 0, seat 2 has 0, seat 3 has 2.")
