"""A database with play in it and its backup, and the faults that the check of a database finds."""

from pathlib import Path
from typing import NamedTuple

from riad.server.store.backup import backup
from riad.server.table.integrity import check
from tests.kit.server.databases import opened


class Kept(NamedTuple):
    """A database with play in it, its tables by what they are, and its backup."""

    database: Path
    tables: dict[str, str]
    backup: Path


async def backed_up(database: Path, path: Path) -> int:
    async with opened(str(database)) as store:
        return await backup(store, path)


async def faults(database: str) -> list[str]:
    """Return the faults that the check finds."""
    reports: list[tuple[int, int]] = []
    async with opened(database) as store:
        sentences = [sentence async for sentence in check(store, lambda *step: reports.append(step))]
    assert [done for done, _ in reports] == [*range(reports[-1][1] + 1)]
    return sentences
