"""The part of `riad bench` that measures a node."""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from riad import games
from riad.cli.bench.attacks import hostile
from riad.cli.bench.server_measurements import acknowledged, live, start_times
from riad.cli.bench.server_process import ServerProcess
from riad.cli.terminal import compile_with_progress

TABLES, RATE, SECONDS = 1000, 500, 30.0


def run(chosen: argparse.Namespace) -> None:
    """Measure and print row by row."""
    for name in games.PACKAGES:
        compile_with_progress(name)
    if chosen.hostile:
        hostile.run(chosen, show)
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        show(chosen, "start", start_times(folder))
        node = ServerProcess(folder / "turns.sqlite")
        try:
            show(chosen, "turns", asyncio.run(acknowledged(node, folder, 5.0)))
        finally:
            node.stop()
        node = ServerProcess(folder / "live.sqlite")
        try:
            show(chosen, "live", asyncio.run(live(node, TABLES, RATE, SECONDS)))
        finally:
            node.stop()


def show(chosen: argparse.Namespace, name: str, figures: dict[str, Any]) -> None:
    """Print a row for people or for programs."""
    if chosen.json:
        print(json.dumps({"measured": name, **figures}), flush=True)
        return
    text = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in figures.items())
    print(f"{name}: {text}", flush=True)
