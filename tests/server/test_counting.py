"""Limits count only what they name: none is spent through another, and no key contains typed text."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import riad.server
from riad.server.errors import ApiError
from riad.server.people.rate_limits import LATE, LIMITS, RateLimiter
from riad.server.store.base import Store
from riad.server.store.sqlite import SqliteStore
from tests.kit.server.databases import opened, running

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.9"
SOURCES = Path(riad.server.__file__).parent


class House:
    """Limits over a store, and the number of delayed attempts."""

    def __init__(self, store: Store, factor: float = 1.0) -> None:
        self.slept: list[float] = []
        self.store = store
        self.limits = RateLimiter(store, factor, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def passes(self, thing: str, *who: str, tries: int) -> int:
        """Return the number of attempts that pass."""
        refused = []
        for _ in range(tries):
            try:
                await self.limits.count(thing, *who)
            except ApiError as trouble:
                refused.append((trouble.code, trouble.more["wait"]))
        assert all(code == "too_many_requests" for code, _ in refused)
        assert all(1 <= wait <= LIMITS[thing].seconds for _, wait in refused)
        return tries - len(refused)

    async def logs_in(self, address: str, login: str) -> bool:
        """Return whether a password would be checked."""
        try:
            await self.limits.count_login(address, login)
        except ApiError:
            return False
        return True


@pytest.fixture(autouse=True)
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still, so that no period ends during a test."""
    monkeypatch.setattr("riad.server.people.rate_limits.now", lambda: 1_700_000_000_000)


async def keys_of(store: Store) -> list[str]:
    if isinstance(store, SqliteStore):
        return [key for key, _ in store._hits]
    return [row["key"] for row in await store.fetch("select key from hits")]


def test_an_address_typed_as_a_login_locks_nobody_out(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            for _ in range(200):
                await house.logs_in(ELSEWHERE, HOME)
            assert await house.logs_in(HOME, "ada")
            assert await house.passes("visit", HOME, tries=1) == 1

    running(story())


def test_wrong_passwords_from_elsewhere_never_refuse_the_owner(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            tries = [await house.logs_in(ELSEWHERE, "Ada") for _ in range(25)]
            assert tries == [True] * LIMITS["guess"].most + [False] * 15
            assert await house.logs_in(HOME, "ada")
            assert house.slept == []
            for number in range(LIMITS["tried"].most):  # many places
                assert await house.logs_in(f"198.18.0.{number}", "ADA")
            assert await house.logs_in(HOME, "ada")  # late, but not refused
            assert house.slept
            assert set(house.slept) == {LATE}
            late = len(house.slept)
            assert await house.logs_in(HOME, "bela")
            assert len(house.slept) == late

    running(story())


def test_one_place_cannot_try_many_accounts(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            passed = [await house.logs_in(HOME, f"login-{number}") for number in range(50)]
            assert sum(passed) == LIMITS["login"].most
            assert await house.logs_in(ELSEWHERE, "login-49")

    running(story())


def test_a_network_of_ipv6_is_one_address(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            most = LIMITS["visit"].most
            passed = [
                await house.passes("visit", f"2001:db8:1:2::{number:x}", tries=1)
                for number in range(most + 9)
            ]
            assert sum(passed) == most
            assert await house.passes("visit", "2001:db8:1:3::1", tries=1) == 1

    running(story())


def test_no_two_limits_share_a_key(database: str) -> None:
    """With the same texts, each limit still counts separately."""

    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            for thing, limit in LIMITS.items():
                who = (HOME, HOME) if limit.kind == "pair" else (HOME,)
                assert await house.passes(thing, *who, tries=1) == 1
            keys = await keys_of(store)
            assert len(keys) == len(set(keys)) == len(LIMITS)
            assert await store.hit(keys[0], 0) == 1  # another period

    running(story())


def test_a_pair_is_not_another_pair_written_otherwise(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store, 0.1)
            assert await house.passes("guess", "a", "b\0c", tries=2) == 1
            assert await house.passes("guess", "a\0b", "c", tries=2) == 1

    running(story())


def test_nothing_typed_and_no_address_is_kept(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            house = House(store)
            await house.logs_in(HOME, "my-password-in-the-wrong-field")
            await house.logs_in(HOME, "\ud800")  # as JSON may contain it
            await house.passes("visit", HOME, tries=1)
            keys = await keys_of(store)
            assert len(keys) >= 5
            for key in keys:
                assert "password" not in key
                assert "192.0.2" not in key

    running(story())


def test_all_nodes_count_together(address: str) -> None:
    async def story() -> None:
        async with opened(address) as one, opened(address) as other:
            passed = await House(one).passes("visit", HOME, tries=20)
            passed += await House(other).passes("visit", HOME, tries=20)
            assert passed == LIMITS["visit"].most

    running(story())


def test_a_factor_stretches_and_none_turns_off(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            assert await House(store, 0.1).passes("chat", "anna", tries=9) == 2
            assert await House(store, 0).passes("chat", "anna", tries=99) == 99
            assert await House(store).passes("chat", "anna", tries=99) == 11  # nine were counted before

    running(story())


def counted() -> Iterator[tuple[str, list[str]]]:
    """Yield every limit that a route counts, with the values it counts by."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("limits.count")):
                continue
            thing, *who = node.args
            yield ast.literal_eval(thing), [ast.unparse(each) for each in who]


def test_every_route_counts_by_the_kind_its_limit_is_for() -> None:
    by = {"address": ("address_of(request.scope)", "address"), "person": ("person.id",)}
    kinds = [*counted()]
    assert len(kinds) > 15
    for thing, who in kinds:
        assert len(who) == 1, thing
        assert who[0] in by[LIMITS[thing].kind], thing
    assert {thing for thing, _ in kinds} | {"login", "guess", "tried"} == set(LIMITS)


def test_the_protocol_names_every_limit() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    documented = {name: (kind, int(most), int(seconds)) for name, kind, most, seconds in rows}
    assert documented == {name: (limit.kind, limit.most, limit.seconds) for name, limit in LIMITS.items()}
