"""Tables over the protocol: creating them, missing ones, and the lists."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from riad.games import PACKAGES, facts_of
from riad.server.routes.tables import LIVELY, LIVELY_BY_POST, PLAYING
from riad.server.store.base import do
from tests.kit.server import patient
from tests.kit.server.api_helpers import listed, mine, over, watched
from tests.kit.server.databases import opened, running
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.turn_helpers import alone

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "gentle"}
PLAYED = "update game_table set status = 'playing', pace = $1, changed = $2 where id = $3"
TWO: dict[str, Any] = {"game": "azul", "seats": [ME, OPEN]}


# Creating a table


def test_a_table_has_what_was_asked_for(anna: Player) -> None:
    wish = {
        "game": "dreamhome",
        "seats": [OPEN, ME, {"kind": "bot"}, {"kind": "bot", "level": "master"}],
        "options": {"edition": "is", "first": 2},
        "listed": True,
        "pace": "correspondence",
        "clock": {"main": 86_400},
        "takeover": "keen",
    }
    table = anna.good("POST", "/api/tables", wish)
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
    wish = {"game": "azul", "seats": [ME, OPEN], "clock": {"main": 60}, "key": "drawn-once"}
    first = anna.good("POST", "/api/tables", wish)
    assert "key" not in first
    with ThreadPoolExecutor(4) as pool:
        again = [*pool.map(lambda _: anna.good("POST", "/api/tables", wish)["id"], range(4))]
    assert {*again} == {first["id"]}
    bela.sit(first["id"], 1)
    assert anna.good("POST", "/api/tables", wish)["status"] == "playing"  # in its current state
    for change in ({"game": "alhambra"}, {"seats": [ME, OPEN, OPEN]}, {"clock": None}, {"listed": True}):
        status, error = anna.bad("POST", "/api/tables", {**wish, **change})
        assert (status, error["code"], error["field"]) == (400, "bad_request", "key")
    assert bela.good("POST", "/api/tables", wish)["id"] != first["id"]  # keys are separate for each person
    assert anna.good("POST", "/api/tables", {**wish, "key": None})["id"] != first["id"]


def test_of_the_same_table_asked_for_at_once_there_is_one(anna: Player) -> None:
    wish = {"game": "azul", "seats": [ME, OPEN], "key": "drawn-for-this"}
    before = len(anna.good("GET", "/api/mine")["tables"])
    with ThreadPoolExecutor(6) as pool:
        ids = {*pool.map(lambda _: anna.good("POST", "/api/tables", wish)["id"], range(6))}
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


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"game": 5}, "bad_request", "game"),
        ({"game": ""}, "bad_request", "game"),
        ({"game": "chess"}, "bad_option", "game"),
        ({"game": "../azul"}, "bad_option", "game"),
        ({"game": None}, "bad_request", "game"),
        ({"seats": []}, "bad_request", "seats"),
        ({"seats": [ME] * 9}, "bad_request", "seats"),
        ({"seats": [ME]}, "bad_option", "seats"),
        ({"seats": [ME] * 5}, "bad_option", "seats"),
        ({"seats": [OPEN, BOT]}, "bad_option", "seats"),
        ({"seats": [ME, {"kind": "cat"}]}, "bad_request", "seats[1].kind"),
        ({"seats": [ME, {}]}, "bad_request", "seats[1].kind"),
        ({"seats": [ME, {"kind": "me", "nmae": "x"}]}, "bad_request", "seats[1].nmae"),
        ({"seats": [ME, {"kind": "guest"}]}, "bad_option", "name"),
        ({"seats": [ME, {"kind": "guest", "name": ""}]}, "bad_request", "seats[1].name"),
        ({"seats": [ME, {"kind": "guest", "name": "\u200b"}]}, "bad_name", None),
        ({"seats": [ME, {"kind": "bot", "level": "easy"}]}, "bad_request", "seats[1].level"),
        ({"options": []}, "bad_request", "options"),
        ({"options": {"colour": 1}}, "bad_option", "colour"),
        ({"options": {"seed": 1}}, "bad_option", "seed"),
        ({"options": {"wall": "pink"}}, "bad_option", "wall"),
        ({"options": {"wall": ["grey"]}}, "bad_option", "wall"),
        ({"options": {"wall": None}}, "bad_option", "wall"),
        ({"options": {"first": 2}}, "bad_option", "first"),
        ({"options": {"first": {}}}, "bad_option", "first"),
        ({"listed": "yes"}, "bad_request", "listed"),
        ({"pace": "record"}, "bad_request", "pace"),
        ({"clock": 5}, "bad_request", "clock"),
        ({"clock": {}}, "bad_request", "clock.main"),
        ({"clock": {"main": 4}}, "bad_request", "clock.main"),
        ({"clock": {"main": 60 * 86_400 + 1}}, "bad_request", "clock.main"),
        ({"clock": {"main": 5, "more": -1}}, "bad_request", "clock.more"),
        ({"clock": {"main": 5, "extra": 1}}, "bad_request", "clock.extra"),
        ({"takeover": "me"}, "bad_request", "takeover"),
        ({"gme": "azul"}, "bad_request", "gme"),
    ],
)
def test_wrong_wishes_are_refused(anna: Player, change: dict[str, Any], code: str, field: str | None) -> None:
    status, error = anna.bad("POST", "/api/tables", {**TWO, **change})
    assert (status, error["code"], error["field"]) == (400, code, field)
    assert anna.good("GET", "/api/mine")["tables"] == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[]", b'"azul"', b"{}", b"1e999"])
def test_a_body_that_is_no_wish_is_refused(anna: Player, body: bytes) -> None:
    status, error = anna.bad(
        "POST", "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert (status, error["code"]) == (400, "bad_request")
    assert error["message"] != "'data'"
    assert error["field"] in (None, "game")


def test_a_stranger_makes_no_table(server: NodeProcess) -> None:
    answer = patient.post(server.address + "/api/tables", json=TWO)
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "not_signed_in"


# Lists


def test_listed_tables_can_be_found_and_private_ones_not(anna: Player, bela: Player) -> None:
    private = anna.make("azul", "open")["id"]
    first, second = (anna.make("azul", "open", listed=True)["id"] for _ in range(2))
    found = listed(bela)
    assert private not in found
    assert {first, second} <= set(found)
    lines = {line["id"]: line for line in bela.good("GET", "/api/tables")["tables"]}
    assert lines[first]["seats"][0]["name"] == "Anna"
    assert lines[first]["you"] == []
    assert lines[first]["options"]["wall"] == "coloured"
    bela.sit(first, 1)
    assert first not in listed(bela)  # already in play


def test_listed_matches_can_be_watched_the_liveliest_first(
    server: NodeProcess, anna: Player, bela: Player
) -> None:
    private = anna.make("azul", "open", options={"first": 0})["id"]
    first, second = (anna.make("azul", "open", listed=True, options={"first": 0})["id"] for _ in range(2))
    assert {first, second}.isdisjoint(watched(bela))  # not in play yet
    for table in (private, first, second):
        bela.sit(table, 1)
    shown = anna.look(first)
    assert anna.send(shown, [shown["view"]["legal"][0]]).status_code == 200
    eve = Player(server.address, "Eve")
    found = watched(eve)
    assert [table for table in found if table in (private, first, second)] == [first, second]
    assert eve.look(first)["you"] == []
    eve.close()
    anna.good("POST", f"/api/tables/{first}/resign")
    assert first not in watched(bela)


def test_matches_that_nobody_plays_on_are_not_shown_to_onlookers(database: str) -> None:
    """A live match is unlisted after an hour, one by correspondence after a week."""
    hour, week = LIVELY, LIVELY_BY_POST
    last_moves = {"now": ("live", 0), "pause": ("live", hour - 9), "left": ("live", hour + 9)}
    last_moves |= {"post": ("correspondence", week - 9), "lost post": ("correspondence", week + 9)}

    async def story() -> list[str]:
        async with opened(database, *last_moves) as store:
            for name, (pace, ago) in last_moves.items():
                await store.write(do(PLAYED, pace, 2 * week - ago, name))
            return [row["id"] for row in await store.fetch(PLAYING, 2 * week - hour, 2 * week - week)]

    assert running(story()) == ["now", "pause", "post"]


def test_strangers_see_the_list_but_have_no_tables(server: NodeProcess, anna: Player) -> None:
    table = anna.make("azul", "open", listed=True)["id"]
    found = patient.get(server.address + "/api/tables").json()["tables"]
    assert table in [line["id"] for line in found]
    assert patient.get(server.address + "/api/mine").status_code == 401


def test_my_tables_begin_with_those_that_wait_for_me(anna: Player, bela: Player) -> None:
    done = over(anna)["id"]
    waiting_for_players = anna.make("azul", "open")["id"]
    hers = anna.make("azul", "open", options={"first": 1})["id"]
    my_turn = anna.make("azul", "open", options={"first": 0})["id"]
    for table in (my_turn, hers):
        bela.sit(table, 1)
    bela.make("azul", "open")
    assert mine(anna) == [my_turn, hers, waiting_for_players, done]
    assert mine(bela)[:2] == [hers, my_turn]
    lines = {line["id"]: line for line in anna.good("GET", "/api/mine")["tables"]}
    assert (lines[my_turn]["turn"], lines[my_turn]["you"]) == (0, [0])
    assert lines[done]["status"] == "over"


def test_a_table_that_a_bot_plays_on_for_me_does_not_wait_for_me(anna: Player, bela: Player) -> None:
    """The turn there is no longer mine."""
    left = anna.make("azul", "open", takeover="gentle", options={"first": 1})["id"]
    bela.sit(left, 1)
    anna.good("POST", f"/api/tables/{left}/resign")
    mine_now = anna.make("azul", "open", options={"first": 0})["id"]
    bela.sit(mine_now, 1)
    assert mine(anna) == [mine_now, left]
    line = anna.good("GET", "/api/mine")["tables"][1]
    assert line["you"] == []
