"""The load of one `watch` of a long match on the event loop, for `riad bench --server --hostile`."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from riad.cli.bench.attacks.attack import Figures, Target
from riad.cli.bench.attacks.costly import kind_of, opened, watch_of
from riad.cli.bench.server_process import ServerProcess
from riad.cli.serve import COLLECT, SWITCH
from riad.server.node import Node, running
from riad.server.settings import Settings
from riad.server.table.table import Table

WARM, COLD = 500, 20  # watches
AT_A_TIME = 100  # watches over one websocket; a node closes one with more than 200 messages at once
SETTLE = 3.0  # seconds for a node to finish loading


class CountingWatcher:
    """An anonymous spectator of tables, who counts the messages."""

    person: str | None = None
    session: str | None = None

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def push(self, text: str) -> None:
        """Count a message."""
        self.sizes.append(len(text))

    def told(self, table: Table) -> None:
        """Ignore a change of a person's table: the spectator has none."""

    def drop(self) -> None:
        """Do nothing: there is no connection to close."""


def cost_of_a_watch(original: Path, tables: Mapping[str, str], folder: Path) -> Figures:
    """Return the cost of watching a table in this database, warm and cold."""
    node = ServerProcess(original)
    try:
        node.wait_until_ready()
        time.sleep(SETTLE)
        figures = asyncio.run(warm(Target(node, tables, folder), WARM))
    finally:
        node.stop()
    with as_served():
        return figures | asyncio.run(cold(original, tables["alhambra"], COLD))


async def warm(target: Target, number: int) -> Figures:
    """Watch repeatedly over websockets; return the processor time of a watch in the node's main thread."""
    await watches(target, 1)  # from now on the log is in memory
    spent, sizes = 0.0, [0]
    for done in range(0, number, AT_A_TIME):
        some, seconds = await watches(target, min(AT_A_TIME, number - done))
        sizes += some
        spent += seconds
    return {
        "watches": number,
        "kb": round(max(sizes) / 1000),
        "warm_loop_ms": round(1000 * spent / number, 2),
    }


async def watches(target: Target, number: int) -> tuple[list[int], float]:
    """Watch repeatedly over one websocket; return the sizes of the answers and the processor seconds."""
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    socket = await opened(target, lambda text: heard.put_nowait((kind_of(text), len(text))))
    socket.ended.add_done_callback(lambda _: heard.put_nowait(("nothing: the connection ended", 0)))
    sizes = []
    try:
        began = target.node.processor()
        for _ in range(number):
            socket.send(watch_of(target))
            kind, size = await heard.get()
            if kind != "state":
                raise RuntimeError(f"a watch was answered by {kind}")
            sizes.append(size)
        return sizes, target.node.processor() - began
    finally:
        socket.close()
        await socket.ended


async def cold(database: Path, table: str, number: int) -> Figures:
    """Watch a table with cold caches, its log included; return the longest block of the event loop."""
    held, clock, took = [], [], []
    async with running(Settings(database=str(database), limits=0, bot_pace=60)) as server:
        await playable(server)
        for _ in range(number):
            await server.tables.forget(table)
            gc.collect()
            watcher = CountingWatcher()
            began = time.perf_counter()
            of_processor, of_clock = await longest_hold(server.hub.watch(watcher, table, 0, ""))
            took.append(time.perf_counter() - began)
            held.append(of_processor)
            clock.append(of_clock)
    return {
        "cold_watches": number,
        "cold_held_ms": round(1000 * max(held), 2),
        "cold_held_by_the_clock_ms": round(1000 * max(clock), 2),
        "cold_answer_ms": round(1000 * sorted(took)[number // 2], 1),
    }


async def playable(server: Node) -> None:
    """Wait until the rules are loaded."""
    while not server.preparation.is_done:
        await asyncio.sleep(0.05)


async def longest_hold(
    doing: Coroutine[Any, Any, None],
    processor: Callable[[], float] = time.thread_time,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[float, float]:
    """Run a job; return the longest iteration of the event loop in processor and wall-clock seconds."""
    task = asyncio.ensure_future(doing)
    longest = (0.0, 0.0)
    before = (processor(), clock())
    while not task.done():
        await asyncio.sleep(0)  # one iteration of the event loop
        after = (processor(), clock())
        longest = (max(longest[0], after[0] - before[0]), max(longest[1], after[1] - before[1]))
        before = after
    await task
    return longest


@contextmanager
def as_served() -> Iterator[None]:
    """Set the threads' switch interval and the garbage collector as `riad serve` does."""
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
        gc.set_threshold(*thresholds)
