"""The fast path of a turn: it answers any input as the framework's path does."""

import json
from typing import Any

import pytest

from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.turn_helpers import alone, same

QUICK, FRAMEWORK = "application/json", "application/json; charset=utf-8"
"""Content types of a body: any but the plain one takes the framework's path."""


def send(player: Player, table: str, body: bytes, kind: str, **headers: str) -> tuple[Any, ...]:
    """Return the answer without the parts that differ every time."""
    fields = {"content-type": kind, **headers}
    answer = player.http.post(f"/api/tables/{table}/turn", content=body, headers=fields)
    own = {name: value for name, value in answer.headers.items() if name not in {"date", "retry-after"}}
    content = answer.json()
    (content.get("error", {}).get("table") or {}).pop("now", None)
    return answer.status_code, own.items() - {("content-length", own["content-length"])}, content


def bodies(shown: dict[str, Any]) -> dict[str, bytes]:
    good = {"moves": [shown["view"]["legal"][0]], "base": shown["seq"], "key": "12345678"}
    return {
        "an illegal move": json.dumps({**good, "moves": ["1b1", "1b1"]}).encode(),
        "no move": json.dumps({**good, "moves": ["e2e4"]}).encode(),
        "stale": json.dumps({**good, "base": 0}).encode(),
        "an unknown field": json.dumps({**good, "seat": 1}).encode(),
        "a wrong type": json.dumps({**good, "base": "one"}).encode(),
        "a missing field": b'{"moves": ["1b1"]}',
        "not JSON": b'{"moves": [',
        "not UTF-8": b'{"moves": ["\xff"], "base": 1, "key": "12345678"}',
        "nested": b"[" * 5000 + b"]" * 5000,
        "nothing": b"",
        "large": json.dumps({**good, "moves": ["x" * 9000]}).encode(),
        "too large": json.dumps({**good, "moves": ["x" * 70_000]}).encode(),
    }


def test_both_ways_refuse_alike(anna: Player) -> None:
    shown = alone(anna)
    for what, body in bodies(shown).items():
        quick, framework = (send(anna, shown["id"], body, kind) for kind in (QUICK, FRAMEWORK))
        assert quick == framework, what
        assert quick[0] >= 400, what
    assert same(anna, shown)


@pytest.mark.parametrize(
    ("table", "headers"),
    [
        ("nosuchtable", {}),
        (None, {"origin": "https://elsewhere.example"}),
        (None, {"host": "elsewhere.example"}),
        (None, {"cookie": "riad=nonsense"}),
        (None, {"authorization": "Bearer nonsense"}),
    ],
)
def test_both_ways_know_who_may_ask(anna: Player, table: str | None, headers: dict[str, str]) -> None:
    shown = alone(anna)
    body = json.dumps({"moves": shown["view"]["legal"][:1], "base": shown["seq"], "key": "12345678"}).encode()
    quick, framework = (
        send(anna, table or shown["id"], body, kind, **headers) for kind in (QUICK, FRAMEWORK)
    )
    assert quick == framework
    assert quick[0] >= 400
    assert same(anna, shown)


def test_both_ways_acknowledge_alike(anna: Player) -> None:
    answers = []
    for kind in (QUICK, FRAMEWORK):
        shown = alone(anna)
        turn = {"moves": shown["view"]["legal"][:1], "base": shown["seq"], "key": "12345678"}
        answers.append(send(anna, shown["id"], json.dumps(turn).encode(), kind))
        assert anna.good("GET", f"/api/tables/{shown['id']}")["seq"] == shown["seq"] + 1
    assert answers[0] == answers[1]
    assert answers[0][0] == 200


def test_a_body_in_pieces_is_a_body(anna: Player, server: NodeProcess) -> None:
    shown = alone(anna)
    turn = {"moves": shown["view"]["legal"][:1], "base": shown["seq"], "key": "12345678"}
    body = json.dumps(turn).encode()
    fields = {"content-type": QUICK, "content-length": str(len(body))}
    cookies = dict(anna.http.cookies)
    answer = patient.post(
        f"{server.address}/api/tables/{shown['id']}/turn",
        content=(body[place : place + 5] for place in range(0, len(body), 5)),
        headers=fields,
        cookies=cookies,
    )
    assert (answer.status_code, answer.json()) == (200, {"seq": shown["seq"] + 1, "key": "12345678"})
