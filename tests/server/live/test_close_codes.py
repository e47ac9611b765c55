"""The close codes in the table are those that the server can send, no more and no fewer."""

import ast
import inspect
import socket
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit

import pytest
import websockets.protocol
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.frames import CloseCode as LibraryCode

import riad.server
from riad.server.live.close_codes import CloseCode
from tests.kit.server.node_processes import NodeProcess, node
from tests.kit.server.socket_helpers import PATIENCE

NEVER_SENT = {LibraryCode.ABNORMAL_CLOSURE}
"""It stands for a connection that ended without a code."""
HEAD = """GET /api/socket HTTP/1.1\r\nhost: {host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"""
MASK = bytes(4)
"""A mask that leaves a payload as it is."""


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the name and the first argument of each call."""
    for part in ast.walk(tree):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.args:
            yield part.func.attr, part.args[0]


def codes_of_the_library(module: ModuleType) -> set[int]:
    """Return the codes that a module of a library sends of its own accord."""
    codes = set()
    for name, argument in calls(ast.parse(inspect.getsource(module))):
        if name in ("fail", "send_close") and isinstance(argument, ast.Constant):
            codes.add(int(str(argument.value)))
        elif name in ("fail", "send_close") and isinstance(argument, ast.Attribute):
            codes.add(int(LibraryCode[argument.attr]))
    return codes


def codes_of_the_server() -> set[int]:
    """Return the codes that the sources of the server name."""
    return {
        CloseCode[part.attr]
        for path in Path(riad.server.__file__).parent.rglob("*.py")
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name)
        if part.value.id == "CloseCode"
    }


def test_the_codes_are_those_that_the_server_and_its_libraries_send() -> None:
    """A new code needs its row in the table, and a row needs a place that sends its code."""
    sent = codes_of_the_library(websockets_sansio_impl) | codes_of_the_library(websockets.protocol)
    assert sent >= {1002, 1007, 1009, 1011, 1012}
    assert {*CloseCode} == (sent - NEVER_SENT) | codes_of_the_server()


def test_no_websocket_is_closed_with_a_bare_number() -> None:
    for path in Path(riad.server.__file__).parent.rglob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Dict) and any(
                isinstance(value, ast.Constant) and value.value == "websocket.close" for value in part.values
            ):
                keys = [key.value for key in part.keys if isinstance(key, ast.Constant)]
                assert "code" in keys, f"{path}:{part.lineno}"
                assert not isinstance(part.values[keys.index("code")], ast.Constant), f"{path}:{part.lineno}"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node for these tests."""
    with node(tmp_path_factory.mktemp("codes") / "riad.sqlite") as running:
        yield running


def frame(opcode: int, payload: bytes, *, masked: bool = True) -> bytes:
    """Return a short frame of a client."""
    return bytes((0x80 | opcode, 0x80 * masked | len(payload))) + MASK * masked + payload


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(1, b"{}", masked=False), CloseCode.MALFORMED),
        (frame(3, b""), CloseCode.MALFORMED),
        (frame(1, b"\xff"), CloseCode.NOT_UTF8),
        (frame(8, (3000).to_bytes(2, "big")), 3000),
    ],
    ids=["not masked", "unknown opcode", "not UTF-8", "a close of the client"],
)
def test_a_connection_that_breaks_the_protocol_is_closed_with_its_code(
    home: NodeProcess, sent: bytes, code: int
) -> None:
    parts = urlsplit(home.address)
    with socket.create_connection((parts.hostname, parts.port), PATIENCE) as line:
        line.sendall(HEAD.format(host=parts.netloc).encode())
        answer = line.makefile("rb")
        while answer.readline() not in (b"\r\n", b""):
            pass
        line.sendall(sent)
        opcode, length = answer.read(2)
        assert opcode == 0x88
        assert int.from_bytes(answer.read(length)[:2], "big") == code
