"""A node in its own process, for measuring."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

WHERE = re.compile(r"http://localhost:(\d+)/")


def keeping_bytecode(folder: Path) -> dict[str, str]:
    """Return the environment with bytecode caching on, so that a start does not measure Python's compiler."""
    kept = dict(os.environ)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    return kept


class ServerProcess:
    """`riad serve` with its own database file, by default without limits on requests."""

    def __init__(self, database: Path, *more: str, limits: bool = False) -> None:
        self._database = database
        flags = ["--database", str(database), "--port", "0", "--no-browser", "--log", "error"]
        flags += [*(() if limits else ("--limits", "0")), *more]
        self._process = subprocess.Popen(  # noqa: S603  # ourselves
            [sys.executable, "-m", "riad", "serve", *flags],
            stderr=subprocess.PIPE,
            text=True,
            env=keeping_bytecode(database.parent),
        )
        try:
            self.port = self._wait_for_port()
        except RuntimeError:
            self.stop()
            raise
        while not self._healthy():
            time.sleep(0.01)

    def _wait_for_port(self) -> int:
        if self._process.stderr is None:
            raise RuntimeError("the node has no standard error")
        for line in self._process.stderr:
            if match := WHERE.search(line):
                return int(match[1])
        raise RuntimeError("the node did not start")

    def _healthy(self, path: str = "/health") -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def wait_until_ready(self) -> None:
        """Wait until the node is ready for requests."""
        while not self._healthy("/ready"):
            time.sleep(0.05)

    def memory(self) -> int:
        """Return the bytes of memory that are private to this process."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii")
        return sum(1024 * int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_"))

    def processor(self) -> float:
        """Processor seconds of the main thread: the event loop, without other threads."""
        process = self._process.pid
        text = Path(f"/proc/{process}/task/{process}/schedstat").read_text(encoding="ascii")
        return int(text.split()[0]) / 1e9

    def forget_peak(self) -> None:
        """Reset the peak of memory to the current use."""
        Path(f"/proc/{self._process.pid}/clear_refs").write_text("5", encoding="ascii")

    def resident(self, *, peak: bool = False) -> int:
        """Return the bytes of memory in use, including shared memory: now, or at the peak."""
        name = "VmHWM:" if peak else "VmRSS:"
        text = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return next(1024 * int(line.split()[1]) for line in text.splitlines() if line.startswith(name))

    def deals(self) -> dict[str, int]:
        """Read the seed of each table from the node's file, to compute the legal moves."""
        with closing(sqlite3.connect(self._database)) as connection:
            rows = connection.execute("select id, seed from game_table").fetchall()
        return {name: int(seed) for name, seed in rows}

    def actions(self) -> int:
        """Return the number of turns in the node's file."""
        with closing(sqlite3.connect(self._database)) as connection:
            return int(connection.execute("select count(*) from action where kind = 'turn'").fetchone()[0])

    def stop(self) -> float:
        """Stop the node; return the seconds until its exit."""
        began = time.perf_counter()
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stderr is not None:
            self._process.stderr.close()
        return time.perf_counter() - began
