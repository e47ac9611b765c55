"""Passkeys: a device's signature logs in once, here, and nowhere else."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from webauthn.helpers import bytes_to_base64url, encode_cbor

from riad.server.errors import AccountError
from riad.server.people.accounts import Accounts
from riad.server.people.passkeys import LASTS, Passkey, Passkeys, host_of
from riad.server.people.sessions import Person
from riad.server.store import open_store
from riad.server.store.base import Store
from tests.kit.server.authenticator import Authenticator, other_challenge

HERE, ELSEWHERE = "https://riad.example", "https://evil.example"


class House:
    """Passkeys over a store, with a clock that a test sets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_700_000_000_000
        self.people = Accounts(store, clock=lambda: self.now)
        self.passkeys = Passkeys(store, lambda: self.now)

    async def registered(self, name: str = "Ada") -> tuple[Person, Authenticator]:
        person, _ = await self.people.visit(name)
        device = Authenticator(HERE)
        await self.add(person, device)
        return person, device

    async def add(self, person: Person, device: Authenticator, **client: str) -> Passkey:
        challenge, options = await self.passkeys.registration_options(person, HERE)
        answer = device.create(options, **client)
        return await self.passkeys.register(person, challenge, answer, HERE, "phone")

    async def enter(
        self, device: Authenticator, *, tamper: bool = False, **client: str
    ) -> tuple[Person, str]:
        challenge, options = await self.passkeys.login_options(HERE)
        return await self.passkeys.login(challenge, device.get(options, tamper=tamper, **client), HERE)

    async def sessions(self) -> int:
        return len(await self.store.fetch("select id from session"))


def story(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """Turn a coroutine that needs a house into a test."""

    async def run_story(path: Path) -> None:
        store = await open_store(str(path / "riad.sqlite"))
        try:
            await test(House(store))
        finally:
            await store.close()

    def wrapped(tmp_path: Path) -> None:
        asyncio.run(run_story(tmp_path))

    return wrapped


async def refused(request: Awaitable[object]) -> None:
    with pytest.raises(AccountError) as caught:
        await request
    assert caught.value.code == "passkey_refused"


@story
async def test_a_passkey_logs_its_person_in(house: House) -> None:
    person, device = await house.registered()
    tokens = set()
    for _ in range(2):
        entered, token = await house.enter(device)
        assert entered == person
        tokens.add(token)
        sign = await house.people.who(token)
        assert sign is not None
        assert (sign.person, sign.kind) == (person, "cookie")
    assert len(tokens) == 2
    assert not await house.store.fetch("select id from challenge"), "each was used up"


@story
async def test_the_options_are_what_a_browser_needs(house: House) -> None:
    person, device = await house.registered()
    _, creation = await house.passkeys.registration_options(person, HERE)
    creating = json.loads(creation)
    assert creating["rp"] == {"name": "Riad", "id": "riad.example"}
    assert creating["user"]["id"] == bytes_to_base64url(person.id.encode())
    assert creating["authenticatorSelection"]["residentKey"] == "required"
    assert [key["id"] for key in creating["excludeCredentials"]] == [bytes_to_base64url(device.id)]
    _, request = await house.passkeys.login_options(HERE)
    assert json.loads(request)["rpId"] == "riad.example"
    assert json.loads(request)["allowCredentials"] == []


@story
async def test_a_device_that_does_not_count_works(house: House) -> None:
    person, device = await house.registered()
    device.step = 0
    assert [(await house.enter(device))[0] for _ in range(2)] == [person, person]


@story
async def test_a_wrong_origin_is_refused(house: House) -> None:
    person, device = await house.registered()
    count = await house.sessions()
    await refused(house.enter(device, origin=ELSEWHERE))
    await refused(house.enter(device, origin="http://riad.example"))
    await refused(house.enter(device, origin=HERE + ":8443"))
    await refused(house.add(person, Authenticator(ELSEWHERE)))
    await refused(house.add(person, Authenticator(HERE), origin=ELSEWHERE))
    device.host = "evil.example"
    await refused(house.enter(device))
    assert await house.sessions() == count
    assert len(await house.passkeys.passkeys(person)) == 1


@story
async def test_a_wrong_challenge_is_refused(house: House) -> None:
    person, device = await house.registered()
    _, options = await house.passkeys.login_options(HERE)
    await refused(house.enter(device, challenge=other_challenge(options)))
    await refused(house.enter(device, challenge=json.loads(options)["challenge"]))
    await refused(house.add(person, Authenticator(HERE), challenge=other_challenge(options)))
    for name in ("unknown", "", "no\x00ne"):
        await refused(house.passkeys.login(name, device.get(options), HERE))


@story
async def test_a_challenge_is_used_once_even_at_the_same_moment(house: House) -> None:
    _, device = await house.registered()
    challenge, options = await house.passkeys.login_options(HERE)
    answer = device.get(options)
    logins = [house.passkeys.login(challenge, answer, HERE) for _ in range(4)]
    answers = await asyncio.gather(*logins, return_exceptions=True)
    assert sum(isinstance(answer, tuple) for answer in answers) == 1
    assert sum(isinstance(answer, AccountError) for answer in answers) == 3
    await refused(house.passkeys.login(challenge, device.get(options), HERE))


@story
async def test_a_wrong_answer_uses_the_challenge_up(house: House) -> None:
    _, device = await house.registered()
    challenge, options = await house.passkeys.login_options(HERE)
    await refused(house.passkeys.login(challenge, device.get(options, tamper=True), HERE))
    await refused(house.passkeys.login(challenge, device.get(options), HERE))


@story
async def test_an_expired_challenge_is_refused_and_swept(house: House) -> None:
    person, device = await house.registered()
    first, options = await house.passkeys.login_options(HERE)
    second, creation = await house.passkeys.registration_options(person, HERE)
    house.now += LASTS
    await refused(house.passkeys.login(first, device.get(options), HERE))
    await refused(house.passkeys.register(person, second, Authenticator(HERE).create(creation), HERE, "x"))
    await house.passkeys.login_options(HERE)
    await house.passkeys.sweep(house.now)
    assert len(await house.store.fetch("select id from challenge")) == 1


@story
async def test_a_challenge_serves_only_whom_and_what_it_was_given_for(house: House) -> None:
    ada, device = await house.registered()
    eve, _ = await house.people.visit("Eve")
    challenge, options = await house.passkeys.registration_options(ada, HERE)
    answer = Authenticator(HERE).create(options)
    await refused(house.passkeys.register(eve, challenge, answer, HERE, "stolen"))
    await refused(house.passkeys.login(challenge, device.get(options), HERE))
    login, request = await house.passkeys.login_options(HERE)
    user = {**json.loads(request), "user": {"id": bytes_to_base64url(ada.id.encode())}}
    await refused(
        house.passkeys.register(ada, login, Authenticator(HERE).create(json.dumps(user)), HERE, "x")
    )
    assert (await house.passkeys.register(ada, challenge, answer, HERE, "mine")).label == "mine"


@story
async def test_a_foreign_credential_is_refused(house: House) -> None:
    ada, device = await house.registered()
    _, of_eve = await house.registered("Eve")
    stranger = Authenticator(HERE)
    stranger.user = device.user
    await refused(house.enter(stranger))
    stranger.id = device.id  # it claims Ada's passkey with its own key
    await refused(house.enter(stranger))
    of_eve.user = device.user  # a real passkey that claims to be Ada's
    await refused(house.enter(of_eve))
    device.user = None
    await refused(house.enter(device))
    twin = Authenticator(HERE)
    twin.id = device.id
    eve, _ = await house.people.visit("Eve")
    await refused(house.add(eve, twin))
    assert len(await house.passkeys.passkeys(ada)) == 1


@story
async def test_a_replayed_sign_count_is_refused(house: House) -> None:
    person, device = await house.registered()
    device.count = 5
    await house.enter(device)
    device.step = 0
    await refused(house.enter(device))
    device.count = 3
    await refused(house.enter(device))
    device.count = 0
    await refused(house.enter(device))
    device.count = 7
    assert (await house.enter(device))[0] == person


@story
async def test_of_two_answers_with_one_count_one_is_taken(house: House) -> None:
    """On two nodes, each answer has a valid challenge and the same counter of the device."""
    _, device = await house.registered()
    device.count, device.step = 4, 0
    count = await house.sessions()
    answers = await asyncio.gather(house.enter(device), house.enter(device), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["AccountError", "tuple"]
    assert await house.sessions() == count + 1


@story
async def test_a_tampered_signature_is_refused(house: House) -> None:
    _, device = await house.registered()
    count = await house.sessions()
    await refused(house.enter(device, tamper=True))
    await refused(house.enter(device, type="webauthn.create"))
    assert await house.sessions() == count


@story
async def test_nonsense_is_refused_and_nothing_breaks(house: House) -> None:
    person, device = await house.registered()
    whole = json.loads(device.get((await house.passkeys.login_options(HERE))[1]))
    bad_handle = {**whole, "response": {**whole["response"], "userHandle": "a"}}
    no_key = encode_cbor({"fmt": "none", "attStmt": {}, "authData": bytes(37)})
    odd = {**whole, "response": {**whole["response"], "attestationObject": bytes_to_base64url(no_key)}}
    texts = [
        "",
        "{}",
        "[]",
        "null",
        "[" * 100_000,
        "[" * 20_000,
        json.dumps(bad_handle),
        json.dumps(odd),
        "{" + " " * 40_000 + "}",
    ]
    for text in texts:
        challenge, _ = await house.passkeys.login_options(HERE)
        await refused(house.passkeys.login(challenge, text, HERE))
        challenge, _ = await house.passkeys.registration_options(person, HERE)
        await refused(house.passkeys.register(person, challenge, text, HERE, "x"))


@story
async def test_an_id_longer_than_webauthn_allows_is_refused(house: House) -> None:
    person, _ = await house.people.visit("Ada")
    device = Authenticator(HERE)
    device.id = bytes(1024)
    await refused(house.add(person, device))
    device.id = bytes(1023)
    passkey = await house.add(person, device)
    await house.passkeys.remove(person, passkey.id)


@story
async def test_a_person_sees_and_removes_their_own_passkeys_only(house: House) -> None:
    ada, device = await house.registered()
    house.now += 1
    second = await house.add(ada, Authenticator(HERE))
    eve, _ = await house.registered("Eve")
    listed = await house.passkeys.passkeys(ada)
    assert [passkey.id for passkey in listed] == [second.id, bytes_to_base64url(device.id)]
    for person, name in ((eve, second.id), (ada, "unknown"), (ada, "no\x00ne")):
        with pytest.raises(AccountError) as caught:
            await house.passkeys.remove(person, name)
        assert caught.value.code == "no_such_passkey"
    await house.enter(device)
    await house.passkeys.remove(ada, bytes_to_base64url(device.id))
    await refused(house.enter(device))
    assert await house.passkeys.passkeys(ada) == [second]


@story
async def test_a_label_must_be_visible(house: House) -> None:
    person, _ = await house.people.visit("Ada")
    challenge, options = await house.passkeys.registration_options(person, HERE)
    answer = Authenticator(HERE).create(options)
    with pytest.raises(AccountError) as caught:
        await house.passkeys.register(person, challenge, answer, HERE, "\u200b")
    assert caught.value.code == "bad_label"
    await house.passkeys.register(person, challenge, answer, HERE, "phone")  # the challenge was not used up


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://riad.example", "riad.example"),
        ("http://localhost:8000", "localhost"),
        ("https://A.b:1", "a.b"),
    ],
)
def test_the_host_of_an_origin(origin: str, host: str) -> None:
    assert host_of(origin) == host


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8000", "http://[::1]:8000", "null", ""])
def test_a_site_without_a_name_has_no_passkeys(origin: str) -> None:
    with pytest.raises(AccountError) as caught:
        host_of(origin)
    assert caught.value.code == "passkey_refused"
