"""Requests to addresses that visitors name: none leads into the network of this server."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from riad.server.push import safe_http
from riad.server.push.safe_http import LONGEST, ForbiddenAddress, PushEndpoint, place_of, post, target_of
from tests.kit.server.databases import running
from tests.kit.server.push_fixtures import push_service

PUBLIC, HIDDEN = "93.184.216.34", "10.0.0.7"


# Addresses


@pytest.mark.parametrize(
    ("address", "target", "origin"),
    [
        ("https://push.example/a/b?c=d", ("push.example", 443, "/a/b?c=d"), "https://push.example"),
        ("https://PUSH.example", ("push.example", 443, "/"), "https://push.example"),
        ("https://push.example:443/x#part", ("push.example", 443, "/x"), "https://push.example"),
        ("https://[2606:4700::1]/x", ("[2606:4700::1]", 443, "/x"), "https://[2606:4700::1]"),
    ],
)
def test_an_address_is_taken_apart(address: str, target: tuple[str, int, str], origin: str) -> None:
    endpoint = target_of(address)
    assert (endpoint.host, endpoint.port, endpoint.path) == target
    assert endpoint.origin == origin


@pytest.mark.parametrize(
    "address",
    [
        "",
        "push.example",
        "//push.example/x",
        "http://push.example/x",
        "HTTP://push.example/x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https://push.example:80/x",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://push.example:x/x",
        "https://user@push.example/x",
        "https://push.example@evil.example/x",
        "https://push.example\\@evil.example/x",
        "https://push.example/a b",
        "https://push.example/\r\nhost: evil",
        "https://púsh.example/x",
        "https://push.example/\u202e",
        "https://[::1/x",
        "https://push.example/" + "x" * LONGEST,
    ],
)
def test_an_address_that_is_not_plainly_one_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(ForbiddenAddress):
        target_of(address)


def test_for_trying_out_any_port_and_plain_http_will_do() -> None:
    target = target_of("http://127.0.0.1:8080/x", anywhere=True)
    assert target == PushEndpoint("http", "127.0.0.1", 8080, "/x")
    assert target.origin == "http://127.0.0.1:8080"
    assert target_of("http://push.example", anywhere=True).port == 80
    for address in ("ftp://push.example/x", "http://user@push.example", "http://a b"):
        with pytest.raises(ForbiddenAddress):
            target_of(address, anywhere=True)


# Places


def place(address: str, *, anywhere: bool = False) -> str:
    return running(place_of(target_of(address, anywhere=anywhere), anywhere=anywhere))


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.0.7", "169.254.169.254", "0.0.0.0", "100.64.0.1"),  # noqa: S104
        *("[::1]", "[fe80::1]", "[fd00::1]", "[::ffff:10.0.0.1]", "[64:ff9b::a00:1]", "[2002:a00:1::1]"),
        *("2130706433", "0x7f000001", "127.1", "017700000001"),  # other spellings of 127.0.0.1
    ],
)
def test_an_address_inside_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises(ForbiddenAddress, match="not on the public internet"):
        place(f"https://{host}/x")
    assert place(f"http://{host}/x", anywhere=True)


def test_an_address_outside_is_its_own_place() -> None:
    assert place(f"https://{PUBLIC}/x") == PUBLIC
    assert place("https://[2606:4700::1111]/x") == "2606:4700::1111"


def answering(monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], list[str]]) -> list[tuple[str, int]]:
    """Let a function answer every lookup; return the list of those that were asked for."""
    connections: list[tuple[str, int]] = []

    async def lookup(name: str, port: int) -> list[str]:
        connections.append((name, port))
        return answer(name)

    monkeypatch.setattr(safe_http, "addresses_of", lookup)
    return connections


@pytest.mark.parametrize("addresses", [[HIDDEN], [PUBLIC, HIDDEN], [HIDDEN, PUBLIC], ["::1", PUBLIC], []])
def test_a_name_with_any_address_inside_is_refused(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    connections = answering(monkeypatch, lambda _name: addresses)
    with pytest.raises(ForbiddenAddress, match="not on the public internet"):
        place("https://push.example/x")
    assert connections == [("push.example", 443)]


def test_of_several_addresses_the_first_is_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, lambda _name: [PUBLIC, "93.184.216.35"])
    assert place("https://push.example/x") == PUBLIC


@pytest.mark.parametrize("error", [OSError("none"), UnicodeError("label too long"), TimeoutError()])
def test_a_name_that_is_not_found_is_refused(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fails(_name: str) -> list[str]:
        raise error

    answering(monkeypatch, fails)
    with pytest.raises(ForbiddenAddress, match="cannot be resolved"):
        place("https://push.example/x")


def test_a_lookup_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs(_name: str, _port: int) -> list[str]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(safe_http, "addresses_of", hangs)
    monkeypatch.setattr(safe_http, "PATIENCE", 0.01)
    with pytest.raises(ForbiddenAddress, match="cannot be resolved"):
        place("https://push.example/x")


# Posts


class Client(httpx.AsyncClient):
    """A client that records requests, and answers each as instructed instead of sending it."""

    requests: list[httpx.Request]
    answer: httpx.Response
    settings: dict[str, Any]

    def __init__(self, **settings: Any) -> None:
        Client.settings = settings
        super().__init__(**settings, transport=httpx.MockTransport(self.handle))

    async def handle(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return self.answer


def test_a_post_goes_to_the_place_that_was_checked_under_the_name_that_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(httpx, "AsyncClient", Client)
    connections = answering(monkeypatch, lambda _name: [HIDDEN])
    for address, place, url, host in (
        ("https://push.example/a?b=c", PUBLIC, f"https://{PUBLIC}:443/a?b=c", "push.example"),
        ("https://push.example/x", "2606:4700::1", "https://[2606:4700::1]:443/x", "push.example"),
    ):
        Client.requests, Client.answer = [], httpx.Response(302, headers={"location": "http://127.0.0.1/"})
        status = running(post(target_of(address), place, b"sealed", {"ttl": "60"}))
        assert status == 302
        (request,) = Client.requests  # it is not redirected
        assert (request.method, request.content) == ("POST", b"sealed")
        assert str(request.url).replace(":443", "") == url.replace(":443", "")
        assert (request.headers["host"], request.headers["ttl"]) == (host, "60")
        assert request.extensions["sni_hostname"] == "push.example"
        assert Client.settings == {"trust_env": False}  # no proxy of the environment
    assert connections == []  # the name is not looked up again


def test_a_post_arrives_and_its_status_comes_back() -> None:
    with push_service() as service:
        service.answers["/gone"] = 410
        for path, status in (("/here", 201), ("/gone", 410)):
            target = target_of(service.address + path, anywhere=True)
            assert running(post(target, "127.0.0.1", b"sealed", {"urgency": "high"})) == status
            arrived = service.next()
            assert (arrived.path, arrived.body, arrived.headers["urgency"]) == (path, b"sealed", "high")
            assert arrived.headers["host"] == service.address.removeprefix("http://")
