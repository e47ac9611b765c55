"""Conflicts while a table is changed: a key that was used, a table that is gone, and passing ones."""

from collections.abc import Sequence

import pytest

from riad.server.node import Node
from riad.server.store.base import Conflict, do
from riad.server.table.repository import Change, KeyTaken
from riad.server.table.table import Table
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import a_match, local_node, refusal


def first_move(table: Table) -> Sequence[Change]:
    """Return a turn of the seat to act, with the same key each time."""
    return [Change("turn", table.turn, {"moves": [table.playing.legal[0]]}, "key")]


def test_a_key_of_an_earlier_action_is_named(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            _, table = await a_match(node, "azul", 2)
            await node.tables.change(table.facts.id, first_move)
            with pytest.raises(KeyTaken):
                await node.tables.change(table.facts.id, first_move)

    run(story())


def test_a_table_deleted_by_another_process_is_not_a_used_key(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            _, table = await a_match(node, "azul", 2)
            await node.store.write(do("delete from game_table where id = $1", table.facts.id))
            assert await refusal(node.tables.change(table.facts.id, first_move)) == "not_found"

    run(story())


@pytest.mark.parametrize(("conflicts", "code"), [(1, None), (4, None), (5, "unavailable")])
def test_any_other_conflict_is_tried_again(
    database: str, conflicts: int, code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def changed(node: Node, table: Table) -> str | None:
        left, append = conflicts, node.store.append

        async def refusing(*arguments: object) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise Conflict
            await append(*arguments)  # type: ignore[arg-type]  # as they came

        monkeypatch.setattr(node.store, "append", refusing)
        if code is not None:
            return await refusal(node.tables.change(table.facts.id, first_move))
        assert (await node.tables.change(table.facts.id, first_move)).seq == table.seq + 1
        return None

    async def story() -> None:
        async with local_node(database) as node:
            _, table = await a_match(node, "azul", 2)
            assert await changed(node, table) == code
            assert (await node.tables.get(table.facts.id)).seq == table.seq + (code is None)

    run(story())
