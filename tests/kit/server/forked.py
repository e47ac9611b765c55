"""Nodes that are forked from a process in which everything is loaded: that process starts once for all tests.

To start Python, import the server and load the rules takes seconds of processor time. A forked node is a
process of its own all the same, with its own arguments, environment and standard error.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import IO

LOADED = "tests.kit.server.preloaded"
IS_POSSIBLE = "forkserver" in multiprocessing.get_all_start_methods()
# At every start multiprocessing asks whether its other processes have ended; only one thread may ask.
ASKING = threading.Lock()


def serve(arguments: Sequence[str], environment: dict[str, str], output: Connection) -> None:
    """Run `riad serve` with known deals in this process; its standard error goes into a pipe."""
    from riad.cli import main
    from tests.kit.server.dealing import known_deals

    os.dup2(output.fileno(), sys.stderr.fileno())
    output.close()
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["riad", "serve", *arguments]
    with known_deals():
        main()


class ForkedNode:
    """A forked `riad serve`, with those parts of subprocess.Popen that the tests use."""

    def __init__(self, *arguments: str) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([LOADED])
        reading, writing = os.pipe()
        self.stderr: IO[str] = os.fdopen(reading, encoding="utf-8")
        with Connection(writing, readable=False) as output, ASKING:
            started = (arguments, dict(os.environ), output)
            self._process = context.Process(target=serve, args=started, daemon=True)
            self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Return how the process has ended, or None while it runs."""
        with ASKING:
            return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait for its end, and return how it has ended."""
        if not wait([self._process.sentinel], timeout):
            raise subprocess.TimeoutExpired("riad serve", timeout)
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)
