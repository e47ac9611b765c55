"""Measurements in common: their number, and how their rows are printed for people and for programs."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

BURSTS = 5
"""Number of bursts that a figure is the median of."""

Row = TypeVar("Row", bound="DataclassInstance")


def print_rows(rows: Iterable[Row], head: str, line: Callable[[Row], str], *, as_json: bool) -> None:
    """Print each row once it is measured: as a line below a heading, or as one JSON object."""
    if not as_json:
        print(head)
    for row in rows:
        known = {name: value for name, value in asdict(row).items() if value is not None}
        print(json.dumps(known) if as_json else line(row), flush=True)
