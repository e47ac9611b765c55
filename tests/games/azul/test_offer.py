"""A. Factory offer: every rule of taking and placing tiles by an example."""

import pytest

from tests.kit.positions.azul import EMPTY, Board, board_of, lying, position, refused, to_lines

rules = pytest.mark.rules


@rules("AZ-10", "AZ-11", "AZ-12", "AZ-13")
def test_the_first_round_of_the_rulebook() -> None:
    """Black is taken from a display, yellow from a display, then red from the centre with the token."""
    match = position(
        Board(),
        Board(),
        Board(),
        centre="*",
        displays=["kkrb", "yyrr", "bbww", "kkyw", "wwrb", "bykw", "rykb"],
    )
    assert match.turn == 0
    match.push("1k2")
    assert (board_of(match, 0).lines[1], lying(match, "centre")) == ("kk", "br")
    assert match.turn == 1
    match.push("2y2")
    assert (board_of(match, 1).lines[1], lying(match, "centre")) == ("yy", "brrr")
    assert match.view(None)["token"] is None
    assert match.turn == 2
    match.push("cr3")
    assert board_of(match, 2) == Board(lines=("", "", "rrr", "", ""), floor="*")
    assert match.view(None)["token"] == 2
    assert lying(match, "centre") == "b"
    assert match.turn == 0


@rules("AZ-11")
def test_a_colour_that_is_not_there_cannot_be_taken() -> None:
    match = position(Board(), Board(), centre="*", displays=["kkrb", "yyrr"])
    assert refused(match, "1y1") == "AZ-11"
    assert refused(match, "cr1") == "AZ-11"  # the centre holds the token only
    assert refused(match, "3r1") == "AZ-11"  # an empty display
    assert refused(match, "9r1") == "AZ-11"  # not a display of this table


@rules("AZ-12")
def test_the_token_goes_before_the_tiles_and_only_to_the_first() -> None:
    match = position(Board(floor="k"), Board(), centre="*rrrbbw", displays=["kkkk"])
    match.push("cr1")
    assert board_of(match, 0) == Board(lines=("r", "", "", "", ""), floor="k*rr")
    match.push("cb2")
    assert board_of(match, 1).floor == ""


@rules("AZ-13", "AZ-14", "AZ-15", "AZ-16", "AZ-17")
def test_andreas_two_yellow_tiles() -> None:
    """Wall rows 2 and 3 show yellow and line 4 holds blue, so only lines 1 and 5 and the floor are open."""
    andrea = Board(lines=("", "", "", "b", ""), wall=(".....", "..y..", "...y.", ".....", "....."))
    match = position(andrea, Board(), centre="*", displays=["yykr"])
    assert to_lines(match, "1y") == {"1", "5", "f"}
    assert refused(match, "1y2") == "AZ-15"
    assert refused(match, "1y3") == "AZ-15"
    assert refused(match, "1y4") == "AZ-14"
    one_falls = match.at(0)
    one_falls.state = match.state.copy()
    one_falls.push("1y1")
    assert (board_of(one_falls, 0).lines[0], board_of(one_falls, 0).floor) == ("y", "y")
    match.push("1y5")
    assert (board_of(match, 0).lines[4], board_of(match, 0).floor) == ("yy", "")


@rules("AZ-14", "AZ-16")
def test_a_line_takes_its_own_colour_until_it_is_full() -> None:
    match = position(Board(lines=("", "r", "", "", "kkkkk")), Board(), centre="*rrrkw")
    assert to_lines(match, "cr") == {"1", "2", "3", "4", "f"}
    assert refused(match, "ck2") == "AZ-14"
    assert refused(match, "ck5") == "AZ-16"
    assert refused(match, "cw5") == "AZ-14"
    match.push("cr2")
    assert (board_of(match, 0).lines[1], board_of(match, 0).floor) == ("rr", "*rr")


@rules("AZ-15")
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_colour_on_the_wall_closes_its_line_on_both_sides(wall: str) -> None:
    match = position(
        Board(
            wall=(
                "b....",
                *EMPTY[1:],
            )
        ),
        Board(),
        centre="*bb",
        displays=["rrrr"],
        wall=wall,
    )
    assert to_lines(match, "cb") == {"2", "3", "4", "5", "f"}
    assert refused(match, "cb1") == "AZ-15"


@rules("AZ-15")
def test_on_the_grey_side_a_line_without_a_legal_column_stays_open() -> None:
    """Blue is in every column but the last, whose space in row 5 is taken: AZ-36 applies later."""
    wall = ("b....", ".b...", "..b..", "...b.", "....r")
    match = position(Board(wall=wall), Board(), centre="*bb", displays=["rrrr"], wall="grey")
    assert "cb5" in match.legal


@rules("AZ-17")
def test_all_tiles_may_go_to_the_floor_line() -> None:
    match = position(Board(), Board(), centre="*", displays=["yyyr"])
    match.push("1yf")
    assert board_of(match, 0) == Board(floor="yyy")


@rules("AZ-18")
def test_the_floor_line_fills_and_the_rest_goes_to_the_lid() -> None:
    match = position(Board(floor="bbbbb"), Board(), centre="r", displays=["yyyy"], token=1)
    match.push("1yf")
    assert board_of(match, 0).floor == "bbbbbyy"
    assert lying(match, "lid") == "yy"


@rules("AZ-19")
def test_the_token_with_a_full_floor_line_costs_nothing_and_still_starts() -> None:
    match = position(Board(floor="bbbbbbb", points=20), Board(), centre="*rr")
    match.push("crf")
    view = match.view(None)
    assert view["start"] == 0
    assert view["round"] == 2
    assert match.turn == 0
    assert match.points == (20 - 14, 0)
    assert sum(view["bag"].values()) + sum(view["lid"].values()) == 80


@rules("AZ-19")
def test_the_token_with_a_full_floor_line_makes_another_seat_start() -> None:
    match = position(Board(), Board(floor="bbbbbbb", points=20), centre="*rr", displays=["kkkk"])
    match.push("1kf")
    match.push("crf")
    assert match.view(None)["round"] == 2
    assert (match.view(None)["start"], match.turn) == (1, 1)


@rules("AZ-19")
def test_the_token_takes_the_last_space_and_the_tiles_go_to_the_lid() -> None:
    match = position(Board(floor="bbbbbb"), Board(), centre="*rr", displays=["kkkk"])
    match.push("crf")
    assert board_of(match, 0).floor == "bbbbbb*"
    assert lying(match, "lid") == "rr"


@rules("AZ-10", "AZ-20")
def test_turns_go_clockwise_until_nothing_lies_out() -> None:
    match = position(Board(), Board(), Board(), centre="*", displays=["kkkk", "rrrr", "yyyy"], turn=1)
    turns = []
    for move in ("1k5", "2r5", "3y5"):
        turns.append(match.turn)
        assert match.view(None)["round"] == 1
        match.push(move)
    assert turns == [1, 2, 0]
    assert match.view(None)["round"] == 2


@rules("AZ-20", "AZ-31", "AZ-35")
def test_tiles_are_taken_in_the_offer_and_laid_after_it() -> None:
    match = position(Board(), Board(), centre="*rb", wall="grey")
    assert refused(match, "w11") == "AZ-20"
    match.push("cr1")
    match.push("cb1")
    assert refused(match, "cb1") == "AZ-35"
    assert refused(position(Board(), Board(), centre="r"), "w11") == "AZ-31"
