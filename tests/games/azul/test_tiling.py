"""B. Wall tiling: every rule of laying tiles and clearing the floor line by an example."""

import pytest

from riad.match.match import Match
from tests.kit.positions.azul import EMPTY, Board, board_of, lying, position, refused

rules = pytest.mark.rules


@rules("AZ-30", "AZ-31")
def test_peters_complete_lines() -> None:
    """Lines 2 (red) and 4 (blue) are complete: a point each, one red and three blue to the lid."""
    peter = Board(lines=("", "rr", "kk", "bbbb", "www"))
    match = position(Board(), peter, centre="y", token=0)
    match.push("cy1")
    after = board_of(match, 1)
    assert after.wall == (".....", "...r.", ".....", "...b.", ".....")
    assert after.lines == ("", "", "kk", "", "www")
    assert after.points == 2
    assert lying(match, "lid") == "bbbr"


@rules("AZ-30")
def test_rows_are_tiled_from_top_to_bottom() -> None:
    """Red in row 1 scores alone, then blue under it scores the pair; the reverse order would give 2 + 2."""
    match = position(Board(lines=("r", "yy", "", "", "")), Board(), centre="k", token=0)
    match.push("ckf")
    assert match.points == (1 + 2 - 1, 0)


@rules("AZ-31")
@pytest.mark.parametrize("row", range(5))
@pytest.mark.parametrize("colour", range(5))
def test_on_the_coloured_side_each_tile_has_its_space(row: int, colour: int) -> None:
    letter = "byrkw"[colour]
    lines = ["", "", "", "", ""]
    lines[row] = letter * (row + 1)
    match = position(Board(), Board(lines=tuple(lines)), centre="k", token=0)
    match.push("ckf")
    assert board_of(match, 1).wall[row] == "".join(
        letter if c == (colour + row) % 5 else "." for c in range(5)
    )


@rules("AZ-33")
def test_peters_floor_line_of_five_loses_eight() -> None:
    peter = Board(floor="bb*kk", points=10)
    match = position(Board(), peter, centre="y", token=1)
    match.push("cy1")
    assert match.points == (1, 2)


@rules("AZ-33")
def test_points_are_never_below_zero() -> None:
    match = position(
        Board(points=3), Board(lines=("r", "", "", "", ""), floor="bbbbbbb"), centre="y", token=0
    )
    match.push("cy5")
    assert match.points == (3, 0)


@rules("AZ-34")
def test_floor_tiles_go_to_the_lid_and_the_token_starts_the_next_round() -> None:
    match = position(Board(), Board(floor="r*k"), centre="y", token=1)
    match.push("cy5")
    view = match.view(None)
    assert lying(match, "lid") == "rk"
    assert (view["start"], match.turn, view["token"]) == (1, 1, None)
    assert board_of(match, 1).floor == ""


def grey_choice(*, wall: tuple[str, ...], lines: tuple[str, ...]) -> Match:
    """Return a match on the grey side just after the offer, in which the first player has lines to tile."""
    match = position(Board(lines=lines, wall=wall), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    return match


@rules("AZ-35")
def test_on_the_grey_side_the_owner_chooses_a_space() -> None:
    """A column has red at most once: columns 1 and 4 have it, and the space of row 3 in column 2 is taken."""
    match = grey_choice(wall=("r....", "...r.", ".b...", ".....", "....."), lines=("", "", "rrr", "kkkk", ""))
    assert match.turn == 0
    assert list(match.legal) == ["w33", "w35"]
    assert refused(match, "w31") == "AZ-35"
    assert refused(match, "w32") == "AZ-35"
    assert refused(match, "w41") == "AZ-30"  # top to bottom
    match.push("w33")
    assert board_of(match, 0).wall[2] == ".br.."
    assert board_of(match, 0).points == 2
    assert list(match.legal) == ["w41", "w42", "w43", "w44", "w45"]
    match.push("w41")
    assert match.view(None)["round"] == 2
    assert match.points == (3 - 1, 0)  # the yellow tile on the floor


@rules("AZ-35")
def test_the_choice_is_asked_even_when_one_space_is_left() -> None:
    match = grey_choice(
        wall=(
            "rbyk.",
            *EMPTY[1:],
        ),
        lines=("w", "", "", "", ""),
    )
    assert list(match.legal) == ["w15"]


@rules("AZ-35")
def test_grey_choices_go_clockwise_from_the_rounds_starting_player() -> None:
    boards = [Board(lines=("r", "", "", "", "")) for _ in range(3)]
    match = position(*boards, centre="y", wall="grey", turn=2, token=0)
    match.push("cyf")
    turns = []
    while match.view(None)["phase"] == "tiling":
        turns.append(match.turn)
        match.push("w11")
    assert turns == [2, 0, 1]
    assert match.turn == 0  # the holder of the token starts the next round


@rules("AZ-36")
def test_with_no_legal_space_the_whole_line_falls_before_the_floor_is_scored() -> None:
    wall = ("b....", ".b...", "..b..", "...b.", "....r")
    blue = Board(wall=wall, lines=("", "", "", "", "bbbbb"), floor="k", points=20)
    match = position(blue, Board(lines=("y", "", "", "", "")), centre="y", wall="grey", token=1)
    match.push("cyf")
    assert match.turn == 1  # the first player had no choice
    assert board_of(match, 0) == Board(wall=wall, points=20 - 14)
    assert sorted(lying(match, "lid")) == sorted("kybbbbb")


@rules("AZ-18", "AZ-36")
def test_what_falls_beyond_the_floor_line_goes_to_the_lid() -> None:
    wall = ("b....", ".b...", "..b..", "...b.", "....r")
    blue = Board(wall=wall, lines=("", "", "", "", "bbbbb"), floor="kkkkk", points=20)
    match = position(blue, Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    assert sorted(lying(match, "lid")) == sorted("kkkkkybbbbb")
    assert match.points == (6, 0)


@rules("AZ-36")
def test_a_tile_laid_above_can_shut_a_line_below_in_the_same_tiling() -> None:
    """Row 5 has one free column; the owner may fill that column with the same colour from row 1."""
    wall = ("ryk..", ".....", ".....", ".....", "rykw.")
    match = grey_choice(wall=wall, lines=("b", "", "", "", "bbbbb"))
    assert list(match.legal) == ["w14", "w15"]
    match.push("w15")
    assert match.view(None)["phase"] == "offer"
    assert board_of(match, 0).wall == ("ryk.b", ".....", ".....", ".....", "rykw.")
    assert board_of(match, 0).points == 0  # 1 for the tile, floor line of six costs more
