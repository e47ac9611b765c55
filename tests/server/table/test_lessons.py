"""Lessons: a known deal, moved by one person, and every lesson of the browser client played through."""

import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from riad.games import facts_of
from tests.kit.server.api_helpers import listed, mine
from tests.kit.server.node_processes import Player

WRITTEN = sorted((Path(__file__).parents[3] / "src" / "riad" / "games").glob("*/lesson.json"))
SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Rosa"}]


def begin(player: Player, game: str = "azul", **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": SEATS, "lesson": True, **more}
    view: dict[str, Any] = player.good("POST", "/api/tables", body)
    return view


def refused(player: Player, **more: Any) -> tuple[str, str]:
    body = {"game": "azul", "seats": SEATS, "lesson": True, **more}
    status, error = player.bad("POST", "/api/tables", body)
    assert status == 400
    return error["code"], error["field"]


def play(player: Player, table: dict[str, Any], seat: int, moves: list[str]) -> dict[str, Any]:
    """Play a whole turn of a lesson, which must be the seat's and legal."""
    assert table["turn"] == seat, f"{moves} is for seat {seat}, but seat {table['turn']} is to act"
    body = {"moves": moves, "base": table["seq"], "key": secrets.token_urlsafe(9)}
    player.good("POST", f"/api/tables/{table['id']}/turn", body)
    return player.look(table["id"])


def test_the_deal_is_always_the_same(anna: Player, bela: Player) -> None:
    one, other = begin(anna), begin(bela)
    assert one["status"] == "playing"
    assert one["pace"] == "lesson"
    assert one["view"] == other["view"]
    assert one["digest"] != other["digest"]  # the salt is random each time
    over = anna.good("POST", f"/api/tables/{one['id']}/resign")
    lesson = facts_of("azul").lesson
    assert lesson is not None
    assert over["seed"] == str(lesson.seed)


def test_the_learner_moves_all_seats_and_sees_one(anna: Player) -> None:
    table = begin(anna, options={"first": 0})
    first, *_, elsewhere = table["view"]["legal"]
    after = play(anna, table, 0, [first])
    assert (after["you"], after["view"]["seat"], after["view"]["legal"]) == ([0], 0, [])
    again = play(anna, after, 1, [elsewhere])
    assert (again["you"], again["view"]["seat"]) == ([0], 0)
    assert again["view"]["legal"]
    stale = anna.good("POST", f"/api/tables/{table['id']}/preview", {"moves": [], "base": table["seq"]})
    assert (stale["view"]["seat"], stale["refusal"]["table"]["you"]) == (0, [0])


def test_it_is_in_no_list(anna: Player) -> None:
    table = begin(anna)["id"]
    assert table not in mine(anna)
    assert table not in listed(anna)
    anna.good("POST", f"/api/tables/{table}/resign")
    assert table not in mine(anna)
    assert anna.bad("POST", f"/api/tables/{table}/rematch")[1]["code"] == "not_now"


def test_what_cannot_be_a_lesson(anna: Player) -> None:
    assert refused(anna, seats=[{"kind": "me"}, {"kind": "bot"}]) == ("bad_option", "seats")
    assert refused(anna, seats=[{"kind": "me"}, {"kind": "open"}]) == ("bad_option", "seats")
    assert refused(anna, seats=SEATS[::-1]) == ("bad_option", "seats")
    for more in ({"listed": True}, {"clock": {"main": 60}}, {"takeover": "keen"}, {"pace": "correspondence"}):
        assert refused(anna, **more) == ("bad_option", "lesson")


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_a_lesson_can_be_played(anna: Player, path: Path) -> None:
    """The log must have the moves as written: a client follows the lesson by them."""
    lesson = json.loads(path.read_text())
    planned = [*lesson["opening"]]
    table = begin(anna, path.parent.name, options=lesson["options"])
    for moves in lesson["opening"]:
        table = play(anna, table, 1, moves)
    for step in lesson["steps"]:
        planned += [step["moves"], *step["replies"]]
        table = play(anna, table, 0, step["moves"])
        for moves in step["replies"]:
            table = play(anna, table, 1, moves)
    assert len(lesson["steps"]) == 5
    happened = anna.good("GET", f"/api/tables/{table['id']}/log")["happened"]
    assert [turn["moves"] for turn in happened if turn["kind"] == "turn"] == planned
