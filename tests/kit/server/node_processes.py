"""Real nodes as separate processes, and players who use only the public protocol."""

import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.kit.server.forked import IS_POSSIBLE, ForkedNode

PATIENCE = 600.0  # seconds: a first start may compile, on a busy machine
PRODUCT = ("-m", "riad")
WITH_KNOWN_DEALS = ("-P", str(Path(__file__).with_name("dealing.py")))
SAYS_WHERE = re.compile(r"Riad is running at http://localhost:(\d+)/")


def heed_interrupts() -> None:
    """Restore Ctrl-C: tests that a shell runs in the background ignore it, and so would their nodes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class NodeProcess:
    """`riad serve` in a process, with known deals (see dealing) unless it is the product itself."""

    def __init__(
        self,
        database: str,
        *flags: str,
        python: str = sys.executable,
        program: tuple[str, str] = WITH_KNOWN_DEALS,
        **environment: str,
    ) -> None:
        usual = ["--no-browser", "--database", database, "--port", "0", "--bot-pace", "0", "--limits", "0"]
        can_fork = (
            IS_POSSIBLE and python == sys.executable and program == WITH_KNOWN_DEALS and not environment
        )
        self.process: ForkedNode | subprocess.Popen[str]
        if can_fork:
            self.process = ForkedNode(*usual, *flags)
        else:
            self.process = subprocess.Popen(
                [python, *program, "serve", *usual, *flags],
                stderr=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stdin=subprocess.DEVNULL,
                text=True,
                env={**os.environ, **environment},
                preexec_fn=heed_interrupts,  # noqa: PLW1509  # it takes no lock
            )
        self.output: list[str] = []
        self._told = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._told.wait(PATIENCE) or self.port is None:
            self.kill()
            raise AssertionError("the node did not start:\n" + "".join(self.output))
        eventually(self._healthy)

    port: int | None = None

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.output.append(line)
            if address := SAYS_WHERE.search(line):
                self.port = int(address[1])
                self._told.set()
        self._told.set()

    def _healthy(self) -> bool:
        try:
            return httpx.get(self.address + "/health", timeout=60).status_code == 200
        except httpx.TransportError:
            assert self.process.poll() is None, "".join(self.output)
            return False

    def wait_until_ready(self) -> None:
        """Wait until all its games are loaded."""
        eventually(lambda: httpx.get(f"{self.address}/ready", timeout=60).status_code == 200)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def stop(self, by: int = signal.SIGTERM) -> int:
        """Stop it as an operator would."""
        self.process.send_signal(by)
        return self._ended()

    def kill(self) -> int:
        """Kill it as a power cut would."""
        self.process.kill()
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()
        return code


@contextmanager
def node(
    database: str | Path, *flags: str, program: tuple[str, str] = WITH_KNOWN_DEALS, **environment: str
) -> Iterator[NodeProcess]:
    """Run a node during the block."""
    running = NodeProcess(str(database), *flags, program=program, **environment)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()
        elif running.process.stderr is not None:
            running.process.stderr.close()


def eventually(done: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until a condition holds."""
    end = time.monotonic() + patience
    while not (result := done()):
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)
    return result


class Player:
    """A person with a browser: a cookie, requests, and no other knowledge than the answers."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.id = self.good("POST", "/api/me", {"name": name})["id"]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        content = {} if body is None else {"json": body}
        return self.http.request(method, path, **content, **more)

    def good(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def bad(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, dict[str, Any]]:
        """Send a request that must be refused, in the one format of errors."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        failure = answer.json()
        assert set(failure) == {"error"}
        assert {"code", "message"} <= set(failure["error"])
        return answer.status_code, failure["error"]

    def make(self, game: str = "azul", *others: Any, **more: Any) -> dict[str, Any]:
        """Create a table where I sit first; the others are "open", or the level of a bot."""
        rest = others or ("open",)
        seats = [{"kind": "me"}]
        seats += [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in rest]
        table: dict[str, Any] = self.good("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return table

    def sit(self, table: str, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = self.good("PUT", f"/api/tables/{table}/seats/{seat}", {})
        return view

    def look(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.good("GET", f"/api/tables/{table}")
        return view

    def whole_turn(self, shown: dict[str, Any], choose: Callable[[list[str]], str]) -> list[str]:
        """Return the moves of a turn, found as a client finds them: by previews."""
        moves: list[str] = []
        tried = {"view": shown["view"], "complete": False}
        while not tried["complete"]:
            moves.append(choose(tried["view"]["legal"]))
            body = {"moves": moves, "base": shown["seq"]}
            tried = self.good("POST", f"/api/tables/{shown['id']}/preview", body)
        return moves

    def send(self, shown: dict[str, Any], moves: list[str], key: str | None = None) -> httpx.Response:
        body = {"moves": moves, "base": shown["seq"], "key": key or secrets.token_urlsafe(12)}
        return self.ask("POST", f"/api/tables/{shown['id']}/turn", body)

    def play(self, table: str, choose: Callable[[list[str]], str]) -> dict[str, Any]:
        """Play every turn of mine until the match is over."""
        while (shown := self.look(table))["status"] == "playing":
            if shown["turn"] in shown["you"]:
                answer = self.send(shown, self.whole_turn(shown, choose))
                assert answer.status_code in (200, 409), answer.text
            else:
                time.sleep(0.01)
        return shown

    def close(self) -> None:
        self.http.close()
