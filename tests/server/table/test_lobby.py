"""Taking and leaving seats, and rematches, imports and exports."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.cli import main
from riad.core.contract import MOST_SEATS
from tests.kit.server.api_helpers import listed, mine, over
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.turn_helpers import alone

Come = Callable[[str], Player]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


# Taking and leaving seats


def test_who_has_the_link_sits_down_and_the_match_starts(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open")["id"]
    assert bela.look(table)["you"] == []
    shown = bela.sit(table, 1)
    assert shown["status"] == "playing"
    assert shown["you"] == [1]
    assert shown["seats"][1]["name"] == "Bela"
    assert shown["view"]["seat"] == 1


def test_it_starts_only_when_the_last_seat_is_taken(anna: Player, bela: Player, come: Come) -> None:
    table = anna.make("azul", "open", "open")["id"]
    assert bela.sit(table, 2)["status"] == "open"
    assert come("Cleo").sit(table, 1)["status"] == "playing"


def test_a_seat_is_for_one(anna: Player, bela: Player, come: Come) -> None:
    table = anna.make("azul", "open", "open")["id"]
    first = bela.sit(table, 1)
    assert bela.sit(table, 1)["seq"] == first["seq"]  # repeating changes nothing
    cleo = come("Cleo")
    assert cleo.bad("PUT", f"/api/tables/{table}/seats/1", {})[1]["code"] == "taken"
    assert bela.bad("PUT", f"/api/tables/{table}/seats/2", {})[1]["code"] == "taken"  # one seat is enough
    assert cleo.bad("PUT", f"/api/tables/{table}/seats/3", {})[0] == 404
    assert cleo.bad("PUT", f"/api/tables/{table}/seats/{MOST_SEATS}", {})[0] == 400
    assert cleo.bad("PUT", f"/api/tables/{table}/seats/-1", {})[0] in (400, 404)
    assert cleo.bad("PUT", f"/api/tables/{table}/seats/x", {})[0] == 404
    assert anna.look(table)["seq"] == first["seq"]


def test_of_many_who_want_a_seat_one_gets_it(anna: Player, come: Come) -> None:
    table = anna.make("azul", "open", "open")["id"]
    guests = [come(f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = [*pool.map(lambda guest: guest.ask("PUT", f"/api/tables/{table}/seats/1", {}), guests)]
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
    assert anna.look(table)["seq"] == 2


def test_the_host_fills_seats(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", "open", "open")["id"]
    for request in ({"kind": "bot"}, {"kind": "guest", "name": "Grandma"}):
        status, error = bela.bad("PUT", f"/api/tables/{table}/seats/1", request)
        assert (status, error["code"]) == (403, "not_allowed")
    anna.good("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "keen"})
    anna.good("PUT", f"/api/tables/{table}/seats/2", {"kind": "guest", "name": "Grandma"})
    shown = anna.sit(table, 3)  # even a second seat for herself
    assert shown["status"] == "playing"
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "keen", "Grandma", "Anna"]
    assert shown["you"] == [0, 2, 3]


def test_standing_up(anna: Player, bela: Player, come: Come) -> None:
    table = anna.make("azul", "open", "open")["id"]
    bela.sit(table, 1)
    assert come("Cleo").bad("DELETE", f"/api/tables/{table}/seats/1")[1]["code"] == "not_allowed"
    assert bela.bad("DELETE", f"/api/tables/{table}/seats/0")[1]["code"] == "not_allowed"
    shown = bela.good("DELETE", f"/api/tables/{table}/seats/1")
    assert shown["seats"][1]["kind"] == "open"
    assert shown["you"] == []
    assert bela.good("DELETE", f"/api/tables/{table}/seats/1")["seq"] == shown["seq"]  # already left
    assert bela.good("GET", "/api/mine")["tables"] == []
    bela.sit(table, 2)
    assert (
        anna.good("DELETE", f"/api/tables/{table}/seats/2")["seats"][2]["kind"] == "open"
    )  # the host's right
    assert bela.sit(table, 1)["you"] == [1]


def test_nobody_sits_down_or_stands_up_in_play(anna: Player, bela: Player) -> None:
    table = alone(anna)["id"]
    for method, path in (("PUT", "/seats/1"), ("DELETE", "/seats/1"), ("DELETE", "")):
        for player in (anna, bela):
            status, error = player.bad(method, f"/api/tables/{table}{path}", {} if method == "PUT" else None)
            assert (status, error["code"]) == (409, "not_now")


def test_only_the_host_closes_a_table(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", listed=True)["id"]
    assert bela.bad("DELETE", f"/api/tables/{table}")[1]["code"] == "not_allowed"
    closed = anna.good("DELETE", f"/api/tables/{table}")
    assert closed["status"] == "cancelled"
    assert anna.good("DELETE", f"/api/tables/{table}")["seq"] == closed["seq"]
    assert bela.bad("PUT", f"/api/tables/{table}/seats/1", {})[1]["code"] == "not_now"
    assert table not in listed(bela)
    assert anna.good("GET", "/api/mine")["tables"] == []


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/log"),
        ("GET", "/export"),
        ("GET", "/chat"),
        ("GET", "/positions/0"),
        ("PUT", "/seats/0"),
        ("DELETE", "/seats/0"),
        ("DELETE", ""),
        ("POST", "/rematch"),
        ("POST", "/resign"),
        ("POST", "/claim"),
        ("POST", "/abandon"),
    ],
)
@pytest.mark.parametrize("table", ["aaaaaaaaaaaaaaaa", "a%00b", "%F0%9F%90%88", "'--", "a" * 64])
def test_a_table_that_is_not_there(anna: Player, method: str, path: str, table: str) -> None:
    status, error = anna.bad(method, f"/api/tables/{table}{path}", {} if method == "PUT" else None)
    assert (status, error["code"]) == (404, "not_found")


# Rematch


def test_a_rematch_moves_the_seats_on_and_keeps_them(anna: Player, bela: Player, come: Come) -> None:
    table = anna.make("azul", "open", "keen", options={"wall": "grey"}, clock={"main": 90}, takeover=None)[
        "id"
    ]
    bela.sit(table, 1)
    assert anna.bad("POST", f"/api/tables/{table}/rematch")[1]["code"] == "not_now"
    old = anna.good("POST", f"/api/tables/{table}/resign")
    cleo = come("Cleo")
    assert cleo.bad("POST", f"/api/tables/{table}/rematch")[1]["code"] == "not_allowed"

    new = bela.good("POST", f"/api/tables/{table}/rematch")
    assert new["id"] != table
    assert new["status"] == "open"
    assert new["host"] == bela.id
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot", "open"]
    assert [seat["name"] for seat in new["seats"]] == ["Bela", "keen", "Anna"]
    assert new["seats"][2]["person"] == anna.id
    assert (new["options"], new["clock"], new["takeover"]) == (old["options"], old["clock"], None)
    assert new["digest"] != old["digest"]
    assert cleo.bad("PUT", f"/api/tables/{new['id']}/seats/2", {})[1]["code"] == "not_allowed"

    same = anna.good("POST", f"/api/tables/{table}/rematch")
    assert same["id"] == new["id"]
    assert anna.look(table)["rematch"] == new["id"]
    started = anna.sit(new["id"], 2)
    assert started["status"] == "playing"
    assert started["you"] == [2]


def test_the_host_of_a_rematch_gives_a_kept_seat_to_a_bot(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open")["id"]
    bela.sit(table, 1)
    anna.good("POST", f"/api/tables/{table}/resign")
    new = anna.good("POST", f"/api/tables/{table}/rematch")
    seat = f"/api/tables/{new['id']}/seats/0"
    assert new["seats"][0]["person"] == bela.id
    assert anna.bad("PUT", seat, {"kind": "guest", "name": "Grandma"})[1]["code"] == "not_allowed"
    assert anna.good("PUT", seat, {"kind": "bot"})["status"] == "playing"


def test_two_at_one_screen_get_both_seats_that_are_kept_for_them(anna: Player, bela: Player) -> None:
    seats = [ME, {"kind": "guest", "name": "Grandma"}, OPEN]
    table = anna.good("POST", "/api/tables", {"game": "azul", "seats": seats})["id"]
    bela.sit(table, 2)
    bela.good("POST", f"/api/tables/{table}/resign")
    new = bela.good("POST", f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in new["seats"]] == ["Grandma", "Bela", "Anna"]
    anna.sit(new["id"], 0)
    shown = anna.sit(new["id"], 2)
    assert shown["status"] == "playing"
    assert shown["you"] == [0, 2]
    assert [seat["name"] for seat in shown["seats"]] == ["Grandma", "Bela", "Anna"]


def test_asking_many_times_at_once_makes_one_rematch(anna: Player) -> None:
    table = over(anna)["id"]
    with ThreadPoolExecutor(4) as pool:
        answers = [*pool.map(lambda _: anna.good("POST", f"/api/tables/{table}/rematch"), range(8))]
    assert len({answer["id"] for answer in answers}) == 1
    assert answers[0]["status"] == "playing"
    assert sorted(mine(anna)) == sorted([table, answers[0]["id"]])


# Import and export


@pytest.fixture(scope="module")
def played(server: NodeProcess) -> Iterator[tuple[Player, dict[str, Any], str]]:
    """A player of a finished match of Dream Home, with its table and its file."""
    with closing(Player(server.address, "Zoe")) as zoe:
        shown = zoe.play(zoe.make("dreamhome", "gentle")["id"], random.Random(4).choice)
        yield zoe, shown, zoe.ask("GET", f"/api/tables/{shown['id']}/export").text


Played = tuple[Player, dict[str, Any], str]


def test_the_export_is_a_saved_match(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zoe, shown, text = played
    match = riad.loads(text)
    assert match.dumps() == text
    assert str(match.seed) == shown["seed"]
    assert len(match.moves) == shown["moves"]
    path = tmp_path / "match.riad"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(path)])
    assert not left.value.code
    assert str(match) in capsys.readouterr().out
    headers = zoe.ask("GET", f"/api/tables/{shown['id']}/export").headers
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["content-disposition"] == f'attachment; filename="dreamhome-{shown["id"]}.riad"'


def test_there_is_no_export_before_the_end(anna: Player) -> None:
    """The file contains the seed, and so everything hidden."""
    for table in (alone(anna)["id"], anna.make("azul", "open")["id"]):
        status, error = anna.bad("GET", f"/api/tables/{table}/export")
        assert (status, error["code"]) == (409, "not_now")


def test_an_imported_match_can_be_looked_at(played: Played, anna: Player, bela: Player) -> None:
    _, shown, text = played
    table = anna.good("POST", "/api/import", {"text": text})
    assert table["status"] == "over"
    assert table["pace"] == "record"
    assert table["moves"] == shown["moves"]
    assert table["seed"] == shown["seed"]
    assert table["outcome"] == shown["outcome"]
    assert [seat["name"] for seat in table["seats"]] == [None, None]
    assert table["id"] in [line["id"] for line in anna.good("GET", "/api/mine")["tables"]]
    assert table["id"] not in [line["id"] for line in bela.good("GET", "/api/mine")["tables"]]
    assert bela.ask("GET", f"/api/tables/{table['id']}/export").text == text
    assert bela.good("GET", f"/api/tables/{table['id']}/positions/3")["moves"] == list(
        riad.loads(text).moves[:3]
    )
    (*_, record) = bela.good("GET", f"/api/tables/{table['id']}/log")["happened"]
    assert record["kind"] == "record"
    assert len(record["told"]) == len(record["moves"]) == shown["moves"]
    for path in ("rematch", "resign", "abandon", "claim"):
        assert anna.bad("POST", f"/api/tables/{table['id']}/{path}")[1]["code"] == "not_now"


def test_an_unfinished_match_can_be_imported(anna: Player) -> None:
    match = riad.new("azul", seats=3, seed=5, wall="grey")
    match.push(match.legal[0])
    table = anna.good("POST", "/api/import", {"text": match.dumps()})
    assert (table["status"], table["outcome"], table["turn"], table["moves"]) == ("over", None, None, 1)
    assert table["view"]["legal"] == []
    assert riad.loads(anna.ask("GET", f"/api/tables/{table['id']}/export").text) == match


def test_a_damaged_file_is_refused_with_its_line(anna: Player, played: Played) -> None:
    lines = played[2].splitlines()
    moved = lines.index("moves") + 1
    damaged = {
        "not a match": "line 1: ",
        "\n".join(lines[:-2]): f"line {len(lines) - 2}: the file is incomplete",
        "\n".join([*lines[:moved], *lines[moved + 1 :]]): "line ",
        "\n".join([lines[0], "game chess", *lines[2:]]): "line ",
    }
    for text, words in damaged.items():
        status, error = anna.bad("POST", "/api/import", {"text": text})
        assert (status, error["code"]) == (400, "bad_file")
        assert error["message"].startswith(words)
    assert anna.bad("POST", "/api/import", {"text": ""})[1]["field"] == "text"


def test_a_file_may_be_larger_than_other_requests_but_not_endless(anna: Player) -> None:
    assert anna.bad("POST", "/api/import", {"text": "x" * 900_000})[1]["code"] == "bad_file"
    assert anna.bad("POST", "/api/import", {"text": "x" * 1_000_001})[1]["field"] == "text"
    status, error = anna.bad("POST", "/api/import", {"text": "x" * 1_200_000})
    assert (status, error["code"]) == (413, "too_large")
