"""Prefetching is an instruction for the processor that changes no memory."""

import numba
import numpy as np
import pytest

from riad.batch.prefetch import LINE, prefetch
from riad.core.jit import PLAIN
from riad.core.records import States


@numba.njit  # type: ignore[untyped-decorator]  # by Numba
def touch(rows: States, row: int, byte: int) -> None:
    """Prefetch one line."""
    prefetch(rows, row, byte)


def test_fetching_changes_nothing_and_reaches_beyond_the_rows() -> None:
    """A batch asks for the row after the last: that is no fault, as nothing is read."""
    rows = np.arange(4 * LINE, dtype=np.uint8).reshape(4, LINE)
    before = rows.copy()
    for row, byte in [(0, 0), (3, LINE - 1), (4, 0), (2**30, LINE)]:
        touch(rows, row, byte)
    assert np.array_equal(rows, before)


@pytest.mark.skipif(PLAIN, reason="plain Python has no such instruction")
def test_it_is_compiled_to_a_prefetch_for_writing() -> None:
    touch(np.zeros((4, LINE), np.uint8), 1, 0)
    (code,) = touch.inspect_llvm().values()
    assert "call void @llvm.prefetch.p0(" in code
    assert ", i32 1, i32 3, i32 1)" in code
