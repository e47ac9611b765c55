"""The bots of a node: they think in threads, without the GIL, and answer at a human pace.

Each action that makes it a bot's turn also records the node that moves the bot, as a lease. When a node dies,
its leases expire and other nodes take them over. A lease is renewed while its bot thinks; a turn that waits
longer than its lease for a thread may be taken over by a node with more time. Even if two nodes think, only
one turn is written.
"""

import asyncio
import logging
import math
import random
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import lru_cache

from riad.bots.level_names import SEARCHING
from riad.bots.levels import bot_named
from riad.bots.player import Bot
from riad.match.match import Match
from riad.match.turn_attempt import reveals_hidden
from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.store.base import Conflict, Store, Unavailable, do
from riad.server.table.fair_queue import FairQueue
from riad.server.table.info import shared_engine
from riad.server.table.repository import Change, TableRepository
from riad.server.table.table import Table
from riad.server.wire.responses import Happening

LOOK_EVERY = 1.0
MOST_AT_ONCE = 100
IDLE = """select id, seq from game_table where bot is not null and lease_until < $1
order by lease_until limit 100"""
CLAIM = """update game_table set lease = $3, lease_until = $4
where id = $1 and seq = $2 and bot is not null and lease_until < $5"""
RENEW = "update game_table set lease_until = $4 where id = $1 and seq = $2 and lease = $3"
LET_GO = "update game_table set lease_until = 0 where lease = $1"
LET_GO_OF_ALL = "update game_table set lease_until = 0 where lease_until > 0"
EXPECTED = 1.0  # seconds for a turn, before any was measured
log = logging.getLogger("riad.bots")


class Bots:
    """The bots that this node moves."""

    def __init__(self, tables: TableRepository, store: Store, *, pace: float, threads: int) -> None:
        self._tables = tables
        self._store = store
        self._pace = pace
        self._threads = ThreadPoolExecutor(threads, "riad-bot")
        self.queue = FairQueue(threads)
        self._expected: dict[tuple[str, str], float] = {}
        """Processor seconds for a turn, by game and level: a mean in which later turns weigh more."""
        self._minds = threading.local()
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._next: dict[str, Table] = {}
        """Tables that changed while this node was thinking about an earlier position."""
        self.counted: Callable[[], None] = lambda: None
        """Called after each turn that was written."""
        self.waited: Callable[[float], None] = lambda _seconds: None
        """Called with the seconds that each turn waited for a thread."""
        tables.listeners.append(self.happened)

    def happened(self, table: Table, _happenings: Sequence[Happening], ours: bool) -> None:
        """Move the bot if this node wrote an action after which a bot is to act: the node holds the lease."""
        if ours and table.bot is not None:
            self._move_soon(table)

    @property
    def thinking(self) -> int:
        """Number of bots that this node is moving."""
        return len(self._moving)

    async def run(self) -> None:
        """Take over bots that no node moves, for as long as the node runs."""
        left_over = not self._store.shared  # leases of the previous run
        while True:
            try:
                if left_over:
                    await self._store.write(do(LET_GO_OF_ALL))
                    left_over = False
                await self._take_over()
            except Unavailable:
                log.warning("the database is not responding")
            await asyncio.sleep(LOOK_EVERY * random.uniform(0.8, 1.2))  # noqa: S311  # avoids lockstep

    async def _take_over(self) -> None:
        for row in await self._store.fetch(IDLE, now()):
            if row["id"] in self._moving:
                continue
            try:
                until = now() + self._tables.lease
                claim = do(CLAIM, row["id"], row["seq"], self._tables.node, until, now(), rows=1)
                await self._store.write(claim)
                self._move_soon(await self._tables.get(row["id"]))
            except (Conflict, ApiError):
                continue

    def _move_soon(self, table: Table) -> None:
        name = table.facts.id
        old = self._moving.get(name)
        if old is not None and not old.done() and old is not asyncio.current_task():
            self._next[name] = table
            return
        task = asyncio.create_task(self._move(table))
        self._moving[name] = task
        task.add_done_callback(lambda done: self._moved(name, done))

    def _moved(self, name: str, done: asyncio.Task[None]) -> None:
        if self._moving.get(name) is done:
            del self._moving[name]
        later = self._next.pop(name, None)
        if later is not None and not done.cancelled():
            self._move_soon(later)

    async def _move(self, table: Table) -> None:
        """Think, wait until a person might have answered, and play; `happened` handles the next turn."""
        seat = table.turn
        if seat is None:
            return
        began = asyncio.get_running_loop().time()
        try:
            async with AsyncExitStack() as lease:
                moves = await self._think(table, seat, lease)
                await asyncio.sleep(delay_to_next_tick(asyncio.get_running_loop().time() - began, self._pace))
                if await self._commit(table, seat, moves):
                    self.counted()
        except Conflict:
            return  # outdated, or another node was faster

    async def _think(self, table: Table, seat: int, lease: AsyncExitStack) -> list[str]:
        """Return the turn that a bot chooses, once a thread is free; the lease is held from then on."""
        loop, facts, level = asyncio.get_running_loop(), table.facts, table.seats[seat].level or ""
        kind, since = (facts.game, level), loop.time()
        async with self.queue.slot(facts.host, self.expected(*kind)):
            waited = loop.time() - since
            self.waited(waited)
            await lease.enter_async_context(self._held(table, waited))
            match = table.playing.copy()
            doing = self._threads.submit(
                self._turn, facts.game, facts.seats, facts.options, match, seat, level
            )
            moves, seconds = await asyncio.wrap_future(doing)
        self._expected[kind] = 0.8 * self.expected(*kind) + 0.2 * seconds
        return moves

    def expected(self, game: str, level: str) -> float:
        """Return the expected processor seconds for a turn of this level."""
        return self._expected.get((game, level), EXPECTED if level in SEARCHING else 0.0)

    @asynccontextmanager
    async def _held(self, table: Table, waited: float) -> AsyncIterator[None]:
        """Hold the lease of a table during the block; Conflict if another node has taken it before."""
        third = self._tables.lease / 3000
        if waited > third:
            await self._renew(table)
        renewing = asyncio.create_task(self._renew_often(table, third))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, table: Table) -> None:
        until = now() + self._tables.lease
        held = do(RENEW, table.facts.id, table.seq, self._tables.node, until, rows=1)
        with suppress(Unavailable):  # then no other node takes it either
            await self._store.write(held)

    async def _renew_often(self, table: Table, seconds: float) -> None:
        with suppress(Conflict):  # the turn will be refused
            while True:
                await asyncio.sleep(seconds)
                await self._renew(table)

    async def _commit(self, table: Table, seat: int, moves: list[str]) -> bool:
        """Write a turn, retrying while the database is unavailable; return False if the table has changed."""

        def decide(present: Table) -> Sequence[Change]:
            if present.seq != table.seq:
                raise ApiError("stale", "another node got there first")
            return [Change("turn", seat, {"moves": moves})]

        while True:
            try:
                await self._tables.change(table.facts.id, decide)
            except ApiError:
                return False
            except Unavailable:
                await asyncio.sleep(LOOK_EVERY)
            else:
                return True

    def _turn(
        self, game: str, seats: int, options: str, match: Match, seat: int, level: str
    ) -> tuple[list[str], float]:
        """Choose a whole turn, in a thread; return its moves and the processor seconds."""
        if not hasattr(self._minds, "bot"):
            self._minds.bot = lru_cache(maxsize=16)(new_bot)
        bot = self._minds.bot(game, seats, options, level)
        began = time.thread_time()
        return whole_turn(match, seat, bot), time.thread_time() - began

    async def close(self) -> None:
        """Stop, and let other nodes take over at once."""
        for task in tuple(self._moving.values()):
            task.cancel()
        await asyncio.gather(*self._moving.values(), return_exceptions=True)
        self._threads.shutdown(cancel_futures=True)
        try:
            await self._store.write(do(LET_GO, self._tables.node))
        except Unavailable:
            return  # the leases expire anyway


def whole_turn(match: Match, seat: int, bot: Bot) -> list[str]:
    """Play a bot's whole turn on this copy of a match: until another seat acts or something hidden shows."""
    before = match.copy()
    moves: list[str] = []
    while match.turn == seat and not reveals_hidden(before, match):
        moves.append(match.text(bot.choose(match.state)))
        match.push(moves[-1])
    return moves


def delay_to_next_tick(spent: float, pace: float) -> float:
    """Return the seconds until the next beat: answering at once would reveal how long the bot thought."""
    return pace * max(1, math.ceil(spent / pace)) - spent if pace else 0.0


def new_bot(game: str, seats: int, options: str, level: str) -> Bot:
    """Return a bot for one thread."""
    engine = shared_engine(game, seats, options)
    return bot_named(level, engine, secrets.randbits(63))
