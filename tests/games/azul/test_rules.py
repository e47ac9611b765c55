"""Every rule of Azul by an example; `rules` names the ids, and test_rule_ids.py asks for all of them."""

from collections import Counter

import pytest

import riad
from riad.core.match import Match
from riad.games import azul
from riad.games.azul.heaps import count
from tests.games.azul.positions import EMPTY, Board, board_of, letters_of, lying, position

rules = pytest.mark.rules


def refused(match: Match, move: str) -> str:
    """The rule that refuses a move."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    return caught.value.rule


def to_lines(match: Match, start: str) -> set[str]:
    """Where the tiles taken by moves that start like this may go."""
    return {move[2] for move in match.legal if move.startswith(start)}


# Set-up


@rules("AZ-1")
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_all_boards_have_the_chosen_side_and_start_empty(wall: str) -> None:
    match = riad.new("azul", seats=4, seed=1, wall=wall)
    assert match.view(None)["wall"] == wall
    assert match.points == (0, 0, 0, 0)
    assert all(board_of(match, seat) == Board() for seat in range(4))


@rules("AZ-1")
def test_the_coloured_side_is_the_default() -> None:
    assert riad.new("azul").options["wall"] == "coloured"


@rules("AZ-2")
def test_the_starting_player_is_named_or_drawn_from_the_seed() -> None:
    assert [riad.new("azul", seats=3, seed=5, first=seat).turn for seat in range(3)] == [0, 1, 2]
    drawn = Counter(riad.new("azul", seats=3, seed=seed).turn for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 60


@rules("AZ-3")
@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_every_display_gets_four_tiles_from_the_bag(seats: int, displays: int) -> None:
    view = riad.new("azul", seats=seats, seed=3).view(None)
    assert [sum(heap.values()) for heap in view["displays"]] == [4] * displays
    assert sum(view["bag"].values()) == 100 - 4 * displays
    out = Counter("".join(letters_of(heap) for heap in view["displays"]) + letters_of(view["bag"]))
    assert out == Counter("byrkw" * 20)


@rules("AZ-3")
@pytest.mark.many
def test_every_tile_of_the_bag_is_as_likely() -> None:
    """One blue tile among eight is on the first display of four half of the time, whatever the colours."""
    match = position(Board(), Board(), centre="y", bag="b" + "w" * 7, lid="r" * 40)
    draws, blue = 4000, 0
    for seed in range(draws):
        world = match.engine.reshuffled(match.state, 0, seed)
        match.engine.apply(world, match.action("cyf"))
        blue += count(int(world.sources[1]), 0)
    assert 0.46 < blue / draws < 0.54


# A. Factory offer


@rules("AZ-10", "AZ-11", "AZ-12", "AZ-13")
def test_the_first_round_of_the_rulebook() -> None:
    """Black from a display, yellow from a display, then red from the centre with the token."""
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
    assert refused(match, "9r1") == "AZ-11"  # none of this table's


@rules("AZ-12")
def test_the_token_goes_before_the_tiles_and_only_to_the_first() -> None:
    match = position(Board(floor="k"), Board(), centre="*rrrbbw", displays=["kkkk"])
    match.push("cr1")
    assert board_of(match, 0) == Board(lines=("r", "", "", "", ""), floor="k*rr")
    match.push("cb2")
    assert board_of(match, 1).floor == ""


@rules("AZ-13", "AZ-14", "AZ-15", "AZ-16", "AZ-17")
def test_andreas_two_yellow_tiles() -> None:
    """Wall rows 2 and 3 show yellow, line 4 holds blue: lines 1 and 5 and the floor are left, no more."""
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
    """Blue stands in every column but the last, whose space in row 5 is taken: AZ-36 will deal with it."""
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


# B. Wall tiling


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
    """Red in row 1 scores alone, blue under it scores the pair: the other way round it would be 2 + 2."""
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
    """Grey side, the offer just over, and the first player has lines to lay."""
    match = position(Board(lines=lines, wall=wall), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    return match


@rules("AZ-35")
def test_on_the_grey_side_the_owner_chooses_a_space() -> None:
    """Red may not stand twice in a column: in row 3 columns 1 and 4 show it, column 2 is taken."""
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
    assert match.turn == 0  # who holds the token starts the next round


@rules("AZ-36")
def test_with_no_legal_space_the_whole_line_falls_before_the_floor_is_scored() -> None:
    wall = ("b....", ".b...", "..b..", "...b.", "....r")
    blue = Board(wall=wall, lines=("", "", "", "", "bbbbb"), floor="k", points=20)
    match = position(blue, Board(lines=("y", "", "", "", "")), centre="y", wall="grey", token=1)
    match.push("cyf")
    assert match.turn == 1  # the first player had nothing to choose
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


# C. Next round


@rules("AZ-40")
def test_displays_are_filled_again_while_nobody_has_a_row() -> None:
    match = position(
        Board(
            wall=(
                "byrk.",
                *EMPTY[1:],
            )
        ),
        Board(),
        centre="y",
        token=1,
    )
    match.push("cy5")
    view = match.view(None)
    assert view["phase"] == "offer"
    assert [sum(heap.values()) for heap in view["displays"]] == [4] * 5
    assert match.turn == 1


@rules("AZ-41")
def test_the_bag_is_refilled_in_the_middle_of_a_display() -> None:
    """Six tiles in the bag come first; the lid joins for the second display's third tile."""
    match = position(Board(), Board(), centre="y", bag="bbbbbb", lid="r" * 20 + "k" * 20, token=1)
    match.push("cy5")
    first, second, *others = match.view(None)["displays"]
    assert first == {"blue": 4}
    assert second["blue"] == 2
    assert sum(second.values()) == 4
    assert all("blue" not in heap for heap in others)
    assert lying(match, "lid") == ""
    assert sum(match.view(None)["bag"].values()) == 6 + 40 - 20


@rules("AZ-41")
def test_the_lid_waits_while_no_tile_is_wanted() -> None:
    """A bag that is just enough is emptied, and the lid stays where it is until the next deal."""
    match = position(Board(), Board(), centre="y", bag="b" * 10 + "w" * 10, lid="r" * 20, token=1)
    match.push("cy5")
    assert (lying(match, "bag"), lying(match, "lid")) == ("", "r" * 20)


@rules("AZ-42")
def test_a_short_deal_with_four_players() -> None:
    match = position(Board(), Board(), Board(), Board(), centre="y", bag="bbbb", lid="rrrrr", token=2)
    match.push("cy5")
    view = match.view(None)
    assert [sum(heap.values()) for heap in view["displays"]] == [4, 4, 1, 0, 0, 0, 0, 0, 0]
    assert (view["phase"], match.turn) == ("offer", 2)
    assert (view["bag"], view["lid"]) == ({}, {})


@rules("AZ-43")
def test_if_nobody_took_the_token_the_same_player_starts_again() -> None:
    match = position(Board(), Board(), centre="*", displays=["kkkk"], turn=1)
    match.push("1k5")
    assert (match.view(None)["start"], match.turn, match.view(None)["round"]) == (1, 1, 2)


@rules("AZ-44", "AZ-51")
def test_the_game_ends_when_no_tile_can_be_dealt() -> None:
    column = Board(wall=("b....", "w....", "k....", "r....", "y...."), lines=("", "", "", "", "y"), points=5)
    match = position(Board(), column, Board(), Board(), centre="y", bag="", token=1)
    match.push("cy5")
    assert match.turn is None
    assert match.view(None)["phase"] == "over"
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.winners, match.points) == ("AZ-44", (1,), (0, 12, 0, 0))
    assert list(match.legal) == []
    assert refused(match, "cy5") == "AZ-44"


@rules("AZ-45", "AZ-51")
def test_the_game_ends_after_three_rounds_without_a_tile() -> None:
    column = Board(wall=("b....", "w....", "k....", "r....", "y...."), points=5)
    match = position(column, Board(), centre="y", barren=2, token=1)
    match.push("cy4")
    assert match.turn is None
    assert match.outcome is not None
    assert (match.outcome.rule, match.points) == ("AZ-45", (12, 0))


@rules("AZ-45")
def test_a_tile_on_a_wall_starts_the_count_anew() -> None:
    match = position(Board(lines=("r", "", "", "", "")), Board(), centre="y", barren=2, token=1)
    match.push("cy5")
    assert match.turn is not None
    assert match.state.barren == 0
    match = position(Board(), Board(), centre="y", barren=1, token=1)
    match.push("cy5")
    assert match.turn is not None
    assert match.state.barren == 2


@rules("AZ-45")
def test_a_line_that_falls_on_the_grey_side_is_no_gain() -> None:
    wall = ("b....", ".b...", "..b..", "...b.", "....r")
    match = position(
        Board(wall=wall, lines=("", "", "", "", "bbbbb")), Board(), centre="y", wall="grey", barren=2, token=1
    )
    match.push("cyf")
    assert match.outcome is not None
    assert match.outcome.rule == "AZ-45"


@rules("AZ-45", "AZ-44")
def test_when_two_endings_meet_the_round_just_played_decides() -> None:
    """The rules leave it open: barren rounds are counted before anyone reaches for the bag."""
    match = position(*[Board()] * 4, centre="y", bag="", barren=2, token=1)
    match.push("cy5")
    assert match.outcome is not None
    assert match.outcome.rule == "AZ-45"


# End


@rules("AZ-50")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_ends_after_the_tiling_in_which_a_row_is_completed(seat: int) -> None:
    boards = [Board(), Board()]
    boards[seat] = Board(
        wall=(
            "byrk.",
            *EMPTY[1:],
        ),
        lines=("w", "", "", "", ""),
    )
    match = position(*boards, centre="y", token=1)
    match.push("cyf")
    assert match.turn is None
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.winners) == ("AZ-50", (seat,))
    assert refused(match, "cy5") == "AZ-50"


@rules("AZ-50")
def test_the_others_still_tile_in_the_last_round() -> None:
    first = Board(
        wall=(
            "byrk.",
            *EMPTY[1:],
        ),
        lines=("w", "", "", "", ""),
    )
    match = position(first, Board(lines=("", "rr", "", "", "")), centre="y", token=1)
    match.push("cyf")
    assert match.points == (5 + 2 - 1, 1)


@rules("AZ-51")
def test_bonuses_for_rows_columns_and_colours() -> None:
    """A column of seven, two rows of two, and blue laid five times."""
    wall = ("byrkw", "wbyrk", "k.b..", "r..b.", "y...b")
    match = position(Board(wall=wall), Board(), centre="y", token=1)
    match.push("cy4")
    board = match.view(None)["players"][0]
    assert board["bonuses"] == {"rows": 4, "columns": 7, "colours": 10}
    assert match.points == (21, 0)


@rules("AZ-52")
def test_most_points_then_most_rows_then_a_shared_victory() -> None:
    row = (
        "byrkw",
        *EMPTY[1:],
    )
    two_rows = (
        "byrkw",
        "wbyrk",
        *EMPTY[2:],
    )

    def end(*boards: Board) -> riad.Outcome:
        match = position(*boards, centre="y", token=1)
        match.push("cyf")
        assert match.outcome is not None
        places = match.engine.places(match.state)
        assert tuple(seat for seat, place in enumerate(places) if place == 0) == match.outcome.winners
        return match.outcome

    # The mover loses 1 for the yellow tile on the floor; every row adds 2.
    assert end(Board(wall=row, points=11), Board(points=9)).winners == (0,)
    tied = end(Board(wall=row, points=12), Board(wall=two_rows, points=9))
    assert (tied.points, tied.winners) == ((13, 13), (1,))
    assert "rows decide" in tied.reason
    shared = end(Board(wall=row, points=12), Board(wall=row, points=11), Board(points=13))
    assert (shared.points, shared.winners) == ((13, 13, 13), (0, 1))
    assert "equal" in shared.reason


@rules("AZ-52")
def test_places_count_those_who_are_better() -> None:
    match = position(*(Board(points=points) for points in (5, 9, 9, 1)), centre="y")
    assert match.engine.places(match.state) == (2, 0, 0, 3)


def test_the_state_is_small() -> None:
    assert azul.STATE.itemsize <= 320
