"""Attacks with requests that never end, on a small scale, and their counts."""

import asyncio
import sys
from collections.abc import Callable

import pytest

from riad.cli.bench.attacks import endless
from riad.cli.bench.attacks.attack import Target

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process")


def test_requests_without_an_end_are_cut_off(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endless, "HALVES", 20)
    monkeypatch.setattr(endless, "BODIES", 20)
    target = attacked("--header-seconds", "0.5", "--body-seconds", "0.5")
    for attack in (endless.half_requests, endless.unended_bodies):
        figures = asyncio.run(attack(target))
        assert (figures["opened"], figures["cut_off"]) == (20, 20)


def test_headers_without_an_end_are_not_read(attacked: Callable[..., Target]) -> None:
    figures = asyncio.run(endless.endless_headers(attacked()))
    assert len(figures["sent_mb"]) == endless.HEADERS
    assert max(figures["sent_mb"]) < endless.MEGABYTES
