"""Attacks on logins and on bots do not affect the owner and other players."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from riad.cli.bench.attacks import hostile, hostile_limits
from riad.cli.bench.attacks.attack import Target
from riad.cli.bench.server_process import ServerProcess
from riad.server.people.rate_limits import LIMITS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other addresses of the loopback range")


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Target]:
    node = ServerProcess(tmp_path / "riad.sqlite", "--bot-pace", "0", limits=True)
    try:
        node.wait_until_ready()
        yield Target(node, {}, tmp_path)
    finally:
        node.stop()


def test_the_owner_gets_in_whatever_others_guess(target: Target) -> None:
    figures = asyncio.run(hostile_limits.guess_from_one_place(target))
    assert figures["owner_status"] == 200
    # A period may end during the attack.
    assert LIMITS["guess"].most <= figures["checked"] <= 2 * LIMITS["guess"].most
    assert figures["checked"] + figures["refused"] == hostile_limits.GUESSES


def test_the_owner_gets_in_whatever_many_guess(target: Target) -> None:
    figures = asyncio.run(hostile_limits.guess_from_many_places(target))
    assert figures["owner_status"] == 200
    assert figures["refused"] > 0
    assert figures["checked"] + figures["refused"] == hostile_limits.PLACES * hostile_limits.GUESSES_EACH


def test_the_owner_gets_in_whatever_is_typed(target: Target) -> None:
    assert asyncio.run(hostile_limits.type_an_address(target))["owner_status"] == 200


def test_a_bot_answers_while_another_person_has_many(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of service is tested in tests/server/table/test_fair_queue.py, by counts."""
    monkeypatch.setattr(hostile_limits, "CROWD", 10)
    figures = asyncio.run(hostile_limits.crowd_bots(target))
    assert set(figures) == {"quiet_s", "crowded_s", "still_waiting"}
    assert figures["still_waiting"] <= 10


def test_the_bench_makes_these_attacks() -> None:
    assert set(hostile_limits.ATTACKS) <= set(hostile.ATTACKS)
    assert {attack.finding for attack in hostile_limits.ATTACKS} == {"F4", "F5"}
