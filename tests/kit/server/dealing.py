"""The command riad with deals that tests know: seeds and the choices of bots follow from the requests.

A server draws its seeds in secret, and no request can change that. So tests start it with this file, which
replaces the draws. A seed follows from the requested table and from the number of tables of that kind its
host has created, whatever other tests ask of the same node; or the key of the request names it, as in
"deal-00000019". A bot's choice follows from the position.
"""

import re
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest import mock

import msgspec

from riad.bots import levels
from riad.bots.player import Bot
from riad.core.engine import Engine
from riad.core.records import Record
from riad.server.people.sessions import Person
from riad.server.table import lobby
from riad.server.table.info import TableInfo
from riad.server.table.repository import Change
from riad.server.table.table import Table
from riad.server.wire.requests import NewTable

NAMED = re.compile(r"deal-(\d+)")
made_with_a_seed = lobby.new_facts
rematch_with_a_seed = lobby.rematch_of


def seed_of(text: str) -> str:
    """Return the seed that follows from a text, with as many digits as real ones."""
    return str(zlib.crc32(text.encode()) << 32 | zlib.crc32(text[::-1].encode()))


class Deals:
    """The seeds of new tables, counted for each host by the requested table."""

    def __init__(self) -> None:
        self._made: Counter[tuple[str, str]] = Counter()

    def new_facts(self, person: Person, request: NewTable) -> TableInfo:
        """Return the facts of a new table; a lesson keeps its deal."""
        facts = made_with_a_seed(person, request)
        if request.lesson:
            return facts
        if named := NAMED.fullmatch(request.key or ""):
            return replace(facts, seed=str(int(named[1])))
        kind = msgspec.json.encode(msgspec.structs.replace(request, key=None)).decode()
        self._made[person.id, kind] += 1
        return replace(facts, seed=seed_of(f"{kind} {self._made[person.id, kind]}"))

    def rematch_of(self, old: Table, person: Person, new: str) -> tuple[TableInfo, list[Change]]:
        """Return a rematch, whose seed follows from that of the match before."""
        facts, changes = rematch_with_a_seed(old, person, new)
        return replace(facts, seed=seed_of(f"after {old.facts.seed}")), changes


class Steady:
    """A bot whose choice follows from the position alone, not from earlier choices or from the clock."""

    def __init__(self, name: str, engine: Engine, _seed: int) -> None:
        self._name = name
        self._engine = engine

    def choose(self, state: Record) -> int:
        """Return the choice of a bot made for this position."""
        seed = zlib.crc32(state.tobytes())
        bot: Bot = levels.bot_named(self._name, self._engine, seed, seconds=levels.UNTIMED)
        return bot.choose(state)


@contextmanager
def known_deals() -> Iterator[None]:
    """Replace the draws of seeds in this process during the block."""
    deals = Deals()
    with (
        mock.patch.object(lobby, "new_facts", deals.new_facts),
        mock.patch.object(lobby, "rematch_of", deals.rematch_of),
        mock.patch("riad.server.table.bots.bot_named", Steady),
    ):
        yield


if __name__ == "__main__":
    from riad.cli import main

    with known_deals():
        main()
