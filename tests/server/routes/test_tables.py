"""Lists of tables and requests for one, over HTTP."""

from riad.server.routes.tables import LIVELY, LIVELY_BY_POST, PLAYING
from riad.server.store.base import do
from tests.kit.server import patient
from tests.kit.server.api_helpers import listed, mine, over, watched
from tests.kit.server.databases import opened, running
from tests.kit.server.node_processes import NodeProcess, Player

PLAYED = "update game_table set status = 'playing', pace = $1, changed = $2 where id = $3"


def test_a_stranger_makes_no_table(server: NodeProcess) -> None:
    answer = patient.post(
        server.address + "/api/tables", json={"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "not_signed_in"


def test_listed_tables_can_be_found_and_private_ones_not(anna: Player, bela: Player) -> None:
    private = anna.make("azul", "open")["id"]
    first, second = (anna.make("azul", "open", listed=True)["id"] for _ in range(2))
    names = listed(bela)
    assert private not in names
    assert {first, second} <= set(names)
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
    lines = watched(eve)
    assert [table for table in lines if table in (private, first, second)] == [first, second]
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
    tables = patient.get(server.address + "/api/tables").json()["tables"]
    assert table in [line["id"] for line in tables]
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
