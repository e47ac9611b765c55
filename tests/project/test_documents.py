"""The documents agree with the program on settings, requests, errors, limits and close codes."""

import re
from dataclasses import fields

import pytest

from riad.server.errors import STATUS
from riad.server.people.rate_limits import LIMITS
from riad.server.people.reauthentication import FRESH
from riad.server.push.sender import AT_ONCE_FOR_A_PERSON, AT_ONCE_TO_A_HOST
from riad.server.settings import Settings
from tests.kit.documents import DOCS, PARTS, help_of_serve, with_part
from tests.kit.protocol_tables import WIDTH, routes
from tests.kit.refusals import found_in


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_as_the_program_makes_it(name: str) -> None:
    document, made = PARTS[name]
    text = (DOCS / document).read_text(encoding="utf-8")
    assert text == with_part(text, name, made()), "python -m tests.kit.documents makes it anew"
    assert [line for line in made() if len(line) > WIDTH and not line.startswith("|")] == []


def test_every_setting_is_in_the_table_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `--([\w-]+)` \| (.*?) \| ", "\n".join(PARTS["settings"][1]()), re.MULTILINE))
    assert set(rows) == {field.name.replace("_", "-") for field in fields(Settings)}
    help_of = help_of_serve()
    assert len(help_of) == len(rows)
    for field in fields(Settings):
        name = field.name.replace("_", "-")
        if field.default == "":
            assert rows[name] == "" or f"(default: {rows[name]})" in help_of[f"--{name}"], name
        if isinstance(field.default, int | float):
            assert rows[name].startswith(f"{field.default:g}"), name


def test_what_requests_refuse_is_found_in_the_sources() -> None:
    """Check a few results counted by hand, so that a walk that finds nothing does not pass."""
    refusals = {(method, path): found_in(module, name) for path, method, module, name, *_ in routes()}
    sit = refusals["PUT", "/api/tables/TABLE/seats/SEAT"]
    assert sit.limits == {"seat", "--read-mb"}
    assert {"blocked", "taken", "not_allowed", "bad_name", "not_found"} <= sit.codes
    assert not {"stale", "illegal_move", "wrong_password"} & sit.codes
    turn = refusals["POST", "/api/tables/TABLE/turn"]
    assert {"illegal_move", "stale", "not_your_turn", "incomplete_turn"} <= turn.codes
    assert "illegal_move" not in refusals["POST", "/api/tables/TABLE/preview"].codes  # a preview gets 200
    assert refusals["POST", "/api/login"].limits == {"login", "guess", "tried"}
    assert refusals["GET", "/api/tables/TABLE/log"].limits == {"read", "--read-mb"}
    assert refusals["GET", "/api/me/data"].limits == {"data"}
    assert {code for one in refusals.values() for code in one.codes} <= set(STATUS)


def test_every_limit_counts_some_request() -> None:
    counted = {limit for _, _, module, name, *_ in routes() for limit in found_in(module, name).limits}
    assert counted == {*LIMITS, "--read-mb", "--sockets"}


def test_the_documents_tell_the_numbers_of_the_program() -> None:
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    operate = re.sub(r"\s+", " ", (DOCS / "operate.md").read_text(encoding="utf-8"))
    assert f"logged in within the last {FRESH // 60_000} minutes" in protocol
    sent = f"At most {AT_ONCE_TO_A_HOST} messages at a time go to one host, and {AT_ONCE_FOR_A_PERSON} to"
    assert f"{sent} one person" in operate
