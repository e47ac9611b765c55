"""The documents agree with the program on settings, requests, errors and close codes."""

import re
from dataclasses import fields

import pytest

from riad.core.documents import MOST_DEPTH
from riad.server.app import CLOSES, MOST_BODY
from riad.server.errors import STATUS
from riad.server.live.sockets import BURST, MESSAGES, TOO_MUCH
from riad.server.people.quotas import FOLDED, LOOKED_AT
from riad.server.people.reauthentication import FRESH
from riad.server.push.sender import AT_ONCE_FOR_A_PERSON, AT_ONCE_TO_A_HOST
from riad.server.routes.tables import MOST_FILE
from riad.server.settings import Settings
from riad.server.table.lobby import IMPORT_SECONDS, LARGEST
from tests.kit.documents import DOCS, PARTS, WIDTH, help_of_serve, routes, with_part
from tests.kit.refusals import found_in

BY_THE_LIBRARY = {1007, 1009, 1012}
"""Close codes that uvicorn sends: for text that is not UTF-8, for one too long, and when a node stops."""


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_as_the_program_makes_it(name: str) -> None:
    document, made = PARTS[name]
    text = (DOCS / document).read_text(encoding="utf-8")
    assert text == with_part(text, name, made()), "python -m tests.kit.documents makes it anew"
    assert [line for line in made() if len(line) > WIDTH and not line.startswith("|")] == []


def test_every_setting_is_in_the_table_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `--([\w-]+)` \| (.*?) \| ", "\n".join(PARTS["settings"][1]()), re.MULTILINE))
    assert set(rows) == {field.name.replace("_", "-") for field in fields(Settings)}
    said = help_of_serve()
    assert len(said) == len(rows)
    for field in fields(Settings):
        name = field.name.replace("_", "-")
        if field.default == "":
            assert rows[name] == "" or f"(default: {rows[name]})" in said[f"--{name}"], name
        if isinstance(field.default, int | float):
            assert rows[name].startswith(f"{field.default:g}"), name


def test_what_requests_refuse_is_found_in_the_sources() -> None:
    """Check a few results counted by hand, so that a walk that finds nothing does not pass."""
    found = {(method, path): found_in(module, name) for path, method, module, name, *_ in routes()}
    sit = found["PUT", "/api/tables/TABLE/seats/SEAT"]
    assert sit.limits == {"seat", "--read-mb"}
    assert {"blocked", "taken", "not_allowed", "bad_name", "not_found"} <= sit.codes
    assert not {"stale", "illegal_move", "wrong_password"} & sit.codes
    turn = found["POST", "/api/tables/TABLE/turn"]
    assert {"illegal_move", "stale", "not_your_turn", "incomplete_turn"} <= turn.codes
    assert "illegal_move" not in found["POST", "/api/tables/TABLE/preview"].codes  # a preview gets 200
    assert found["POST", "/api/login"].limits == {"login", "guess", "tried"}
    assert found["GET", "/api/tables/TABLE/log"].limits == {"read", "--read-mb"}
    assert found["GET", "/api/me/data"].limits == {"data"}
    assert {code for one in found.values() for code in one.codes} <= set(STATUS)


def test_the_protocol_names_every_close_code() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \|", text, re.MULTILINE)}
    assert named == {*CLOSES.values(), TOO_MUCH} | BY_THE_LIBRARY


USUAL = Settings()
LIMITS = {
    "headers of a request": f"{USUAL.header_kb} KB, complete within {USUAL.header_seconds:g} seconds",
    "body of a request": f"{MOST_BODY // 1024} KB (a saved match {MOST_FILE / 1e6:g} MB), "
    f"complete within {USUAL.body_seconds:g} seconds",
    "an answer that is not read": f"{USUAL.body_seconds:g} seconds",
    "an idle connection": f"{USUAL.keep_alive} seconds",
    "connections of a node": "as many as its open files allow",
    "websockets and streams": f"{USUAL.sockets} for an address, {USUAL.person_sockets} for a person",
    "tables that a websocket watches": f"{USUAL.socket_tables}",
    "what an address reads": f"{USUAL.read_mb} MB: each answer counts its bytes and {LOOKED_AT // 1024} KB",
    "tables and logs": f"{FOLDED // 1024} KB each of the same {USUAL.read_mb} MB",
    "a saved match": f"{LARGEST.moves:,} moves, {LARGEST.line // 1024} KB a line of its header, "
    f"{MOST_DEPTH} brackets deep, read within {IMPORT_SECONDS:g} seconds",
}
"""The limits of a connection and of an address, by the beginning of their row."""


def test_the_limits_of_a_connection_are_those_of_the_program() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## Limits of a connection")[2]
    rows = re.findall(r"^\| (\w.*?) \| (.*?) \| .*? \|$", text, re.MULTILINE)
    assert rows.pop(0)[0] == "what"
    assert len(rows) == len(LIMITS)
    for (what, limit), (begins, expected) in zip(rows, LIMITS.items(), strict=True):
        assert what.startswith(begins)
        assert limit == expected, what


def test_the_documents_tell_the_numbers_of_the_program() -> None:
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    operate = re.sub(r"\s+", " ", (DOCS / "operate.md").read_text(encoding="utf-8"))
    assert f"{MESSAGES} a second on average, {BURST} at once" in protocol
    assert f"this address ({USUAL.sockets}) or of this person ({USUAL.person_sockets})" in protocol
    assert f"more than {USUAL.socket_tables} tables on one connection" in protocol
    assert f"logged in within the last {FRESH // 60_000} minutes" in protocol
    sent = f"At most {AT_ONCE_TO_A_HOST} messages at a time go to one host, and {AT_ONCE_FOR_A_PERSON} to"
    assert f"{sent} one person" in operate
