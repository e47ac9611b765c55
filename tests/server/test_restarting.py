"""A restarted node continues where the last one stopped, or says why it cannot."""

from pathlib import Path

import pytest

from riad.games import PACKAGES
from riad.server.errors import ApiError
from riad.server.node import running
from riad.server.settings import Settings
from riad.server.store.base import do
from riad.server.table.view import view_for
from riad.server.wire.requests import Turn
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import play, two

GAMES = tuple(PACKAGES)


def test_another_node_goes_on_where_the_first_one_stopped(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=0)

    async def story() -> None:
        async with running(settings) as node:
            anna, _ = await node.people.visit("Anna")
            tables = [await node.seating.create(anna, two(game=game)) for game in GAMES]
            tables = [await play(node, anna, table, 7) for table in tables]
        async with running(settings) as node:
            for table in tables:
                same = await node.tables.get(table.facts.id)
                for viewer in ((), (0,), (1,), (0, 1)):
                    assert view_for(same, viewer, 5) == view_for(table, viewer, 5)
                assert (await play(node, anna, same, 1)).seq == table.seq + 1

    run(story())


def test_a_match_that_the_rules_replay_differently_is_never_played_on(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=0)

    async def story() -> None:
        async with running(settings) as node:
            anna, _ = await node.people.visit("Anna")
            table = await play(node, anna, await node.seating.create(anna, two()), 5)
            name = table.facts.id
            changed = do("update action set mark = mark + 1 where table_id = $1 and seq = 5", name, rows=1)
            await node.store.write(changed)
        async with running(settings) as node:
            turn = Turn(moves=[table.playing.legal[0]], base=table.seq, key="key-of-mine")
            for request in (
                node.tables.get(name),
                node.tables.read(name, 0),
                node.playing.turn(anna, name, turn),
                node.playing.resign(anna, name),
            ):
                with pytest.raises(ApiError) as caught:
                    await request
                assert caught.value.code == "rules_changed"
                assert "after action 5" in caught.value.message
            rows = await node.store.fetch("select max(seq) as seq from action where table_id = $1", name)
            assert rows[0]["seq"] == table.seq

    run(story())


def test_a_fault_of_the_server_is_not_told_as_changed_rules(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged with its cause, and refuses this table alone."""
    settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=0)

    async def story() -> None:
        async with running(settings) as node:
            anna, _ = await node.people.visit("Anna")
            broken, whole = [await play(node, anna, await node.seating.create(anna, two()), 5) for _ in "ab"]
            name = broken.facts.id
            await node.store.write(do("update action set body = '{}' where table_id = $1 and seq = 5", name))
        async with running(settings) as node:
            for request in (
                node.tables.get(name),
                node.tables.read(name, 0),
                node.playing.resign(anna, name),
            ):
                with pytest.raises(ApiError, match="internal error") as caught:
                    await request
                assert (caught.value.code, caught.value.status) == ("internal", 500)
            assert (await node.tables.get(whole.facts.id)).seq == whole.seq

    run(story())
    faults = [record for record in caplog.records if "a table does not replay" in record.getMessage()]
    assert len(faults) == 3
    for record in faults:
        assert record.levelname == "ERROR"
        assert "action 5 (turn): KeyError: 'moves'" in str(record.exc_info and record.exc_info[1])
