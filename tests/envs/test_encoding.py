"""Observations prepared for a network."""

import numpy as np
import pytest

import riad
from riad.batch import Batch
from riad.core.contract import BITS, CODE, Part
from riad.envs import unfold
from riad.envs.encoding import unfolded
from tests.kit.envs import NAMES


def test_each_kind_of_number_is_unfolded() -> None:
    numbers = np.array([[0, 2, 3]], np.uint8)
    assert unfolded(Part("heap", 3, 4), numbers).tolist() == [[0, 0.5, 0.75]]
    assert unfolded(Part("card", 3, 3, CODE), numbers).tolist() == [[0, 0, 0, 0, 1, 0, 0, 0, 1]]
    assert unfolded(Part("walls", 3, 3, BITS), numbers).tolist() == [[0, 0, 0, 1, 1, 1]]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_and_all_is_between_0_and_1(name: str) -> None:
    batch = Batch(name, 3, 64)
    for _ in range(60):
        batch.step(batch.random_actions())
    seen = batch.observe()
    ready = unfold(seen, name, 3)
    assert ready.dtype == np.float32
    assert (float(ready.min()), float(ready.max())) == (0, 1)
    assert len(np.unique(ready, axis=0)) == len(np.unique(seen, axis=0))
    assert np.array_equal(unfold(seen[5], name, 3), ready[5])
    assert np.array_equal(refolded(ready, name), seen)


def refolded(ready: np.typing.NDArray[np.float32], name: str) -> np.typing.NDArray[np.uint8]:
    """Invert the unfolding by an independent method: weights of the choices and flags."""
    columns, at = [], 0
    for part in riad.games.game_named(name).observation_layout(3):
        weights = {
            CODE: np.arange(1, part.most + 1),
            BITS: 1 << np.arange(int(np.log2(part.most)) + 1),
        }.get(part.kind, np.array([part.most]))
        width = part.length * len(weights)
        columns.append(ready[:, at : at + width].reshape(len(ready), part.length, -1) @ weights)
        at += width
    assert at == ready.shape[1]
    return np.concatenate(columns, axis=1).round().astype(np.uint8)


def test_an_observation_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match=r"azul for 2 seats has 129 numbers, not \(4, 179\)"):
        unfold(Batch("azul", 3, 4).observe(), "azul", 2)
