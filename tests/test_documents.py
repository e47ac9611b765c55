"""The documents agree with the program on settings, requests, errors and close codes."""

import re
from dataclasses import fields

import pytest

from riad.server.app import CLOSES
from riad.server.settings import Settings
from riad.server.sockets import TOO_MUCH
from riad.server.trouble import STATUS
from tests.documents import DOCS, PARTS, WIDTH, help_of_serve, routes, with_part
from tests.refusals import found_in

BY_THE_LIBRARY = {1007, 1009, 1012}
"""Close codes that uvicorn sends: for text that is not UTF-8, for one too long, and when a node stops."""


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_as_the_program_makes_it(name: str) -> None:
    document, made = PARTS[name]
    text = (DOCS / document).read_text(encoding="utf-8")
    assert text == with_part(text, name, made()), "python -m tests.documents makes it anew"
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
    assert sit.limits == {"seat"}
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
