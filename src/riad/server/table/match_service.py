"""Requests to a table in play: turns, previews, resigning, claiming a timeout, stopping."""

import zlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from riad.match.previews import (
    certain_points,
    certain_tally,
    certain_view,
    determinizations_after,
    preview_move,
    projected_points,
)
from riad.match.turn_attempt import RefusedMove, TurnAttempt, attempt_turn
from riad.server.errors import ApiError, of_refused_move
from riad.server.now import now
from riad.server.people.sessions import Person
from riad.server.table.repository import Change, KeyTaken, TableRepository
from riad.server.table.table import Table
from riad.server.table.view import view, view_for
from riad.server.wire.requests import Try, Turn
from riad.server.wire.responses import ErrorShown, Preview, TurnTaken

BY_KEY = "select seq, kind, seat, body from action where table_id = $1 and key = $2"


class MatchService:
    """Everything a seat may do during a match."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def turn(self, person: Person, name: str, turn: Turn) -> TurnTaken:
        """Write a turn. Sent again with the same key, it is answered the same and takes effect once."""
        stale = False

        def decide(table: Table) -> Sequence[Change]:
            nonlocal stale
            check_seated(table, person)
            stale = turn.base != table.seq
            if stale:  # perhaps this turn has already been written
                return []
            seat = seat_to_act(table, person)
            try:
                tried = attempt_turn(table.playing, seat, turn.moves)
            except RefusedMove as error:
                raise of_refused_move(error) from error
            if not tried.complete:
                raise ApiError(
                    "incomplete_turn", "the turn is incomplete: add its other moves", at=len(turn.moves)
                )
            moves = tried.after.moves_after(table.playing.number)
            body: dict[str, object] = {"moves": moves, "sent": check_of(turn)}
            return [Change("turn", seat, body, turn.key, tried.stages)]

        try:
            table = await self._tables.change(name, decide)
        except KeyTaken:
            raise ApiError("bad_request", "this key was used for another turn", field="key") from None
        return await self._again(person, table, turn) if stale else TurnTaken(seq=table.seq, key=turn.key)

    async def _again(self, person: Person, table: Table, turn: Turn) -> TurnTaken:
        """Answer a turn based on an earlier state: with the first answer, or with the current state."""
        rows = await self._tables.store.fetch(BY_KEY, table.facts.id, turn.key)
        mine = table.seats_of(person.id)
        if rows and rows[0]["kind"] == "turn" and rows[0]["seat"] in mine:
            sent = msgspec.json.decode(rows[0]["body"]).get("sent")
            if rows[0]["seq"] != turn.base + 1 or sent != check_of(turn):
                raise ApiError("bad_request", "this key was used for another turn", field="key")
            return TurnTaken(seq=rows[0]["seq"], key=turn.key)
        raise gone_on(table, person)

    async def preview(self, person: Person, name: str, request: Try) -> Preview:
        """Return the outcome of a turn so far. What a move would reveal stays as it was before the move.

        An illegal move is answered as well: asking why it is illegal is not an error.
        """
        table = await self._tables.get(name)
        check_seated(table, person)
        if request.base != table.seq and table.match is not None:
            return late_preview(table, person)
        seat = seat_to_act(table, person)
        try:
            return preview_of(
                attempt_turn(table.playing, seat, request.moves, tell=True), seat, request.ahead
            )
        except RefusedMove as error:
            allowed = attempt_turn(table.playing, seat, request.moves[: error.at], tell=True)
            refusal = refusal_of(of_refused_move(error))
            return replace(preview_of(allowed, seat), complete=False, refusal=refusal)

    async def resign(self, person: Person, name: str) -> Table:
        """Resign: a bot takes over where the table agreed to that, otherwise the match is over."""

        def decide(table: Table) -> Sequence[Change]:
            check_playing(table)
            mine = check_seated(table, person)
            body: dict[str, object] = {"why": "resigned", "level": table.facts.takeover}
            one = table.turn if table.turn in mine else mine[0]  # at a shared screen, the seat to act
            return [Change("leave", one, body)]

        return await self._tables.change(name, decide)

    async def claim(self, person: Person, name: str) -> Table:
        """Let the seat to act lose on time."""

        def decide(table: Table) -> Sequence[Change]:
            check_playing(table)
            mine = check_seated(table, person)
            late, due = table.turn, table.due
            if late is None or due is None or late in mine:
                raise ApiError("not_now", "no other player is out of time")
            if (left := due - table.now) >= 0:
                raise ApiError("not_now", f"the seat to act has {left // 1000 + 1} seconds left")
            body: dict[str, object] = {"why": "time", "level": table.facts.takeover}
            return [Change("leave", late, body)]

        return await self._tables.change(name, decide)

    async def abandon(self, person: Person, name: str) -> Table:
        """Ask to stop without a result, which happens once everyone at the table has asked."""

        def decide(table: Table) -> Sequence[Change]:
            check_playing(table)
            mine = check_seated(table, person)
            return [] if mine[0] in table.wants_to_stop else [Change("abandon", mine[0], {})]

        return await self._tables.change(name, decide)


def check_of(turn: Turn) -> int:
    """Return a checksum that identifies a turn when it is sent again."""
    return zlib.crc32("\n".join(turn.moves).encode())


def preview_of(tried: TurnAttempt, seat: int, ahead: Sequence[str] = ()) -> Preview:
    """Return the outcome of a tried turn, as far as the seat may know it."""
    if tried.shows:
        worlds = determinizations_after(tried.before, seat, tried.after.moves[-1])
        return Preview(
            view=certain_view(tried.before, worlds, seat),
            complete=True,
            shows=True,
            points=certain_points(tried.before, worlds),
            deeds=tried.deeds,
            tally=certain_tally(tried.before, worlds, seat),
            ahead=[None] * len(ahead),
            ahead_deeds=[None] * len(ahead),
        )
    seen = [(None, None) if tried.complete else preview_move(tried.after, seat, move) for move in ahead]
    return Preview(
        view=tried.after.view(seat),
        complete=tried.complete,
        shows=False,
        points=list(tried.after.points),
        deeds=tried.deeds,
        tally=projected_points(tried.after, seat),
        ahead=[tally for tally, _ in seen],
        ahead_deeds=[deed for _, deed in seen],
    )


def late_preview(table: Table, person: Person) -> Preview:
    """Return the answer to a turn that was tried on an earlier state."""
    return Preview(
        view=view(table, table.viewer(person.id)),
        complete=False,
        shows=False,
        points=list(table.playing.points),
        refusal=refusal_of(gone_on(table, person)),
    )


def refusal_of(trouble: ApiError) -> ErrorShown:
    """Return an error as part of an answer."""
    return ErrorShown(code=trouble.code, message=trouble.message, **trouble.more)


def gone_on(table: Table, person: Person) -> ApiError:
    """Return the error for a request based on an earlier state, with the current one."""
    message = f"the table has moved on to action {table.seq}"
    return ApiError("stale", message, table=view_for(table, table.viewer(person.id), now()))


def check_playing(table: Table) -> None:
    """Raise ApiError if no match is in play."""
    if table.status != "playing":
        raise ApiError("not_now", f"not possible while the table is {table.status}")


def check_seated(table: Table, person: Person) -> list[int]:
    """Return the seats of a person; ApiError if there are none."""
    mine = table.seats_of(person.id)
    if not mine:
        raise ApiError("not_allowed", "you have no seat at this table")
    return mine


def seat_to_act(table: Table, person: Person) -> int:
    """Return the seat to act; ApiError if it is not this person's."""
    check_playing(table)
    turn = table.turn
    if turn is None or turn not in table.seats_of(person.id):
        raise ApiError("not_your_turn", "it is not your turn")
    return turn
