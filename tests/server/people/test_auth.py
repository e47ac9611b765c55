"""Authentication: cookies, pages of other sites, names of the server, and tokens."""

from typing import Any

import httpx
import pytest

from riad.server.app import HEADERS
from riad.server.people.auth import LONGEST_HOST, LONGEST_SITE, part_of, site_of
from tests.kit.server import patient
from tests.kit.server.api_helpers import code_of, cookie_of, token_of
from tests.kit.server.node_processes import NodeProcess, Player, eventually

ME, MINE = "/api/me", "/api/mine"

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


# Tokens


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


# Addresses of sites


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("//localhost:8080", "localhost"),
        ("https://[::1]:8080", "::1"),
        ("//" + "a" * LONGEST_HOST, "a" * LONGEST_HOST),
        ("https://" + "a" * LONGEST_HOST + ":65535", "a" * LONGEST_HOST),
        ("//" + "a" * (LONGEST_HOST + 1), ""),
        ("//" + "a" * 30_000, ""),
        ("//[", ""),
        ("", ""),
    ],
)
def test_a_name_beyond_the_length_of_names_is_no_host(address: str, host: str) -> None:
    assert site_of(address, "hostname") == host


def test_made_up_hosts_take_little_memory() -> None:
    """A stranger can fill the cache, but only with addresses that a host can have."""
    part_of.cache_clear()
    for number in range(2000):
        site_of(f"//{number}" + "x" * 30_000, "hostname")
    assert part_of.cache_info().currsize == 0
    most = part_of.cache_info().maxsize
    assert most is not None
    assert most * (2 * LONGEST_SITE + 500) < 1_500_000
