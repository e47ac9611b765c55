"""Slots by key: a limit for each, and nothing kept for those that are not used."""

import asyncio
from contextlib import suppress

import pytest

from riad.server.push.slots import QueueFull, Slots
from tests.kit.server.databases import running


def test_a_crowd_is_refused_and_leaves_nothing() -> None:
    async def story() -> None:
        slots = Slots(1, 0)
        async with slots.slot("a"), slots.slot("b"):
            with pytest.raises(QueueFull):
                async with slots.slot("a"):
                    raise AssertionError
            assert len(slots) == 2
        async with slots.slot("a"):
            assert len(slots) == 1
        assert len(slots) == 0

    running(story())


def test_callers_wait_for_a_slot_in_order_and_a_full_queue_refuses() -> None:
    async def story() -> None:
        slots, order, leave = Slots(2, 3), [], asyncio.Event()

        async def hold(caller: int) -> None:
            async with slots.slot("a"):
                order.append(caller)
                await leave.wait()

        callers = [asyncio.create_task(hold(caller)) for caller in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == [0, 1]
        one_too_many = asyncio.create_task(slots.slot("a").__aenter__())
        await asyncio.sleep(0)
        assert isinstance(one_too_many.exception(), QueueFull)
        leave.set()
        await asyncio.gather(*callers)
        assert order == [0, 1, 2, 3, 4]
        assert len(slots) == 0

    running(story())


def test_a_caller_that_stops_waiting_gives_its_place_to_another() -> None:
    async def story() -> None:
        slots = Slots(1, 1)
        async with slots.slot("a"):
            impatient = asyncio.create_task(slots.slot("a").__aenter__())
            await asyncio.sleep(0)
            impatient.cancel()
            with suppress(asyncio.CancelledError):
                await impatient
            waiting = asyncio.create_task(slots.slot("a").__aenter__())
            await asyncio.sleep(0)
            assert not waiting.done()
        await waiting
        assert len(slots) == 1

    running(story())
