"""Requests made too often are refused for a while, by address and by person."""

import itertools
from collections.abc import Callable
from typing import Any

import httpx

from tests.kit.server import patient
from tests.kit.server.api_helpers import code_of, cookie_of
from tests.kit.server.node_processes import NodeProcess

ME = "/api/me"


def until_refused(asking: Callable[[], httpx.Response], most: int) -> httpx.Response:
    """Repeat a request until it is refused. A period may end meanwhile, so it can take twice as many."""
    answers = [*itertools.islice(iter(asking, None), 2 * most + 5)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert all(answer.status_code in (200, 201, 429) for answer in answers)
    assert len(answers) - len(refused) >= most
    return refused[0]


def test_too_many_visits_from_one_address(strict: NodeProcess, visitor: httpx.Client) -> None:
    def come() -> httpx.Response:
        visitor.cookies.clear()
        return visitor.post(ME, json={"name": "Anna"})

    answer = until_refused(come, 3)
    assert code_of(answer) == "too_many_requests"
    assert 1 <= int(answer.headers["retry-after"]) <= 3600
    assert answer.headers["retry-after"] in answer.json()["error"]["message"]
    assert "set-cookie" not in answer.headers
    other = {"x-forwarded-for": "10.9.9.9"}
    assert patient.post(strict.address + ME, json={"name": "Bela"}, headers=other).status_code == 201
    assert visitor.get("/health").status_code == 200


def test_too_many_requests_of_one_person(visitor: httpx.Client) -> None:
    name, token, _ = cookie_of(visitor.post(ME, json={"name": "Anna"}))
    cookie = {"cookie": f"{name}={token}"}
    visitor.cookies.clear()
    new_table = {"game": "azul", "seats": [{"kind": "me"}] * 2}
    table = visitor.post("/api/tables", json=new_table, headers=cookie).json()
    path = f"/api/tables/{table['id']}"
    requests: dict[str, tuple[Any, int]] = {
        f"{path}/chat": ({"text": "Hello"}, 2),
        f"{path}/preview": ({"moves": [], "base": table["seq"]}, 30),
        "/api/tables": (new_table, 5),
    }
    for target, (body, most) in requests.items():
        answer = until_refused(lambda t=target, b=body: visitor.post(t, json=b, headers=cookie), most)  # type: ignore[misc]
        assert code_of(answer) == "too_many_requests"


def test_too_many_names_of_one_person(visitor: httpx.Client) -> None:
    name, token, _ = cookie_of(visitor.post(ME, json={"name": "Anna"}))
    cookie = {"cookie": f"{name}={token}"}
    visitor.cookies.clear()
    answer = until_refused(lambda: visitor.patch(ME, json={"name": "Bela"}, headers=cookie), 6)
    assert code_of(answer) == "too_many_requests"


def test_guessing_passwords_is_slow(visitor: httpx.Client) -> None:
    body = {"login": "nobody-here", "password": "wrong"}
    answers = [visitor.post("/api/login", json=body) for _ in range(5)]
    assert {answer.status_code for answer in answers} == {403, 429}
