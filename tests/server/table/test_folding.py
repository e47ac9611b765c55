"""Folding a log: the same table as played, in steps, and faults told apart."""

import asyncio
from pathlib import Path

from riad.server.node import running
from riad.server.settings import Settings
from tests.kit.server.local_node import a_match, forget


def test_a_fold_is_done_in_steps_in_another_thread(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)) as node:
            _, table = await a_match(node, "alhambra", 60)
            forget(node)
            before = node.tables.folding.steps
            await node.tables.read(table.facts.id, 0)
            assert node.tables.folding.steps - before >= table.seq // 16

    asyncio.run(story())
