"""Arrays of actions: any integers are taken, and none becomes another action by losing its upper bits."""

from typing import Any

import numpy as np
import pytest

import riad
from riad.batch import Batch
from riad.batch.action_arrays import narrowed

WIDE = {
    np.int64: (2**32 + 3, -(2**32) - 1, 2**63 - 1, -(2**63)),
    np.uint64: (2**32 + 3, 2**64 - 1),
    np.uint32: (2**32 - 1,),
}
CASES = [(kind, number) for kind, numbers in WIDE.items() for number in numbers]


@pytest.mark.parametrize(("kind", "number"), CASES)
def test_a_number_beyond_32_bits_is_refused_as_it_was_given(kind: Any, number: int) -> None:
    """Without its upper bits it would be a legal action, or STAY."""
    batch = Batch("azul", 2, 8)
    before = batch.states.tobytes()
    actions = batch.random_actions().astype(kind)
    actions[5] = number
    with pytest.raises(riad.IllegalMove, match=f"^{number} in row 5") as caught:
        batch.step(actions)
    assert "actions are 0 to 324" in str(caught.value)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "kind", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64]
)
def test_every_kind_of_integer_is_taken(kind: Any) -> None:
    numbers = np.array([0, 1, 100, 127], kind)
    assert narrowed(numbers).tolist() == [0, 1, 100, 127]
    assert narrowed(numbers).dtype == np.int32
    assert narrowed(numbers[::2]).flags.c_contiguous


def test_an_array_that_fits_is_not_copied() -> None:
    numbers = np.arange(5, dtype=np.int32)
    assert narrowed(numbers) is numbers


def test_what_is_not_so_many_integers_is_refused() -> None:
    batch = Batch("azul", 2, 3)
    for actions in ([0, 1], [0.0, 1.0, 2.0], [[0, 1, 2]], ["a", "b", "c"]):
        with pytest.raises(riad.BadOption, match="step expects 3 integers"):
            batch.step(actions)
