"""The parts of an attack: its target, and a coroutine of figures."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from riad.cli.bench.attacks.attack import Attack, Figures, Target
from riad.cli.bench.server_process import ServerProcess


def test_an_attack_knows_the_port_of_its_node_and_needs_no_flags() -> None:
    async def ask(target: Target) -> Figures:
        return {"asked": target.port}

    target = Target(cast(ServerProcess, SimpleNamespace(port=8123)), {"alhambra": "x"}, Path())
    attack = Attack("ask", "F0", "one request", ask)
    figures: dict[str, Any] = asyncio.run(attack.run(target))  # type: ignore[arg-type]  # a coroutine here
    assert (figures, attack.flags) == ({"asked": 8123}, ())
    with pytest.raises(AttributeError):
        target.port = 1  # type: ignore[misc]  # it is the node's
