"""Workers: this process, several, or a Ray cluster. The results are always the same.

They are in the order of the jobs, however long each took. Only a few jobs per worker are in progress at any
time, so the jobs and their results need not all fit in memory.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol, TypeVar

from riad.core.errors import BadOption, RiadError

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""Number of jobs per worker that are running or queued."""
RETRIES = 5
"""Number of times that a job is repeated after its worker has died."""
LOCAL = ""
"""The address that stands for a Ray cluster started here and stopped afterwards."""


class WorkersDied(RiadError):
    """A job whose workers died too often."""

    def __init__(self) -> None:
        super().__init__(f"{RETRIES + 1} workers died on the same games; is there enough memory?")


class Crew(Protocol):
    """Executor of jobs."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of `work`, a function of a module, for each job in order."""


class Here:
    """A crew of this process alone."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do one job after the other."""
        return map(work, jobs)


@contextmanager
def here() -> Iterator[Crew]:
    """Use this process as the crew."""
    yield Here()


def crew(ray: str | None, processes: int | None) -> AbstractContextManager[Crew]:
    """Use a Ray cluster at an address (LOCAL: a new one), several processes, or only this one."""
    if ray is not None:
        from riad.research.ray_executor import ray_cluster

        return ray_cluster(ray)
    if processes is not None:
        if not 1 <= processes <= 1024:
            raise BadOption("processes", f"processes must be 1 to 1024, not {processes}")
        from riad.research.process_executor import Processes

        return Processes(processes)
    return here()
