"""Chat: one room for the players of a table and another for its spectators."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, Player

Come = Callable[[str], Player]


def test_players_and_spectators_have_rooms_of_their_own(
    anna: Player, bela: Player, come: Come, server: NodeProcess
) -> None:
    table = anna.make("azul", "open")["id"]
    path = f"/api/tables/{table}/chat"
    bela.sit(table, 1)
    cleo, dora = come("Cleo"), come("Dora")
    first = anna.good("POST", path, {"text": "  Good luck!\n"})
    assert (first["room"], first["number"]) == ("players", 1)
    assert (first["name"], first["text"]) == ("Anna", "Good luck!")
    assert cleo.good("POST", path, {"text": "Anna will win"})["room"] == "spectators"
    second = bela.good("POST", path, {"text": "Thanks"})
    assert second["number"] == 2

    def lines_of(player: Player, after: int = 0) -> list[str]:
        return [line["text"] for line in player.good("GET", f"{path}?after={after}")["lines"]]

    assert lines_of(anna) == lines_of(bela) == ["Good luck!", "Thanks"]
    assert lines_of(anna, after=1) == ["Thanks"]
    assert lines_of(cleo) == lines_of(dora) == ["Anna will win"]
    stranger = patient.get(server.address + path).json()["lines"]
    assert [line["text"] for line in stranger] == ["Anna will win"]
    assert patient.post(server.address + path, json={"text": "Hello"}).status_code == 401


def test_of_a_long_talk_the_newest_is_told(anna: Player) -> None:
    path = f"/api/tables/{anna.make('azul', 'open')['id']}/chat"
    for number in range(1, 204):
        anna.good("POST", path, {"text": str(number)})
    lines = anna.good("GET", path)["lines"]
    assert [line["number"] for line in lines] == list(range(4, 204))
    assert [line["text"] for line in anna.good("GET", f"{path}?after=201")["lines"]] == ["202", "203"]


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u202e", "x" * 501, 5, None])
def test_a_line_without_words_is_not_said(anna: Player, text: Any) -> None:
    table = anna.make("azul", "open")["id"]
    status, error = anna.bad("POST", f"/api/tables/{table}/chat", {"text": text})
    assert (status, error["code"], error["field"]) == (400, "bad_request", "text")
    assert anna.good("GET", f"/api/tables/{table}/chat")["lines"] == []
