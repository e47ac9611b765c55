"""An entry of a table's log: an action, as it is decided, written and replayed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from riad.match.match import Match
from riad.server.store.base import Row


class CorruptLog(Exception):
    """A log that these rules do not replay as it was played: the table is kept, but cannot be continued."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An action of the log."""

    seq: int
    at: int
    kind: str
    seat: int | None
    body: Mapping[str, Any]
    key: str | None = None
    mark: int | None = None
    stages: Sequence[Match] = ()
    """The match after each move of a turn that was just tried, so that no move is made twice."""

    @property
    def place(self) -> int:
        """The seat, for an action that has one."""
        if self.seat is None:
            raise CorruptLog(f"action {self.seq} ({self.kind}) names no seat")
        return self.seat

    @classmethod
    def of(cls, row: Row) -> "LogEntry":
        """Return an action from its row."""
        body = msgspec.json.decode(row["body"])
        return cls(row["seq"], row["at"], row["kind"], row["seat"], body, row["key"], row["mark"])
