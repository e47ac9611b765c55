"""Work in processes of this machine. A process that dies is replaced, and its job is repeated."""

import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, cast

from riad.research.executors import AHEAD, RETRIES, Job, Result, WorkersCrashed

SPAWN = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang


def serve(connection: Connection) -> None:
    """Do jobs in a worker until there are no more. Ctrl-C is left to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            work, job = connection.recv()
            try:
                connection.send((work(job), None))
            except Exception:  # reported to the caller
                connection.send((None, traceback.format_exc()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # the parent has gone


class Worker:
    """A process and the pipe to it."""

    def __init__(self) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # otherwise the end of the process goes unnoticed

    def ask(self, work: Callable[[Any], Any], job: Any) -> None:
        """Send a job. A dead worker is detected later, by its missing answer."""
        try:
            self.connection.send((work, job))
        except (BrokenPipeError, ConnectionResetError):
            return

    def stop(self) -> None:
        """Kill the process, even during a job."""
        self.process.kill()
        self.process.join()
        self.connection.close()


@dataclass
class Task:
    """An assigned job, and the number of workers that died during it."""

    number: int
    job: Any
    deaths: int = 0


class ProcessExecutor:
    """A pool of worker processes, started on first use."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._idle: list[Worker] = []

    def __enter__(self) -> "ProcessExecutor":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._idle:
            self._idle.pop().stop()

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of `work` for each job, in order."""
        tasks = (Task(number, job) for number, job in enumerate(jobs))
        busy: dict[Connection, tuple[Worker, Task]] = {}
        done: dict[int, Result] = {}
        wanted = 0
        try:
            while True:
                room = min(self.number, AHEAD * self.number - len(done)) - len(busy)
                for task in islice(tasks, max(room, 0)):
                    self._hand_out(work, task, busy)
                if not busy:
                    return
                for line in wait(list(busy)):
                    task = self._answer(cast(Connection, line), busy, done)
                    if task.number not in done:
                        self._hand_out(work, task, busy)
                while wanted in done:
                    yield done.pop(wanted)
                    wanted += 1
        finally:
            for worker, _task in busy.values():
                worker.stop()

    def _hand_out(
        self, work: Callable[[Job], Result], task: Task, busy: dict[Connection, tuple[Worker, Task]]
    ) -> None:
        worker = self._idle.pop() if self._idle else Worker()
        busy[worker.connection] = worker, task
        worker.ask(work, task.job)

    def _answer(
        self, line: Connection, busy: dict[Connection, tuple[Worker, Task]], done: dict[int, Any]
    ) -> Task:
        """Receive a worker's message: a result, a failure of its work, or nothing if it died."""
        worker, task = busy.pop(line)
        try:
            result, trouble = line.recv()
        except (EOFError, ConnectionResetError):
            worker.stop()
            task.deaths += 1
            if task.deaths > RETRIES:
                raise WorkersCrashed from None
            return task
        self._idle.append(worker)
        if trouble is not None:
            raise RuntimeError(f"the work failed in a process:\n{trouble}")
        done[task.number] = result
        return task
