"""Clocks follow from the times of actions: nothing ticks, and every node computes the same."""

from riad.server.table.clocks import Clocks
from riad.server.wire import Clock

START = 1_000_000


def live(main: int = 60, more: int = 5) -> Clocks:
    return Clocks.start(Clock(main=main, more=more), fresh=False, seats=2, at=START)


def test_everyone_starts_with_the_whole_time() -> None:
    clocks = live()
    assert clocks.left == (60_000, 60_000)
    assert clocks.due(0) == START + 60_000


def test_a_turn_costs_its_time_and_brings_the_extra_time() -> None:
    clocks = live().after(0, START + 20_000, acted=True)
    assert clocks.left == (45_000, 60_000)
    assert clocks.due(1) == START + 20_000 + 60_000


def test_no_extra_time_within_a_turn() -> None:
    clocks = live().after(0, START + 20_000, acted=False)
    assert clocks.left == (40_000, 60_000)
    assert clocks.due(0) == START + 60_000  # unchanged


def test_a_seat_that_was_late_has_nothing_left_but_the_extra_time() -> None:
    late = START + 90_000
    assert live().after(0, late, acted=False).left == (0, 60_000)
    assert live().after(0, late, acted=True).left == (5_000, 60_000)


def test_by_correspondence_every_turn_has_the_whole_time() -> None:
    day = 86_400
    clocks = Clocks.start(Clock(main=day), fresh=True, seats=3, at=START)
    later = clocks.after(1, START + 50_000_000, acted=True)
    assert later.left == (day * 1000,) * 3
    assert later.due(2) == START + 50_000_000 + day * 1000


def test_a_node_whose_clock_is_behind_gives_no_time_away() -> None:
    assert live(more=0).after(0, START - 3_000, acted=True).left == (60_000, 60_000)


def test_clocks_do_not_change() -> None:
    clocks = live()
    clocks.after(0, START + 1, acted=True)
    assert clocks == live()
