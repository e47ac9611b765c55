"""`riad bench --batch`: rows of batches beside bare games; the figures of a GPU need one."""

import json
from dataclasses import asdict

import numpy as np
import pytest

from riad.batch import Batch
from riad.cli.bench import batches
from riad.cli.bench.batches import BatchRow, GpuRow, batch_line, desynchronise, gpu_line
from riad.games import game_named
from tests.kit.command_runner import Command, widest


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cores and one size of a batch."""
    monkeypatch.setattr("riad.batch.cpu_backend.usable_cores", lambda: 2)
    monkeypatch.setattr(batches, "SIZES", (64,))


def test_every_number_of_threads_has_a_row(command: Command) -> None:
    answer = command("bench", "azul", "--batch", "--json", "--seconds", "0.0001")
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    assert [(row["game"], row["seats"], row["threads"], row["n"]) for row in rows] == [
        ("azul", 2, 1, 64),
        ("azul", 2, 2, 64),
    ]
    for row in rows:
        assert {*row} == {*asdict(BatchRow("", 0, 0, 0, 0, 0, 0, 0, 0.0))}
        assert min(row[speed] for speed in ("bare", "step", "with_mask", "with_all")) > 0


def test_batches_too_large_for_the_memory_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    bytes_of_one = batches.bytes_of_a_row(game_named("azul"), 2)
    arrays = Batch("azul", 2, 1).rows
    assert bytes_of_one >= sum(array.nbytes for array in arrays) - 64
    monkeypatch.setattr(batches, "MOST_BYTES", 64 * bytes_of_one - 1)
    assert [*batches.batch_rows("azul", 0.0001)] == []


def test_rows_are_spread_over_the_stages_of_a_game() -> None:
    batch = Batch("azul", 2, 200, mask=False, observations=False)
    desynchronise(batch, batches.typical_length("azul", 2))
    rounds = np.bincount(batch.states["round_number"], minlength=6)
    assert np.count_nonzero(rounds) >= 5


def test_rows_for_people() -> None:
    row = BatchRow("azul", 2, 4, 65536, 9_000_000, 12_345_678, 10_000_000, 8_000_000, 0.89)
    words = "azul 2 4 65,536 9,000,000 12,345,678 10,000,000 8,000,000 0.89"
    assert batch_line(row).split() == words.split()
    assert widest(batch_line(row)) <= widest(batches.BATCH_HEAD)
    whole = GpuRow("azul", 2, "whole games at random", 100, 70_000, 1_000)
    assert gpu_line(whole).split()[-3:] == ["100", "1,000", "70,000"]
    assert gpu_line(GpuRow("azul", 2, "step", 100, 70_000)).split() == ["azul", "2", "step", "100", "70,000"]
