"""Malformed requests get one kind of answer, headers are on every answer, and the log reveals no secret."""

import json
import re
import signal
from pathlib import Path

import httpx
import pytest

from riad.server.app import HEADERS, TRUSTED_HEADERS
from riad.server.routes.pages import INSIDE, policy_of
from tests.kit.server import patient
from tests.kit.server.api_helpers import code_of, token_of
from tests.kit.server.node_processes import NodeProcess, Player, node

ME = "/api/me"
PASSWORD = "correct horse battery"  # noqa: S105

# Malformed requests


def test_a_body_that_is_too_large(anna: Player) -> None:
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    status, error = anna.bad("PATCH", ME, content=large)
    assert (status, error["code"]) == (413, "too_large")
    status, error = anna.bad("PATCH", ME, content=iter([large[:50_000], large[50_000:]]))  # of unknown length
    assert (status, error["code"]) == (413, "too_large")
    assert error["message"] == "the request is too large"
    assert anna.good("GET", ME)["name"] == "Anna"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/tables", "GET, OPTIONS, POST"),
        ("POST", "/health", "GET, OPTIONS"),
        ("GET", "/api/tables/aaaaaaaa/turn", "OPTIONS, POST"),
        ("GET", "/api/login", "OPTIONS, POST"),
        ("DELETE", "/api/me", "GET, OPTIONS, PATCH, POST"),
    ],
)
def test_a_wrong_method(anna: Player, method: str, path: str, allowed: str) -> None:
    answer = anna.ask(method, path)
    assert (answer.status_code, code_of(answer)) == (405, "method_not_allowed")
    assert sorted(answer.headers["allow"].split(", ")) == allowed.split(", ")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/api/", "/api/nope", "/%2e%2e/etc/passwd", "/api/tables/a/b/c", "/%00"]
)
def test_an_unknown_path(anna: Player, path: str) -> None:
    status, error = anna.bad("GET", path)
    assert (status, error["code"]) == (404, "not_found")


@pytest.mark.parametrize("after", ["x", "-1", "1.5", str(2**60)])
def test_a_wrong_number_in_the_query(anna: Player, after: str) -> None:
    table = anna.make("azul", "open")["id"]
    status, error = anna.bad("GET", f"/api/tables/{table}/log?after={after}")
    assert (status, error["code"], error["field"]) == (400, "bad_request", "after")


def test_security_headers_are_on_everything(server: NodeProcess, anna: Player) -> None:
    answers = [
        patient.get(server.address + path)
        for path in ("/", "/style.css", "/health", "/ready", "/metrics", "/schema")
    ]
    answers += [
        patient.get(server.address + path) for path in ("/nowhere", "/api/tables", "/api/me", "/api/stream")
    ]
    answers += [
        patient.put(server.address + "/health"),
        patient.post(server.address + ME, content=b"x" * 70_000),
    ]
    answers += [
        anna.ask("GET", ME),
        anna.ask("POST", "/api/tables", {}),
        patient.options(server.address + "/api/tables"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 404, 405, 413}
    for answer in answers:
        page = answer.headers.get("content-type", "").startswith("text/html")
        for name, value in TRUSTED_HEADERS.items():
            of_page = page and name == "content-security-policy"
            assert answer.headers.get_list(name) == [policy_of(answer.text) if of_page else value]
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers  # plain http
        assert "access-control-allow-origin" not in answer.headers


def test_a_browser_is_not_sent_what_it_would_ignore(visitor: httpx.Client) -> None:
    """On plain http beyond this machine the header would cause an error in the browser's console."""
    for scheme, expected, always in (("https", "same-origin", "max-age=31536000"), ("http", None, None)):
        answer = visitor.get("/health", headers={"host": "riad.example", "x-forwarded-proto": scheme})
        assert answer.headers.get("strict-transport-security") == always
        assert answer.headers.get("cross-origin-opener-policy") == expected
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_the_policy_allows_nothing_inside_a_page_but_what_was_built_into_it(server: NodeProcess) -> None:
    assert "unsafe" not in HEADERS["content-security-policy"]
    page = patient.get(server.address + "/")
    assert page.headers.get_list("content-security-policy") == [policy_of(page.text)]
    rest = INSIDE.sub("", page.text)
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=|https?://", rest)


def test_who_prefers_it_gets_the_status_of_a_refusal_in_a_header(server: NodeProcess) -> None:
    """Our own pages prefer this: a browser would log any other status than 200 in its console."""
    for path, status in (("/api/mine", 401), ("/api/tables/abcdefgh", 404)):
        usual = patient.get(server.address + path)
        quiet = patient.get(server.address + path, headers={"prefer": "riad-status"})
        assert (usual.status_code, usual.headers.get("riad-status")) == (status, None)
        assert (quiet.status_code, quiet.headers.get("riad-status")) == (200, str(status))
        assert quiet.json() == usual.json()
    fine = patient.get(server.address + "/api/tables", headers={"prefer": "riad-status"})
    assert (fine.status_code, "riad-status" in fine.headers) == (200, False)


# The log


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    secrets: list[str] = [PASSWORD, "wrong-password", "Anna"]
    with node(tmp_path / "riad.sqlite", "--log", "debug") as running:
        anna = Player(running.address, "Anna")
        secrets.append(token_of(anna))
        anna.good("POST", "/api/account", {"login": "anna", "password": PASSWORD})
        anna.bad("POST", "/api/login", {"login": "anna", "password": "wrong-password"})
        secrets += [token_of(anna), anna.good("POST", "/api/tokens", {})["token"]]
        table = anna.make("azul", "gentle")
        shown = anna.look(table["id"])
        anna.bad(
            "POST", f"/api/tables/{table['id']}/turn", {"moves": ["zz"], "base": shown["seq"], "key": "k" * 9}
        )
        anna.bad("GET", f"/api/tables/{table['id']}/export")
        anna.bad("POST", "/api/import", {"text": PASSWORD})
        anna.ask("GET", f"/{table['id']}")
        anna.good("POST", f"/api/tables/{table['id']}/chat", {"text": "wrong-password"})
        end = anna.good("POST", f"/api/tables/{table['id']}/resign")
        secrets += [table["id"], end["seed"], end["salt"], anna.id]
        anna.close()
        assert running.stop(signal.SIGINT) == 130  # as Ctrl-C does
        log = "".join(running.output)
    assert "Traceback" not in log
    assert not [secret for secret in secrets if secret in log]
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert all({"at", "level", "from", "message"} <= set(json.loads(line)) for line in lines)
