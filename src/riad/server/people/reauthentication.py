"""Proof of identity: changes that would outlast a stolen session require a recent login."""

from riad.server.errors import AccountError
from riad.server.now import now
from riad.server.people.sessions import Identity
from riad.server.store.base import Store

FRESH = 10 * 60 * 1000
SESSION = """select s.created, s.kind, s.label, p.password is not null as has_password,
(select count(*) from passkey k where k.person = p.id) as passkeys
from session s join person p on p.id = s.person where s.id = $1"""


async def check_proof(store: Store, sign: Identity | None, *, by_passkey: bool = False) -> None:
    """Refuse a session that began more than 10 minutes ago, and a program's.

    Every login begins a session. A visitor without a password or a passkey has no means of proof. With
    `by_passkey`, only a login with a passkey counts.
    """
    rows = () if sign is None else await store.fetch(SESSION, sign.session)
    if rows:
        row = rows[0]
        is_bare = not row["has_password"] and not row["passkeys"]
        is_fresh = row["created"] > now() - FRESH
        is_enough = row["label"] == "passkey" if by_passkey else True
        if row["kind"] == "cookie" and is_enough and (is_fresh or is_bare):
            return
    raise AccountError("proof_needed", "Log in again first: this needs a login within the last 10 minutes.")
