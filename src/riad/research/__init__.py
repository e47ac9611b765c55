"""Games in bulk for research: equal seeds give equal games in this process, in several and on a cluster."""

from contextlib import AbstractContextManager, nullcontext

from riad.core.errors import BadOption
from riad.research.executors import Executor, LocalExecutor


def open_executor(ray: str | None, processes: int | None) -> AbstractContextManager[Executor]:
    """Use a Ray cluster at an address (LOCAL: a new one), several processes, or only this one."""
    if ray is not None:
        from riad.research.ray_executor import ray_cluster

        return ray_cluster(ray)
    if processes is not None:
        if not 1 <= processes <= 1024:
            raise BadOption("processes", f"processes must be 1 to 1024, not {processes}")
        from riad.research.process_executor import ProcessExecutor

        return ProcessExecutor(processes)
    return nullcontext(LocalExecutor())
