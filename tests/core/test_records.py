"""Records: attributes, copies, bytes, and the text that shows every field."""

import hashlib

import numpy as np
import pytest

from riad.core.records import Record, copy_record, describe, new_record, record_dtype

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
    """Leave memory of this size behind that is anything but zero, for the next to get it."""
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


def test_describe_shows_a_nested_record_that_stands_alone() -> None:
    record = new_record(record_dtype([("one", INNER), ("after", np.int8)]))
    record.one.low, record.one.high = 3, 4
    assert describe(record).startswith("one (3, 4)  after 0  bytes ")


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
