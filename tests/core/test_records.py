"""Records: attributes, copies, bytes, and the text that shows every field."""

import hashlib
from typing import Any

import numpy as np
import pytest

from riad.core.jit import PLAIN, rule
from riad.core.records import Dtype, Record, copy_record, describe, new_record, record_dtype

INNER = record_dtype([("low", np.int8), ("high", np.int32)])
OUTER = record_dtype(
    [
        ("rng", np.uint64),
        ("turn", np.int8),
        ("board", np.int16, (2, 3)),
        ("players", INNER, (2,)),
        ("share", np.float32),
        ("line", np.int8, (4,)),
    ]
)


def filled() -> Record:
    record = new_record(OUTER)
    record.rng = 2**64 - 1
    record.turn = -1
    record.board[:] = [[1, 2, 3], [4, 5, 6]]
    record.players[0].low = 7
    record.players[1].high = 8
    record.share = 0.5
    record.line[:] = [9, 10, 11, 12]
    return record


def make_memory_dirty(size: int) -> None:
    """Leave memory of this size filled with nonzero bytes for the next allocation."""
    for _ in range(8):
        [np.full(size, 0xAB, np.uint8) for _ in range(32)]


def test_a_new_record_is_zero_in_every_byte() -> None:
    make_memory_dirty(OUTER.itemsize)
    assert new_record(OUTER).tobytes() == bytes(OUTER.itemsize)


def test_two_new_records_share_nothing() -> None:
    one, other = new_record(OUTER), new_record(OUTER)
    one.players[1].high = 3
    assert other.players[1].high == 0


def test_fields_are_attributes_nested_ones_too() -> None:
    record = filled()
    assert (record.turn, record.board[1, 2], record.players[1].high) == (-1, 6, 8)
    assert record["players"][1]["high"] == 8


def test_fields_are_aligned() -> None:
    assert OUTER.isalignedstruct
    assert INNER.isalignedstruct
    assert INNER.itemsize == 8


def test_describe_shows_the_lone_numbers_and_a_fingerprint_of_all_bytes() -> None:
    fingerprint = hashlib.sha256(filled().tobytes()).hexdigest()[:16]
    assert describe(filled()) == f"rng 18446744073709551615  turn -1  share 0.5  bytes {fingerprint}"


def test_describe_leaves_a_nested_record_to_the_fingerprint() -> None:
    record = new_record(record_dtype([("one", INNER), ("after", np.int8)]))
    empty = describe(record)
    record.one.low, record.one.high = 3, 4
    assert describe(record) == f"after 0  bytes {hashlib.sha256(record.tobytes()).hexdigest()[:16]}" != empty


@pytest.mark.parametrize("offset", [0, 8, 10, 20, 24, 28, 36, 40, 43])
def test_describe_tells_any_change(offset: int) -> None:
    changed = bytearray(filled().tobytes())
    changed[offset] ^= 1
    record = np.frombuffer(changed, OUTER)[0]
    assert describe(record) != describe(filled())


def test_a_copy_is_the_same_and_independent() -> None:
    record = filled()
    copy = copy_record(record)
    assert (str(copy), copy.dtype) == (str(record), record.dtype)
    copy.turn = 5
    copy.board[0, 0] = 99
    copy.players[1].high = 99
    assert str(record) == str(filled())
    record.players[0].low = 33
    assert copy.players[0].low == 7


def test_a_copy_is_the_same_in_every_byte() -> None:
    record, copies = filled(), []
    for _ in range(20):
        make_memory_dirty(OUTER.itemsize)
        copies.append(copy_record(record))
    assert {copy.tobytes() for copy in copies} == {record.tobytes()}


def test_a_copy_outlives_the_array_that_its_original_was_in() -> None:
    states = np.zeros(2, OUTER)
    states[1] = filled()
    copy = copy_record(states[1])
    states[1] = new_record(OUTER)
    assert str(copy) == str(filled())


@pytest.mark.parametrize("name", ["size", "dtype", "copy", "all", "max", "round", "tobytes", "T"])
def test_a_field_cannot_be_called_what_every_record_has(name: str) -> None:
    with pytest.raises(ValueError, match=rf"^np\.record has {name} of its own: give the field another name$"):
        record_dtype([("turn", np.int8), (name, np.int8)])


def test_all_refused_names_are_told_at_once() -> None:
    with pytest.raises(ValueError, match=r"^np\.record has size, max of its own"):
        record_dtype([("size", np.int8), ("max", np.int8)])


CORE = record_dtype([("tiny", np.int8), ("wide", np.int64)])
MIDDLE = record_dtype([("flag", np.int8), ("core", CORE), ("cores", CORE, (2,)), ("tail", np.int16)])
WHOLE = record_dtype(
    [
        ("phase", np.int8),
        ("middle", MIDDLE),
        ("odd", np.int8, (3,)),
        ("low", INNER),
        ("kind", np.int8),
        ("grid", MIDDLE, (2, 3)),
        ("end", np.int8),
    ]
)


def numbers(dtype: Dtype, start: int = 0, path: str = "") -> dict[str, tuple[int, Dtype]]:
    """Return every number in a record, however deep, with its offset from the record's start and its type."""
    if dtype.subdtype:
        inner, shape = dtype.subdtype
        places = {",".join(map(str, place)): place for place in np.ndindex(*shape)}
        parts = [(f"{path}[{name}]", start + inner.itemsize * at) for at, name in enumerate(places)]
        return {key: offset for name, at in parts for key, offset in numbers(inner, at, name).items()}
    if dtype.fields is None:
        return {path: (start, dtype)}
    fields = {name: dtype.fields[name] for name in dtype.names or ()}
    offsets = [numbers(field[0], start + field[1], f"{path}.{name}") for name, field in fields.items()]
    return {key: number for part in offsets for key, number in part.items()}


def test_a_record_of_numbers_alone_lies_as_numpy_aligns_it() -> None:
    fields: list[Any] = [
        ("a", np.int8),
        ("b", np.int64),
        ("c", np.int16, (3,)),
        ("d", np.int32),
        ("e", np.int8),
    ]
    ours, numpys = record_dtype(fields), np.dtype(fields, align=True)
    assert ours.fields is not None
    assert numpys.fields is not None
    assert ours.itemsize == numpys.itemsize
    assert [ours.fields[name][1] for name in "abcde"] == [numpys.fields[name][1] for name in "abcde"]


@pytest.mark.parametrize("form", [np.int16, np.int32, np.int64, np.uint64, np.float32, np.float64])
def test_a_nested_record_stands_where_its_numbers_are_aligned(form: type) -> None:
    inner = record_dtype([("first", np.int8), ("number", form)])
    outer = record_dtype([("before", np.int8), ("one", inner), ("between", np.int8), ("two", inner, (3,))])
    size = np.dtype(form).itemsize
    assert outer.fields is not None
    assert [outer.fields[name][1] for name in ("before", "one", "between", "two")] == [
        0,
        size,
        3 * size,
        4 * size,
    ]
    assert outer.itemsize == 10 * size


def test_all_numbers_two_levels_deep_are_aligned_and_apart() -> None:
    offsets = numbers(WHOLE)
    assert len(offsets) == 1 + 8 + 3 + 2 + 1 + 6 * 8 + 1
    for path, (offset, dtype) in offsets.items():
        assert offset % dtype.itemsize == 0, path
    taken = [byte for offset, dtype in offsets.values() for byte in range(offset, offset + dtype.itemsize)]
    assert len(taken) == len({*taken})
    assert max(taken) < WHOLE.itemsize
    assert WHOLE.itemsize % 8 == MIDDLE.itemsize % 8 == CORE.itemsize % 8 == 0
    assert WHOLE.isalignedstruct
    assert WHOLE["middle"]["core"].isalignedstruct


def test_nested_records_keep_their_type_and_attributes() -> None:
    assert (WHOLE["middle"], WHOLE["middle"]["core"], WHOLE["grid"].base) == (MIDDLE, CORE, MIDDLE)
    record = new_record(WHOLE)
    record.grid[1, 2].cores[1].wide = 7
    assert record["grid"][1, 2]["cores"][1]["wide"] == 7
    assert isinstance(record.middle.core, np.record)


def test_a_record_without_fields_has_no_bytes() -> None:
    assert record_dtype([]).itemsize == 0


@rule
def shuffle_about(record: Record, other: Record) -> int:
    """Read and write numbers and whole records at every level."""
    record.middle.core.wide = -(2**62)
    record.middle.cores[1].wide = record.middle.core.wide + 1
    record.low.high = 2**31 - 1
    record.end = record.kind = 5
    for row in range(2):
        for column in range(3):
            record.grid[row, column].core.wide = 10 * row + column
            record.grid[row, column].tail = -1
    record.grid[0, 0] = record.middle
    record.middle = other.middle
    core = record.grid[1, 1].cores[0]
    core.tiny = 3
    core.wide += 2**40
    return int(record.grid[0, 0].cores[1].wide) + int(record.low.high)


def test_compiled_rules_read_and_write_nested_records() -> None:
    record, other, expected = new_record(WHOLE), new_record(WHOLE), new_record(WHOLE)
    other.middle.core.wide = expected.middle.core.wide = 99
    other.middle.flag = expected.middle.flag = 1
    assert shuffle_about(record, other) == -(2**62) + 1 + 2**31 - 1
    expected.low.high = 2**31 - 1
    expected.end = expected.kind = 5
    for row in range(2):
        for column in range(3):
            expected.grid[row, column].core.wide = 10 * row + column
            expected.grid[row, column].tail = -1
    expected.grid[0, 0] = new_record(MIDDLE)
    expected.grid[0, 0].core.wide = -(2**62)
    expected.grid[0, 0].cores[1].wide = -(2**62) + 1
    expected.grid[1, 1].cores[0].tiny = 3
    expected.grid[1, 1].cores[0].wide = 2**40
    assert str(record) == str(expected)
    assert record.tobytes() == expected.tobytes()
    if not PLAIN:
        assert shuffle_about.signatures  # type: ignore[attr-defined]  # it was compiled


@rule
def sum_of_states(states: np.ndarray[Any, Dtype]) -> int:
    """Read nested numbers of records in an array."""
    total = 0
    for place in range(len(states)):
        total += states[place].grid[1, 2].cores[1].wide
        states[place].middle.core.tiny = place
    return total


def test_compiled_rules_read_nested_records_of_an_array() -> None:
    states = np.zeros(3, WHOLE)
    for place in range(3):
        states[place].grid[1, 2].cores[1].wide = 10**place * 2**33
    assert sum_of_states(states) == 111 * 2**33
    assert [state.middle.core.tiny for state in states] == [0, 1, 2]
    copy = copy_record(states[2])
    assert (copy.grid[1, 2].cores[1].wide, copy.middle.core.tiny) == (100 * 2**33, 2)
