"""Files of games: their content, and that they are either complete or absent."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

import riad
from riad.core.jit import PLAIN
from riad.research import parquet
from riad.research.executors import LocalExecutor
from riad.research.jobs import MatchSetup
from riad.research.parquet import OutputMismatch, missing_files, parts_of, write
from riad.research.process_executor import ProcessExecutor
from riad.research.selfplay import Run

BOTS = ("greedy", "random")


def run_of(game: str = "azul", seats: int = 2, **more: object) -> Run:
    return Run(MatchSetup(game, seats), BOTS, **more)  # type: ignore[arg-type]  # seed and so on


def written(out: Path, run: Run, games: int, per_file: int = 1000) -> int:
    """Play the missing games; return their number."""
    played = write(missing_files(parts_of(out, run, games, per_file)), LocalExecutor())
    return sum(stretch.end - stretch.first for stretch, _rows in played)


def test_types_are_small_and_the_file_says_what_it_is(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    parts = parts_of(out, run_of(), 3, 1000, "riad selfplay azul")
    assert sum(rows for _stretch, rows in write(parts, LocalExecutor())) == pq.read_metadata(out).num_rows
    schema = pq.read_schema(out)
    assert (schema.field("game").type, schema.field("ply").type) == (
        pa.dictionary(pa.int16(), pa.string()),
        pa.int32(),
    )
    assert schema.field("points_before").type == pa.list_(pa.int16())
    metadata = json.loads(schema.metadata[b"riad"])
    assert (metadata["riad"], metadata["game"], metadata["seed"]) == (riad.__version__, "azul", 0)
    assert (metadata["bots"], metadata["first"], metadata["end"]) == (["greedy", "random"], 0, 3)
    assert (metadata["command"], metadata["seconds"]) == ("riad selfplay azul", None)
    assert pq.read_metadata(out).row_group(0).column(0).compression == "ZSTD"


def test_rows_are_written_in_groups_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS_OF_A_GROUP", 1000)
    written(tmp_path / "games.parquet", run_of(), 120)
    metadata = pq.read_metadata(tmp_path / "games.parquet")
    assert metadata.num_row_groups == 3  # the games of a stretch stay together
    assert pl.read_parquet(tmp_path / "games.parquet")["game_id"].n_unique() == 120


def test_processes_write_the_same_bytes(tmp_path: Path) -> None:
    run = run_of("dreamhome", seed=3)
    written(tmp_path / "here", run, 70, 30)
    with ProcessExecutor(2) as executor:
        [*write(missing_files(parts_of(tmp_path / "there", run, 70, 30)), executor)]
    names = ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == names
    for name in names:
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_a_folder_is_gone_on_with(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    run = run_of()
    assert written(whole, run, 5, 2) == 5
    assert written(out, run, 3, 2) == 3
    first = (out / "part-00000.parquet").stat().st_mtime_ns
    assert written(out, run, 5, 2) == 3  # the second file was too short, the third is new
    assert written(out, run, 5, 2) == 0
    assert (out / "part-00000.parquet").stat().st_mtime_ns == first
    for path in whole.iterdir():
        assert (out / path.name).read_bytes() == path.read_bytes()


def test_a_file_that_is_not_finished_is_not_there(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    results = write(parts_of(out, run_of(), 200, 1000), LocalExecutor())
    next(results)
    assert [path.name for path in tmp_path.iterdir()] == [".games.parquet.draft"]
    results.close()  # type: ignore[attr-defined]  # as Ctrl-C and errors do
    assert [*tmp_path.iterdir()] == []


def in_the_middle(process: subprocess.Popen[bytes], out: Path) -> bool:
    """Halt a process; return whether it has written a file and begun another."""
    process.send_signal(signal.SIGSTOP)
    _, status = os.waitpid(process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status), "the process ended before it was in the middle"
    return bool([*out.glob("*.parquet")] and [*out.glob(".*.draft")])


@pytest.mark.skipif(PLAIN, reason="takes too long in plain Python")
def test_after_a_kill_in_the_middle_the_same_command_goes_on(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    arguments = "selfplay azul --games 10 --games-per-file 2 --bot casual --bot strong --seed 2 --out"
    command = [sys.executable, "-m", "riad", *arguments.split()]
    subprocess.run([*command, str(whole)], check=True, capture_output=True)
    process = subprocess.Popen([*command, str(out)], stdout=subprocess.DEVNULL)
    while not in_the_middle(process, out):
        process.send_signal(signal.SIGCONT)
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert [*out.glob(".*.draft")] != []
    assert pl.read_parquet(out / "*.parquet")["game_id"].n_unique() % 2 == 0
    subprocess.run([*command, str(out)], check=True, capture_output=True)
    assert sorted(path.name for path in out.iterdir()) == sorted(path.name for path in whole.iterdir())
    for path in whole.iterdir():
        assert (out / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("other", "games", "per_file", "message"),
    [
        ({"seed": 4}, 4, 2, r"holds games of another run \(seed 0, not 4\): choose another place"),
        ({"observations": True}, 4, 2, r"another run \(observations False, not True\)"),
        ({"seats": 3}, 4, 2, r"another run \(seats 2, not 3\)"),
        ({"game": "dreamhome"}, 4, 2, r"another run \(game azul, not dreamhome\)"),
        ({}, 2, 2, "part-00001.parquet holds more games than requested"),
        ({}, 4, 1, "part-00000.parquet holds games 0 to 1, not 0 to 0"),
    ],
)
def test_games_of_another_run_are_left_alone(
    tmp_path: Path, other: dict[str, object], games: int, per_file: int, message: str
) -> None:
    written(tmp_path, run_of(), 4, 2)
    with pytest.raises(OutputMismatch, match=message):
        missing_files(parts_of(tmp_path, run_of(**other), games, per_file))  # type: ignore[arg-type]


@pytest.mark.parametrize("content", [b"", b"no games", b"PAR1PAR1"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.parquet").write_bytes(content)
    with pytest.raises(OutputMismatch, match="was not written by riad selfplay"):
        missing_files(parts_of(tmp_path / "games.parquet", run_of(), 1, 1))


def test_parquet_of_someone_else_is_left_alone(tmp_path: Path) -> None:
    pq.write_table(pa.table({"x": [1]}), tmp_path / "games.parquet")
    with pytest.raises(OutputMismatch, match="was not written by riad selfplay"):
        missing_files(parts_of(tmp_path / "games.parquet", run_of(), 1, 1))
