"""`riad selfplay`."""

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from riad.core.extras import how_to_install
from riad.research import selfplay
from tests.kit.command_runner import Command

QUICK = ("--games", "4", "--bot", "greedy", "--bot", "random")


def test_a_file_of_games(command: Command, tmp_path: Path) -> None:
    answer = command("selfplay", "azul", *QUICK, "--seed", 7, "--wall", "grey", "--out", "games.parquet")
    assert answer == (0, "4 games, in 1 file: games.parquet\n", "")
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert games["seed"].unique().sort().to_list() == [7, 8, 9, 10]
    assert json.loads(games["options"][0]) == {"wall": "grey", "first": None}
    assert games["bots"].unique().len() == 2
    metadata = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"riad"])
    assert metadata["command"] == (
        "riad selfplay azul --seats 2 --games 4 --seed 7 --bot greedy --bot random --wall grey"
    )


def test_the_same_command_goes_on_and_then_has_nothing_to_do(command: Command) -> None:
    start = ("selfplay", "dreamhome", "--bot", "keen", "--games-per-file", 2, "--out", "games")
    assert command(*start, "--games", 2).out == "2 games, in 1 file: games\n"
    assert command(*start, "--games", 5).out == "5 games, 2 of them already there, in 3 files: games\n"
    assert command(*start, "--games", 5).out == "5 games, 5 of them already there, in 3 files: games\n"
    answer = command(*start, "--games", 5, "--seed", 1)
    assert (answer.code, answer.out) == (2, "")
    assert "another run (seed 0, not 1)" in answer.err


def test_the_clock_is_told_of(command: Command) -> None:
    answer = command("selfplay", "azul", *QUICK, "--seconds", "0.01", "--out", "games.parquet")
    assert answer.code == 0
    assert (
        answer.err == "With --seconds, bots depend on the clock: the same command may play different games.\n"
    )
    metadata = json.loads(pq.read_schema("games.parquet").metadata[b"riad"])
    assert (metadata["seconds"], metadata["command"][-14:]) == (0.01, "--seconds 0.01")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "GAME"),
        ("chess --out x", "chess"),
        ("azul", "--out"),
        ("azul --out x --bot nobody", "unknown bot 'nobody'; the bots are gentle, casual"),
        ("azul --out x --games 0", "games must be 1 or more, not 0"),
        ("azul --out x --games -5", "games must be 1 or more, not -5"),
        ("azul --out x --games-per-file 0", "games-per-file must be 1 or more, not 0"),
        ("azul --out x --seats 9", "Azul takes 2 to 4 players"),
        ("azul --out x --seed -1", "2**64"),
        ("azul --out x --wall pink", "coloured or grey"),
        ("azul --out x --seconds 0", "seconds is more than 0 and at most 60"),
        ("azul --out x --processes 0", "processes must be 1 to 1024, not 0"),
        ("azul --out x --processes 2 --ray", "not allowed with"),
        ("azul --out x --ray nowhere", "the address of a Ray cluster is host:port"),
        ("azul --out file/x", "file/x: Not a directory"),
        ("azul --out file/x.parquet", "file: File exists"),
        ("azul --out file", "file: File exists"),
        ("azul --out file.parquet", "file.parquet is there and was not written by riad selfplay"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    command: Command, tmp_path: Path, arguments: str, message: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "file.parquet").touch()
    answer = command("selfplay", *arguments.split())
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "arguments", "extra"), [("pyarrow", (), "parquet"), ("ray", ("--ray",), "ray")]
)
def test_what_is_not_installed_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch, module: str, arguments: tuple[str, ...], extra: str
) -> None:
    for name in ("riad.research.parquet", "riad.research.arrow_rows"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    answer = command("selfplay", "azul", *QUICK, "--out", "games.parquet", *arguments)
    assert (answer.code, answer.err) == (2, f"riad: {module} is not installed. {how_to_install(extra)}\n")


def test_ctrl_c_keeps_the_files_that_are_whole(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, games = selfplay.play, 0

    def play(*arguments: Any) -> Any:
        nonlocal games
        games += 1
        if games == 4:
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(selfplay, "play", play)
    start = ("selfplay", "azul", "--games", 6, "--games-per-file", 2, "--out", "games")
    answer = command(*start)
    assert (answer.code, answer.out) == (130, "")
    assert answer.err == "Stopped. Finished files are kept; run the same command to continue.\n"
    assert [path.name for path in Path("games").iterdir()] == ["part-00000.parquet"]
    assert command(*start).out == "6 games, 2 of them already there, in 3 files: games\n"
