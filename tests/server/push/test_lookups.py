"""Lookups of names in their own threads: answers and errors arrive, and callers may go."""

import asyncio
import secrets
import threading
from typing import Any

import pytest

from riad.server.push.lookups import THREADS, addresses_of
from tests.kit.server.databases import running, until


def test_a_name_is_looked_up_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"{secrets.token_hex(4)}.invalid"

    def answer(host: str, port: int, **_: Any) -> list[Any]:
        if host != name:
            raise OSError("unknown")
        return [(0, 0, 0, "", ("192.0.2.1", port)), (0, 0, 0, "", ("2001:db8::1", port, 0, 0))]

    monkeypatch.setattr("riad.server.push.lookups.socket.getaddrinfo", answer)

    async def story() -> None:
        assert await addresses_of(name, 443) == ["192.0.2.1", "2001:db8::1"]
        with pytest.raises(OSError, match="unknown"):
            await addresses_of("other.invalid", 443)

    running(story())


def test_a_name_that_no_lookup_takes_ends_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(host: str, *_: Any, **__: Any) -> list[Any]:
        raise ValueError(f"embedded null character in {host!r}")

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("riad.server.push.lookups.socket.getaddrinfo", refuse)
            for _ in range(THREADS + 1):
                with pytest.raises(ValueError, match="null"):
                    await addresses_of("a.example", 443)
        assert await addresses_of("127.0.0.1", 443) == ["127.0.0.1"]

    running(story())


def test_a_caller_who_has_gone_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lookup is left out if it has not begun, and its answer if it has."""
    may_end, hosts = threading.Event(), list[str]()

    def slow(host: str, port: int, **_: Any) -> list[Any]:
        hosts.append(host)
        assert may_end.wait(60)
        return [(0, 0, 0, "", (host, port))]

    monkeypatch.setattr("riad.server.push.lookups.socket.getaddrinfo", slow)

    async def story() -> None:
        begun = [asyncio.create_task(addresses_of(f"192.0.2.{n}", 443)) for n in range(THREADS)]
        await until(lambda: len(hosts) == THREADS)
        late = asyncio.create_task(addresses_of("192.0.2.99", 443))
        await asyncio.sleep(0)
        for task in (begun[0], late):
            task.cancel()
        may_end.set()
        results = await asyncio.gather(*begun, late, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in results] == [
            True,
            *[False] * (THREADS - 1),
            True,
        ]
        assert await addresses_of("192.0.2.100", 443) == ["192.0.2.100"]
        assert "192.0.2.99" not in hosts

    running(story())
