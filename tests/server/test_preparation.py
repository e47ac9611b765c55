"""A node serves pages from the start, and each game as soon as its rules are compiled."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.games import PACKAGES, facts_of
from riad.server import preparation
from riad.server.errors import ApiError
from riad.server.preparation import Preparation, compile_apart
from tests.kit.server.databases import running, until
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node

FIRST_START = ("-P", str(Path(__file__).parents[1] / "kit" / "server" / "first_start.py"))
NAMES = list(PACKAGES)
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]


class Compiler:
    """A stand-in for the processes that compile; a test decides when each game is done."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.codes: dict[str, list[int]] = {}
        self.may_end = {name: asyncio.Event() for name in NAMES}

    async def compile(self, name: str) -> tuple[int, str]:
        self.games.append(name)
        await self.may_end[name].wait()
        code = self.codes.get(name, [0]).pop(0) if self.codes.get(name) else 0
        return code, "" if code == 0 else "no space left"


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """A compiler on a machine where nothing was compiled before."""
    compiler = Compiler()
    monkeypatch.setattr(preparation, "is_prepared", lambda _name: False)
    monkeypatch.setattr(preparation, "compile_apart", compiler.compile)
    monkeypatch.setattr(preparation, "AFTER_THE_START", 0)
    monkeypatch.setattr(preparation, "BEFORE_A_FAULT", 0)
    return compiler


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[NodeProcess]:
    """A node on a machine where nothing was compiled before."""
    with node(tmp_path / "riad.sqlite", program=FIRST_START, RIAD_FIRST_START=str(tmp_path)) as process:
        yield process


def test_games_become_playable_one_by_one(fresh: NodeProcess, tmp_path: Path) -> None:
    anna = Player(fresh.address)
    assert anna.ask("GET", "/").status_code == 200
    for place, name in enumerate(NAMES):
        ready = anna.ask("GET", "/ready")
        assert (ready.status_code, ready.json()["status"]) == (503, "preparing")
        assert anna.ask("GET", "/health").status_code == 200
        (tmp_path / f"{name}.share").write_text("0.25 30")
        progress = eventually(lambda name=name: stage_of(anna, name, "compiling"))  # type: ignore[misc]
        assert (progress["share"], progress["left"]) == (0.25, 30)
        assert [game["ready"] for game in anna.good("GET", "/api/games")] == [n < place for n in range(3)]
        request = {"game": name, "seats": SEATS}
        refused = anna.ask("POST", "/api/tables", request)
        assert refused.status_code == 503
        assert refused.json()["error"]["code"] == "preparing"
        assert refused.headers["retry-after"] == "2"
        assert anna.bad("POST", "/api/import", {"text": a_match(name)})[1]["code"] == "preparing"
        (tmp_path / f"{name}.done").touch()
        eventually(lambda name=name: stage_of(anna, name, "ready"))  # type: ignore[misc]
        table = anna.make(name, "gentle")["id"]
        shown = eventually(lambda table=table: my_turn(anna, table))  # type: ignore[misc]
        assert anna.send(shown, anna.whole_turn(shown, lambda moves: moves[0])).status_code == 200
    assert anna.ask("GET", "/ready").status_code == 200
    assert anna.good("GET", "/api/preparation")["ready"]
    anna.close()


def test_nothing_is_compiled_before_pages_are_served(tmp_path: Path) -> None:
    """A machine that compiles for a minute therefore listens at once, however slow it is."""
    cache = tmp_path / "cache"
    surroundings = {"RIAD_FIRST_START": str(tmp_path), "RIAD_CACHE_DIR": str(cache)}
    with node(tmp_path / "riad.sqlite", program=FIRST_START, **surroundings) as fresh:
        anna = Player(fresh.address)
        for path in ("/", "/rules/azul", "/learn/azul", "/api/me", "/api/games", "/api/preparation"):
            assert anna.ask("GET", path).status_code == 200
        assert anna.bad("POST", "/api/tables", {"game": "azul", "seats": SEATS})[0] == 503
        anna.close()
    assert [path for path in cache.rglob("*") if path.suffix in (".nbi", ".nbc")] == []
    assert cache.is_dir()


def my_turn(player: Player, table: str) -> dict[str, Any] | None:
    """Return the table once it is my turn, even if the bot starts."""
    shown = player.look(table)
    return shown if shown["turn"] in shown["you"] else None


def a_match(game: str) -> str:
    return riad.new(game, seed=4).dumps()


def stage_of(player: Player, name: str, stage: str) -> dict[str, Any] | None:
    """Return the shown progress of a game, once it has reached this stage."""
    games = player.good("GET", "/api/preparation")["games"]
    progress: dict[str, Any] = next(game for game in games if game["name"] == name)
    return progress if progress["stage"] == stage else None


def test_an_old_table_waits_for_its_game(tmp_path: Path) -> None:
    """An update brings rules that are not compiled yet."""
    with node(tmp_path / "riad.sqlite") as before:
        anna = Player(before.address)
        table = anna.make("alhambra", "gentle")["id"]
        anna.close()
    with node(tmp_path / "riad.sqlite", program=FIRST_START, RIAD_FIRST_START=str(tmp_path)) as updated:
        bela = Player(updated.address)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log?after=0"):
            status, error = bela.bad("GET", path)
            assert (status, error["code"]) == (503, "preparing")
        for name in NAMES:
            (tmp_path / f"{name}.done").touch()
        eventually(lambda: stage_of(bela, "alhambra", "ready"))
        assert bela.look(table)["status"] == "playing"
        bela.close()
        assert updated.stop() == 0


def test_a_node_can_be_stopped_while_it_prepares(fresh: NodeProcess) -> None:
    assert fresh.stop() == 0
    assert "Traceback" not in "".join(fresh.output)
    titles = ", ".join(facts_of(name).title for name in PACKAGES)
    assert f"First start: compiling the rules of {titles}" in "".join(fresh.output)


def test_azul_comes_first_and_where_there_are_few_cores_nothing_else_meanwhile(
    first_start: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    async def start() -> None:
        stages = Preparation(NAMES)
        doing = asyncio.create_task(stages.run())
        await until(lambda: bool(first_start.games))
        assert first_start.games == ["azul"]
        for event in first_start.may_end.values():
            event.set()
        await doing
        assert first_start.games == NAMES

    running(start())


def test_with_cores_to_spare_games_are_compiled_side_by_side(
    first_start: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)

    async def start() -> None:
        doing = asyncio.create_task(Preparation(NAMES).run())
        await until(lambda: len(first_start.games) == len(NAMES))
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
        with pytest.raises(ApiError, match="could not be prepared"):
            stages.need("azul")


def test_a_process_that_ends_with_its_node_is_no_fault(
    first_start: Compiler, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """systemd ends all processes of a service at once."""
    monkeypatch.setattr(preparation, "BEFORE_A_FAULT", 3600)
    first_start.codes["azul"] = [-15]

    async def start() -> None:
        doing = asyncio.create_task(Preparation(["azul"]).run())
        await until(lambda: bool(first_start.games))
        first_start.may_end["azul"].set()
        await until(lambda: first_start.codes["azul"] == [])
        for _ in range(10):  # after which it waits
            await asyncio.sleep(0)
        doing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await doing

    running(start())
    assert first_start.games == ["azul"]
    assert caplog.records == []


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
    """A function that replaces Python by a shell script."""

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
