"""Operator commands about people, on the database of a server that may be running.

Nodes learn of changes from notices within seconds, so no node has to be contacted or stopped.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from riad.core.errors import RiadError
from riad.server.now import now
from riad.server.people.accounts import farewell
from riad.server.people.sessions import DAY, ID, digest_of
from riad.server.store.base import Conflict, Row, Store, do
from riad.server.store.notices import notice, write_telling

FOR_EVER = 2**53
LINK_LASTS = DAY
MOST = 200
FIND = "select id, name, login, banned from person where left_at is null and (id = $1 or login = $2)"
PEOPLE = f"""select p.id, p.name, p.login, p.created, p.seen, p.banned,
(select count(*) from seat s where s.person = p.id) as seats,
(select count(*) from report r where r.person = p.id and r.closed is null) as reports
from person p where p.left_at is null and ($1 = '' or lower(p.name) like $2 or p.login like $2 or p.id = $1)
order by p.created desc, p.id limit {MOST}"""  # noqa: S608  # our own constant
REPORTS = f"""select r.id, r.at, r.person, r.name, r.table_id, r.text, r.note, r.reporter, r.closed,
(select p.login from person p where p.id = r.person) as login
from report r where r.closed is null or $1 = 1 order by r.at, r.id limit {MOST}"""  # noqa: S608  # the same
CLOSE = "update report set closed = $2 where id = $1 and closed is null"
BAN = "update person set banned = $2 where id = $1 and left_at is null"
UNBAN = "update person set banned = null where id = $1 and banned is not null"
END = "delete from session where person = $1"
NEW_LINK = "insert into reset (digest, person, expires) values ($1, $2, $3)"


class NoSuch(RiadError):
    """No person or report has this name."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person whom an operator named."""

    id: str
    name: str
    login: str | None

    @property
    def shown(self) -> str:
        """The person as shown to an operator."""
        return f"{self.name} ({self.login or self.id})"


async def find(store: Store, who: str) -> Known:
    """Return the person with this username or id."""
    rows = await store.fetch(FIND, who, who.lower()) if ID.fullmatch(who) else ()
    if not rows:
        raise NoSuch(f"there is no person with the username or id {who!r}")
    return Known(rows[0]["id"], rows[0]["name"], rows[0]["login"])


async def people(store: Store, text: str) -> Sequence[Row]:
    """Return the newest people; with a text, those whose name or username contains it."""
    return await store.fetch(PEOPLE, text, f"%{text.lower()}%")


async def reports(store: Store, closed: bool) -> Sequence[Row]:
    """Return reported chat messages, the oldest first."""
    return await store.fetch(REPORTS, int(closed))


async def close_report(store: Store, name: str) -> None:
    """Mark a report as closed."""
    try:
        await store.write(do(CLOSE, name, now(), rows=1))
    except Conflict:
        raise NoSuch(f"there is no open report {name!r}") from None


async def ban(store: Store, person: Known, days: int | None) -> None:
    """Ban an account, for some days or for ever, and end all its sessions and tokens."""
    until = FOR_EVER if days is None else now() + days * DAY
    notification = notice("person", person.id, now())
    await write_telling(store, do(BAN, person.id, until, rows=1), do(END, person.id), told=notification)


async def unban(store: Store, person: Known) -> None:
    """Lift a ban."""
    try:
        await store.write(do(UNBAN, person.id, rows=1))
    except Conflict:
        raise NoSuch(f"{person.shown} is not banned") from None


async def reset_link(store: Store, person: Known) -> str:
    """Return the path of a link for choosing a new password; it works once, within a day."""
    if person.login is None:
        raise NoSuch(f"{person.shown} has no account, and so no password")
    token = secrets.token_urlsafe(24)
    old = do("delete from reset where person = $1", person.id)
    await store.write(old, do(NEW_LINK, digest_of(token), person.id, now() + LINK_LASTS))
    return f"/me#reset={token}"


async def delete(store: Store, person: Known) -> None:
    """Delete what identifies a person; nodes remove the name from the matches."""
    notification = notice("person", person.id, now())
    await write_telling(store, *farewell(person.id, now()), told=notification)
