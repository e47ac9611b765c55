"""The kernels: they compile for a GPU on any machine, and both ways to play random games agree."""

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from riad import games
from riad.batch import Batch, playouts
from riad.core.records import alone
from tests.kit.gpu import kernels, needs_gpu

HOPPER = (9, 0)


def entry_of(kernel: Any, arguments: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the assembly of a kernel compiled for these arguments, as if a GPU were present."""
    device = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)
    signature = numba.void(*map(numba.typeof, arguments))
    assembly, _ = kernels.cuda.compile(
        kernel.py_func, signature, cc=HOPPER, device=False, abi="numba", output="ptx"
    )
    return str(assembly)


@pytest.mark.parametrize("name", games.PACKAGES)
def test_the_kernels_compile_where_there_is_no_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game_named(name)
    batch = Batch(name, seats=2, n=1)
    mine = kernels.kernels_of(game.STATE, game.ACTIONS, game.FACTS.bench.pick_twice)
    options = np.array([batch.engine.options_record], game.OPTIONS_RECORD)
    numbers = np.zeros(1, np.int32)
    step = entry_of(mine.step, (batch.rows, numbers, 2, options, np.uint64(1)), monkeypatch)
    played = (2, options, batch.rows.seeds, batch.rows.final_points, numbers)
    play = entry_of(mine.play_games, played, monkeypatch)
    for assembly in (step, play):
        assert ".entry" in assembly
        assert "call" not in assembly.replace(
            "callprototype", ""
        )  # everything is inlined: no stack, no calls


@needs_gpu
@pytest.mark.filterwarnings("ignore:.*(Grid size|Host array)")  # slow with so few games, which is fine here
@pytest.mark.parametrize("pick_twice", [False, True])
@pytest.mark.parametrize("name", games.PACKAGES)
def test_picking_twice_plays_the_games_that_lists_play(name: str, pick_twice: bool) -> None:
    """Each game is configured with the faster way; here it has both."""
    game, seeds = games.game_named(name), np.arange(5, 205, dtype=np.uint64)
    options = kernels.cuda.to_device(alone(Batch(name, 2, 1).engine.options_record))
    points, lengths = np.zeros((200, 2), np.int32), np.zeros(200, np.int32)
    play = kernels.kernels_of(game.STATE, game.ACTIONS, pick_twice).play_games
    play[2, 128](2, options, seeds, points, lengths)
    expected = playouts(name, 2, 200, seed=5)
    assert np.array_equal(points, expected.points)
    assert np.array_equal(lengths, expected.lengths)
