"""People come, get accounts, log in and out; the stored data lets no one in."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from riad.server.errors import AccountError
from riad.server.people.accounts import Accounts
from riad.server.people.passwords import Passwords
from riad.server.people.sessions import DAY, PREFIX, Person
from riad.server.store import open_store
from riad.server.store.base import Conflict, Statement, Store, do
from tests.kit.server.databases import opened, running

SECRET, OTHER = "correct horse", "battery staple"


class Noting(PasswordHasher):
    """A cheap hasher that records what it verifies."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.verified: list[str | bytes] = []

    def verify(self, hash: str | bytes, password: str | bytes):  # type: ignore[no-untyped-def]  # noqa: A002
        self.verified.append(hash)
        return super().verify(hash, password)


@dataclass
class House:
    """People over a store, with a clock that a test sets."""

    store: Store
    now: int = 1_700_000_000_000
    hasher: Noting = field(default_factory=Noting)

    def __post_init__(self) -> None:
        self.passwords = Passwords(self.hasher)
        self.people = Accounts(self.store, self.passwords, lambda: self.now)

    async def account(self, login: str = "ada", password: str = SECRET) -> tuple[Person, str]:
        visitor, _ = await self.people.visit("Ada")
        return await self.people.register(visitor, login, password)

    async def everything(self) -> str:
        """Return everything stored, as text."""
        return repr(await self.store.dump(["person", "session", "passkey", "challenge"]))

    async def kept(self) -> str:
        """Return the hash of the only account's password."""
        rows = await self.store.fetch("select password from person where login is not null")
        return str(rows[0]["password"])


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


async def refusal(request: Awaitable[object]) -> str:
    with pytest.raises(AccountError) as caught:
        await request
    assert str(caught.value).endswith(".")
    return caught.value.code


@story
async def test_a_visitor_is_known_by_the_token(house: House) -> None:
    person, token = await house.people.visit("  Ada ")
    sign = await house.people.who(token)
    assert sign is not None
    assert sign.person == person == Person(person.id, "Ada", None)
    assert sign.kind == "cookie"
    assert await house.people.who(token + "x") is None
    assert await house.people.who("") is None
    assert await house.people.who("\ud800\x00") is None


@story
async def test_nothing_secret_is_kept_in_clear(house: House) -> None:
    visitor, first = await house.people.visit("Ada")
    person, second = await house.people.register(visitor, "ada", SECRET)
    _, third = await house.people.login("ada", SECRET)
    fourth = await house.people.make_token(person, "my bot")
    fifth = await house.people.change_password(person, SECRET, OTHER)
    sixth = await house.people.make_token(person, "my bot")
    kept = await house.everything()
    for secret in (first, second, third, fourth, fifth, sixth, SECRET, OTHER):
        assert secret.removeprefix(PREFIX) not in kept
    assert hashlib.sha256(sixth.encode()).hexdigest() in kept
    assert len({first, second, third, fourth, fifth, sixth}) == 6
    assert all(len(token.removeprefix(PREFIX)) == 43 for token in (first, second, third, fourth))


@story
async def test_a_rename_is_seen_by_the_next_request(house: House) -> None:
    person, token = await house.people.visit("Ada")
    assert await house.people.rename(person, "Grace") == Person(person.id, "Grace", None)
    sign = await house.people.who(token)
    assert sign is not None
    assert sign.person.name == "Grace"
    assert await refusal(house.people.rename(person, "\u200b")) == "bad_name"


@story
async def test_a_visitor_becomes_an_account_and_old_tokens_end(house: House) -> None:
    visitor, planted = await house.people.visit("Ada")
    person, token = await house.people.register(visitor, "Ada_L-1", SECRET)
    assert person == Person(visitor.id, "Ada", "ada_l-1")
    assert await house.people.who(planted) is None
    sign = await house.people.who(token)
    assert sign is not None
    assert sign.person == person
    assert (await house.people.login("ADA_L-1", SECRET))[0] == person


@story
async def test_a_login_belongs_to_one_person(house: House) -> None:
    person, _ = await house.account("ada")
    visitor, token = await house.people.visit("Eve")
    assert await refusal(house.people.register(visitor, "ADA", OTHER)) == "name_taken"
    assert await refusal(house.people.register(person, "other", OTHER)) == "has_account"
    assert await house.people.who(token) is not None, "nothing happened to the visitor"
    assert (await house.people.login("ada", SECRET))[0] == person


@story
async def test_of_two_who_want_a_login_at_once_one_gets_it(house: House) -> None:
    visitors = [(await house.people.visit(name))[0] for name in ("Ada", "Eve", "Kim")]
    requests = [house.people.register(visitor, "ada", SECRET) for visitor in visitors]
    answers = await asyncio.gather(*requests, return_exceptions=True)
    assert sum(isinstance(answer, tuple) for answer in answers) == 1
    assert sum(isinstance(answer, AccountError) and answer.code == "name_taken" for answer in answers) == 2


@story
async def test_bad_logins_and_weak_passwords_are_refused(house: House) -> None:
    visitor, _ = await house.people.visit("Ada")
    for login in ("ab", "a" * 31, "a b", "adä", "ada\n", "ada\x00", "\u212aim", ""):
        assert await refusal(house.people.register(visitor, login, SECRET)) == "bad_login"
    for password in ("", "1234567", "x" * 201, "AdaLovelace"):
        assert await refusal(house.people.register(visitor, "adalovelace", password)) == "weak_password"


@story
async def test_each_login_gives_a_new_token(house: House) -> None:
    _, first = await house.account()
    tokens = {first} | {(await house.people.login("ada", SECRET))[1] for _ in range(3)}
    assert len(tokens) == 4
    assert all([await house.people.who(token) for token in tokens])


@story
async def test_a_wrong_login_looks_and_works_like_a_wrong_password(house: House) -> None:
    await house.account()
    answers = []
    for login in ("ada", "nobody", "not\x00one", "\u212aim"):
        with pytest.raises(AccountError) as caught:
            await house.people.login(login, OTHER)
        answers.append((caught.value.code, str(caught.value)))
    assert set(answers) == {("wrong_password", "Wrong username or password.")}
    assert house.hasher.verified == [await house.kept()] + [house.passwords.dummy] * 3


@story
async def test_a_hash_with_old_parameters_is_made_again_at_login(house: House) -> None:
    await house.account()
    old = await house.kept()
    await house.people.login("ada", SECRET)
    assert await house.kept() == old
    newer = Accounts(house.store, Passwords(Noting(time_cost=2)), lambda: house.now)
    await newer.login("ada", SECRET)
    assert "t=2" in await house.kept()
    await newer.login("ada", SECRET)
    assert await refusal(newer.login("ada", OTHER)) == "wrong_password"


@story
async def test_a_new_password_ends_all_sessions(house: House) -> None:
    person, first = await house.account()
    _, second = await house.people.login("ada", SECRET)
    program = await house.people.make_token(person, "bot")
    _, of_another = await house.people.visit("Eve")
    assert await refusal(house.people.change_password(person, OTHER, OTHER)) == "wrong_password"
    assert await refusal(house.people.change_password(person, SECRET, "short")) == "weak_password"
    assert await house.people.who(second) is not None
    token = await house.people.change_password(person, SECRET, OTHER)
    assert [await house.people.who(each) for each in (first, second, program)] == [None] * 3
    assert all([await house.people.who(each) for each in (token, of_another)])
    assert await refusal(house.people.login("ada", SECRET)) == "wrong_password"
    assert (await house.people.login("ada", OTHER))[0] == person


@story
async def test_a_visitor_has_no_password_to_change(house: House) -> None:
    visitor, _ = await house.people.visit("Ada")
    assert await refusal(house.people.change_password(visitor, "", OTHER)) == "wrong_password"
    assert house.hasher.verified == [house.passwords.dummy]


@story
async def test_an_old_password_opens_nothing_while_it_is_changed(house: House) -> None:
    """The change is committed after the old password was checked and before its session is created."""
    person, _ = await house.account()
    write = house.store.write
    late = Accounts(house.store, Passwords(Noting()), lambda: house.now)

    async def after_the_change(*statements: Statement) -> object:
        house.store.write = write  # type: ignore[method-assign]
        await house.people.change_password(person, SECRET, OTHER)
        return await write(*statements)

    house.store.write = after_the_change  # type: ignore[method-assign, assignment]
    assert await refusal(late.login("ada", SECRET)) == "try_again"
    assert len(await house.people.sessions(person)) == 1


@story
async def test_logout_ends_one_session(house: House) -> None:
    _, first = await house.account()
    _, second = await house.people.login("ada", SECRET)
    await house.people.logout(first)
    await house.people.logout("nobody's")
    assert await house.people.who(first) is None
    assert await house.people.who(second) is not None


@story
async def test_a_person_sees_and_revokes_their_own_sessions_only(house: House) -> None:
    ada, cookie = await house.account()
    house.now += 1
    token = await house.people.make_token(ada, " my  bot ")
    eve, of_eve = await house.people.visit("Eve")
    listed = await house.people.sessions(ada)
    assert [(session.kind, session.label) for session in listed] == [
        ("token", "my bot"),
        ("cookie", "browser"),
    ]
    assert all(session.expires - session.created == 400 * DAY for session in listed)
    assert await refusal(house.people.revoke(eve, listed[0].id)) == "no_such_session"
    assert await refusal(house.people.revoke(ada, "no\x00ne")) == "no_such_session"
    assert await house.people.who(token) is not None
    await house.people.revoke(ada, listed[0].id)
    assert await house.people.who(token) is None
    assert await refusal(house.people.revoke(ada, listed[0].id)) == "no_such_session"
    assert all([await house.people.who(each) for each in (cookie, of_eve)])


@story
async def test_a_program_has_a_token_of_its_own_kind(house: House) -> None:
    person, _ = await house.people.visit("Ada")
    token = await house.people.make_token(person, "bot")
    assert token.startswith("riad_")
    sign = await house.people.who(token)
    assert sign is not None
    assert (sign.person, sign.kind) == (person, "token")
    assert [session.id for session in await house.people.sessions(person) if session.kind == "token"] == [
        sign.session
    ]
    assert await refusal(house.people.make_token(person, "")) == "bad_label"
    assert await refusal(house.people.make_token(person, "x" * 41)) == "bad_label"


@story
async def test_sessions_end_after_400_days_and_are_swept(house: House) -> None:
    person, token = await house.people.visit("Ada")
    house.now += 400 * DAY - 1
    assert await house.people.who(token) is not None
    later = await house.people.make_token(person, "bot")
    house.now += 1
    assert await house.people.who(token) is None
    assert len(await house.people.sessions(person)) == 1
    await house.people.sweep(house.now)
    assert [row["label"] for row in await house.store.fetch("select label from session")] == ["bot"]
    assert await house.people.who(later) is not None


@story
async def test_who_does_not_exist_cannot_be_renamed(house: House) -> None:
    with pytest.raises(Conflict):
        await house.people.rename(Person("gone", "Ada", None), "Grace")


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.sqlite")) as store:
            people = Accounts(store)
            _, token = await people.visit("Anna")

            async def see(*_: object) -> None:  # meanwhile an operator ends the session
                await store.write(do("delete from session"))
                people.forget()

            monkeypatch.setattr(people, "_see", see)
            assert await people.who(token) is not None
            assert await people.who(token) is None

    running(story())
