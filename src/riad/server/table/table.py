"""A table, folded from its log. Every node gets the same from the same log, so any node may do anything.

`take` is the only method that changes a table. To do something, a copy takes an action, the action is
written, and then the copy becomes the table (see tables).
"""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from riad.core.errors import RiadError
from riad.core.records import copy_record
from riad.match.match import Match
from riad.match.scorings import merge_scorings, scorings_of
from riad.server.now import now
from riad.server.store.base import NewLogEntry
from riad.server.table.clocks import Clocks, monotonic
from riad.server.table.info import TableInfo
from riad.server.table.log_entry import CorruptLog, LogEntry
from riad.server.wire import Status
from riad.server.wire.responses import Happening, OutcomeShown, SeatShown

SLACK = 1000  # milliseconds, more than reading two clocks takes


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its player. An open seat with a person is reserved for that person."""

    kind: str = "open"
    person: str | None = None
    name: str | None = None
    level: str | None = None

    @property
    def shown(self) -> SeatShown:
        """The seat on the wire."""
        return SeatShown(kind=self.kind, name=self.name, person=self.person, level=self.level)  # type: ignore[arg-type]


class Table:
    """A table at some point of its log."""

    __slots__ = (
        *("_offset", "clocks", "facts", "leavers", "match", "outcome", "rematch", "seats", "seq", "status"),
        *("turn", "wants_to_stop"),
    )

    def __init__(self, facts: TableInfo) -> None:
        self.facts = facts
        self._offset = now() - monotonic()
        self.seq = 0
        self.status: Status = "open"
        self.seats = [Seat() for _ in range(facts.seats)]
        self.match: Match | None = None
        self.turn: int | None = None
        """The seat to act, or None."""
        self.clocks: Clocks | None = None
        self.outcome: OutcomeShown | None = None
        self.wants_to_stop: frozenset[int] = frozenset()
        self.rematch: str | None = None
        self.leavers: Mapping[int, Seat] = {}
        """The former players of seats that a bot has taken over."""

    def copy(self) -> "Table":
        """Return a copy, for an action that may still be refused."""
        other = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(other, name, getattr(self, name))
        other.seats = self.seats.copy()
        return other  # the match is copied before it is changed

    @property
    def offset(self) -> int | None:
        """The distance of this table's time from the monotonic clock; None while no clock runs."""
        return self._offset if self.status == "playing" and self.clocks is not None else None

    def resume_clock(self, offset: int | None) -> None:
        """Continue the time of the same table when it was in memory before, if there was one."""
        if offset is not None:
            self._offset = offset

    @property
    def now(self) -> int:
        """The time at this table: where seats have clocks, monotonic since the table was loaded."""
        return now() if self.facts.clock is None else self._offset + monotonic()

    @property
    def skew(self) -> int:
        """Milliseconds by which the time at this table differs from the time of day, if that was set."""
        skew = self.now - now()
        return skew if abs(skew) > SLACK else 0

    @property
    def playing(self) -> Match:
        """The match, which has started."""
        if self.match is None:
            raise CorruptLog("there is no match yet")
        return self.match

    @property
    def due(self) -> int | None:
        """The time at which the person to act runs out of time."""
        turn = self.turn
        if turn is None or self.clocks is None or self.seats[turn].kind == "bot":
            return None
        return self.clocks.due(turn)

    @property
    def bot(self) -> str | None:
        """The level of the bot that is to act."""
        return None if self.turn is None else self.seats[self.turn].level

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def viewer(self, person: str | None) -> tuple[int, ...]:
        """Return the seats whose view a person gets: their own, in a lesson only the learner's."""
        seats = tuple(self.seats_of(person))
        return seats[:1] if self.facts.pace == "lesson" else seats

    @property
    def people(self) -> list[str]:
        """The people at the table."""
        return sorted({seat.person for seat in self.seats if seat.kind == "person" and seat.person})

    @property
    def mark(self) -> int | None:
        """A checksum that tells positions apart, whatever the layout of the state."""
        if self.match is None:
            return None
        legal = self.match.engine.number_of_legal(self.match.state)
        return zlib.crc32(f"{self.turn} {self.match.points} {legal}".encode())

    def entry(self, logged: LogEntry, *, lease: str | None, lease_until: int | None) -> NewLogEntry:
        """Return the entry to write for an action that this table has just taken."""
        body = msgspec.json.encode(logged.body).decode()
        bot = self.bot
        held = (lease, lease_until) if bot else (None, None)
        row = (self.facts.id, logged.seq, logged.at, logged.kind, logged.seat, body, logged.key, self.mark)
        return NewLogEntry(*row, self.status, self.turn, self.due, bot, *held)

    def take(self, logged: LogEntry, *, tell: bool = True) -> Happening:
        """Apply an action of the log; Broken if it cannot have happened. Other errors are faults of ours."""
        if logged.seq != self.seq + 1:
            raise CorruptLog(f"action {logged.seq} does not follow action {self.seq}")
        kind = ACTIONS.get(logged.kind)
        if kind is None or kind.status != self.status:
            raise CorruptLog(f"action {logged.seq} ({logged.kind}) came when the table was {self.status}")
        happening = Happening(seq=logged.seq, at=logged.at, kind=logged.kind, seat=logged.seat)  # type: ignore[arg-type]
        try:
            kind.apply(self, logged, happening, tell)
        except RiadError as error:
            raise CorruptLog(f"action {logged.seq} ({logged.kind}): {error}") from error
        self.turn = self.match.turn if self.match is not None and self.status == "playing" else None
        if logged.mark is not None and logged.mark != self.mark:
            raise CorruptLog(f"after action {logged.seq} the position is not the one that was played")
        self.seq = logged.seq
        return happening

    def _sit(self, logged: LogEntry, happening: Happening, _tell: bool) -> None:
        self.seats[logged.place] = Seat(**logged.body)
        happening.seated = self.seats[logged.place].shown

    def _stand(self, logged: LogEntry, _happening: Happening, _tell: bool) -> None:
        self.seats[logged.place] = Seat()

    def _start(self, logged: LogEntry, _happening: Happening, _tell: bool) -> None:
        facts = self.facts
        self.match = Match.on(facts.engine, int(facts.seed))
        self.status = "playing"
        if facts.clock is not None:
            fresh = facts.pace == "correspondence"
            self.clocks = Clocks.start(facts.clock, fresh=fresh, seats=facts.seats, at=logged.at)

    def _turn(self, logged: LogEntry, happening: Happening, tell: bool) -> None:
        if self.turn != logged.place:
            raise CorruptLog(f"action {logged.seq}: it was not the turn of seat {logged.place}")
        self._push(logged, happening, tell)
        if self.clocks is not None:
            self.clocks = self.clocks.after(logged.place, logged.at, acted=True)
        self.wants_to_stop = frozenset()
        self._see_the_end()

    def _record(self, logged: LogEntry, happening: Happening, tell: bool) -> None:
        self._start(logged, happening, tell)
        self._push(logged, happening, tell)
        self.status = "over"
        self._see_the_end()

    def _push(self, logged: LogEntry, happening: Happening, tell: bool) -> None:
        before, stages = self.playing, logged.stages
        match = before if stages else before.copy()
        game = match.game
        for place, move in enumerate(logged.body["moves"]):
            if tell:
                deed = match.deed(move)
                happening.deeds.append(deed)
                happening.told.append(game.tell(deed))
            state = copy_record(match.state) if tell and not stages else match.state
            if stages:
                match = stages[place]
            else:
                match.push(move)
            if tell:
                happening.scorings = merge_scorings(happening.scorings, scorings_of(game, state, match.state))
        self.match = match
        happening.moves = match.moves_after(before.number)
        if tell:
            was, points, happening.round = before.points, match.points, game.round_of(before.state)
            if points != was or match.turn is None or game.round_of(match.state) != happening.round:
                happening.scored = [now - then for now, then in zip(points, was, strict=True)]

    def _leave(self, logged: LogEntry, happening: Happening, _tell: bool) -> None:
        why, level = logged.body["why"], logged.body["level"]
        happening.why = why
        leaver = self.seats[logged.place]
        if level is not None and len(self.people) > 1:
            self.leavers = {**self.leavers, logged.place: leaver}
            self.seats[logged.place] = Seat("bot", name=leaver.name, level=level)
            happening.seated = self.seats[logged.place].shown
            if self.clocks is not None and self.turn == logged.place:
                self.clocks = self.clocks.after(logged.place, logged.at, acted=False)
            return
        stay = [seat for seat in range(self.facts.seats) if seat != logged.place]
        name = leaver.name or "A deleted player"
        reason = f"{name} ran out of time." if why == "time" else f"{name} resigned."
        self._end(stay, why, reason, logged.place)

    def _abandon(self, logged: LogEntry, _happening: Happening, _tell: bool) -> None:
        self.wants_to_stop |= {logged.place}
        people = {seat.person for seat in self.seats if seat.kind == "person"}
        if people <= {self.seats[number].person for number in self.wants_to_stop}:
            self._end([], "abandoned", "All at the table agreed to stop.", None)

    def _cancel(self, _logged: LogEntry, _happening: Happening, _tell: bool) -> None:
        self.status = "cancelled"

    def _rematch(self, logged: LogEntry, happening: Happening, _tell: bool) -> None:
        self.rematch = happening.table = logged.body["table"]

    def _see_the_end(self) -> None:
        outcome = None if self.playing.turn is not None else self.playing.outcome
        if outcome is None:
            return
        self.status = "over"
        points = [int(number) for number in outcome.points]
        self.outcome = OutcomeShown(
            winners=list(outcome.winners),
            points=points,
            why="rules",
            reason=outcome.reason,
            rule=outcome.rule,
        )

    def _end(self, winners: list[int], why: Any, reason: str, seat: int | None) -> None:
        self.status = "over"
        self.outcome = OutcomeShown(
            winners=winners, points=list(self.playing.points), why=why, reason=reason, seat=seat
        )


class Kind(NamedTuple):
    """A kind of action: the status of the table that it needs, and the method that applies it."""

    status: Status
    apply: Callable[[Table, LogEntry, Happening, bool], None]


ACTIONS: Mapping[str, Kind] = {
    "sit": Kind("open", Table._sit),
    "stand": Kind("open", Table._stand),
    "start": Kind("open", Table._start),
    "cancel": Kind("open", Table._cancel),
    "record": Kind("open", Table._record),
    "turn": Kind("playing", Table._turn),
    "leave": Kind("playing", Table._leave),
    "abandon": Kind("playing", Table._abandon),
    "rematch": Kind("over", Table._rematch),
}
