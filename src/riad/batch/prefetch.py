"""Prefetching: a batch reads more memory than the processor's caches hold."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

from riad.core.jit import instructions

LINE = 64  # bytes of a cache line
TO_WRITE, TO_STAY, DATA = 1, 3, 1  # arguments of LLVM's prefetch
NUMBER, ADDRESS = ir.IntType(32), ir.IntType(8).as_pointer()


def hint(_context: Any, rows: Any, _row: Any, _byte: Any) -> tuple[Any, Callable[..., Any]]:
    """Return the code of `prefetch`. A GPU needs no prefetching: other threads work while one waits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if "cuda" not in type(context).__module__:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            stride = builder.extract_value(array.strides, 0)
            offset = builder.add(builder.mul(arguments[1], stride), arguments[2])
            place = builder.gep(builder.bitcast(array.data, ADDRESS), [offset])
            form = ir.FunctionType(ir.VoidType(), [ADDRESS, NUMBER, NUMBER, NUMBER])
            intrinsic = cgutils.get_or_insert_function(builder.module, form, "llvm.prefetch.p0")
            how = [ir.Constant(NUMBER, number) for number in (TO_WRITE, TO_STAY, DATA)]
            builder.call(intrinsic, [place, *how])
        return context.get_dummy_value()

    return types.void(rows, types.intp, types.intp), generate


@instructions(hint)
def prefetch(rows: Any, row: int, byte: int) -> None:
    """Prefetch the cache line of a byte of a row. This is only a hint: plain Python does nothing."""
