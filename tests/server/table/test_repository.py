"""Tables in storage: created once for a key, as the request says."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from riad.games import PACKAGES, facts_of
from tests.kit.server.node_processes import Player
from tests.kit.server.turn_helpers import alone

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_a_table_has_what_was_asked_for(anna: Player) -> None:
    request = {
        "game": "dreamhome",
        "seats": [OPEN, ME, {"kind": "bot"}, {"kind": "bot", "level": "master"}],
        "options": {"edition": "is", "first": 2},
        "listed": True,
        "pace": "correspondence",
        "clock": {"main": 86_400},
        "takeover": "keen",
    }
    table = anna.good("POST", "/api/tables", request)
    assert table["game"] == "dreamhome"
    assert table["options"]["edition"] == "is"
    assert table["options"]["first"] == 2
    assert table["options"]["no_discard"] is False  # options not named are there too
    assert table["listed"]
    assert table["pace"] == "correspondence"
    assert table["clock"] == {"main": 86_400, "more": 0}
    assert table["takeover"] == "keen"
    assert table["host"] == anna.id
    assert table["you"] == [1]
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, None, "casual", "master"]
    assert table["seats"][1] == {"kind": "person", "name": "Anna", "person": anna.id, "level": None}
    assert table["status"] == "open"
    assert table["view"] is table["turn"] is table["seed"] is None
    assert table == {**anna.look(table["id"]), "now": table["now"]}


def test_a_table_asked_for_again_with_its_key_is_the_same(anna: Player, bela: Player) -> None:
    request = {"game": "azul", "seats": [ME, OPEN], "clock": {"main": 60}, "key": "drawn-once"}
    first = anna.good("POST", "/api/tables", request)
    assert "key" not in first
    with ThreadPoolExecutor(4) as pool:
        again = [*pool.map(lambda _: anna.good("POST", "/api/tables", request)["id"], range(4))]
    assert {*again} == {first["id"]}
    bela.sit(first["id"], 1)
    assert anna.good("POST", "/api/tables", request)["status"] == "playing"  # in its current state
    for change in ({"game": "alhambra"}, {"seats": [ME, OPEN, OPEN]}, {"clock": None}, {"listed": True}):
        status, error = anna.bad("POST", "/api/tables", {**request, **change})
        assert (status, error["code"], error["field"]) == (400, "bad_request", "key")
    assert bela.good("POST", "/api/tables", request)["id"] != first["id"]  # keys are separate for each person
    assert anna.good("POST", "/api/tables", {**request, "key": None})["id"] != first["id"]


def test_of_the_same_table_asked_for_at_once_there_is_one(anna: Player) -> None:
    request = {"game": "azul", "seats": [ME, OPEN], "key": "drawn-for-this"}
    before = len(anna.good("GET", "/api/mine")["tables"])
    with ThreadPoolExecutor(6) as pool:
        ids = {*pool.map(lambda _: anna.good("POST", "/api/tables", request)["id"], range(6))}
    assert len(ids) == 1
    assert len(anna.good("GET", "/api/mine")["tables"]) == before + 1


def test_a_table_without_open_seats_starts_at_once(anna: Player) -> None:
    table = alone(anna, options={"first": 1}, clock={"main": 60, "more": 2})
    assert table["status"] == "playing"
    assert table["turn"] == 1
    assert table["view"]["seat"] == 1  # of my two seats the one to act
    assert table["view"]["legal"]
    assert table["left"] == [60_000, 60_000]
    assert table["due"] - table["now"] <= 60_000
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Grandma"]
    assert table["you"] == [0, 1]


@pytest.mark.parametrize("game", PACKAGES)
def test_every_game_can_have_all_its_seats(anna: Player, game: str) -> None:
    most = facts_of(game).seats[-1]
    table = anna.good("POST", "/api/tables", {"game": game, "seats": [ME] * most})
    assert table["status"] == "playing"
    assert table["you"] == list(range(most))
