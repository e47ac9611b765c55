"""Work on a Ray cluster: Ray repeats a task if its worker or the machine dies."""

import io
import logging
import os
import socket
import sys
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from riad import __version__
from riad.core.errors import RiadError
from riad.core.extras import explained
from riad.research.executors import AHEAD, LOCAL, RETRIES, Executor, Job, Result, WorkersCrashed

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no prompt and no reports
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no needless warning about GPUs
}
OBJECTS = 128 << 20
"""Bytes of shared memory for a cluster started here. Results are small. Ray refuses its default, a third of
all memory, where /dev/shm is small, as in a container, but accepts this much in a file."""
PATIENCE = 5.0  # seconds for a cluster to answer
STARTS = 3  # a busy machine can exceed Ray's limit of 30 seconds
CACHE = "RIAD_CACHE_DIR"
AUTHENTICATION = "RAY_AUTH_MODE"  # not detected by Ray when given an address


class ClusterUnavailable(RiadError):
    """A Ray cluster that cannot be reached or started."""


class VersionMismatch(RiadError):
    """A worker with another version of Riad, whose games could differ."""


class FilteredStdout(io.TextIOBase):
    """Standard output without the messages of Ray's thread about dead workers: their jobs are repeated."""

    def __init__(self, stream: TextIO | None) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write text of other threads."""
        if self.stream is None or threading.current_thread().name.startswith("ray_"):
            return len(text)
        return self.stream.write(text)

    def flush(self) -> None:
        """Flush the stream."""
        if self.stream is not None:
            self.stream.flush()


class RayExecutor:
    """A Ray cluster that this process is connected to."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of `work` for each job, in order."""
        import ray

        task: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        coming, running = iter(jobs), deque[Any]()
        try:
            while True:
                room = AHEAD * workers() - len(running)
                running.extend(task.remote(work, job, __version__) for job in islice(coming, max(room, 0)))
                if not running:
                    return
                yield ray.get(running[0])
                running.popleft()
        except ray.exceptions.WorkerCrashedError:
            raise WorkersCrashed from None
        finally:
            for reference in running:
                ray.cancel(reference)


def workers() -> int:
    """Return the number of tasks that the cluster can run now, since machines join and leave."""
    import ray

    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def do(work: Callable[[Job], Result], job: Job, version: str) -> Result:
    """Run the task in a worker."""
    if version != __version__:
        raise VersionMismatch(
            f"a cluster worker has riad {__version__}, not {version}: install the same version everywhere"
        )
    return work(job)


@contextmanager
def ray_cluster(address: str, cpus: int | None = None) -> Iterator[Executor]:
    """Connect to a cluster, or start a new one and stop it afterwards.

    A program already connected to Ray uses that cluster, and stays connected.
    """
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise explained(error) from None
    if ray.is_initialized():
        yield RayExecutor()
        return
    with redirect_stdout(FilteredStdout(sys.stdout)):
        try:
            connect(address, cpus)
            yield RayExecutor()
        finally:
            ray.shutdown()


def connect(address: str, cpus: int | None) -> None:
    """Connect this process to a cluster, without messages from Ray; raise ClusterUnavailable on failure."""
    import ray

    logging.getLogger("ray").setLevel(logging.ERROR)
    arguments = init_arguments(address, cpus)
    with warnings.catch_warnings(), silence_stderr():
        warnings.simplefilter("ignore")  # Ray's warnings about itself
        for _ in range(STARTS if address == LOCAL else 1):
            try:
                ray.init(log_to_driver=False, configure_logging=False, **arguments)
            except Exception as error:  # Ray raises exceptions of every kind
                reason = trouble(address, error)
                ray.shutdown()
            else:
                return
    raise ClusterUnavailable(reason)


@contextmanager
def silence_stderr() -> Iterator[None]:
    """Discard the output of compiled code on standard error."""
    try:
        kept = os.dup(2)
    except OSError:  # it is closed
        yield
        return
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def trouble(address: str, error: Exception) -> str:
    """Return the reason why there is no cluster, in one line."""
    reason = str(error).partition("\n")[0]
    if address == LOCAL:
        return f"Ray does not start on this machine: {reason}"
    locked = "" if AUTHENTICATION in os.environ else f" (it may want {AUTHENTICATION}=token)"
    return f"no Ray cluster at {address}: {reason}{locked}"


def init_arguments(address: str, cpus: int | None) -> dict[str, Any]:
    """Return the arguments with which `ray.init` finds or starts the cluster."""
    if address == LOCAL:
        own = {"address": "local", "include_dashboard": False}
        return {**own, "num_cpus": cpus, "object_store_memory": OBJECTS}
    check_reachable(address)
    kept = os.environ.get(CACHE)  # also the workers' folder for compiled rules
    return {"address": address, "runtime_env": {"env_vars": {CACHE: kept}} if kept else None}


def check_reachable(address: str) -> None:
    """Raise ClusterUnavailable without delay if no server answers: Ray itself retries for a minute."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        if address != "auto":
            raise ClusterUnavailable(
                f"the address of a Ray cluster is host:port, ray://host:port or auto, not {address!r}"
            )
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ClusterUnavailable(f"cannot reach a Ray cluster at {address}: {reason}") from error
