"""Attacks with costly requests on a small scale, and their counts."""

import asyncio
import json
import sys
from collections.abc import Callable

import pytest

from riad.cli.bench.attacks import costly
from riad.cli.bench.attacks.attack import Target

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process")


def test_watches_of_one_socket_are_answered_or_refused(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = attacked("--read-mb", "1")
    monkeypatch.setattr(costly, "WATCHES", 150)
    figures = asyncio.run(costly.watch_often(target))
    assert figures["answered"] > 0
    assert figures["refused"] > 0
    assert figures["answered"] + figures["refused"] == figures["asked"] == 150


def test_only_so_many_sockets_stay_open(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costly, "SOCKETS", 30)
    figures = asyncio.run(costly.open_many(attacked("--sockets", "12")))
    assert (figures["asked"], figures["answered"], figures["left_open"]) == (30, 12, 12)


def test_pages_come_whether_with_a_table_or_without(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costly, "PAGES", 16)
    figures = asyncio.run(costly.ask_for_pages(attacked()))
    assert sum(number for name, number in figures.items() if name != "asked") == figures["asked"] == 16


def test_repeated_keys_are_refused_one_by_one(attacked: Callable[..., Target]) -> None:
    assert asyncio.run(costly.repeat_keys(attacked())) == {"asked": 3, "status_400": 3}


def test_only_the_last_key_is_repeated() -> None:
    pairs: list[tuple[str, int]] = json.loads(costly.repeated(60_000), object_pairs_hook=list)
    keys = [key for key, _ in pairs]
    assert len(keys) == len({*keys}) + 1
    assert keys[-1] == keys[-2]
    assert costly.kind_of(b'{"seq":3,"type":"state","x":"type"}') == "state"
