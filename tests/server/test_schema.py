"""The schema is OpenAPI 3.1 with every route, and what the browser client knows is generated from it."""

import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riad
from riad.bots.level_names import LEVELS
from riad.server import wire
from riad.server.routes import moderation, node, people, play, push, tables
from riad.server.wire import messages
from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess
from tools import for_web

MESSAGES = (*typing.get_args(messages.FromClient), *typing.get_args(messages.FromServer))


@pytest.fixture(scope="module")
def schema(server: NodeProcess) -> dict[str, Any]:
    answer = patient.get(server.address + "/schema")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    document: dict[str, Any] = answer.json()
    return document


def test_it_is_openapi(schema: dict[str, Any], server: NodeProcess) -> None:
    assert schema["openapi"].startswith("3.1")
    assert schema["info"]["title"] == "Riad"
    assert patient.get(server.address + "/schema/openapi.json").json() == schema


def test_it_lists_every_route(schema: dict[str, Any]) -> None:
    wanted = {
        (re.sub(r":\w+}", "}", path), method.lower())
        for handler in [
            *node.HANDLERS,
            *moderation.HANDLERS,
            *people.HANDLERS,
            *play.HANDLERS,
            *push.HANDLERS,
            *tables.HANDLERS,
        ]
        for path in handler.paths
        for method in handler.http_methods
    }
    listed = {(path, method) for path, methods in schema["paths"].items() for method in methods}
    assert listed == wanted
    assert len(listed) > 35


def test_every_route_says_what_it_is_for(schema: dict[str, Any]) -> None:
    for methods in schema["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert operation["description"]
    identifiers = [each["operationId"] for methods in schema["paths"].values() for each in methods.values()]
    assert len(identifiers) == len(set(identifiers))


def test_every_reference_leads_somewhere(schema: dict[str, Any]) -> None:
    names = set(re.findall(r"#/components/schemas/([\w.-]+)", str(schema)))
    assert names
    assert names <= set(schema["components"]["schemas"])


def test_requests_forbid_what_is_not_in_them(schema: dict[str, Any]) -> None:
    requests = [struct for struct in for_web.structs() if issubclass(struct, wire.Request)]
    for struct in requests:
        if struct.__name__ in schema["components"]["schemas"]:
            fields = schema["components"]["schemas"][struct.__name__]["properties"]
            assert set(fields) == {field.encode_name for field in msgspec.structs.fields(struct)}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"no such field": 1}, struct)


# web/src/generated/wire.ts and web/src/generated


def wire_text() -> str:
    """Return the text of wire.ts as it should be."""
    return for_web.texts()[for_web.SRC / "generated/wire.ts"]


def interfaces(text: str) -> dict[str, dict[str, str]]:
    """Return the interfaces of a file: the type of each field, with ? after the names of optional ones."""
    return {
        name: dict(re.findall(r"^  (\w+\??): (.+);$", body, re.M))
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.M | re.S)
    }


def test_the_files_are_current() -> None:
    for file, text in for_web.texts().items():
        assert file.read_text(encoding="utf-8") == text, f"run tools/for_web.py for {file.name}"
    script = Path(for_web.__file__)
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0


def test_a_file_that_is_not_current_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(for_web, "SRC", tmp_path / "src")
    files = [*for_web.texts()]

    def run(*flags: str) -> int:
        monkeypatch.setattr(sys, "argv", ["for_web.py", *flags])
        return for_web.main()

    assert run("--check") == 1
    output = capsys.readouterr().out
    assert [f"{file.name} is not current: run tools/for_web.py" for file in files] == output.splitlines()
    assert not any(file.exists() for file in files)
    assert run() == 0
    assert run("--check") == 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        file.write_text("// mine\n")
        assert run("--check") == 1
        file.write_text(text, encoding="utf-8")


def test_the_client_knows_every_game_and_level() -> None:
    text = for_web.texts()[for_web.SRC / "generated" / "games.ts"]
    assert re.findall(r'^    name: "(\w+)"', text, re.M) == list(riad.games)
    assert f"LEVELS: readonly Level[] = {json.dumps(LEVELS)};" in text
    for name in riad.games:
        for option in riad.games.game_named(name).OPTIONS:
            assert f'{{ name: "{option.name}", kind: "{option.kind}", choices: ' in text


def test_every_struct_has_its_type() -> None:
    types = interfaces(wire_text())
    assert set(types) == {struct.__name__ for struct in for_web.structs()}
    for struct in for_web.structs():
        names = {*typing.get_type_hints(struct)}
        names |= {"type"} if struct in MESSAGES else set()
        assert {name.rstrip("?") for name in types[struct.__name__]} == names


def test_what_we_send_is_whole_and_what_is_sent_to_us_may_leave_out_defaults() -> None:
    types = interfaces(wire_text())
    assert types["NewTable"] == {
        "game": "string",
        "seats": "SeatWish[]",
        "options?": "Record<string, unknown>",
        "listed?": "boolean",
        "pace?": '"correspondence" | "live"',
        "clock?": "Clock | null",
        "takeover?": "Level | null",
        "key?": "string | null",
        "lesson?": "boolean",
    }
    responses = [struct for struct in for_web.structs() if issubclass(struct, wire.Response)]
    assert not [name for struct in responses for name in types[struct.__name__] if name.endswith("?")]
    assert types["TableShown"]["left"] == "number[] | null"
    assert types["Preview"]["tally"] == "number | null"
    assert types["OptionShown"]["default"] == "unknown"
    assert types["OptionShown"]["kind"] == "OptionKind"
    assert types["GameShown"]["rules"] == "Record<string, string>"


def test_messages_are_told_apart_by_their_type() -> None:
    text = wire_text()
    types = interfaces(text)
    tags = [types[message.__name__]["type"] for message in MESSAGES]
    assert tags == [
        '"watch"',
        '"unwatch"',
        '"ping"',
        '"state"',
        '"update"',
        '"chat"',
        '"mine"',
        '"pong"',
        '"error"',
    ]
    assert "export type FromClient = Watch | Unwatch | Ping;" in text
    assert "export type FromServer = State | Update | Chatted | Mine | Pong | Wrong;" in text


def test_the_file_names_only_what_it_has() -> None:
    text = wire_text()
    known = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.M)) | {"Record"}
    code = re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", text, flags=re.S | re.M)
    code = re.sub(r"//.*", "", code)
    assert set(re.findall(r"\b[A-Z]\w+", code)) <= known
