"""Observations taken apart by the names of their layouts."""

from collections.abc import Iterable, Sequence


def parts(numbers: Iterable[float], layout: Sequence[tuple[str, int]]) -> dict[str, list[float]]:
    """The numbers under each name; there are as many as the layout says."""
    left = [float(number) for number in numbers]
    found = {}
    for name, length in layout:
        found[name], left = left[:length], left[length:]
    assert left == []
    return found
