"""Leaving, one's own data, muting, blocking, reports and one-time links, over HTTP."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from riad.server.people import admin
from riad.server.store import open_store
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node

PASSWORD, FRESH = "correct horse", "another horse"
Come = Callable[[str], Player]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("order") / "riad.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[NodeProcess]:
    with node(database, "--keep-chat", "7", "--contact", "ada@riad.example") as running:
        yield running


def with_account(player: Player, login: str) -> None:
    player.good("POST", "/api/account", {"login": login, "password": PASSWORD})


def link_for(database: Path, login: str) -> str:
    """Return the token of a link that an operator creates beside the running server."""

    async def make() -> str:
        store = await open_store(str(database), reading=True)
        try:
            return await admin.reset_link(store, await admin.find(store, login))
        finally:
            await store.close()

    return asyncio.run(make()).partition("=")[2]


def test_an_account_leaves_and_its_match_stays(come: Come) -> None:
    anna, bela = come("Anna"), come("Bela")
    with_account(anna, "anna-leaves")
    table = anna.make()["id"]
    bela.sit(table, 1)
    for password in (None, "wrong horse"):
        assert anna.bad("POST", "/api/me/leave", {"password": password})[1]["code"] == "wrong_password"
    token = anna.good("POST", "/api/tokens", {"label": "bot"})["token"]
    program = Player(str(anna.http.base_url), "Robot")
    program.http.cookies.clear()
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.bad("POST", "/api/me/leave", {"password": PASSWORD})[1]["code"] == "not_allowed"
    gone = anna.ask("POST", "/api/me/leave", {"password": PASSWORD})
    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert anna.good("GET", "/api/me") is None
    assert program.bad("GET", "/api/mine")[1]["code"] == "not_signed_in"
    program.close()
    left = eventually(lambda: next((t for t in [bela.look(table)] if t["seats"][0]["name"] is None), None))
    assert (left["status"], left["seats"][0]["kind"], left["seats"][0]["person"]) == (
        "over",
        "person",
        anna.id,
    )
    login = {"login": "anna-leaves", "password": PASSWORD}
    assert come("Carla").bad("POST", "/api/login", login)[1]["code"] == "wrong_password"


def test_a_visitor_leaves_without_a_password(anna: Player) -> None:
    assert anna.ask("POST", "/api/me/leave", {}).status_code == 204
    assert anna.bad("GET", "/api/me/data")[1]["code"] == "not_signed_in"


def test_my_data_is_one_document(anna: Player, bela: Player) -> None:
    table = anna.make()["id"]
    bela.sit(table, 1)
    anna.good("POST", f"/api/tables/{table}/chat", {"text": "Good luck"})
    anna.good("PUT", f"/api/blocked/{bela.id}", {"kind": "mute"})
    answer = anna.ask("GET", "/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="riad.json"'
    assert answer.headers["cache-control"] == "no-store"
    document = answer.json()
    assert (document["person"]["id"], document["person"]["name"]) == (anna.id, "Anna")
    assert [line["text"] for line in document["chat"]] == ["Good luck"]
    assert [other["person"] for other in document["blocked"]] == [bela.id]
    assert [(one["id"], one["mine"]) for one in document["tables"]] == [(table, [0])]
    assert len(document["sessions"]) == 1


def test_who_is_muted_is_not_read_and_who_is_blocked_stays_out(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", "open")["id"]
    bela.sit(table, 1)
    bela.good("POST", f"/api/tables/{table}/chat", {"text": "Hello"})

    def read() -> list[str]:
        return [line["text"] for line in anna.good("GET", f"/api/tables/{table}/chat")["lines"]]

    assert read() == ["Hello"]
    anna.good("PUT", f"/api/blocked/{bela.id}", {"kind": "mute"})
    assert read() == []
    other = anna.make()["id"]
    bela.sit(other, 1)
    anna.good("PUT", f"/api/blocked/{bela.id}", {"kind": "block"})
    assert [(one["person"], one["kind"]) for one in anna.good("GET", "/api/blocked")] == [(bela.id, "block")]
    third = anna.make()["id"]
    assert bela.bad("PUT", f"/api/tables/{third}/seats/1", {})[1]["code"] == "blocked"
    anna.good("DELETE", f"/api/blocked/{bela.id}")
    assert (read(), anna.good("GET", "/api/blocked")) == (["Hello"], [])
    bela.sit(third, 1)
    assert anna.bad("PUT", f"/api/blocked/{anna.id}", {"kind": "mute"})[1]["field"] == "person"
    assert anna.bad("PUT", "/api/blocked/nobody", {"kind": "mute"})[1]["code"] == "no_such_person"
    assert anna.bad("PUT", f"/api/blocked/{bela.id}", {"kind": "kick"})[0] == 400


def test_a_line_is_reported(anna: Player, bela: Player, database: Path) -> None:
    table = anna.make()["id"]
    bela.sit(table, 1)
    line = bela.good("POST", f"/api/tables/{table}/chat", {"text": "You play like a pig"})
    place = {"room": line["room"], "number": line["number"], "note": "rude"}
    for _ in range(2):  # repeating has no further effect
        assert anna.ask("POST", f"/api/tables/{table}/report", place).status_code == 204
    assert bela.bad("POST", f"/api/tables/{table}/report", place)[1]["field"] == "number"
    assert anna.bad("POST", f"/api/tables/{table}/report", {**place, "number": 99})[1]["code"] == "not_found"

    async def reports() -> list[tuple[str, str, str]]:
        store = await open_store(str(database), reading=True)
        try:
            rows = await admin.reports(store, closed=False)
            return [(row["person"], row["text"], row["note"]) for row in rows if row["reporter"] == anna.id]
        finally:
            await store.close()

    assert asyncio.run(reports()) == [(bela.id, "You play like a pig", "rude")]


def test_a_link_changes_the_password_once(come: Come, database: Path) -> None:
    anna, carla = come("Anna"), come("Carla")
    with_account(anna, "anna-forgets")
    token = link_for(database, "anna-forgets")
    assert carla.good("POST", "/api/reset", {"token": token, "password": FRESH})["id"] == anna.id
    assert anna.good("GET", "/api/me") is None  # all sessions end
    assert carla.bad("POST", "/api/reset", {"token": token, "password": PASSWORD})[1]["code"] == "link_used"
    anna.good("POST", "/api/login", {"login": "anna-forgets", "password": FRESH})


def test_a_link_works_in_a_browser_that_is_still_logged_in(anna: Player, database: Path) -> None:
    with_account(anna, "anna-is-here")
    body = {"token": link_for(database, "anna-is-here"), "password": FRESH}
    assert anna.good("POST", "/api/reset", body)["id"] == anna.id
    assert anna.good("GET", "/api/me")["id"] == anna.id
    assert len(anna.good("GET", "/api/sessions")) == 1


def test_the_periods_are_those_of_the_settings(anna: Player) -> None:
    assert anna.good("GET", "/api/privacy") == {
        "visitors": 180,
        "tables": 730,
        "chat": 7,
        "reports": 180,
        "addresses": 1,
        "sessions": 400,
        "contact": "ada@riad.example",
    }
