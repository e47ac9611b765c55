"""A node answers any input in the one format of errors, logs no fault, and continues to serve."""

import itertools
import json
import random
import socket
import string
from collections.abc import Callable, Iterator
from typing import Any, cast
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from websockets.exceptions import ConnectionClosed

from tests.kit.server import patient
from tests.kit.server.databases import Postgres
from tests.kit.server.node_processes import NodeProcess, Player, node
from tests.kit.server.socket_helpers import Ear, complaints, ear

CHECKS: list[Any] = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
ERROR = {"code", "message", "rule", "reason", "at", "field", "table"}
EXAMPLES = settings(
    max_examples=8,
    database=None,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[*HealthCheck],
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node for these tests, which logs no fault."""
    with node(tmp_path_factory.mktemp("fuzz") / "riad.sqlite") as running:
        running.wait_until_ready()
        yield running
        assert patient.get(running.address + "/ready").status_code == 200
    assert complaints(running.output) == []


NUMBERS = [0, -1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**30, -(10**400)]
FRACTIONS = [0.5, -0.0, 1e308, float("inf"), float("nan"), 1e-320]
LETTERS = string.printable + "\0é\u2028\U0001f3b2\ud800"


def some_value(chance: random.Random, depth: int = 0) -> Any:
    """Return any JSON value."""
    plain = chance.choice(
        [None, True, False, chance.choice(NUMBERS), chance.choice(FRACTIONS), *[some_text(chance)] * 4]
    )
    kind = chance.randrange(4) if depth < 4 else 0
    if kind == 1:
        return [some_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 2:
        return {some_text(chance): some_value(chance, depth + 1) for _ in range(chance.randrange(4))}
    return plain


def some_text(chance: random.Random) -> str:
    return "".join(chance.choices(LETTERS, k=chance.choice([0, 1, 8, 64, 65, 300])))


def near_miss(chance: random.Random, table: str) -> str:
    """Return a message that is nearly valid."""
    message: dict[str, Any] = {"type": chance.choice(["watch", "unwatch"]), "table": table}
    if chance.random() < 0.5:
        message["after"] = chance.choice([0, 3, -1, 2**53, 2**53 + 1, "1", None, 1.5, True, [], 10**40])
    field = chance.choice(["type", "table", "after", "other", "__proto__"])
    message[field] = some_value(chance)
    return json.dumps(message)


def deep(chance: random.Random) -> str:
    """Return deeply nested JSON, closed or not, before the type or after it."""
    depth = chance.choice([10, 500, 5_000, 30_000])
    opening = chance.choice(["[", '{"a":', '{"type":'])
    return chance.choice([(opening * depth)[:60_000], f'{{"a": {"[" * depth}{"]" * depth}, "type": "ping"}}'])


def some_message(chance: random.Random, table: str) -> str | bytes:
    """Return a message: invalid ones of many kinds, and occasionally a valid one."""
    right = json.dumps({"type": "watch", "table": table, "after": chance.randrange(5)})
    place = chance.randrange(len(right))
    kind = chance.choice(["watch", "state", "update", "", "Watch", 5])
    name = chance.choice(["", "x", "no-such-table", "a" * 64, "../" * 5])
    kinds: list[Callable[[], str | bytes]] = [
        lambda: chance.randbytes(chance.randrange(200)),
        lambda: "".join(chance.choices(string.printable + '{}[]":,\0é', k=chance.randrange(200))),
        lambda: right[:place],
        lambda: right[:place] + chance.choice('{}[]",:0e\\\0') + right[place + 1 :],
        lambda: deep(chance),
        lambda: json.dumps({"type": kind, "table": table}),
        lambda: json.dumps({"type": "watch", "table": name}),
        lambda: json.dumps(some_value(chance)),
        lambda: json.dumps({"type": "ping", "more": some_value(chance)}),
        lambda: right,
        lambda: near_miss(chance, table),
    ]
    return chance.choice(kinds)()


def answers_well(mine: Ear, message: str | bytes) -> None:
    """Check that the answer is an error in the one format, or the valid answer."""
    mine.socket.send(message)
    for frame in mine.waiting():
        if frame["type"] == "error":
            assert {"code", "message"} <= frame["error"].keys() <= ERROR
            assert frame["error"]["code"] in ("bad_request", "not_found")
        else:
            assert frame["type"] in ("state", "pong")


@pytest.mark.parametrize("seed", range(5))
def test_any_message_is_answered_and_the_connection_goes_on(home: NodeProcess, seed: int) -> None:
    chance = random.Random(seed)
    anna = Player(home.address)
    table = anna.make("azul", "open")["id"]
    with ear(home, anna) as mine:
        for _ in range(95):  # each with a ping, within the burst
            message = some_message(chance, table)
            try:
                answers_well(mine, message)
            except (ConnectionClosed, AssertionError) as error:
                raise AssertionError(f"after {message[:300]!r}") from error
    anna.close()


def test_any_bytes_on_the_wire_harm_nobody(home: NodeProcess) -> None:
    chance = random.Random(9)
    key = b"dGhlIHNhbXBsZSBub25jZQ=="
    hello = (
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    )
    with ear(home) as healthy:
        for _ in range(60):
            with socket.create_connection(("127.0.0.1", home.port or 0), timeout=60) as raw:
                frame = bytes(
                    [0x80 | chance.choice([0, 1, 2, 8, 9, 10, 3, 15]), 0x80 | chance.randrange(128)]
                )
                raw.sendall(hello if chance.random() < 0.8 else hello[: chance.randrange(len(hello))])
                raw.sendall(
                    (frame if chance.random() < 0.7 else b"") + chance.randbytes(chance.randrange(300))
                )
                raw.shutdown(socket.SHUT_WR)
                while raw.recv(65_536):
                    pass
        assert healthy.waiting() == []


@pytest.fixture(scope="module")
def watched(postgres: Postgres) -> Iterator[NodeProcess]:
    """A node on PostgreSQL, which is strict about texts, with limits too high to reach."""
    with postgres.database() as address, node(address, "--limits", "1000000") as running:
        running.wait_until_ready()
        yield running
    assert complaints(running.output) == []


class Visitor:
    """A visitor who tries every operation, with a table of their own."""

    def __init__(self, home: NodeProcess) -> None:
        self.player = Player(home.address)
        self.table = self.player.make("azul", "gentle")["id"]
        self.headers = {"Authorization": f"Bearer {self.player.good('POST', '/api/tokens', {})['token']}"}

    def places(self, names: dict[str, Any]) -> dict[str, Any]:
        """Return the parts of a path, filled with existing ids."""
        there: dict[str, Any] = {"table": self.table, "seat": 1, "number": 0}
        return {name: there.get(name, value) for name, value in names.items()}


def test_every_answer_is_as_the_schema_says(watched: NodeProcess) -> None:
    schema = schemathesis.openapi.from_url(watched.address + "/schema/openapi.json")
    operations: list[Any] = [cast(Any, result).ok() for result in schema.get_all_operations()]
    assert len(operations) > 30
    troubles = []
    for operation, mode in itertools.product(operations, GenerationMode):
        can_be_wrong = operation.body or operation.path_parameters or operation.query
        if operation.path == "/api/stream" or (mode.is_negative and not can_be_wrong):
            continue  # the stream does not end
        try:
            try_all(operation, Visitor(watched), mode)
        except Exception as error:
            troubles.append(error)
    if troubles:
        raise ExceptionGroup("not as the schema says", troubles)


def try_all(operation: Any, visitor: Visitor, mode: GenerationMode) -> None:
    """Try an operation in many ways: as a stranger, as a person, with any table, and with an existing one."""

    @EXAMPLES
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        for headers in ({}, visitor.headers):
            case.validate_response(case.call(headers=headers), checks=CHECKS)
        case.path_parameters = visitor.places(case.path_parameters or {})
        case.validate_response(case.call(headers=visitor.headers), checks=CHECKS)

    try:
        ask()
    finally:
        visitor.player.close()


def test_the_stream_is_refused_to_nobody_in_particular_only(watched: NodeProcess) -> None:
    answer = patient.get(watched.address + "/api/stream")
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "not_signed_in"


AWKWARD = ["\0", "a\0b", "\ud800", "\U0010ffff" * 20, " ", "%00", "'; --", "a" * 300]
BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b'"\xff"',
    b'{"name": "\xff"}',
    b'{"game": "azul", "seats": ' + b"[" * 30_000,
    b'{"game": "azul", "seats": [{"kind": "me"}], "options": ' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001,
    b'{"options": {"wall": 1e999}, "game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    b'{"moves": ["3r2"], "base": 99999999999999999999999, "key": "12345678"}',
]


def awkward(schema: dict[str, Any], named: dict[str, Any], text: str) -> Any:
    """Return a value that fits a schema, with this text wherever a text is allowed."""
    schema = named[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema
    options = [option for option in schema.get("oneOf", [schema]) if option.get("type") != "null"]
    schema = named[options[0]["$ref"].rsplit("/", 1)[1]] if "$ref" in options[0] else options[0]
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: awkward(form, named, text) for name, form in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return [awkward(schema["items"], named, text)] * 2
    return {"integer": 0, "number": 0.5, "boolean": True}.get(schema.get("type", "string"), text)


def test_awkward_texts_and_bodies_are_refused_in_the_one_shape(watched: NodeProcess) -> None:
    schema = patient.get(watched.address + "/schema/openapi.json").json()
    named = schema["components"]["schemas"]
    tried = 0
    visitor = Visitor(watched)
    with httpx.Client(base_url=watched.address, timeout=60, headers=visitor.headers) as client:
        for path, operations in schema["paths"].items():
            if path in ("/api/stream", "/api/logout"):
                continue
            for method, operation in operations.items():
                form = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
                contents = [*BODIES] if form else [b""]
                if form:
                    contents += [
                        json.dumps(awkward(form["schema"], named, text)).encode() for text in AWKWARD
                    ]
                for content in contents:
                    where = path.format(
                        table=visitor.table, seat=1, number=0, session="x", passkey="x", other="x"
                    )
                    answered_well(client, method, where, content)
                    tried += 1
                for text in AWKWARD[:3] + AWKWARD[4:]:
                    part = quote(text.encode("utf-8", "surrogatepass"), safe="")
                    where = path.format(
                        table=part, seat=part, number=part, session=part, passkey=part, other=part
                    )
                    answered_well(client, method, where, b"{}")
    visitor.player.close()
    assert tried > 100


def answered_well(client: httpx.Client, method: str, path: str, content: bytes) -> None:
    headers = {"content-type": "application/json"} if content else {}
    answer = client.request(method, path, content=content, headers=headers)
    assert answer.status_code < 500, f"{method} {path} {content[:200]!r}: {answer.text}"
    if answer.status_code >= 400:
        assert answer.json().keys() == {"error"}
        assert answer.json()["error"].keys() <= ERROR


@pytest.mark.parametrize(
    "headers", [{"host": "["}, {"host": "[::1"}, {"cookie": 'riad="\\'}, {"origin": "http://["}]
)
def test_awkward_headers_are_refused(watched: NodeProcess, headers: dict[str, str]) -> None:
    answer = patient.post(watched.address + "/api/me", headers=headers, json={"name": ""})
    assert 400 <= answer.status_code < 500
    assert answer.json().keys() == {"error"}
