"""The table of Dream Home in text."""

import random
import re
from itertools import pairwise

import pytest

import riad
from riad.games.dreamhome.text_board import draw
from riad.match.ansi import width
from riad.match.match import Match
from tests.kit.positions.dreamhome import EXAMPLE, EXAMPLE_ROOF, Seat, full, position, push

HOUSE = Seat(EXAMPLE, roofs=EXAMPLE_ROOF)
DRAWN = """\
             +------------+------------+------------+------------+------------+
  upstairs   | children's | living room  living room| bathroom   | dressing   |
             |            | *piano                  |            |            |
             +------------+------------+------------+------------+------------+
  downstairs | bathroom   | bedroom    | kitchen    | pantry     | kitchen    |
             |            | *cat house |            |            |            |
             +------------+------------+------------+------------+------------+
  basement                                          | garage     | empty room |
                                                    +------------+------------+
"""
SHEET = """\
  Seat 1
  Rooms                            15
    Children's room                 2
    Living room of 2 cards          4
    Bathroom                        1
    Dressing room                   1
    Bathroom                        1
    Bedroom                         1
    Kitchen                         1
    Pantry (next to kitchen)        3
    Kitchen                         1
    Garage                          0
    Empty room                      0
  Furnishings                       4
    Piano                           3
    Cat house                       1
  Functionality                     6
    Bathroom on each floor          3
    Bathroom, kitchen and bedroom   3
  Roof                              4
    Roof of mixed colours (red+,
      red, brown, grey)             3
    Window                          1
  Final score                      29"""
rules = pytest.mark.rules


def text_of(match: Match) -> str:
    """Return the whole board with its whitespace collapsed."""
    return " ".join(str(match).split())


def title(match: Match) -> str:
    """Return the title of the board."""
    return " ".join(str(match).partition("\n\n")[0].split())


def track(match: Match) -> list[list[str]]:
    """Return the lines of the track, each as its label and the text of its columns."""
    drawn = str(match)
    lines = drawn[drawn.index("  column") :].splitlines()[:4]
    starts = [2, *range(14, 79, 13)]
    assert {line[at - 1 : at] for line in lines for at in starts} <= {" ", ""}
    return [[line[at:to].rstrip() for at, to in pairwise([*starts, 79])] for line in lines]


def floors(match: Match, seat: int = 0) -> list[str]:
    """Return the drawn lines of a house: from the top to the ground below the basement."""
    lines = str(match).splitlines()
    head = next(place for place, line in enumerate(lines) if re.match(rf"[> ] Seat {seat + 1}\b.*:", line))
    first = next(place for place in range(head, len(lines)) if lines[place].startswith("  upstairs")) - 1
    last = next(place for place in range(first, len(lines)) if lines[place].startswith("  basement"))
    ends = next(place for place in range(last, len(lines)) if lines[place].endswith("+"))
    return lines[first : ends + 1]


def floor(match: Match, name: str, seat: int = 0) -> str:
    """Return the line of a floor, from its first wall on."""
    return next(line for line in floors(match, seat) if line.startswith(f"  {name}"))[13:].strip()


def too_wide(text: str) -> list[str]:
    """Return lines of more than 79 columns, which a terminal of 80 breaks, or nearly."""
    return [line for line in text.splitlines() if width(line) > 79]


# A house


@rules("DH-66")
def test_the_house_of_29_points_is_drawn_and_scored_line_by_line() -> None:
    text = str(position(HOUSE, stage="end"))
    assert text.startswith("Dream Home. The game is over.\n")
    assert DRAWN in text
    roof = "4 roof cards (red, red+, brown, grey)"
    assert f"Seat 1: 29 points beside: {roof} +---" in " ".join(text.split())
    left = [line[:37].rstrip() for line in text.splitlines()]
    assert left[left.index("  Seat 1") :] == SHEET.splitlines()


def test_four_sheets_lie_two_by_two() -> None:
    lines = str(position(HOUSE, Seat(), Seat(), HOUSE, stage="end")).splitlines()
    heads = [line.split() for line in lines if re.fullmatch(r"  Seat \d +Seat \d", line)]
    assert heads == [["Seat", "1", "Seat", "2"], ["Seat", "3", "Seat", "4"]]
    assert [line.count("Final score") for line in lines].count(1) == 4


def test_walls_stand_between_rooms_only() -> None:
    house = {"f1": "living_room", "f2": "living_room", "f3": "living_room", "s1": "living_room"}
    match = position(Seat({**house, "s2": "living_room down", "s3": "living_room down", "f4": "study"}))
    assert floor(match, "downstairs") == "| living room  living room  living room| study      | f5         |"
    assert floor(match, "upstairs") == "| living room| empty room | empty room | s4         | s5         |"


def test_a_token_lies_under_its_room_and_those_outside_beside_the_house() -> None:
    seat = Seat({"f1": "bedroom", "f2": "bedroom *canopy_bed", "b4": "garage"}, [], ["treehouse"])
    lines = floors(position(seat))
    assert lines[3:5] == [
        "  downstairs | bedroom      bedroom    | f3         | f4         | f5         |",
        "             |              *canopy bed|            |            |            |",
    ]
    assert "beside: 0 roof cards, *treehouse" in text_of(position(seat))


def test_tools_helpers_and_the_height_of_the_pile_are_told_but_not_its_faces() -> None:
    seat = Seat({}, ["drill", "interior_designer", "concrete_mixer"], roofs=["red", "grey+"])
    text = text_of(position(seat))
    assert "> Seat 1 (you): 0 points, the roof not counted beside:" in text
    assert "beside: 2 roof cards, drill, mixer, designer +---" in text
    shown = text_of(position(seat, open_roofs=True))
    assert "> Seat 1 (you): 0 points beside:" in shown
    assert "beside: 2 roof cards (red, grey+), drill, mixer, designer +---" in shown


def test_scaffolding_keeps_its_walls_in_line() -> None:
    match = position(Seat({"b4": "scaffolding", "b5": "scaffolding", "f4": "study", "f1": "scaffolding"}))
    assert floor(match, "basement") == "| #scaf# b4  | #scaf# b5  |"
    assert {width(line) for line in floors(match)} == {79}


# Placing


def test_the_spaces_where_the_room_may_go_are_marked() -> None:
    match = push(position(Seat({"f1": "kitchen", "f2": "kitchen"})), "take 2")
    assert floor(match, "upstairs") == "| [s1]       | [s2]       | s3         | s4         | s5         |"
    assert floor(match, "downstairs") == "| kitchen      kitchen    | (f3)       | f4         | f5         |"
    assert floor(match, "basement") == "| (b4)       | (b5)       |"
    assert "in hand: kitchen [f2]: face up or down; (f2): face down only" in text_of(match)
    assert "[s1]" not in draw(match.view(None))  # a spectator places nothing


def test_scaffolding_over_which_the_room_may_go_is_marked() -> None:
    match = push(position(Seat({"b4": "scaffolding", "f4": "study"})), "take 5")
    assert floor(match, "basement") == "| #scaf# [b4]| [b5]       |"
    assert {width(line) for line in floors(match)} == {79}
    match = push(position(Seat({"b4": "scaffolding", "f4": "study"})), "take 2")
    assert floor(match, "basement") == "| #scaf# (b4)| (b5)       |"


def test_what_waits_and_where_it_may_go_is_told() -> None:
    track = ("kitchen", "study piano", "bedroom scaffolding", "bathroom grey", "garage green")
    match = position(Seat({"f1": "living_room"}), Seat(), track=track)
    match.push("take 2")
    assert "waiting: piano (3 points), for living room" in text_of(match)
    push(match, "put f2", "token f1", "take 3")
    assert "waiting: scaffolding" in text_of(match)


# The table


def test_the_track_shows_special_cards_rooms_and_what_they_score() -> None:
    columns = ("pantry", "living_room red+", "garage ice_cream_machine", "-", "dressing_room drill")
    assert track(position(Seat(), Seat(), track=columns)) == [
        ["column", "1", "2", "3", "4", "5"],
        ["special", "first player", "red+ roof", "ice cream", "-", "drill"],
        ["room", "pantry", "living room", "garage", "-", "dressing"],
        ["scores", "1 (3 by kit)", "1 4 9", "0 4", "", "1 (3 by bed)"],
    ]


def test_long_names_of_special_cards_keep_to_their_columns() -> None:
    specials = ("interior_designer", "concrete_mixer", "red+", "canopy_bed")
    match = position(Seat(), track=("pantry", *(f"study {special}" for special in specials)))
    assert track(match)[1] == ["special", "first player", "designer", "mixer", "red+ roof", "canopy bed"]
    assert too_wide(str(match)) == []


@rules("DH-3")
def test_the_title_says_who_does_what_and_who_is_first() -> None:
    seat = Seat({}, ["jackhammer", "roofer", "supplier"])
    titles = [title(position(seat, stage=stage)) for stage in ("discard", "hammer", "end")]
    assert [text.partition(",")[0] for text in titles] == ["Dream Home"] * 3
    assert [text.partition(". ")[2] for text in titles] == [
        "Seat 1 discards a column.",
        "Seat 1 may use the jackhammer.",
        "Seat 1 may take a discarded roof card.",
    ]
    turn = ("take 2", "put f1", "take 1")
    start = "Dream Home, round 5 of 12, seat 2 first"
    match = position(Seat(), Seat(), first=1)
    assert title(match) == f"{start}. Seat 2 takes a column."
    assert title(push(match, *turn)) == f"{start}, seat 1 in the next. Seat 1 places a room."
    last = push(position(Seat(), Seat(), first=1, round_number=12), *turn)
    assert title(last) == "Dream Home, round 12 of 12, seat 2 first. Seat 1 places a room."


@rules("DH-46")
@pytest.mark.parametrize("helpers", ["supplier", "handyman", "supplier and the handyman"])
def test_the_title_names_the_helpers_that_are_there(helpers: str) -> None:
    match = position(full("architect", *helpers.split(" and the ")), stage="end")
    assert title(match).endswith(f" Seat 1 may use the {helpers}.")


def test_the_house_of_who_looks_comes_last_and_the_track_before_it() -> None:
    match = push(position(Seat(), Seat(beside=["roofer", "supplier"]), Seat()), "take 2", "put f1", "take 3")
    parts = r"Seat \d.*:|column|in hand:|discarded \w+:"

    def seen(seat: int | None) -> list[str]:
        return re.findall(parts, draw(match.view(seat)))

    middle = ["column", "in hand:", "discarded roofs:", "discarded rooms:"]
    assert seen(0) == ["Seat 2:", "Seat 3:", *middle, "Seat 1 (you):"]
    assert seen(1) == ["Seat 1:", "Seat 3:", *middle, "Seat 2 (you):"]
    assert seen(2) == ["Seat 1:", "Seat 2:", *middle, "Seat 3 (you):"]
    assert seen(None) == ["Seat 1:", "Seat 2:", "Seat 3:", *middle]


def test_discards_are_shown_when_they_can_be_fetched() -> None:
    seat = full("roofer", "roofer", "supplier")
    rooms, roofs = ["kitchen", "garage", "kitchen"], ["red", "red+", "red"]
    match = position(seat, stage="end", discarded_rooms=rooms, discarded_roofs=roofs)
    assert "discarded roofs: red x2, red+ discarded rooms: kitchen x2, garage >" in text_of(match)
    match.push("roofer red")
    assert "discarded roofs: red, red+ discarded rooms:" in text_of(match)
    match.push("pass")
    assert "discarded roofs" not in text_of(match)
    assert "discarded rooms: kitchen x2, garage >" in text_of(match)
    match.push("pass")
    assert "discarded" not in text_of(match)


@pytest.mark.parametrize("helper", ["roofer", "supplier", "handyman"])
def test_discards_are_shown_as_soon_as_somebody_may_fetch_some(helper: str) -> None:
    match = position(Seat(), Seat(beside=[helper]), discarded_rooms=["living_room", "living_room"])
    shown = {"roofer": ["roofs: none"], "supplier": ["rooms: living room x2"], "handyman": []}
    assert re.findall(r"discarded (.*)", str(match)) == shown[helper]


def random_positions(seats: int, games: int) -> list[str]:
    """Return the boards of whole games played at random, for the seat that is to act."""
    chance, boards = random.Random(seats), []
    for seed in range(games):
        match = riad.new("dreamhome", seats=seats, seed=seed, open_roofs=seed % 2 == 1)
        while match.turn is not None:
            match.push(match.text(chance.choice(match.legal.actions)))
            boards.append(str(match))
    return boards


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_wider_than_a_terminal(seats: int) -> None:
    assert {line for text in random_positions(seats, 12) for line in too_wide(text)} == set()


def test_the_widest_lines_fit_a_terminal() -> None:
    """The boards have long texts of every kind: a cat house, cards next to a house, discards, open roofs."""
    beside = ["drill", "jackhammer", "concrete_mixer", "roofer", "supplier", "architect", "handyman"]
    seat = Seat({}, [*beside, "interior_designer"], ["treehouse", "birdhouse"], ["green", "brown+"] * 5)
    track = ("kitchen", "study cat_house", "bedroom scaffolding", "bathroom grey", "garage green")
    rooms = ["childrens_room", "dressing_room", "living_room"] * 10
    for match in (
        push(position(Seat(), track=track), "take 2"),
        position(seat, open_roofs=True),
        position(Seat({}, ["supplier"]), stage="end", discarded_rooms=rooms),
        position(Seat({}, ["roofer"]), stage="end", discarded_roofs=["green", "brown+"] * 8),
    ):
        assert too_wide(str(match)) == []


def test_colours_change_nothing_but_the_colours() -> None:
    for match in (position(HOUSE, stage="end"), push(position(HOUSE, first=1), "take 2")):
        view = match.view(match.turn)
        plain, coloured = draw(view).splitlines(), draw(view, coloured=True).splitlines()
        assert [width(line) for line in coloured] == [len(line) for line in plain]
        assert "\x1b[" in "".join(coloured)
        assert "\x1b[" not in "".join(plain)
