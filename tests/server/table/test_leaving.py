"""Leaving a match: resigning, stopping together, and timeouts, by a clock that the test sets."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from riad.server.errors import ApiError
from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.table.table import Table
from riad.server.wire import Clock
from riad.server.wire.requests import NewTable, SeatWish, SitDown, Turn
from tests.kit.server.databases import running as run
from tests.kit.server.node_processes import Player, eventually
from tests.kit.server.turn_helpers import alone, post_turn

# Leaving


def test_resigning_ends_the_match(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", options={"first": 1})["id"]
    shown = bela.sit(table, 1)
    end = anna.good("POST", f"/api/tables/{table}/resign")  # though it is not her turn
    outcome = end["outcome"]
    assert (outcome["why"], outcome["winners"], outcome["seat"]) == ("resigned", [1], 0)
    assert outcome["reason"] == "Anna resigned."
    assert end["view"]["legal"] == []
    assert end["turn"] is end["view"]["turn"] is None
    assert post_turn(bela, {**shown, "seq": end["seq"]})[1]["code"] == "not_now"
    assert anna.bad("POST", f"/api/tables/{table}/resign")[1]["code"] == "not_now"


def test_of_several_at_one_screen_the_one_to_act_resigns(anna: Player) -> None:
    table = alone(anna, options={"first": 1})["id"]
    outcome = anna.good("POST", f"/api/tables/{table}/resign")["outcome"]
    assert (outcome["seat"], outcome["winners"], outcome["reason"]) == (1, [0], "Grandma resigned.")


def test_a_bot_takes_over_where_the_table_agreed(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", takeover="gentle", options={"first": 0})["id"]
    bela.sit(table, 1)
    left = anna.good("POST", f"/api/tables/{table}/resign")
    assert left["status"] == "playing"
    assert left["you"] == []
    assert left["seats"][0] == {"kind": "bot", "name": "Anna", "person": None, "level": "gentle"}
    shown = eventually(lambda: (now := bela.look(table))["turn"] == 1 and now)  # the bot has played
    assert shown["moves"] == 1
    assert post_turn(anna, shown)[1]["code"] == "not_allowed"
    end = bela.good("POST", f"/api/tables/{table}/resign")  # the last person: a bot does not play alone
    assert end["outcome"]["winners"] == [0]


def test_a_rematch_keeps_the_seat_for_the_one_who_left(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", takeover="gentle", options={"first": 0})["id"]
    bela.sit(table, 1)
    anna.good("POST", f"/api/tables/{table}/resign")
    bela.good("POST", f"/api/tables/{table}/resign")
    new = bela.good("POST", f"/api/tables/{table}/rematch")
    assert new["status"] == "open"
    assert new["seats"] == [
        {"kind": "person", "name": bela.look(table)["seats"][1]["name"], "person": bela.id, "level": None},
        {"kind": "open", "name": "Anna", "person": anna.id, "level": None},
    ]
    assert anna.sit(new["id"], 1)["status"] == "playing"


def test_stopping_without_a_result_needs_everyone(anna: Player, bela: Player) -> None:
    table = anna.make("azul", "open", "gentle", options={"first": 0})["id"]
    bela.sit(table, 1)
    view = anna.good("POST", f"/api/tables/{table}/abandon")
    assert (view["status"], view["stopping"]) == ("playing", [0])
    assert anna.good("POST", f"/api/tables/{table}/abandon")["seq"] == view["seq"]
    assert anna.send(view, view["view"]["legal"][:1]).status_code == 200  # playing on withdraws the request
    assert bela.good("POST", f"/api/tables/{table}/abandon")["status"] == "playing"
    end = anna.good("POST", f"/api/tables/{table}/abandon")
    assert end["status"] == "over"
    assert (end["outcome"]["why"], end["outcome"]["winners"]) == ("abandoned", [])


def test_alone_with_bots_one_may_stop_at_once(anna: Player) -> None:
    table = anna.make("azul", "gentle")["id"]
    assert anna.good("POST", f"/api/tables/{table}/abandon")["outcome"]["why"] == "abandoned"


# Timeouts, by a clock that the test sets


class Hall:
    """A node inside this process, with two people at a table and a clock that stands still."""

    def __init__(self, node: Node, people: tuple[Person, Person]) -> None:
        self.node = node
        self.anna, self.bela = people
        self.now = 1_700_000_000_000

    async def table(self, **more: Any) -> Table:
        """Return a table where Anna is to act first."""
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        request = NewTable(game="azul", seats=seats, options={"first": 0}, **more)
        table = await self.node.seating.create(self.anna, request)
        return await self.node.seating.sit(self.bela, table.facts.id, 1, SitDown())

    async def play(self, table: Table) -> Table:
        """Play a turn of the person to act."""
        person = (self.anna, self.bela)[table.turn or 0]
        turn = Turn(moves=[table.playing.legal[0]], base=table.seq, key=secrets.token_urlsafe(9))
        await self.node.playing.turn(person, table.facts.id, turn)
        return await self.node.tables.get(table.facts.id)

    async def refused(self, person: Person, table: Table) -> str:
        """Return the refusal of a claim."""
        with pytest.raises(ApiError) as caught:
            await self.node.playing.claim(person, table.facts.id)
        return caught.value.message


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Hall]:
        settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=0)
        async with running(settings) as node:
            people = [(await node.people.visit(name))[0] for name in ("Anna", "Bela")]
            both = Hall(node, (people[0], people[1]))
            for module in ("match_service", "repository", "lobby"):
                monkeypatch.setattr(f"riad.server.table.{module}.now", lambda: both.now)
            for clock in ("now", "monotonic"):
                monkeypatch.setattr(f"riad.server.table.table.{clock}", lambda: both.now)
            yield both

    return opened


def test_a_claim_when_time_is_out(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table(clock=Clock(main=60, more=10))
            assert table.due == here.now + 60_000
            here.now += 60_000
            assert await here.refused(here.bela, table) == "the seat to act has 1 seconds left"
            here.now += 1
            assert await here.refused(here.anna, table) == "no other player is out of time"
            table = await here.node.playing.claim(here.bela, table.facts.id)
            assert table.status == "over"
            assert (table.outcome.why, table.outcome.winners, table.outcome.seat) == ("time", [1], 0)
            assert await here.refused(here.bela, table) == "not possible while the table is over"

    run(story())


def test_who_is_late_may_still_play_until_someone_claims(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table(clock=Clock(main=60, more=10))
            here.now += 70_000
            table = await here.play(table)
            assert table.clocks.left == (10_000, 60_000)
            assert table.due == here.now + 60_000
            assert await here.refused(here.bela, table) == "no other player is out of time"

    run(story())


def test_a_claim_lets_a_bot_take_over_where_the_table_agreed(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table(clock=Clock(main=60), takeover="gentle")
            here.now += 60_001
            table = await here.node.playing.claim(here.bela, table.facts.id)
            assert table.status == "playing"
            assert (table.seats[0].kind, table.seats[0].level) == ("bot", "gentle")
            assert table.due is None  # a bot is never late
            assert await here.refused(here.bela, table) == "no other player is out of time"

    run(story())


def test_leaving_out_of_turn_costs_the_other_no_time_and_gives_none(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table(clock=Clock(main=60), takeover="gentle")
            due = table.due
            here.now += 30_000
            table = await here.node.playing.resign(here.bela, table.facts.id)
            assert table.turn == 0
            assert table.due == due

    run(story())


def test_without_a_clock_nobody_is_late(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table()
            here.now += 10**12
            assert await here.refused(here.bela, table) == "no other player is out of time"

    run(story())


def test_by_correspondence_every_turn_has_the_whole_time(hall: Callable[[], Any]) -> None:
    async def story() -> None:
        async with hall() as here:
            table = await here.table(clock=Clock(main=86_400), pace="correspondence")
            for _ in range(3):
                here.now += 86_000_000
                table = await here.play(table)
                assert table.due == here.now + 86_400_000

    run(story())
