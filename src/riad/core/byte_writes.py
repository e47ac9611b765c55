"""Bits and bytes written into observations, many at once as memory moves."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types

from riad.core.contract import Features
from riad.core.jit import instructions, rule

OCTETS = np.array([[byte >> place & 1 for place in range(8)] for byte in range(256)], np.uint8)
BYTE = ir.IntType(8)


@rule
def write_eight(mask: int, out: Features) -> None:
    """Write the lowest eight bits of a mask as 0 and 1: one memory move from a table."""
    for place in range(8):
        out[place] = OCTETS[mask & 255, place]


def at_once(_typing: Any, numbers: Any, _more: Any, out: Any) -> tuple[Any, Callable[..., Any]] | None:
    """Return the code of `write_all`: Numba cannot prove that the two do not overlap and would copy bytes."""
    if not isinstance(numbers, types.NestedArray) or numbers.ndim > 1 or numbers.dtype.bitwidth != BYTE.width:
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        all_at_once = ir.VectorType(BYTE, numbers.shape[0])

        def place(which: int) -> Any:
            array = context.make_array(signature.args[which])(context, builder, arguments[which])
            return builder.bitcast(array.data, all_at_once.as_pointer())

        more = builder.trunc(arguments[1], BYTE)
        added = ir.Constant(all_at_once, ir.Undefined)
        for index in range(numbers.shape[0]):
            added = builder.insert_element(added, more, ir.Constant(ir.IntType(32), index))
        builder.store(builder.add(builder.load(place(0), align=1), added), place(2), align=1)
        return context.get_dummy_value()

    return types.void(numbers, types.intp, out), generate


@instructions(at_once)
def write_all(numbers: Any, more: int, out: Features) -> None:
    """Write the single-byte numbers of a record, each plus an offset: with 1, NONE is written as 0."""
    for index in range(len(numbers)):
        out[index] = (int(numbers[index]) + more) & 255
