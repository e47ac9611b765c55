"""The next round and the end by examples; test_rule_ids.py checks that every id has a test."""

import pytest

import riad
from tests.kit.positions.azul import EMPTY, Board, lying, position, refused

rules = pytest.mark.rules


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
    """Six tiles in the bag are drawn first; the third tile of the second display comes from the lid."""
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
    """A bag with just enough tiles is emptied, and the lid keeps its tiles until the next deal."""
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
    """The rules leave it open: rounds without a tile laid are counted before the bag is needed."""
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
    """The wall has a column for 7, two rows for 2 each, and blue five times."""
    wall = ("byrkw", "wbyrk", "k.b..", "r..b.", "y...b")
    match = position(Board(wall=wall), Board(), centre="y", token=1)
    match.push("cy4")
    board = match.view(None)["players"][0]
    assert board["bonuses"] == {
        "rows": {"complete": [0, 1], "each": 2, "points": 4},
        "columns": {"complete": [0], "each": 7, "points": 7},
        "colours": {"complete": ["blue"], "each": 10, "points": 10},
    }
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
    assert "tied" in shared.reason


@rules("AZ-52")
def test_places_count_those_who_are_better() -> None:
    match = position(*(Board(points=points) for points in (5, 9, 9, 1)), centre="y")
    assert match.engine.places(match.state) == (2, 0, 0, 3)
