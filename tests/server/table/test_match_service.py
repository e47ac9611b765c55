"""Play over the protocol: whole games, repeated and late turns, and permission to act."""

import hashlib
import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import riad
from riad.games import PACKAGES
from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.turn_helpers import alone, post_turn, same

GAMES = tuple(PACKAGES)


# Whole games


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(anna: Player, game: str) -> None:
    started = anna.make(game, "gentle")
    shown = anna.play(started["id"], random.Random(2).choice)
    outcome = shown["outcome"]
    assert outcome["why"] == "rules"
    assert shown["turn"] is shown["due"] is None
    assert shown["view"]["legal"] == []

    match = riad.loads(anna.ask("GET", f"/api/tables/{shown['id']}/export").text)
    assert match.outcome is not None
    assert outcome["winners"] == list(match.outcome.winners)
    assert outcome["points"] == list(match.outcome.points)
    assert (outcome["rule"], outcome["reason"]) == (match.outcome.rule, match.outcome.reason)
    assert shown["view"] == {**riad_view(match, 0), "turn": None, "legal": []}

    happened = anna.good("GET", f"/api/tables/{shown['id']}/log")["happened"]
    assert [each["seq"] for each in happened] == [*range(1, shown["seq"] + 1)]
    assert [move for each in happened for move in each["moves"]] == list(match.moves)
    assert all(len(each["told"]) == len(each["moves"]) for each in happened)
    assert post_turn(anna, shown, moves=[match.moves[0]])[1]["code"] == "not_now"


def riad_view(match: riad.Match, seat: int | None) -> dict[str, Any]:
    """Return a view as it comes over the wire."""
    view: dict[str, Any] = httpx.Response(200, json=match.view(seat)).json()
    return view


def test_the_seed_was_fixed_from_the_start_and_is_told_at_the_end(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open")
    shows = [table, bela.sit(table["id"], 1), anna.look(table["id"])]
    assert all(shown["seed"] is None and shown["salt"] is None for shown in shows)
    end = bela.good("POST", f"/api/tables/{table['id']}/resign")
    assert {shown["digest"] for shown in [*shows, end]} == {end["digest"]}
    assert hashlib.sha256(f"{end['seed']} {end['salt']}".encode()).hexdigest() == end["digest"]
    match = riad.loads(anna.ask("GET", f"/api/tables/{table['id']}/export").text)
    assert str(match.seed) == end["seed"]


# Repeated and late turns


def test_a_repeated_turn_is_answered_the_same_and_kept_once(anna: Player) -> None:
    shown = alone(anna)
    moves, key = shown["view"]["legal"][:1], "key-of-mine"
    first = anna.send(shown, moves, key)
    assert first.json() == {"seq": shown["seq"] + 1, "key": key}
    assert anna.send(shown, moves, key).json() == first.json()
    later = anna.look(shown["id"])
    assert later["seq"] == shown["seq"] + 1
    assert anna.send(later, later["view"]["legal"][:1]).status_code == 200
    assert anna.send(shown, moves, key).json() == first.json()  # though the table has changed
    assert anna.look(shown["id"])["moves"] == 2


def test_a_turn_based_on_an_earlier_state_is_answered_with_the_present_one(anna: Player) -> None:
    shown = alone(anna)
    assert anna.send(shown, shown["view"]["legal"][:1]).status_code == 200
    present = anna.look(shown["id"])
    for base in (shown["seq"], present["seq"] + 1):
        body = {"moves": present["view"]["legal"][:1], "base": base}
        tried = anna.good("POST", f"/api/tables/{shown['id']}/preview", body)
        turn = {**body, "key": secrets.token_urlsafe(9)}
        status, error = anna.bad("POST", f"/api/tables/{shown['id']}/turn", turn)
        assert status == 409
        assert (tried["view"], tried["complete"]) == (present["view"], False)
        for refusal in (error, tried["refusal"]):
            assert refusal["code"] == "stale"
            assert refusal["table"] | {"now": 0} == present | {"now": 0}
    assert same(anna, present)


def test_the_state_that_comes_with_a_stale_answer_is_only_what_i_may_see(anna: Player, bela: Player) -> None:
    table = anna.make("alhambra", "open")["id"]
    bela.sit(table, 1)
    for player in (anna, bela):
        status, error = post_turn(player, player.look(table), base=0, moves=["take g8"])
        assert (status, error["code"]) == (409, "stale")
        assert error["table"] | {"now": 0} == player.look(table) | {"now": 0}


def test_a_key_is_for_one_turn(anna: Player) -> None:
    shown = alone(anna)
    assert anna.send(shown, shown["view"]["legal"][:1], "key-of-mine").status_code == 200
    later = anna.look(shown["id"])
    status, error = post_turn(anna, later, key="key-of-mine")
    assert (status, error["code"], error["field"]) == (400, "bad_request", "key")
    assert same(anna, later)
    assert anna.send(later, later["view"]["legal"][:1]).status_code == 200
    assert post_turn(anna, later, key="key-of-mine")[1]["field"] == "key"
    other = shown["view"]["legal"][1:2]
    assert post_turn(anna, shown, moves=other, key="key-of-mine")[1]["field"] == "key"  # other moves


def test_another_table_may_have_the_same_key(anna: Player) -> None:
    for _ in range(2):
        shown = alone(anna)
        assert anna.send(shown, shown["view"]["legal"][:1], "key-of-mine").status_code == 200


def test_the_key_of_another_player_tells_nothing(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", options={"first": 0})["id"]
    shown = bela.sit(table, 1)
    hers = anna.look(table)
    assert anna.send(hers, hers["view"]["legal"][:1], "key-of-anna").status_code == 200
    assert post_turn(bela, shown, moves=["1b1"], key="key-of-anna")[1]["code"] == "stale"


def test_of_turns_sent_at_once_one_is_kept(anna: Player) -> None:
    shown = alone(anna)
    moves = shown["view"]["legal"][:6]
    with ThreadPoolExecutor(6) as pool:
        answers = [*pool.map(lambda move: anna.send(shown, [move]), moves)]
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
    (kept,) = [move for move, answer in zip(moves, answers, strict=True) if answer.status_code == 200]
    assert anna.good("GET", f"/api/tables/{shown['id']}/log?after={shown['seq']}")["happened"][0][
        "moves"
    ] == [kept]
    later = anna.look(shown["id"])
    assert later["seq"] == shown["seq"] + 1
    with ThreadPoolExecutor(6) as pool:
        again = [*pool.map(lambda _: anna.send(later, later["view"]["legal"][:1], "key-of-mine"), range(6))]
    assert {(answer.status_code, answer.text) for answer in again} == {(200, again[0].text)}
    assert anna.look(shown["id"])["seq"] == later["seq"] + 1


# Permission to act


def test_not_my_turn(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", options={"first": 0})["id"]
    shown = bela.sit(table, 1)
    legal = anna.look(table)["view"]["legal"]
    assert shown["view"]["legal"] == []
    assert post_turn(bela, shown, moves=legal[:1])[1]["code"] == "not_your_turn"
    body = {"moves": legal[:1], "base": shown["seq"]}
    assert bela.bad("POST", f"/api/tables/{table}/preview", body)[1]["code"] == "not_your_turn"
    assert same(bela, shown)


def test_spectators_and_strangers_cannot_act(anna: Player, bela: Player, server: NodeProcess) -> None:
    shown = alone(anna, clock={"main": 60})
    assert bela.look(shown["id"])["view"]["legal"] == []
    requests: dict[str, Any] = {
        "turn": {"moves": shown["view"]["legal"][:1], "base": shown["seq"], "key": "k" * 10},
        "preview": {"moves": [], "base": shown["seq"]},
        **dict.fromkeys(("resign", "claim", "abandon")),
    }
    for path, body in requests.items():
        status, error = bela.bad("POST", f"/api/tables/{shown['id']}/{path}", body)
        assert (status, error["code"], error["table"]) == (403, "not_allowed", None)
        answer = patient.post(f"{server.address}/api/tables/{shown['id']}/{path}", json=body)
        assert answer.status_code == 401
    assert same(anna, shown)


def test_a_table_that_has_not_started(anna: Player) -> None:
    shown = anna.make("azul", "open")
    assert post_turn(anna, {**shown, "view": {"legal": ["1b1"]}})[1]["code"] == "not_now"
    for path in ("resign", "claim", "abandon"):
        assert anna.bad("POST", f"/api/tables/{shown['id']}/{path}")[1]["code"] == "not_now"
    assert same(anna, shown)
