"""The probe asks for /health until its input ends, then says how long the answers took."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from riad.cli.bench.attacks import probe
from riad.cli.bench.attacks.hostile import probing


class Health(BaseHTTPRequestHandler):
    """Answers of a server that is healthy at every second request."""

    asked = 0

    def do_GET(self) -> None:
        """Answer one request."""
        type(self).asked += 1
        self.send_response(503 if self.path != "/health" or self.asked % 2 == 0 else 200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@pytest.fixture
def port() -> Iterator[int]:
    Health.asked = 0
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_an_answer_of_200_is_one_and_others_are_none(port: int) -> None:
    assert [probe.ask(port) for _ in range(4)] == [True, False, True, False]


def test_where_nobody_listens_every_answer_is_missing(port: int) -> None:
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        free = server.server_port
    assert free != port
    assert not probe.ask(free)


def test_the_script_counts_until_its_input_ends(port: int) -> None:
    with probing(port) as figures:
        while Health.asked < 6:
            time.sleep(0.01)
    assert figures["health_asked"] == Health.asked
    assert figures["health_missing"] == Health.asked // 2
    assert 0 < figures["health_median_ms"] <= figures["health_longest_ms"]


def test_a_probe_that_asked_nothing_has_no_times() -> None:
    done = subprocess.run(
        [sys.executable, "-I", probe.__file__, "9"],
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    first, figures = done.stdout.splitlines()
    assert first == "asking"
    assert json.loads(figures)["health_missing"] == 0
    assert json.loads(figures)["health_longest_ms"] is None
