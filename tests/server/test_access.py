"""Authentication: cookies, pages of other sites, names of the server, tokens and sessions."""

from typing import Any

import httpx
import pytest

from riad.server.app import HEADERS
from tests.kit.server import patient
from tests.kit.server.api_helpers import code_of, cookie_of, token_of
from tests.kit.server.node_processes import NodeProcess, Player, eventually

ME, MINE = "/api/me", "/api/mine"
PASSWORD = "correct horse battery"  # noqa: S105

# Cookies


def test_the_cookie_at_home_is_plain_but_kept_from_scripts_and_other_sites(server: NodeProcess) -> None:
    answer = patient.post(server.address + ME, json={"name": "Anna"}, headers={"x-forwarded-proto": "https"})
    name, token, flags = cookie_of(answer)  # without --proxies the header is not trusted
    assert name == "riad"
    assert len(token) > 40
    assert flags == {"httponly": True, "samesite": "Lax", "path": "/", "max-age": str(400 * 86_400)}
    assert token not in answer.text


def test_the_cookie_by_https_is_secure_and_bound_to_the_host(visitor: httpx.Client) -> None:
    name, token, flags = cookie_of(visitor.post(ME, json={"name": "Anna"}))
    assert name == "__Host-riad"
    assert flags["secure"]
    assert flags["httponly"]
    assert flags["path"] == "/"
    assert "domain" not in flags
    good = {"cookie": f"__Host-riad={token}"}
    assert visitor.get(ME, headers=good).json()["name"] == "Anna"
    assert visitor.get(MINE, headers={"cookie": f"riad={token}"}).status_code == 401
    assert visitor.get(MINE, headers={**good, "x-forwarded-proto": "http"}).status_code == 401


def test_cookies_of_others_on_the_same_host_do_no_harm(anna: Player, server: NodeProcess) -> None:
    """Another program on localhost has its own cookies, in any form."""
    token = token_of(anna)
    for others in (
        'prefs={"a": "b"}; %s',
        "%s; broken",
        "a=b=c; =; ;; %s; d",
        "x\tö=1; %s",
        "ariad=1; %s; riads=2",
    ):
        cookies = {"cookie": (others % f"riad={token}").encode("latin-1")}
        answer = patient.get(server.address + ME, headers=cookies)  # type: ignore[arg-type]
        assert answer.json().get("id") == anna.id


@pytest.mark.parametrize("token", ["x", "x" * 5000, "é", "' or 1=1 --", "riad_" + "x" * 43])
def test_a_wrong_token_is_nobody(server: NodeProcess, token: str) -> None:
    for headers in ({"cookie": f"riad={token}"}, {"authorization": f"Bearer {token}"}):
        encoded = {name: value.encode() for name, value in headers.items()}
        answer = patient.get(server.address + MINE, headers=encoded)  # type: ignore[arg-type]
        assert (answer.status_code, code_of(answer)) == (401, "not_signed_in")
        answer = patient.get(server.address + ME, headers=encoded)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()) == (200, None)  # asking is not an error


def test_one_comes_in_once(anna: Player) -> None:
    assert anna.bad("POST", ME, {"name": "Other"})[1]["code"] == "not_now"
    assert anna.good("PATCH", ME, {"name": "Other"})["name"] == "Other"
    assert anna.good("GET", ME) == {"id": anna.id, "name": "Other", "login": None}


# Pages of other sites

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": ""},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_change_nothing(anna: Player, headers: dict[str, str]) -> None:
    table = anna.make("azul", "open")
    path = f"/api/tables/{table['id']}"
    requests: list[tuple[str, str, Any]] = [
        ("POST", "/api/tables", {"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("PATCH", ME, {"name": "Mallory"}),
        ("PUT", f"{path}/seats/1", {}),
        ("DELETE", path, None),
        ("POST", "/api/logout", None),
        ("POST", "/api/tokens", {}),
    ]
    for method, target, body in requests:
        status, error = anna.bad(method, target, body, headers=headers)
        assert (status, error["code"]) == (403, "foreign_origin")
    assert anna.good("GET", ME)["name"] == "Anna"
    assert anna.look(table["id"])["seq"] == table["seq"]
    assert len(anna.good("GET", "/api/mine")["tables"]) == 1


@pytest.mark.parametrize("headers", FOREIGN[:2])
def test_pages_of_other_sites_bring_nobody_in(server: NodeProcess, headers: dict[str, str]) -> None:
    answer = patient.post(server.address + ME, json={"name": "Anna"}, headers=headers)
    assert (answer.status_code, code_of(answer)) == (403, "foreign_origin")
    assert "set-cookie" not in answer.headers


def test_our_own_pages_may(anna: Player, server: NodeProcess) -> None:
    for headers in (
        {"origin": server.address, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"host": f"localhost:{server.port}", "origin": f"http://localhost:{server.port}"},
    ):
        cookie = {"cookie": f"riad={token_of(anna)}"}
        answer = patient.patch(server.address + ME, json={"name": "Ann"}, headers={**headers, **cookie})
        assert answer.status_code == 200


def test_a_program_may_be_anywhere(anna: Player, server: NodeProcess) -> None:
    """No browser adds a program's token automatically."""
    token = anna.good("POST", "/api/tokens", {"label": "my bot"})["token"]
    headers = {"authorization": f"Bearer {token}", "origin": "https://bots.example"}
    assert patient.patch(server.address + ME, json={"name": "Robot"}, headers=headers).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "", "localhost.", "[::1"])
def test_another_name_is_refused(server: NodeProcess, strict: NodeProcess, host: str) -> None:
    """The name may be another site's that was pointed at this machine."""
    for running in (server, strict):
        answer = patient.get(running.address + ME, headers={"host": host})
        assert answer.status_code in (400, 403)
        if answer.status_code == 403:
            assert code_of(answer) == "foreign_origin"
            assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_the_names_of_a_server(server: NodeProcess, strict: NodeProcess) -> None:
    names = {
        server: ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8080"],
        strict: ["riad.example", "RIAD.example:443"],
    }
    for running, hosts in names.items():
        for host in hosts:
            assert patient.get(running.address + ME, headers={"host": host}).status_code == 200
    assert patient.get(strict.address + ME, headers={"host": "localhost"}).status_code == 403


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_probes_are_answered_by_any_name(strict: NodeProcess, path: str) -> None:
    """Proxies and containers ask by the bare address of the node, and health needs no protection."""
    eventually(lambda: patient.get(strict.address + path, headers={"host": "10.0.0.7"}).status_code == 200)


# Tokens and sessions


def test_a_token_is_no_cookie_and_a_cookie_no_token(anna: Player, server: NodeProcess) -> None:
    token = anna.good("POST", "/api/tokens", {})["token"]

    def status(**headers: str) -> int:
        return patient.get(server.address + MINE, headers=headers).status_code

    assert status(authorization=f"Bearer {token}") == 200
    assert status(authorization=f"bearer {token}") == 200
    assert status(cookie=f"riad={token}") == 401
    assert status(authorization=f"Bearer {token_of(anna)}") == 401
    assert status(cookie=f"riad={token_of(anna)}") == 200
    assert status(cookie=f"riad={token_of(anna)}", authorization="Bearer nonsense") == 401
    assert status(cookie=f"riad={token_of(anna)}", authorization="Basic YTpi") == 200


def test_a_revoked_session_stops_at_once(anna: Player, bela: Player, server: NodeProcess) -> None:
    token = anna.good("POST", "/api/tokens", {"label": "my bot"})["token"]
    program = {"authorization": f"Bearer {token}"}
    assert patient.get(server.address + ME, headers=program).json()["id"] == anna.id
    sessions = {each["kind"]: each for each in anna.good("GET", "/api/sessions")}
    assert sessions["token"]["label"] == "my bot"
    assert (sessions["cookie"]["this"], sessions["token"]["this"]) == (True, False)
    path = f"/api/sessions/{sessions['token']['id']}"
    assert bela.bad("DELETE", path) == (404, {**bela.bad("DELETE", path)[1], "code": "no_such_session"})
    assert patient.get(server.address + ME, headers=program).status_code == 200
    assert anna.ask("DELETE", path).status_code == 204
    assert patient.get(server.address + MINE, headers=program).status_code == 401
    assert anna.bad("DELETE", path)[0] == 404


def test_logging_out_ends_the_session_everywhere(anna: Player, server: NodeProcess) -> None:
    token = token_of(anna)
    answer = anna.ask("POST", "/api/logout")
    assert answer.status_code == 204
    assert cookie_of(answer)[1:] == ("", {"path": "/", "httponly": True, "samesite": "Lax", "max-age": "0"})
    assert patient.get(server.address + MINE, headers={"cookie": f"riad={token}"}).status_code == 401
    assert patient.post(server.address + "/api/logout").status_code == 204  # repeating this is harmless


def test_an_account_ends_what_was_before(anna: Player, server: NodeProcess) -> None:
    """An attacker who planted the old cookie in this browser is logged out."""
    old, program = token_of(anna), anna.good("POST", "/api/tokens", {})["token"]
    login = f"anna-{anna.id[:12]}"
    account = anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    assert account == {"id": anna.id, "name": "Anna", "login": login.lower()}
    assert token_of(anna) != old
    for headers in ({"cookie": f"riad={old}"}, {"authorization": f"Bearer {program}"}):
        assert patient.get(server.address + MINE, headers=headers).status_code == 401

    elsewhere = patient.post(server.address + "/api/login", json={"login": login, "password": PASSWORD})
    there = {"cookie": f"riad={cookie_of(elsewhere)[1]}"}
    assert patient.get(server.address + ME, headers=there).json()["id"] == anna.id
    anna.good("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert anna.good("GET", ME)["id"] == anna.id
    assert patient.get(server.address + MINE, headers=there).status_code == 401


def test_logging_in_leaves_who_one_was_before(anna: Player, bela: Player, server: NodeProcess) -> None:
    login = f"anna-{anna.id[:12]}"
    anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    old = token_of(bela)
    assert bela.good("POST", "/api/login", {"login": login, "password": PASSWORD})["id"] == anna.id
    assert bela.good("GET", ME)["id"] == anna.id
    assert patient.get(server.address + MINE, headers={"cookie": f"riad={old}"}).status_code == 401


def test_a_wrong_login_and_a_wrong_password_look_the_same(anna: Player, bela: Player) -> None:
    login = f"anna-{anna.id[:12]}"
    anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    answers = [
        bela.bad("POST", "/api/login", {"login": who, "password": "wrong"}) for who in (login, "nobody-here")
    ]
    assert answers[0] == answers[1]
    assert answers[0][0] == 403
