"""Measurements in common: their number, and how their rows are printed for people and for programs."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, ClassVar, Protocol, TypeVar

BURSTS = 5
"""Number of bursts that a figure is the median of."""


class Figures(Protocol):
    """The type of every dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


Row = TypeVar("Row", bound=Figures)


def print_rows(rows: Iterable[Row], head: str, line: Callable[[Row], str], *, as_json: bool) -> None:
    """Print each row once it is measured: as a line below a heading, or as one JSON object."""
    if not as_json:
        print(head)
    for row in rows:
        known = {name: value for name, value in asdict(row).items() if value is not None}
        print(json.dumps(known) if as_json else line(row), flush=True)
