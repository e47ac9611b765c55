"""Passwords are hashed as OWASP recommends, in two threads, without revealing which accounts exist."""

import asyncio
import threading
import unicodedata

import pytest
from argon2 import PasswordHasher

from riad.server.people import passwords
from riad.server.people.passwords import Passwords, long_enough, owasp_hasher

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
RIGHT = "correct horse"


class Watching(PasswordHasher):
    """A cheap hasher that records what it verifies, in which thread, and how many run at once."""

    def __init__(self, patience: float = 0) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self._patience, self._two = patience, threading.Event()
        self.verified: list[str | bytes] = []
        self.lengths: list[int] = []
        self.threads: set[int] = set()
        self.now = self.most = 0
        self.lock = threading.Lock()

    def verify(self, hash: str | bytes, password: str | bytes):  # type: ignore[no-untyped-def]  # noqa: A002
        with self.lock:
            self.verified.append(hash)
            self.lengths.append(len(password))
            self.threads.add(threading.get_ident())
            self.now += 1
            self.most = max(self.most, self.now)
            if self.now == 2:
                self._two.set()
        try:
            self._two.wait(self._patience)  # for another at the same time
            threading.Event().wait(0.02)
            return super().verify(hash, password)
        finally:
            with self.lock:
                self.now -= 1


def test_a_hash_is_argon2id_with_owasps_parameters() -> None:
    kept = asyncio.run(Passwords().hash(RIGHT))
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert RIGHT not in kept


def test_only_the_right_password_is_right() -> None:
    async def story() -> list[bool]:
        words = Passwords(CHEAP)
        kept = await words.hash(RIGHT)
        return [await words.check(kept, guess) for guess in (RIGHT, RIGHT + " ", RIGHT.upper(), "")]

    assert asyncio.run(story()) == [True, False, False, False]


def test_two_hashes_of_a_password_differ() -> None:
    async def story() -> set[str]:
        words = Passwords(CHEAP)
        return {await words.hash(RIGHT), await words.hash(RIGHT)}

    assert len(asyncio.run(story())) == 2


def test_a_letter_may_be_composed_in_either_way() -> None:
    async def story() -> bool:
        words = Passwords(CHEAP)
        kept = await words.hash(unicodedata.normalize("NFD", "pâté für wölfe"))
        return await words.check(kept, unicodedata.normalize("NFC", "pâté für wölfe"))

    assert asyncio.run(story())


def test_without_a_hash_the_dummy_is_verified() -> None:
    hasher = Watching()
    words = Passwords(hasher)
    assert not asyncio.run(words.check(None, RIGHT))
    assert hasher.verified == [words.dummy]


def test_the_dummy_costs_what_a_real_hash_costs() -> None:
    words = Passwords()
    assert not words.outdated(words.dummy)
    assert not asyncio.run(words.check(words.dummy, ""))


def test_a_password_that_is_too_long_is_wrong_and_costs_no_more() -> None:
    hasher = Watching()
    words = Passwords(hasher)

    async def story() -> bool:
        kept = await words.hash("x" * 200)
        return await words.check(kept, "x" * 1_000_000)

    assert not asyncio.run(story())
    assert hasher.verified == [words.dummy]
    assert hasher.lengths == [200]


def test_half_a_character_is_no_trouble() -> None:
    async def story() -> bool:
        words = Passwords(CHEAP)
        return await words.check(await words.hash("\ud800" * 8), "\ud800" * 8)

    assert asyncio.run(story())


def test_a_hash_with_other_parameters_is_outdated() -> None:
    kept = CHEAP.hash(RIGHT)
    assert not Passwords(CHEAP).outdated(kept)
    assert Passwords(owasp_hasher()).outdated(kept)


def test_at_most_two_are_at_work_and_none_in_the_event_loop() -> None:
    hasher = Watching(patience=60)

    async def story() -> None:
        words = Passwords(hasher)
        await asyncio.gather(*(words.check(None, RIGHT) for _ in range(8)))

    asyncio.run(story())
    assert hasher.most == passwords.AT_ONCE == 2
    assert threading.get_ident() not in hasher.threads


@pytest.mark.parametrize(("length", "good"), [(0, False), (7, False), (8, True), (200, True), (201, False)])
def test_lengths(length: int, good: bool) -> None:
    assert long_enough("x" * length) == good
