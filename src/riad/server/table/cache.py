"""Tables and encoded logs in memory, each within a number of bytes; the least recently used ones go first."""

from collections import OrderedDict
from collections.abc import Sequence

from riad.server.table.table import Table

TABLE_BYTES = 6_000  # a table, its seats, its lock and its match
MOVE_BYTES = 120  # its text and its number
OPTION_BYTES = 8  # per letter: an engine may exist for them
ENTRY_BYTES = 80  # overhead per entry of a log
MOST_OFFSETS = 100_000


class TableCache:
    """Tables by id. Finished ones are dropped before any others."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._sizes: dict[str, int] = {}
        self._over: OrderedDict[str, Table] = OrderedDict()
        self._others: OrderedDict[str, Table] = OrderedDict()
        self.bytes = 0
        """Approximate memory used."""
        self.offsets: OrderedDict[str, int] = OrderedDict()
        """The offsets of tables whose clocks run, also of dropped ones: loading one again is no restart."""

    def __len__(self) -> int:
        return len(self._sizes)

    def get(self, name: str) -> Table | None:
        """Return a table if it is here, without counting this as a use."""
        return self._others.get(name) or self._over.get(name)

    def use(self, name: str) -> Table | None:
        """Return a table if it is here, and make it the most recently used one."""
        for tables in (self._others, self._over):
            if name in tables:
                tables.move_to_end(name)
                return tables[name]
        return None

    def put(self, table: Table) -> None:
        """Store a table in place of an earlier one with its id; others may be dropped for it."""
        name = table.facts.id
        self.drop(name)
        self._note_offset(name, table.offset)
        self._sizes[name] = bytes_of(table)
        self.bytes += self._sizes[name]
        (self._over if table.status in ("over", "cancelled") else self._others)[name] = table
        while self.bytes > self._most and len(self._sizes) > 1:
            self.drop(next(other for other in (*self._first(self._over), *self._first(self._others))))

    def _note_offset(self, name: str, offset: int | None) -> None:
        self.offsets.pop(name, None)
        if offset is not None:
            self.offsets[name] = offset
        if len(self.offsets) > MOST_OFFSETS:
            self.offsets.popitem(last=False)

    @staticmethod
    def _first(tables: OrderedDict[str, Table]) -> Sequence[str]:
        return [next(iter(tables))] if tables else []

    def drop(self, name: str) -> None:
        """Forget a table, if it is here."""
        self.bytes -= self._sizes.pop(name, 0)
        self._over.pop(name, None)
        self._others.pop(name, None)


def bytes_of(table: Table) -> int:
    """Return the approximate memory that a table uses."""
    match = table.match
    moves = 0 if match is None else match.number * MOVE_BYTES + match.state.nbytes
    return TABLE_BYTES + moves + OPTION_BYTES * len(table.facts.options)


class LogCache:
    """The logs of tables as they are sent, each from its first action on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._logs: OrderedDict[str, list[bytes]] = OrderedDict()
        self._sizes: dict[str, int] = {}
        self.bytes = 0
        """Approximate memory used."""

    def __len__(self) -> int:
        return len(self._logs)

    def use(self, name: str) -> Sequence[bytes]:
        """Return the entries that are here, and make them the most recently used ones."""
        if name not in self._logs:
            return ()
        self._logs.move_to_end(name)
        return self._logs[name]

    def drop(self, name: str) -> None:
        """Forget a log, which was edited or deleted."""
        if self._logs.pop(name, None) is not None:
            self.bytes -= self._sizes.pop(name)

    def add(self, name: str, seq: int, entries: Sequence[bytes]) -> None:
        """Add entries, the first of which has the number `seq`; only those that follow the ones here."""
        log = self._logs.get(name, [])
        new = entries[len(log) + 1 - seq :] if seq <= len(log) + 1 else ()
        if not new:
            return
        size = sum(map(len, new)) + ENTRY_BYTES * len(new)
        log.extend(new)
        self._logs[name] = log
        self._logs.move_to_end(name)
        self._sizes[name] = self._sizes.get(name, 0) + size
        self.bytes += size
        while self.bytes > self._most:
            self.drop(next(iter(self._logs)))
