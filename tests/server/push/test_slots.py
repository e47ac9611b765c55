"""Slots by key: a limit for each, and nothing kept for those that are not used."""

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
