"""Work outside the event loop: in a thread, in steps, bounded in number and in time.

A job is a generator that yields between its steps. A thread takes one step at a time, so jobs take turns, a
job whose request was cancelled is not continued, and a node that stops waits for at most one step.
"""

import asyncio
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from riad.server.errors import ApiError

Result = TypeVar("Result")
MOST_JOBS = 200


class Overdue(Exception):
    """A job exceeded its time limit."""


class Beside:
    """A dedicated thread for long work. A second one would mostly wait for the GIL."""

    def __init__(self, name: str, *, most: int = MOST_JOBS) -> None:
        self._threads = ThreadPoolExecutor(1, name)
        self._most = most
        self.jobs = 0
        """Number of jobs running or waiting."""
        self.steps = 0
        """Number of steps taken, over all jobs."""

    async def do(self, job: Generator[None, None, Result], seconds: float = 30.0) -> Result:
        """Run a job; ApiError if too many are waiting already, Overdue if it takes too long."""
        if self.jobs >= self._most:
            raise ApiError("unavailable", "this server is busy: try again in a moment", wait=1)
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        self.jobs += 1
        try:
            while True:
                self.steps += 1
                done, result = await loop.run_in_executor(self._threads, step, job)
                if done:
                    return result[0]
                if loop.time() > end:
                    raise Overdue
        finally:
            self.jobs -= 1

    def close(self) -> None:
        """Take no further step."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def step(job: Generator[None, None, Result]) -> tuple[bool, list[Result]]:
    """Take a step of a job; return whether it was the last one, and if so the result."""
    try:
        next(job)
    except StopIteration as end:
        return True, [end.value]
    return False, []
