"""A node in this process: its parts, its jobs, and their end."""

import pytest

from riad.server.node import stretched


@pytest.mark.parametrize(
    ("number", "factor", "expected"), [(200, 1, 200), (200, 0, 0), (0, 5, 0), (30, 0.001, 1)]
)
def test_a_limit_is_stretched_and_never_to_none(number: int, factor: float, expected: int) -> None:
    assert stretched(number, factor) == expected
