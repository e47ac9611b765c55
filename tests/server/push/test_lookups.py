"""Lookups of names in their own threads: answers and errors arrive, and callers may go."""

import secrets
from typing import Any

import pytest

from riad.server.push.lookups import addresses_of
from tests.kit.server.databases import running


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
