"""The part of `riad bench --server` that attacks a node, and measures its response under attack.

The first row is the cost of a single `watch` of a long match on the event loop. Each attack has a fresh node
with the default limits. A probe in its own process requests /health continuously; the row of an attack has
the longest response time, the number of missing responses, and the peak of the node's memory.
"""

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from riad.cli.bench.attacks import costly, endless, hostile_limits, probe, watched
from riad.cli.bench.attacks.attack import Attack, Figures, Target
from riad.cli.bench.attacks.played import long_tables
from riad.cli.bench.server_process import ServerProcess

ATTACKS: tuple[Attack, ...] = (*costly.ATTACKS, *endless.ATTACKS, *hostile_limits.ATTACKS)
SETTLE = 3.0  # seconds for a node to finish loading
BEFORE, AFTER = 1.0, 1.0  # seconds of quiet before and after an attack


def run(chosen: argparse.Namespace, show: Any) -> None:
    """Carry out every attack, each on a fresh node, and show a row for each."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        original = folder / "original.sqlite"
        tables = asyncio.run(long_tables(str(original)))
        show(chosen, "F1 one watch", watched.cost_of_a_watch(original, tables, folder))
        for attack in ATTACKS:
            show(chosen, f"{attack.finding} {attack.name}", carry_out(attack, original, tables, folder))


def carry_out(attack: Attack, original: Path, tables: Mapping[str, str], folder: Path) -> Figures:
    """Attack a fresh node; return the figures of the attack, of the probe and of the memory."""
    room = folder / attack.name.replace(" ", "-")
    room.mkdir()
    shutil.copy(original, room / "riad.sqlite")
    node = ServerProcess(room / "riad.sqlite", *attack.flags, limits=True)
    stopped = 0.0
    try:
        node.wait_until_ready()
        time.sleep(SETTLE)
        node.forget_peak()
        memory = node.resident()
        with probing(node.port) as figures:
            own = asyncio.run(attacked(attack, Target(node, tables, room)))
        peak = node.resident(peak=True)
    finally:
        stopped = node.stop()
    figures |= {"memory_mb": round(memory / 1e6), "peak_mb": round(peak / 1e6)}
    return figures | own | {"stop_s": round(stopped, 1)}


async def attacked(attack: Attack, target: Target) -> Figures:
    """Carry out an attack, with some quiet before and after it."""
    await asyncio.sleep(BEFORE)
    figures = await attack.run(target)
    await asyncio.sleep(AFTER)
    return figures


@contextmanager
def probing(port: int) -> Iterator[Figures]:
    """Request /health for the duration of the block; the figures are available after it."""
    figures: Figures = {}
    with subprocess.Popen(  # noqa: S603  # our own script
        [sys.executable, "-I", probe.__file__, str(port)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the probe has no pipes")
        process.stdout.readline()  # the first line: the probe has started
        try:
            yield figures
        finally:
            process.stdin.close()
            figures |= json.loads(process.stdout.readline())
