"""An imported match is read outside the event loop, in steps, within limits and a time."""

import asyncio
from pathlib import Path

import pytest

import riad
from riad.match import file
from riad.server.errors import ApiError
from riad.server.node import running
from riad.server.settings import Settings
from riad.server.table import lobby


def a_file(moves: int) -> str:
    """Return a match of Azul after this many moves, as text."""
    match = riad.new("azul", seed=7)
    for _ in range(moves):
        match.push(match.legal[0])
    return match.dumps()


def a_long_file(moves: int, options: dict[str, str] | None = None) -> str:
    """Return a file of this many moves with a valid closing line, longer than any real match."""
    header = file.Header("azul", 1, 2, 7, options or {})
    return file.dumps(header, ["1r1"] * moves)


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "riad.sqlite"), bot_pace=60)


def test_a_match_is_read_in_steps_in_another_thread(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, _ = await node.people.visit("Anna")
            table = await node.seating.import_match(anna, a_file(40))
            assert table.playing.number == 40
            assert node.seating._imports.steps >= 4, "taken apart, begun, and 32 moves a step"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (a_long_file(lobby.LARGEST.moves + 100), "there may be 5000 moves"),
        (a_long_file(1, {"wall": "x" * (lobby.LARGEST.line + 1)}), "65536 letters"),
    ],
    ids=["moves", "line"],
)
def test_what_is_larger_than_any_match_is_refused_in_the_first_step(
    tmp_path: Path, text: str, message: str
) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, _ = await node.people.visit("Anna")
            with pytest.raises(ApiError, match=message) as caught:
                await node.seating.import_match(anna, text)
            assert caught.value.code == "bad_file"
            assert node.seating._imports.steps == 1

    asyncio.run(story())


def test_a_match_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "IMPORT_SECONDS", -1.0)

    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, _ = await node.people.visit("Anna")
            with pytest.raises(ApiError) as caught:
                await node.seating.import_match(anna, a_file(40))
            assert caught.value.code == "too_large"
            assert node.seating._imports.steps == 1
            assert await node.store.fetch("select 1 from game_table") == []

    asyncio.run(story())


def test_so_many_are_read_at_a_time_and_the_next_is_told_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, _ = await node.people.visit("Anna")
            more = lobby.IMPORTS + 5
            results = await asyncio.gather(
                *(node.seating.import_match(anna, a_file(40)) for _ in range(more)), return_exceptions=True
            )
            refused = [one for one in results if isinstance(one, ApiError)]
            assert [(one.code, one.more) for one in refused] == [("unavailable", {"wait": 1})] * 5

    asyncio.run(story())
