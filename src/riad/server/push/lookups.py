"""Lookups of host names, in dedicated threads: a slow name server must not hold up other work.

The threads are daemons, so that a lookup that hangs does not keep the process from ending.
"""

import asyncio
import queue
import socket
import threading
from contextlib import suppress

THREADS = 4
Job = tuple[str, int, asyncio.AbstractEventLoop, "asyncio.Future[list[str]]"]

_jobs: "queue.SimpleQueue[Job]" = queue.SimpleQueue()
_threads: list[threading.Thread] = []


async def addresses_of(name: str, port: int) -> list[str]:
    """Return the numeric addresses of a name; OSError or UnicodeError if it has none."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[list[str]] = loop.create_future()
    if len(_threads) < THREADS:
        _threads.append(threading.Thread(target=_look_up, name="riad-lookup", daemon=True))
        _threads[-1].start()
    _jobs.put((name, port, loop, future))
    return await future


def _look_up() -> None:
    while True:
        name, port, loop, future = _jobs.get()
        if future.cancelled():
            continue
        answer: list[str] | Exception
        try:
            entries = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
            answer = [str(entry[4][0]) for entry in entries]
        except Exception as error:  # for the caller: a thread that ended would not be replaced
            answer = error
        with suppress(RuntimeError):  # the event loop has ended, and the caller with it
            loop.call_soon_threadsafe(_settle, future, answer)


def _settle(future: "asyncio.Future[list[str]]", answer: list[str] | Exception) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
