"""The time of day."""

from datetime import UTC, datetime, timedelta

import pytest

from riad.server.now import now


def test_it_is_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    then = datetime(2026, 11, 19, 20, 28, 12, 345_999, UTC)
    passed = (then - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1)
    monkeypatch.setattr("riad.server.now.time.time_ns", lambda: passed * 1000)
    assert now() == passed // 1000
