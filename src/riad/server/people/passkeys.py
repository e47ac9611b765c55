"""Passkeys: keys in a person's devices that log in without a username or a password (WebAuthn).

The device signs a challenge of ours. A challenge is kept in the store, so any node may take the answer; it is
deleted when it is used, so that only one node can use it, whether the answer is right or not.
"""

import ipaddress
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from riad.server.errors import AccountError
from riad.server.ids import new_id
from riad.server.now import now
from riad.server.people.names import checked_label
from riad.server.people.sessions import ID, Person, new_session, person_of
from riad.server.store.base import Conflict, Row, Store, do

SITE = "Riad"
LASTS = 5 * 60 * 1000
LONGEST = 32_768  # characters; real credentials have a few thousand
LONGEST_ID = 1023  # bytes, a limit of WebAuthn


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as its person sees it in a list."""

    id: str
    label: str
    created: int


class Passkeys:
    """Registration and use of passkeys, over a store.

    An origin is what the browser's address bar says, such as `https://riad.example`: that of this server,
    never one that a request claims.
    """

    def __init__(self, store: Store, clock: Callable[[], int] = now) -> None:
        self._store = store
        self._clock = clock

    async def registration_options(self, person: Person, origin: str) -> tuple[str, str]:
        """Return the id of a challenge, and the options a browser needs to create a passkey, as JSON."""
        host = host_of(origin)
        old = [
            PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in await self.passkeys(person)
        ]
        options = generate_registration_options(
            rp_id=host,
            rp_name=SITE,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            timeout=LASTS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=old,
        )
        return await self._challenge(options.challenge, person.id), options_to_json(options)

    async def register(
        self, person: Person, challenge: str, credential: str, origin: str, label: str
    ) -> Passkey:
        """Save the passkey that the browser created for a challenge of this person."""
        label, host = checked_label(label), host_of(origin)
        expected = await self._use(challenge, person.id)
        try:
            check_length(credential)
            proved = verify_registration_response(
                credential=credential,
                expected_challenge=expected,
                expected_rp_id=host,
                expected_origin=origin,
            )
        except Exception as error:  # the library lets KeyError and others through
            raise refused() from error
        if len(proved.credential_id) > LONGEST_ID:
            raise refused()
        passkey = Passkey(bytes_to_base64url(proved.credential_id), label, self._clock())
        sql = """insert into passkey (id, person, public_key, sign_count, label, created)
            values ($1, $2, $3, $4, $5, $6)"""
        key = bytes_to_base64url(proved.credential_public_key)
        try:
            await self._store.write(
                do(sql, passkey.id, person.id, key, proved.sign_count, label, passkey.created)
            )
        except Conflict as error:  # already registered
            raise refused() from error
        return passkey

    async def login_options(self, origin: str) -> tuple[str, str]:
        """Return the id of a challenge, and the options a browser needs to offer its passkeys, as JSON."""
        options = generate_authentication_options(rp_id=host_of(origin), timeout=LASTS)
        return await self._challenge(options.challenge, None), options_to_json(options)

    async def login(self, challenge: str, credential: str, origin: str) -> tuple[Person, str]:
        """Return the person whose passkey answered a challenge, and a new token."""
        host = host_of(origin)
        expected = await self._use(challenge, None)
        answer = parsed(credential)
        row = await self._find(answer)
        try:
            proved = verify_authentication_response(
                credential=answer,
                expected_challenge=expected,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
            )
        except Exception as error:  # the library lets KeyError and others through
            raise refused() from error
        token, session = new_session(row["id"], "cookie", "passkey", self._clock())
        sql = "update passkey set sign_count = $3 where id = $1 and sign_count = $2"
        counted = do(sql, row["passkey"], row["sign_count"], proved.new_sign_count, rows=1)
        try:
            await self._store.write(counted, session)
        except Conflict as error:  # used elsewhere at this moment, or removed
            raise refused() from error
        return person_of(row), token

    async def passkeys(self, person: Person) -> Sequence[Passkey]:
        """Return the passkeys of a person, the newest first."""
        sql = "select id, label, created from passkey where person = $1 order by created desc, id"
        return [Passkey(**row) for row in await self._store.fetch(sql, person.id)]

    async def remove(self, person: Person, passkey: str) -> None:
        """Delete a passkey of this person; those of others are not found."""
        try:
            if not ID.fullmatch(passkey):
                raise Conflict
            sql = "delete from passkey where id = $1 and person = $2"
            await self._store.write(do(sql, passkey, person.id, rows=1))
        except Conflict:
            raise AccountError("no_such_passkey", "You have no such passkey.") from None

    async def sweep(self, now: int) -> None:
        """Delete expired challenges; they are not accepted anyway."""
        await self._store.write(do("delete from challenge where expires <= $1", now))

    async def _challenge(self, challenge: bytes, person: str | None) -> str:
        """Store a challenge; return its id."""
        name = new_id()
        sql = "insert into challenge (id, challenge, person, expires) values ($1, $2, $3, $4)"
        await self._store.write(do(sql, name, bytes_to_base64url(challenge), person, self._clock() + LASTS))
        return name

    async def _use(self, name: str, person: str | None) -> bytes:
        """Consume a challenge that was given to this person (None: to someone logging in), and return it."""
        sql = """delete from challenge where id = $1 and expires > $2 and coalesce(person, '') = $3
            returning challenge"""
        try:
            if not ID.fullmatch(name):
                raise Conflict
            rows = await self._store.write(do(sql, name, self._clock(), person or "", rows=1))
        except Conflict:
            raise AccountError(
                "passkey_refused", "This took too long or was already answered. Try again."
            ) from None
        return base64url_to_bytes(rows[0]["challenge"])

    async def _find(self, answer: AuthenticationCredential) -> Row:
        """Return the passkey that a browser says it used, with the person its device names."""
        sql = """select p.id, p.name, p.login, k.id as passkey, k.public_key, k.sign_count
            from passkey k join person p on p.id = k.person where k.id = $1"""
        rows = await self._store.fetch(sql, bytes_to_base64url(answer.raw_id))
        if not rows or answer.response.user_handle != rows[0]["id"].encode():
            raise refused()
        return rows[0]


def refused() -> AccountError:
    """Return the one error for every fault of a passkey: details would help only an attacker."""
    return AccountError("passkey_refused", "This passkey was not accepted.")


def check_length(credential: str) -> None:
    """Refuse a credential that is too long to parse."""
    if len(credential) > LONGEST:
        raise refused()


def parsed(credential: str) -> AuthenticationCredential:
    """Parse the browser's answer to a challenge; nothing is proved yet."""
    try:
        check_length(credential)
        return parse_authentication_credential_json(credential)
    except Exception as error:  # the library lets ValueError and others through
        raise refused() from error


def host_of(origin: str) -> str:
    """Return the host name that passkeys of this site belong to; a bare address has none."""
    host = urlsplit(origin).hostname
    if not host or is_address(host):
        raise AccountError(
            "passkey_refused", "Passkeys need a site with a host name, not just an IP address."
        )
    return host


def is_address(host: str) -> bool:
    """Return whether a host is an IP address, such as 192.168.0.7."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
