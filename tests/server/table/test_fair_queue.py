"""Slots for thinking go round-robin over people, short turns before long ones, and no one is forgotten."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from riad.server.table.fair_queue import PASSED_OVER, SHORT, FairQueue
from tests.kit.server.databases import running

LONG = 10 * SHORT


class Hall:
    """A queue, in which each turn lasts until a test ends it."""

    def __init__(self, slots: int) -> None:
        self.queue = FairQueue(slots)
        self.order: list[str] = []
        self.thinking: list[tuple[str, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *people: str, seconds: float = 0.0) -> None:
        for person in people:
            self.tasks.append(asyncio.create_task(self._turn(person, seconds)))
            await asyncio.sleep(0)

    async def _turn(self, person: str, seconds: float) -> None:
        async with self.queue.slot(person, seconds):
            self.order.append(person)
            over = asyncio.Event()
            self.thinking.append((person, over))
            await over.wait()

    async def end(self, turns: int = 1) -> None:
        """End some turns, the oldest first."""
        for _ in range(turns):
            self.thinking.pop(0)[1].set()
            for _ in range(5):
                await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def hall(slots: int) -> Callable[[Callable[[Hall], Awaitable[None]]], Callable[[], None]]:
    """Return a decorator for tests that need a queue with this many slots."""

    def with_hall(test: Callable[[Hall], Awaitable[None]]) -> Callable[[], None]:
        async def run_test() -> None:
            there = Hall(slots)
            try:
                await test(there)
            finally:
                await there.close()
            assert (there.queue.running, there.queue.waiting) == (0, 0)

        return lambda: running(run_test())

    return with_hall


@hall(1)
async def test_people_go_one_after_the_other(hall: Hall) -> None:
    await hall.ask(*["a"] * 55, "b", "b", "c")
    await hall.end(6)
    assert hall.order == ["a", "a", "b", "c", "a", "b", "a"]
    assert hall.queue.waiting == 51
    await hall.end(51)
    assert hall.order.count("a") == 55


@hall(1)
async def test_short_turns_go_first_within_a_person_and_between_people(hall: Hall) -> None:
    await hall.ask("x")
    await hall.ask("a", "a", seconds=LONG)
    await hall.ask("a", seconds=SHORT / 2)
    await hall.ask("b")
    await hall.end(5)
    assert hall.order == ["x", "a", "b", "a", "a"]


@hall(1)
async def test_a_short_turn_waits_for_one_long_one_at_most(hall: Hall) -> None:
    await hall.ask(*["a"] * 55, seconds=LONG)
    await hall.ask("b")
    await hall.end()
    assert hall.order == ["a", "b"]


@hall(1)
async def test_short_turns_do_not_keep_a_long_one_from_its_slot(hall: Hall) -> None:
    await hall.ask("x")
    await hall.ask("a", seconds=LONG)
    await hall.ask(*[f"p{number}" for number in range(50)])
    await hall.end(PASSED_OVER + 1)
    assert hall.order.index("a") == PASSED_OVER + 1


@hall(4)
async def test_one_person_has_half_of_the_slots_while_others_wait(hall: Hall) -> None:
    await hall.ask("x", "x", "x", "x")
    await hall.ask(*["a"] * 20, *["b"] * 20, seconds=LONG)
    await hall.end(4)
    for _ in range(20):
        now = [person for person, _ in hall.thinking]
        assert (now.count("a"), now.count("b")) == (2, 2)
        await hall.end()


@hall(4)
async def test_one_person_has_all_slots_while_nobody_waits(hall: Hall) -> None:
    await hall.ask(*["a"] * 6, seconds=LONG)
    assert hall.queue.running == 4
    await hall.end()
    assert hall.queue.running == 4


@hall(3)
async def test_no_slot_is_empty_while_anyone_waits(hall: Hall) -> None:
    """Each person's share of three slots is one: when two people have theirs, one of them also gets the
    third.
    """
    await hall.ask(*["a"] * 5, *["b"] * 5, seconds=LONG)
    assert hall.queue.running == 3
    await hall.end(4)
    assert hall.queue.running == 3
    assert {person for person, _ in hall.thinking} == {"a", "b"}


@hall(1)
async def test_who_is_cancelled_leaves_no_trace(hall: Hall) -> None:
    await hall.ask("x", "a", "a", "b")
    _, first, second, _ = hall.tasks
    first.cancel()
    await asyncio.sleep(0)
    assert hall.queue.waiting == 2
    second.cancel()
    await hall.end()  # at the moment when its turn comes
    assert hall.order == ["x", "b"]


@hall(1)
async def test_who_is_cancelled_with_a_slot_gives_it_back(hall: Hall) -> None:
    await hall.ask("x", "a", "b")
    hall.thinking.pop(0)[1].set()
    while hall.queue.running == 0 or hall.order == ["x"]:
        if hall.tasks[0].done():
            hall.tasks[1].cancel()  # it has its slot, and has not run yet
            break
        await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)
    assert hall.order[-1] == "b"
    assert hall.queue.running == 1


@hall(2)
async def test_a_fault_gives_the_slot_back(hall: Hall) -> None:
    async def fault() -> Any:
        async with hall.queue.slot("a", 0.0):
            raise LookupError

    for _ in range(5):
        with suppress(LookupError):
            await fault()
    assert hall.queue.running == 0
    with pytest.raises(LookupError):
        await fault()
