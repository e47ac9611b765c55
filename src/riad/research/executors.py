"""Executors of jobs: this process, several, or a Ray cluster. The results are always the same.

They are in the order of the jobs, however long each took. Only a few jobs per worker are in progress at any
time, so the jobs and their results need not all fit in memory.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from riad.core.errors import RiadError

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""Number of jobs per worker that are running or queued."""
RETRIES = 5
"""Number of times that a job is repeated after its worker has died."""
LOCAL = ""
"""The address that stands for a Ray cluster started here and stopped afterwards."""


class WorkersCrashed(RiadError):
    """A job whose workers died too often."""

    def __init__(self) -> None:
        super().__init__(f"{RETRIES + 1} workers died on the same games; is there enough memory?")


class Executor(Protocol):
    """Executor of jobs."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of `work`, a function of a module, for each job in order."""


class LocalExecutor:
    """An executor in this process alone."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do one job after the other."""
        return map(work, jobs)
