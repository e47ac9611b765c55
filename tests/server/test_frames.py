"""Hidden means hidden on the wire too: two worlds that a viewer cannot tell apart send the same bytes.

At every turn of whole matches each seat gets a second world which differs in everything that the seat cannot
know, and in the secrets of the server. Everything that the seat or a spectator can be sent is created in
both.
"""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from riad.bots.player import Greedy
from riad.games import PACKAGES, game_named
from riad.match.match import Match
from riad.match.turn_attempt import attempt_turn
from riad.server.app import on_trouble
from riad.server.errors import ApiError
from riad.server.live.hub import Hub, encoded, mine
from riad.server.people.sessions import Identity, Person
from riad.server.routes.play import Listener
from riad.server.store.base import NewLogEntry, Row, Statement, Store
from riad.server.store.fanout import LocalFanout
from riad.server.table.info import TableInfo
from riad.server.table.log_entry import LogEntry
from riad.server.table.match_service import MatchService
from riad.server.table.repository import TableRepository
from riad.server.table.table import Table
from riad.server.table.view import position_of
from riad.server.wire import Clock
from riad.server.wire.requests import Try, Turn
from riad.server.wire.responses import ChatLine
from tests.kit.tables import SEARCHED

MATCHES = [
    next(table for table in order if table[0] == name)
    for name in PACKAGES
    for order in (SEARCHED, SEARCHED[::-1])  # the fewest seats, and the most
]
NAME = "a-table-of-ours"
SEED, OTHER_SEED = "1234567890123456789", "9876543210987654321"
LINE = ChatLine(room="players", number=1, at=1, person="p0", name="P0", text="Hello")


class Memory:
    """A store that forgets its writes and finds nothing."""

    shared = False

    async def fetch(self, _sql: str, *_values: Any) -> Sequence[Row]:
        return []

    async def write(self, *_statements: Statement) -> Sequence[Row]:
        return []

    async def append(self, _entry: NewLogEntry) -> None:
        pass


class Witness:
    """A connection that records everything it is sent."""

    session: str | None = None

    def __init__(self, seat: int | None) -> None:
        self.person = None if seat is None else f"p{seat}"
        self.heard: list[str] = []

    def push(self, text: str) -> None:
        self.heard.append(text)

    def told(self, table: Table) -> None:
        assert self.person is not None
        self.push(encoded(mine(table, self.person)))

    def drop(self) -> None:
        raise AssertionError


def started(game: str, seats: int, options: dict[str, Any]) -> Table:
    """Return a table at the start of a match of people."""
    clock = Clock(main=600, more=5)
    version, text = game_named(game).VERSION, json.dumps(options)
    facts = TableInfo(NAME, 1, "p0", game, version, text, seats, False, "live", clock, None, SEED, "salt" * 8)
    table = Table(facts)
    for seat in range(seats):
        body = {"kind": "person", "person": f"p{seat}", "name": f"P{seat}", "level": None}
        table.take(LogEntry(seat + 1, 1, "sit", seat, body))
    table.take(LogEntry(seats + 1, 1, "start", None, {}))
    return table


def world_of(match: Match, seat: int, seed: int) -> Match:
    """Return another match that the seat may be in."""
    other = match.copy()
    other.state = match.engine.reshuffled(match.state, seat, seed)
    other.seed = int(OTHER_SEED)
    return other


def another(table: Table, seat: int, seed: int) -> Table:
    """Return the table in another world, with other secrets."""
    other = table.copy()
    other.facts = replace(table.facts, seed=OTHER_SEED, salt="tlas" * 8)
    other.match = world_of(table.playing, seat, seed)
    return other


class World:
    """The messages of a node about a table."""

    def __init__(self, table: Table) -> None:
        store = cast(Store, Memory())
        self.table = table
        self.tables = TableRepository(store, LocalFanout(), "node")
        self.tables._cache.put(table)
        self.hub = Hub(self.tables, store)
        self.playing = MatchService(self.tables)

    async def present(self, seat: int | None) -> list[str]:
        """Return everything that a viewer can be sent between actions."""
        witness = Witness(seat)
        await self.hub.watch(witness, NAME, self.table.seq, "")
        self.hub.on_chat(NAME, LINE)
        self.hub.on_chat(NAME, msgspec.structs.replace(LINE, room="spectators"))
        if seat is not None:
            witness.push(encoded(mine(self.table, f"p{seat}")))
            listener = Listener(Identity(person(seat), "session", "token"))
            listener.told(self.table)
            while not listener.queue.empty():
                witness.push(str(listener.queue.get_nowait()))
        self.hub.unwatch(witness, NAME)
        return witness.heard

    async def answers(self, seat: int, tries: Sequence[list[str]]) -> list[str]:
        """Return the answers to a seat's previews."""
        stale = await self.preview(seat, Try(moves=[], base=self.table.seq - 1))
        base, ahead = self.table.seq, [*self.table.playing.legal][:4]
        tried = [await self.preview(seat, Try(moves=moves, base=base)) for moves in tries]
        return [stale, *tried, await self.preview(seat, Try(moves=[], base=base, ahead=ahead))]

    async def preview(self, seat: int, request: Try) -> str:
        try:
            return msgspec.json.encode(await self.playing.preview(person(seat), NAME, request)).decode()
        except ApiError as trouble:
            return refusal(trouble)

    async def turn(self, seat: int, moves: list[str], witnesses: Sequence[Witness]) -> str:
        """Return the answer to a turn; the witnesses are informed if it is written."""
        for witness in witnesses:
            await self.hub.watch(witness, NAME, self.table.seq, "")
        try:
            request = Turn(moves=moves, base=self.table.seq, key="a-key-of-mine")
            return msgspec.json.encode(await self.playing.turn(person(seat), NAME, request)).decode()
        except ApiError as trouble:
            return refusal(trouble)


def person(seat: int) -> Person:
    return Person(f"p{seat}", f"P{seat}", None)


def refusal(trouble: ApiError) -> str:
    """Return an error as it is sent."""
    return msgspec.json.encode(on_trouble(cast(Any, None), trouble).content).decode()


def agree(one: Table, frames: Sequence[str], other: Table, others: Sequence[str]) -> None:
    """Check that the bytes are the same except for the digest, and contain no secret."""
    assert [text.replace(other.facts.digest, one.facts.digest) for text in others] == [*frames]
    for text in (*frames, *others):
        for secret in (SEED, OTHER_SEED, one.facts.salt, other.facts.salt):
            assert secret not in text


def some_tries(match: Match, chance: random.Random) -> list[list[str]]:
    """Return turns to try: an empty one, legal and illegal ones, and texts that are not moves."""
    tries = [[], ["?"], ["x" * 64], [*match.legal[:1], "?"]]
    tries += [[match.text(action)] for action in chance.sample(range(match.game.ACTIONS), 8)]
    for _ in range(2):
        moves: list[str] = []
        trial = match.copy()
        while trial.turn == match.turn and len(moves) < 4:
            moves.append(chance.choice([*trial.legal]))
            tries.append([*moves])
            if attempt_turn(match, cast(int, match.turn), moves).complete:
                break
            trial.push(moves[-1])
        tries.append([*moves, chance.choice([*match.legal])])
    return tries


def whole_turn(match: Match, bot: Greedy, chance: random.Random) -> list[str]:
    """Return a turn of the seat to act, usually a sensible one."""
    moves: list[str] = []
    seat, trial = cast(int, match.turn), match.copy()
    while not moves or not attempt_turn(match, seat, moves).complete:
        sensible = chance.random() < 0.8
        moves.append(trial.text(bot.choose(trial.state)) if sensible else chance.choice([*trial.legal]))
        trial.push(moves[-1])
    return moves


async def compare_present(table: Table, seat: int, chance: random.Random, tries: Sequence[list[str]]) -> bool:
    """Check that no message to a seat tells the worlds apart; return whether anything is hidden."""
    one, other = World(table), World(another(table, seat, chance.getrandbits(63)))
    for viewer in (seat, None) if seat == table.turn else (seat,):
        agree(table, await one.present(viewer), other.table, await other.present(viewer))
    requests = tries if seat == table.turn else tries[:1]
    agree(table, await one.answers(seat, requests), other.table, await other.answers(seat, requests))
    match = table.playing
    earlier = match.at(chance.randrange(len(match.moves) + 1))
    elsewhere = world_of(earlier, seat, chance.getrandbits(63))
    for viewers in ((seat,), ()):
        assert msgspec.json.encode(position_of(earlier, viewers)) == msgspec.json.encode(
            position_of(elsewhere, viewers)
        )
    return bool(match.state.tobytes() != other.table.playing.state.tobytes())


async def compare_turn(table: Table, seat: int, moves: list[str], chance: random.Random) -> Table:
    """Check that a turn's messages reveal nothing unless it shows something hidden; return the table after
    it.
    """
    one, other = World(table), World(another(table, seat, chance.getrandbits(63)))
    actor = cast(int, table.turn)
    witnesses = [(Witness(viewer), Witness(viewer)) for viewer in (seat, None)]
    answer = await one.turn(actor, moves, [here for here, _ in witnesses])
    elsewhere = await other.turn(actor, moves, [there for _, there in witnesses])
    later = cast(Table, one.tables.kept(NAME))
    assert later.seq == table.seq + 1
    if seat == actor:
        assert answer == elsewhere
    if answer != elsewhere:
        return later  # illegal for the actor in the other world
    shown = attempt_turn(table.playing, actor, moves).shows
    for here, there in witnesses:
        assert len(here.heard) == len(there.heard) == 2
        if shown or later.status == "over":
            event, event_there = (json.loads(one.heard[1])["happening"] for one in (here, there))
            # A scoring card may have come up, and the end shows the roofs.
            paid: dict[str, list[Any]] = {"scored": [], "scorings": []}
            assert event | paid == event_there | paid
        else:
            agree(table, here.heard, other.table, there.heard)
    return later


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_every_frame_is_the_same_in_two_worlds(
    game: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("live.hub", "table.repository", "table.match_service"):
        monkeypatch.setattr(f"riad.server.{module}.now", lambda: 1_000)
    for clock in ("now", "monotonic"):
        monkeypatch.setattr(f"riad.server.table.table.{clock}", lambda: 1_000)

    async def story() -> int:
        table = started(game, seats, options)
        bot, chance = Greedy(table.facts.engine, 3), random.Random(5)
        hidden = 0
        while table.status == "playing":
            tries = some_tries(table.playing, chance)
            for seat in range(seats):
                if seat == table.turn or chance.random() < 0.5:
                    hidden += await compare_present(table, seat, chance, tries)
            moves = whole_turn(table.playing, bot, chance)
            actor = cast(int, table.turn)
            await compare_turn(table, actor, moves, chance)
            others = [seat for seat in range(seats) if seat != actor]
            table = await compare_turn(table, chance.choice(others), moves, chance)
        return hidden

    assert asyncio.run(story()) > 10
