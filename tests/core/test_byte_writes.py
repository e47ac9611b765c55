"""Writing the numbers of a byte array at once gives the same result as writing them one by one."""

import numpy as np
import pytest

from riad.core import byte_writes
from riad.core.contract import Features
from riad.core.jit import PLAIN, rule
from riad.core.records import Record, new_record, record_dtype

HEAPS = record_dtype([("before", np.int8), ("heaps", np.int8, (11,)), ("large", np.int16, (3,))])


@rule
def write(record: Record, more: int, out: Features) -> None:
    """Write the heaps as an observation does."""
    byte_writes.write_all(record.heaps, more, out[2:])


@rule
def write_large(record: Record, out: Features) -> None:
    """Write numbers of two bytes."""
    byte_writes.write_all(record.large, 0, out)


@pytest.mark.parametrize("more", [0, 1])
def test_numbers_are_written_each_so_much_more(more: int) -> None:
    record = new_record(HEAPS)
    record.heaps[:] = [-1, 0, 1, 5, 127, -1, 7, 7, 7, 30, 2]
    out = np.full(14, 99, np.uint8)
    write(record, more, out)
    expected = [(number + more) & 255 for number in record.heaps.tolist()]
    assert out.tolist() == [99, 99, *expected, 99]


@pytest.mark.skipif(PLAIN, reason="plain Python writes what it is given")
def test_larger_numbers_do_not_compile() -> None:
    with pytest.raises(Exception, match="write_all"):
        write_large(new_record(HEAPS), np.zeros(3, np.uint8))


def test_eight_bits_are_written_out() -> None:
    out = np.full(9, 9, np.uint8)
    byte_writes.write_eight(0b1_1010_0110, out)
    assert out.tolist() == [0, 1, 1, 0, 0, 1, 0, 1, 9]
