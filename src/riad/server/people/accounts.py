"""People: visitors and accounts, and the sessions that authenticate their requests.

A visitor is a person with a name and a session; an account also has a username and a password. A session is
identified by a random token, of which only the SHA-256 is stored: reading the database lets no one in. Every
request asks the store, so a revoked token stops working at once on every node. Each login creates a new
token, so one that someone else had planted in the browser before is worthless afterwards.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from riad.server.errors import AccountError
from riad.server.ids import new_id
from riad.server.now import now
from riad.server.people.idempotency import FOUND, check_repeated, keyed_token
from riad.server.people.names import checked_label, checked_name
from riad.server.people.passwords import LONGEST, SHORTEST, Passwords, long_enough
from riad.server.people.sessions import (
    DAY,
    ID,
    Identity,
    Person,
    Session,
    digest_of,
    end_all,
    new_session,
    person_of,
)
from riad.server.store.base import Conflict, Row, Statement, Store, Unavailable, do

LOGIN = re.compile(r"[A-Za-z0-9_-]{3,30}")
MOST_KNOWN = 100_000


class Accounts:
    """Everything people do with their accounts, over a store."""

    def __init__(
        self, store: Store, passwords: Passwords | None = None, clock: Callable[[], int] = now
    ) -> None:
        self._store = store
        self._passwords = passwords or Passwords()
        self._clock = clock
        self._known: dict[str, tuple[Identity, int]] = {}
        """Sessions by digest, and until when they hold; only used where no other node can end them."""

    async def visit(self, name: str, key: str | None = None) -> tuple[Person, str]:
        """Create a visitor and a token; the same for a request repeated with the same key."""
        now = self._clock()
        person = Person(new_id(), checked_name(name), None)
        secret = None if key is None else await self._keyed("visit", key)
        token, session = new_session(person.id, "cookie", "browser", now, secret)
        sql = "insert into person (id, name, created, seen) values ($1, $2, $3, $3)"
        try:
            await self._store.write(do(sql, person.id, person.name, now), session)
        except Conflict:
            rows = await self._store.fetch(FOUND, digest_of(token))
            if not rows:
                raise
            known = person_of({**rows[0], "id": rows[0]["person"]})
            check_repeated(known == Person(known.id, person.name, None), rows[0]["created"], now)
            return known, token
        return person, token

    async def _keyed(self, *parts: str) -> str:
        return await keyed_token(self._store, secrets.token_hex(32), *parts)

    async def who(self, token: str) -> Identity | None:
        """Return the session of a token, if it is valid now."""
        digest, now = digest_of(token), self._clock()
        cache = self._known  # after a change there is another one: what was read before goes nowhere
        known = cache.get(digest)
        if known is not None and known[1] > now:
            return known[0]
        sql = """select p.id, p.name, p.login, p.seen, s.id as session, s.kind, s.expires
            from session s join person p on p.id = s.person where s.digest = $1 and s.expires > $2"""
        rows = await self._store.fetch(sql, digest, now)
        if not rows:
            return None
        await self._see(rows[0], now)
        sign = Identity(person_of(rows[0]), rows[0]["session"], rows[0]["kind"])
        if not self._store.shared:
            if len(cache) >= MOST_KNOWN:
                cache.clear()
            cache[digest] = (sign, min(rows[0]["expires"], now + DAY))
        return sign

    async def _see(self, row: Row, now: int) -> None:
        """Record once a day that a person is here: visitors who stay away are deleted eventually."""
        if row["seen"] > now - DAY:
            return
        with suppress(Unavailable):  # a full disk must not prevent reading
            await self._store.write(do("update person set seen = $2 where id = $1", row["id"], now))

    def forget(self) -> None:
        """Look everyone up again: someone has changed."""
        self._known = {}

    async def _change(self, *statements: Statement) -> Sequence[Row]:
        """Write a change of sessions; what was known is forgotten before and after it."""
        self.forget()
        try:
            return await self._store.write(*statements)
        finally:
            self.forget()

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person, and return the person with the new name."""
        name = checked_name(name)
        await self._change(do("update person set name = $2 where id = $1", person.id, name, rows=1))
        return Person(person.id, name, person.login)

    async def register(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """Turn a visitor into an account; all their sessions end, and there is a new token."""
        if not LOGIN.fullmatch(login):
            raise AccountError(
                "bad_login", "A username must have 3 to 30 characters: a to z, digits, _ and -."
            )
        login = login.lower()
        check_strength(login, password)
        kept = await self._passwords.hash(password)
        token, session = new_session(person.id, "cookie", "browser", self._clock())
        claim = "update person set login = $2, password = $3 where id = $1 and login is null"
        try:
            await self._change(do(claim, person.id, login, kept, rows=1), end_all(person), session)
        except Conflict:
            if await self._store.fetch("select id from person where id = $1 and login is null", person.id):
                raise AccountError("name_taken", f"The username {login} is taken.") from None
            raise AccountError("has_account", "You already have an account.") from None
        return Person(person.id, person.name, login), token

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        """Return the person of a username and a new token; a wrong password and username look the same."""
        known = login.lower() if LOGIN.fullmatch(login) else ""  # no account has an empty username
        sql = "select id, name, login, password, banned from person where login = $1"
        rows = await self._store.fetch(sql, known)
        kept: str | None = rows[0]["password"] if rows else None
        right = await self._passwords.check(kept, password)
        if kept is None or not right:
            raise AccountError("wrong_password", "Wrong username or password.")
        if (rows[0]["banned"] or 0) > self._clock():
            raise AccountError("banned", "The operator of this server has closed this account.")
        person = person_of(rows[0])
        fresh = await self._passwords.hash(password) if self._passwords.outdated(kept) else kept
        return person, await self._enter_with(person, kept, fresh)

    async def change_password(
        self, person: Person, old: str | None, new: str, *, end_passkeys: bool = False
    ) -> str:
        """Change the password; all sessions end, on every device, and there is a new token for this one.

        `old` is None for a person who has proved their identity in another way.
        """
        rows = await self._store.fetch("select password from person where id = $1", person.id)
        kept: str | None = rows[0]["password"] if rows else None
        right = old is None or await self._passwords.check(kept, old)
        if kept is None or not right:
            raise AccountError("wrong_password", "The old password is wrong.")
        check_strength(person.login or "", new)
        ends = [end_all(person)]
        if end_passkeys:
            ends.append(do("delete from passkey where person = $1", person.id))
        return await self._enter_with(person, kept, await self._passwords.hash(new), *ends)

    async def _enter_with(self, person: Person, kept: str, fresh: str, *more: Statement) -> str:
        """Return a new token and store `fresh` as the hash of the password, if `kept` still is it.

        Otherwise an old password that was being checked while it was changed would still open a session.
        """
        token, session = new_session(person.id, "cookie", "browser", self._clock())
        swap = "update person set password = $3 where id = $1 and password = $2"
        try:
            await self._change(do(swap, person.id, kept, fresh, rows=1), *more, session)
        except Conflict:
            raise AccountError("try_again", "The password has just been changed: try again.") from None
        return token

    async def logout(self, token: str) -> None:
        """End the session of a token, if there is one."""
        await self._change(do("delete from session where digest = $1", digest_of(token)))

    async def sessions(self, person: Person) -> Sequence[Session]:
        """Return the current sessions of a person, the newest first."""
        sql = """select id, kind, label, created, expires from session
            where person = $1 and expires > $2 order by created desc, id"""
        return [Session(**row) for row in await self._store.fetch(sql, person.id, self._clock())]

    async def revoke(self, person: Person, session: str) -> None:
        """End a session of this person; those of others are not found."""
        try:
            if not ID.fullmatch(session):
                raise Conflict
            sql = "delete from session where id = $1 and person = $2"
            await self._change(do(sql, session, person.id, rows=1))
        except Conflict:
            raise AccountError("no_such_session", "You have no such session.") from None

    async def make_token(self, person: Person, label: str, key: str | None = None) -> str:
        """Return a token for a program that acts for this person. It is shown again only for the same key."""
        label, now = checked_label(label), self._clock()
        secret = None if key is None else await self._keyed("token", person.id, key)
        token, session = new_session(person.id, "token", label, now, secret)
        try:
            await self._store.write(session)
        except Conflict:
            rows = await self._store.fetch(FOUND, digest_of(token))
            if not rows:
                raise AccountError("not_allowed", "This account cannot have tokens at the moment.") from None
            check_repeated(rows[0]["label"] == label, rows[0]["created"], now)
        return token

    async def check_password(self, person: Person, password: str | None) -> None:
        """Raise AccountError if the person has a password and this is not it."""
        rows = await self._store.fetch("select password from person where id = $1", person.id)
        kept: str | None = rows[0]["password"] if rows else None
        if kept is not None and not await self._passwords.check(kept, password or ""):
            raise AccountError("wrong_password", "The password is wrong.")

    async def reset_password(self, digest: str, password: str) -> tuple[Person, str, Sequence[Session]]:
        """Set a password by a one-time link; return the person, a new token, and the sessions that end."""
        sql = """select p.id, p.name, p.login from reset r join person p on p.id = r.person
            where r.digest = $1 and r.expires > $2"""
        rows = await self._store.fetch(sql, digest, self._clock())
        if not rows:
            raise AccountError("link_used", "This link was used before or has expired.")
        person = person_of(rows[0])
        check_strength(person.login or "", password)
        kept = await self._passwords.hash(password)
        token, session = new_session(person.id, "cookie", "browser", self._clock())
        ended = await self.sessions(person)
        used = do("delete from reset where digest = $1", digest, rows=1)
        change = do("update person set password = $2 where id = $1", person.id, kept)
        try:
            await self._change(used, change, end_all(person), session)
        except Conflict:
            raise AccountError("link_used", "This link was used before or has expired.") from None
        return person, token, ended

    async def delete(self, person: Person, *guards: Statement) -> None:
        """Delete what identifies a person; their matches follow (see leaving)."""
        await self._change(*guards, *farewell(person.id, self._clock()))

    async def sweep(self, now: int) -> None:
        """Delete expired sessions; they are not found anyway."""
        await self._change(do("delete from session where expires <= $1", now))


CLEAR = """update person set name = '', login = null, password = null, banned = null, left_at = $2,
leaving = 1 where id = $1 and left_at is null"""
OF_PERSON = ("session", "passkey", "challenge", "reset", "block")


def farewell(person: str, now: int) -> list[Statement]:
    """Return the statements that delete a person, except for the name at tables and in chats."""
    gone = [do(f"delete from {table} where person = $1", person) for table in OF_PERSON]  # noqa: S608  # our names
    return [do(CLEAR, person, now, rows=1), *gone, do("delete from block where other = $1", person)]


def check_strength(login: str, password: str) -> None:
    """Refuse passwords that are easy to guess."""
    if not long_enough(password):
        raise AccountError("weak_password", f"A password must have {SHORTEST} to {LONGEST} characters.")
    if password.lower() == login:
        raise AccountError("weak_password", "The password must differ from the username.")
