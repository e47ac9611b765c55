"""The facts of a table: all that is settled when it is made."""

import functools
import hashlib
import json
from dataclasses import dataclass

import msgspec

from riad.core.engine import Engine
from riad.games import game_named
from riad.server.store.base import Row
from riad.server.wire import Clock, Pace


@dataclass(frozen=True, slots=True)
class TableInfo:
    """The parts of a table that never change."""

    id: str
    created: int
    host: str
    game: str
    rules: int
    options: str
    seats: int
    listed: bool
    pace: Pace
    clock: Clock | None
    takeover: str | None
    seed: str
    salt: str

    @classmethod
    def of(cls, row: Row) -> "TableInfo":
        """Return them from a row of game_table."""
        clock = None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock)
        values = {name: row[name] for name in cls.__dataclass_fields__}
        return cls(**{**values, "clock": clock, "listed": bool(row["listed"])})

    @property
    def digest(self) -> str:
        """The hash shown from the start; seed and salt, shown at the end, prove that no deal was chosen."""
        return digest_of(self.seed, self.salt)

    @property
    def engine(self) -> Engine:
        """The game with its options; tables with the same options share it."""
        return shared_engine(self.game, self.seats, self.options)


@functools.lru_cache(maxsize=10_000)
def digest_of(seed: str, salt: str) -> str:
    """Return the hash of seed and salt. It is cached, as every message about a table contains it."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


@functools.lru_cache(maxsize=256)
def shared_engine(game: str, seats: int, options: str) -> Engine:
    """Return the engine for a game with these options, given as JSON; every thread may use it."""
    return Engine(game_named(game), seats, json.loads(options))
