"""Long matches for the attacks: whole turns by chance, played to the end and saved."""

import asyncio
from pathlib import Path

import pytest

from riad.cli.bench.attacks import played
from riad.server.node import running
from riad.server.settings import Settings


def test_the_first_match_that_is_long_enough_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The least length is that of the first seed's match here; the next would be tried otherwise."""
    monkeypatch.setattr(played, "LONG", 100)
    database = str(tmp_path / "riad.sqlite")
    tables = asyncio.run(played.long_tables(database))

    async def saved() -> tuple[str, int, int]:
        async with running(Settings(database=database)) as node:
            table = await node.tables.get(tables["alhambra"])
            return table.status, table.playing.number, table.playing.seats

    status, moves, seats = asyncio.run(saved())
    assert (status, seats) == ("over", 6)
    assert moves >= 100


def test_without_a_long_match_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "SEEDS", range(0))
    with pytest.raises(RuntimeError, match="no match was long enough"):
        asyncio.run(played.long_tables(str(tmp_path / "riad.sqlite")))
