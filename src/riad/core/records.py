"""Records: the NumPy structures that hold a game's full state.

A record is read and written by attribute, `state.players[0].points`, in compiled rules and in plain Python
alike; it is copied by assignment, compared and saved as bytes, and stacked in arrays.
"""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:

    class Record:
        """A NumPy record, for the type checker: its fields are those of its dtype."""

        dtype: "Dtype"
        base: "States | None"

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...  # noqa: D102
else:

    class Record(np.record):
        """A NumPy record with field access in a third of the time.

        NumPy's own looks up a field in Python, in several steps. A view reads hundreds after every turn.
        """

        __slots__ = ()
        __getattribute__ = np.void.__getattribute__
        __getitem__ = np.void.__getitem__  # nested records have this type already

        def __getattr__(self, name: str) -> Any:
            try:
                return self[name]
            except ValueError:
                raise AttributeError(f"this record has no field {name!r}") from None


Dtype = np.dtype[Any]
States = np.ndarray[Any, Dtype]
Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record_dtype(fields: Sequence[Field]) -> Dtype:
    """Return the dtype of a record with these fields, aligned as in C.

    `Record` provides attribute access in plain Python (NUMBA_DISABLE_JIT=1). Nested records need it as
    well, so create them with this function too. A field cannot have the name of an `np.record` attribute.
    """
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    if taken:
        raise ValueError(f"np.record has {', '.join(taken)} of its own: give the field another name")
    formats = {name: np.dtype((form, shape[0]) if shape else form) for name, form, *shape in fields}
    layout = np.dtype([(name, _aligned(form)) for name, form in formats.items()], align=True)
    offsets = [layout.fields[name][1] for name in formats] if layout.fields else []
    whole: dict[str, Any] = {"names": [*formats], "formats": [*formats.values()], "offsets": offsets}
    whole |= {"itemsize": layout.itemsize, "aligned": True}
    return np.dtype((Record, np.dtype(whole)))  # type: ignore[call-overload]  # NumPy's types lack this form


def _aligned(form: Dtype) -> Dtype:
    """Return the dtype with NumPy's alignment: nested records would count as single bytes."""
    inner, shape = form.subdtype or (form, ())
    if inner.names is None:
        return form
    fields = [(name, _aligned(inner[name])) for name in inner.names]
    return np.dtype((np.dtype(fields, align=True), shape))


def alone(record: Record) -> States:
    """Copy a record into an array of one, with its padding, which a copy by fields leaves uninitialised."""
    return np.frombuffer(record.tobytes(), record.dtype)


def new_record(dtype: Dtype) -> Record:
    """Return a record of zeros with its own memory."""
    record: Record = np.zeros(1, dtype)[0]
    return record


def copy_record(record: Record) -> Record:
    """Copy a record into its own memory."""
    copy: Record = np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]  # including the padding
    return copy


def copy_array(array: States) -> States:
    """Copy an array, of records with their padding, into its own memory."""
    copy = np.empty(array.shape, array.dtype)
    copy.view(np.uint8)[...] = array.view(np.uint8)
    return copy


def describe(record: Record) -> str:
    """Describe a record in one line: its top-level numbers, and a fingerprint of all its bytes."""
    alone = [name for name in record.dtype.names or () if record.dtype[name].base.kind != "V"]
    numbers = [f"{name} {record[name]}" for name in alone if record[name].ndim == 0]
    return "  ".join([*numbers, fingerprint(record)])


def fingerprint(record: Record) -> str:
    """Return a short text that changes with any byte of a record."""
    return f"bytes {hashlib.sha256(record.tobytes()).hexdigest()[:16]}"
