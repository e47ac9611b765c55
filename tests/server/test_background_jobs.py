"""Work outside the event loop: in steps and turns, bounded in number and time, cancelled with its request."""

import asyncio
import threading
from collections.abc import Generator

import pytest

from riad.server.background_jobs import Beside, Overdue
from riad.server.errors import ApiError


def endless(seen: list[str], name: str = "") -> Generator[None, None, None]:
    while True:
        seen.append(name)
        yield


def counted(number: int, seen: list[str], name: str) -> Generator[None, None, str]:
    for _ in range(number):
        seen.append(name)
        yield
    return f"{name} in {threading.current_thread().name}"


def test_a_job_is_done_in_a_thread_and_its_result_comes_back() -> None:
    async def story() -> None:
        beside = Beside("riad-test")
        result = await beside.do(counted(3, [], "work"))
        assert result.startswith("work in riad-test")
        assert (beside.jobs, beside.steps) == (0, 4)
        beside.close()

    asyncio.run(story())


def test_jobs_take_turns() -> None:
    async def story() -> None:
        beside, seen = Beside("riad-test"), list[str]()
        await asyncio.gather(*(beside.do(counted(20, seen, name)) for name in "ab"))
        assert all({*seen[place : place + 2]} == {"a", "b"} for place in range(0, 40, 2))
        beside.close()

    asyncio.run(story())


def test_too_many_jobs_are_refused_and_the_others_go_on() -> None:
    async def story() -> None:
        beside, seen = Beside("riad-test", most=2), list[str]()
        first = [asyncio.ensure_future(beside.do(counted(5, seen, name))) for name in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as caught:
            await beside.do(counted(1, seen, "c"))
        assert caught.value.code == "unavailable"
        assert len(await asyncio.gather(*first)) == 2
        assert "c" not in seen
        beside.close()

    asyncio.run(story())


def test_a_job_whose_request_is_given_up_is_not_continued() -> None:
    async def story() -> None:
        beside, seen = Beside("riad-test"), list[str]()
        task = asyncio.ensure_future(beside.do(endless(seen)))
        while len(seen) < 3:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert beside.jobs == 0
        await beside.do(counted(1, [], "another"))  # after any step in progress
        had = len(seen)
        await beside.do(counted(5, [], "another"))
        assert len(seen) == had
        beside.close()

    asyncio.run(story())


def test_a_job_that_takes_too_long_is_ended() -> None:
    async def story() -> None:
        beside = Beside("riad-test")
        with pytest.raises(Overdue):
            await beside.do(endless([]), 0.0)
        assert (beside.jobs, beside.steps) == (0, 1)
        beside.close()

    asyncio.run(story())


def test_after_the_end_no_job_is_taken_and_the_thread_ends() -> None:
    async def story() -> None:
        beside = Beside("riad-ending")
        await beside.do(counted(1, [], "work"))
        beside.close()
        with pytest.raises(RuntimeError):
            await beside.do(counted(1, [], "late"))

    asyncio.run(story())
    for thread in threading.enumerate():
        if thread.name.startswith("riad-ending"):
            thread.join(60)
            assert not thread.is_alive()
