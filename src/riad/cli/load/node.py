"""A node in a process of its own, for measuring."""

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
    """The environment, with bytecode kept as it usually is: else a start measures Python's own compiler."""
    kept = dict(os.environ)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    return kept


class Node:
    """`riad serve` with a file of its own and no limits on requests."""

    def __init__(self, database: Path) -> None:
        self._database = database
        flags = [
            "--database",
            str(database),
            "--port",
            "0",
            "--no-browser",
            "--limits",
            "0",
            "--log",
            "error",
        ]
        self._process = subprocess.Popen(  # noqa: S603  # ourselves
            [sys.executable, "-m", "riad", "serve", *flags],
            stderr=subprocess.PIPE,
            text=True,
            env=keeping_bytecode(database.parent),
        )
        self.port = self._wait_for_port()
        while not self._healthy():
            time.sleep(0.01)

    def _wait_for_port(self) -> int:
        if self._process.stderr is None:
            raise RuntimeError("the node has no standard error")
        for line in self._process.stderr:
            if found := WHERE.search(line):
                return int(found[1])
        raise RuntimeError("the node did not start")

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def memory(self) -> int:
        """Bytes of memory that are this process's alone."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii")
        return sum(1024 * int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_"))

    def deals(self) -> dict[str, int]:
        """The seed of each table, read from its file: the load maker must know what is legal."""
        with closing(sqlite3.connect(self._database)) as connection:
            rows = connection.execute("select id, seed from game_table").fetchall()
        return {name: int(seed) for name, seed in rows}

    def actions(self) -> int:
        """How many turns are in its file."""
        with closing(sqlite3.connect(self._database)) as connection:
            return int(connection.execute("select count(*) from action where kind = 'turn'").fetchone()[0])

    def stop(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        if self._process.stderr is not None:
            self._process.stderr.close()
