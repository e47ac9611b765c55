"""Records: the NumPy structures that hold a game's whole state.

A record is read and written by attribute, `state.players[0].points`, in compiled rules and in plain Python
alike; it is copied by assignment, compared and saved as bytes, and stacked in arrays.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:

    class Record:
        """A NumPy record to the type checker: it has the fields that its dtype gives it."""

        dtype: "Dtype"

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...  # noqa: D102
else:
    Record = np.record

Dtype = np.dtype[Any]
States = np.ndarray[Any, Dtype]
Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record_dtype(fields: Sequence[Field]) -> Dtype:
    """The dtype of a record with these fields, aligned as C would.

    `np.record` is what gives attribute access in plain Python (NUMBA_DISABLE_JIT=1). Nested records need it
    as well, so make them with this function too. A field cannot be called what `np.record` has already.
    """
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    if taken:
        raise ValueError(f"np.record has {', '.join(taken)} of its own: give the field another name")
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def new_record(dtype: Dtype) -> Record:
    """A record of zeros with memory of its own."""
    record: Record = np.zeros(1, dtype)[0]
    return record


def copy_record(record: Record) -> Record:
    """The same content in memory of its own."""
    copy: Record = np.array([record], record.dtype)[0]
    return copy


def describe(record: Record) -> str:
    """Every field of a record as text, nothing left out: what golden playthroughs print."""
    return "\n".join(_lines(record, ""))


def _lines(record: Any, indent: str) -> Iterator[str]:
    scalars = []
    for name in record.dtype.names:
        value = record[name]
        if value.dtype.names is None:
            scalars.append(f"{name} {_plain(value)}")
            continue
        yield from ([f"{indent}{'  '.join(scalars)}"] if scalars else [])
        scalars = []
        for number, part in enumerate(value):
            yield f"{indent}{name} {number}:"
            yield from _lines(part, indent + "  ")
    if scalars:
        yield f"{indent}{'  '.join(scalars)}"


def _plain(value: Any) -> str:
    """A scalar as a number, an array as numbers between spaces, rows between slashes."""
    if value.ndim == 0:
        return str(value)
    if value.ndim == 1:
        return ",".join(str(item) for item in value)
    return "/".join(_plain(row) for row in value)
