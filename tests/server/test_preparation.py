"""A node serves pages from the start, and each game as soon as its rules are compiled."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from riad.games import PACKAGES
from riad.server import preparation
from riad.server.app import Application
from riad.server.preparation import Preparation, compile_apart
from riad.server.settings import Settings
from riad.server.trouble import Trouble
from tests.server.databases import running, until

NAMES = list(PACKAGES)
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]


class Compiler:
    """Stands in for the processes that compile; each game is done when the test says so."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.codes: dict[str, list[int]] = {}
        self.may_end = {name: asyncio.Event() for name in NAMES}

    async def compile(self, name: str) -> tuple[int, str]:
        self.asked.append(name)
        await self.may_end[name].wait()
        code = self.codes.get(name, [0]).pop(0) if self.codes.get(name) else 0
        return code, "" if code == 0 else "no space left"


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Nothing was compiled on this machine before."""
    compiler = Compiler()
    monkeypatch.setattr(preparation, "is_prepared", lambda _name: False)
    monkeypatch.setattr(preparation, "compile_apart", compiler.compile)
    monkeypatch.setattr(preparation, "AFTER_THE_START", 0)
    return compiler


@asynccontextmanager
async def visitor(folder: Path) -> AsyncIterator[tuple[Application, httpx.AsyncClient]]:
    """A node in this process, and somebody who asks it."""
    application = Application(Settings(database=str(folder / "riad.sqlite")))
    async with application.lifespan(application.litestar):
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield application, client


def test_games_become_playable_one_by_one(first_start: Compiler, tmp_path: Path) -> None:
    async def start() -> None:
        async with visitor(tmp_path) as (application, client):
            stages = application.running.preparation

            async def make(game: str) -> httpx.Response:
                return await client.post("/api/tables", json={"game": game, "seats": SEATS})

            assert (await client.get("/health")).status_code == 200
            assert (await client.get("/")).status_code == 200
            assert (await client.post("/api/me", json={"name": "Anna"})).status_code == 201
            for place, name in enumerate(NAMES):
                await until(lambda name=name: name in first_start.asked)  # type: ignore[misc]
                ready = await client.get("/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "preparing")
                told = (await client.get("/api/preparation")).json()
                assert not told["ready"]
                assert [game["name"] for game in told["games"]] == NAMES
                shown = {game["name"]: game for game in told["games"]}
                assert shown[name]["share"] == 0.0
                listed = (await client.get("/api/games")).json()
                assert [game["ready"] for game in listed] == [n < place for n in range(len(NAMES))]
                refused = await make(name)
                assert refused.status_code == 503
                assert refused.json()["error"]["code"] == "preparing"
                assert "is being prepared" in refused.json()["error"]["message"]
                assert refused.headers["retry-after"] == "2"
                first_start.may_end[name].set()
                await until(lambda name=name: stages.is_playable(name))  # type: ignore[misc]
                assert (await make(name)).status_code == 201
            await until(lambda: stages.is_done)
            assert (await client.get("/ready")).status_code == 200
            assert (await client.get("/api/preparation")).json()["ready"]

    running(start())


def test_a_table_of_a_game_that_is_not_ready_can_be_neither_seen_nor_imported(
    first_start: Compiler, tmp_path: Path
) -> None:
    import riad

    text = riad.new("alhambra", seed=4).dumps()

    async def start() -> None:
        for event in first_start.may_end.values():
            event.set()
        async with visitor(tmp_path) as (application, client):
            await until(lambda: application.running.preparation.is_done)
            await client.post("/api/me", json={"name": "Anna"})
            made = await client.post("/api/tables", json={"game": "alhambra", "seats": SEATS})
            table = made.json()["id"]
        first_start.may_end["alhambra"].clear()
        async with visitor(tmp_path) as (_, client):
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/log"):
                found = await client.get(path)
                assert (found.status_code, found.json()["error"]["code"]) == (503, "preparing")
            await client.post("/api/me", json={"name": "Anna"})
            found = await client.post("/api/import", json={"text": text})
            assert (found.status_code, found.json()["error"]["code"]) == (503, "preparing")

    running(start())


def test_azul_comes_first_and_where_there_are_few_cores_nothing_else_meanwhile(
    first_start: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation.os, "cpu_count", lambda: 2)

    async def start() -> None:
        stages = Preparation(NAMES)
        doing = asyncio.create_task(stages.run())
        await until(lambda: bool(first_start.asked))
        assert first_start.asked == ["azul"]
        for event in first_start.may_end.values():
            event.set()
        await doing
        assert first_start.asked == NAMES

    running(start())


def test_with_cores_to_spare_games_are_compiled_side_by_side(
    first_start: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation.os, "cpu_count", lambda: 8)

    async def start() -> None:
        doing = asyncio.create_task(Preparation(NAMES).run())
        await until(lambda: len(first_start.asked) == len(NAMES))
        doing.cancel()

    running(start())


@pytest.mark.parametrize(("codes", "stage"), [([1, 0], "ready"), ([1, -9], "failed")])
def test_what_fails_is_tried_once_more_and_logged(
    first_start: Compiler, caplog: pytest.LogCaptureFixture, codes: list[int], stage: str
) -> None:
    first_start.codes["azul"] = codes
    first_start.may_end["azul"].set()
    stages = Preparation(["azul"])
    with caplog.at_level(logging.ERROR, "riad.preparation"):
        running(stages.run())
    assert [game.stage for game in stages.shown()] == [stage]
    assert stages.is_done == (stage == "ready")
    assert all("no space left" in vars(record)["said"] for record in caplog.records)
    assert len(caplog.records) == (1 if stage == "ready" else 2)
    if stage == "failed":
        with pytest.raises(Trouble, match="could not be prepared"):
            stages.need("azul")


def test_what_was_compiled_before_is_loaded_and_playable_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_name: str) -> None:
        raise AssertionError

    monkeypatch.setattr(preparation, "compile_apart", never)
    stages = Preparation(NAMES)
    assert all(stages.is_playable(name) for name in NAMES)
    assert not stages.is_done, "a proxy waits until all of it is loaded"
    running(stages.run())
    assert stages.is_done


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a shell script in the place of Python."""

    def stand_in(script: str) -> None:
        path = tmp_path / "python"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(path))

    return stand_in


def test_a_process_compiles_the_game_and_its_last_words_are_kept(program: Callable[[str], None]) -> None:
    program('test "$*" = "-m riad prepare azul" && echo done')
    assert running(compile_apart("azul")) == (0, "")
    program("echo no space left >&2; exit 3")
    assert running(compile_apart("azul")) == (3, "no space left\n")


def test_a_node_that_stops_ends_what_it_started(program: Callable[[str], None], tmp_path: Path) -> None:
    program(f"echo $$ > {tmp_path}/pid; exec sleep 600")

    async def start() -> int:
        doing = asyncio.create_task(compile_apart("azul"))
        await until(lambda: (tmp_path / "pid").is_file() and (tmp_path / "pid").read_text() != "")
        doing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await doing
        return int((tmp_path / "pid").read_text())

    assert not Path(f"/proc/{running(start())}").exists()
