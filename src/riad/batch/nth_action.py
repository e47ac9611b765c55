"""Picking one legal action without a list: for a GPU, where a list is slow memory.

A `legal` writes each action it finds to `out[count]`. A SELECTOR in place of the array keeps only the write
to the wanted place. So `legal` is called twice, first for the number of actions, then for one of them; all
of this stays in registers.
"""

import operator
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from riad.core.records import Record, record_dtype

SELECTOR = record_dtype([("wanted", np.int32), ("kept", np.int32)])
NOTHING = -1


@overload(operator.setitem, strict=False)  # type: ignore[untyped-decorator]  # Numba has no types
def write_to_selector(out: Any, index: Any, value: Any) -> Callable[..., None] | None:  # noqa: ARG001  # names of the overloaded operator
    """Return the code of `out[count] = action` for a SELECTOR."""
    if out != numba.from_dtype(SELECTOR):
        return None

    def write(out: Record, index: int, value: int) -> None:
        if index == out.wanted:
            out.kept = value

    return write
