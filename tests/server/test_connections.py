"""Requests that never end, headers that are too large, and more connections than a node may have."""

import json
import re
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from riad.server.connections import SPARE_FILES, STRANGERS, Bounds
from riad.server.settings import Settings
from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node
from tests.kit.server.socket_helpers import complaints

Line = Callable[[bytes], socket.socket]
HEAD = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node with short timeouts, which logs no fault."""
    flags = ("--header-seconds", "0.5", "--body-seconds", "0.5", "--keep-alive", "1", "--header-kb", "8")
    with node(tmp_path_factory.mktemp("brisk") / "riad.sqlite", *flags) as running:
        yield running
    assert complaints(running.output) == []


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node with long timeouts, but a small limit on headers."""
    flags = ("--header-seconds", "600", "--body-seconds", "600", "--header-kb", "8")
    with node(tmp_path_factory.mktemp("calm") / "riad.sqlite", *flags) as running:
        yield running
    assert complaints(running.output) == []


def answered(say: Line) -> socket.socket:
    """Return a connection whose first request was answered, retrying on a busy machine."""

    def ask() -> socket.socket | None:
        try:
            made = say(HEAD + b"\r\n")
            return made if whole_answer(made)[9:12] == b"200" else None
        except OSError:
            return None

    sock: socket.socket = eventually(ask)
    return sock


@pytest.fixture
def line(brisk: NodeProcess) -> Iterator[Line]:
    """A function that sends bytes on a new connection."""
    with speaking(brisk) as say:
        yield say


@pytest.fixture
def calmly(calm: NodeProcess) -> Iterator[Line]:
    """A function that sends bytes on a new connection to the node with long timeouts."""
    with speaking(calm) as say:
        yield say


@contextmanager
def speaking(running: NodeProcess) -> Iterator[Line]:
    """Yield a function that opens connections to a node; they are closed at the end."""
    with ExitStack() as stack:

        def say(content: bytes) -> socket.socket:
            made = socket.create_connection(("127.0.0.1", running.port or 0), 60)
            stack.enter_context(closing(made))
            made.sendall(content)
            return made

        yield say


def whole_answer(made: socket.socket) -> bytes:
    """Return one answer with its body, which may come in parts; or the part before the connection ends."""
    answer = b""
    while True:
        head, end, body = answer.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        if end and length and len(body) >= int(length[1]):
            return answer
        part = made.recv(65_536)
        if not part:
            return answer
        answer += part


def rest_of(made: socket.socket) -> bytes:
    """Return everything that comes until the node ends the connection."""
    rest = b""
    while True:
        try:
            part = made.recv(65_536)
        except ConnectionResetError:
            return rest
        if not part:
            return rest
        rest += part


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", b""),  # as browsers connect ahead
        (b"\r\n\r\n", b""),
        (b"GE", b"408"),
        (HEAD, b"408"),
        (
            b"GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
            b"408",
        ),
        (POST + b"content-length: 20\r\n\r\n{", b"408"),
        (POST + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n", b"408"),
    ],
)
def test_a_request_that_does_not_arrive_is_ended(line: Line, content: bytes, status: bytes) -> None:
    def ended() -> bool:
        try:
            return rest_of(line(content))[9:12] == status
        except TimeoutError:
            raise  # it was not ended
        except OSError:
            return False  # this machine was too slow for the node

    eventually(ended)


def test_a_request_that_arrives_slowly_gets_no_more_time(line: Line) -> None:
    made = line(HEAD)
    answer = b""
    made.settimeout(0.05)
    for number in range(10_000):
        try:
            made.sendall(b"x-%d: 1\r\n" % number if number < 200 else b"")
            answer += made.recv(4096)
        except TimeoutError:
            continue
        except OSError:
            break
        if answer:
            break
    assert answer[9:12] in (b"408", b"")
    made.settimeout(60)
    assert rest_of(made) == b""


def test_the_second_request_of_a_connection_is_bounded_as_well(line: Line) -> None:
    made = answered(line)
    made.sendall(HEAD)
    assert rest_of(made)[9:12] in (b"408", b"")  # none where the connection was idle too long


def test_an_idle_connection_ends(line: Line) -> None:
    assert rest_of(answered(line)) == b""


def test_line_feeds_keep_no_connection_open(line: Line) -> None:
    made = answered(line)
    made.sendall(b"\r\n")
    assert rest_of(made) == b""


@pytest.mark.parametrize(
    "content",
    [
        HEAD + b"x: " + b"x" * 100_000,
        HEAD + b"x: 1\r\n" * 20_000,
        b"GET /" + b"x" * 100_000,
        HEAD + b"x: " + b"x" * 9_000 + b"\r\n\r\n",
        b"\r\n" * 50_000,
    ],
    ids=["a long one", "many", "a long address", "complete", "only line feeds"],
)
def test_headers_have_a_size(calmly: Line, content: bytes) -> None:
    try:
        answer = rest_of(calmly(content))
    except (BrokenPipeError, ConnectionResetError):
        return  # the node closed before everything was sent
    assert answer[9:12] in (b"431", b"")


def test_headers_within_their_size_are_read_in_pieces(calmly: Line) -> None:
    made = calmly(HEAD)
    for _ in range(7):
        made.sendall(b"x: " + b"x" * 990 + b"\r\n")
    made.sendall(b"\r\n" + HEAD + b"\r\n")
    answer = b""
    while answer.count(b"HTTP/1.1 200") < 2:
        part = made.recv(65_536)
        assert part, answer
        answer += part


def test_a_pipeline_of_requests_is_no_large_header(calmly: Line) -> None:
    made = calmly((HEAD + b"\r\n") * 400)
    answer = b""
    while answer.count(b"HTTP/1.1 200") < 400:
        part = made.recv(65_536)
        assert part, answer[-200:]
        answer += part


def test_a_websocket_is_no_unended_request(brisk: NodeProcess) -> None:
    def connected() -> ClientConnection | None:
        try:
            return connect(brisk.socket_address, open_timeout=patient.PATIENCE)
        except (InvalidHandshake, OSError):
            return None  # this machine was too slow for the node

    with eventually(connected) as made:
        for _ in range(3):
            with pytest.raises(TimeoutError):
                made.recv(timeout=0.6)  # longer than a request may take
            made.send('{"type": "ping"}')
            assert json.loads(made.recv())["type"] == "pong"


@pytest.fixture
def full(tmp_path: Path) -> Iterator[NodeProcess]:
    """A node with a low limit on connections."""
    with node(
        tmp_path / "riad.sqlite", "--connections", "8", "--header-seconds", "300", "--log", "info"
    ) as running:
        yield running


def test_beyond_the_limit_health_alone_is_answered_and_the_log_says_so(full: NodeProcess) -> None:
    with ExitStack() as stack:

        def half() -> socket.socket:
            made = socket.create_connection(("127.0.0.1", full.port or 0), 60)
            made.sendall(HEAD)
            return stack.enter_context(closing(made))

        for _ in range(8):
            half()
        eventually(lambda: patient.get(full.address + "/").status_code == 503)
        many = [half() for _ in range(3 * STRANGERS)]
        for _ in range(5):
            assert patient.get(full.address + "/health").status_code == 200
            assert patient.get(full.address + "/api/games").status_code == 503
        assert many[0].recv(9) == b"", "the oldest one makes room for the newest"
        eventually(lambda: any("too many connections" in text for text in full.output))
        entries = [json.loads(text) for text in full.output if "too many connections" in text]
        assert entries[0]["open"] > 8
    eventually(lambda: patient.get(full.address + "/").status_code == 200)


@pytest.mark.parametrize(
    ("wanted", "files", "most"),
    [(0, 1024, 1024 - SPARE_FILES - STRANGERS), (500, 1024, 500), (5000, 1024, 896), (0, 100, 8)],
)
def test_files_are_spared_for_what_else_a_node_opens(wanted: int, files: int, most: int) -> None:
    assert Bounds.of(Settings(connections=wanted), files).connections == most


def test_a_node_may_open_as_many_files_as_there_may_be(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(1024, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
    try:
        with node(tmp_path / "riad.sqlite") as running:
            text = Path(f"/proc/{running.process.pid}/limits").read_text(encoding="ascii")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    columns = next(text for text in text.splitlines() if text.startswith("Max open files")).split()
    assert columns[3] == columns[4] == str(hard)


def test_a_node_stops_though_a_file_is_being_brought_in(tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite") as running:
        anna = Player(running.address, "Anna")
        head = f"POST /api/import HTTP/1.1\r\nhost: localhost\r\ncookie: riad={anna.http.cookies['riad']}\r\n"
        more = "content-type: application/json\r\ncontent-length: 900000\r\n\r\n"
        with closing(anna), closing(socket.create_connection(("127.0.0.1", running.port or 0), 60)) as made:
            made.sendall((head + more).encode() + b'{"text": "' + b"x" * 100_000)
            patient.get(running.address + "/health")
            assert running.stop() == 0
