"""Options: what a table may choose before a game, by name.

Each option has a value in Python (`wall="grey"`, `first=0`), a text in files and on the command line
(`wall grey`, `first 1`: seats count from 1 in text), and a small number in the record that the compiled
`setup` reads.
"""

import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from riad.core.errors import BadOption
from riad.core.records import Dtype, Record, new_record, record_dtype


def whole_number(value: object) -> int | None:
    """The value as an int if it is a whole number (of NumPy too), else None; True and False are not."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # what has no index raises
    except TypeError:
        return None


class Option(Protocol):
    """One thing to choose: its name, what it means, the rule it changes, and its values."""

    @property
    def name(self) -> str:
        """The name: of a field of the options record, in files, and with two dashes a flag."""

    @property
    def rule(self) -> str:
        """The id of the rule that it changes or settles."""

    @property
    def about(self) -> str:
        """One sentence for a person who chooses."""

    @property
    def default(self) -> Any:
        """The value when nobody chooses."""

    @property
    def values(self) -> str:
        """The possible values in words."""

    def code(self, value: Any, seats: int) -> int:
        """The number for the record; BadOption when the value cannot be."""

    def read(self, text: str) -> Any:
        """The value that a text stands for; BadOption when it stands for none."""

    def write(self, value: Any) -> str:
        """The text of a value."""


@dataclass(frozen=True)
class Choice:
    """One of several words. The first is the default; the record holds its place in the list."""

    name: str
    choices: tuple[str, ...]
    rule: str
    about: str

    @property
    def default(self) -> str:
        """The first word."""
        return self.choices[0]

    @property
    def values(self) -> str:
        """The words."""
        return " or ".join(self.choices)

    def code(self, value: Any, seats: int) -> int:  # noqa: ARG002  # part of the protocol
        """The word's place in the list."""
        return self.choices.index(self.read(value))

    def read(self, text: Any) -> str:
        """The word itself, if it is one of them."""
        if not isinstance(text, str) or text not in self.choices:
            raise BadOption(self.name, f"option {self.name} is {self.values}, not {text!r}")
        return text

    def write(self, value: Any) -> str:
        """The word itself."""
        return str(value)


@dataclass(frozen=True)
class Seat:
    """A seat, or None to leave it to the seed. The record holds the seat, or -1."""

    name: str
    rule: str
    about: str
    default: None = None
    values: str = "a seat, or left to the seed"

    def code(self, value: Any, seats: int) -> int:
        """The seat, or -1."""
        if value is None:
            return -1
        seat = whole_number(value)
        if seat is None or seat not in range(seats):
            shown = repr(value) if seat is None else f"seat {seat + 1}"
            raise BadOption(self.name, f"option {self.name} is one of the {seats} seats, not {shown}")
        return seat

    def read(self, text: str) -> int | None:
        """The seat that a text counts from 1."""
        if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) > 0):
            raise BadOption(self.name, f"option {self.name} is a seat, counted from 1, not {text!r}")
        return int(text) - 1

    def write(self, value: Any) -> str:
        """The seat, counted from 1."""
        return str(value + 1)


@dataclass(frozen=True)
class Flag:
    """Yes or no; no is the default. The record holds 1 or 0."""

    name: str
    rule: str
    about: str
    default: bool = False
    values: str = "yes or no"

    def code(self, value: Any, seats: int) -> int:  # noqa: ARG002  # part of the protocol
        """1 or 0."""
        if not isinstance(value, bool | np.bool_):
            raise BadOption(self.name, f"option {self.name} is True or False, not {value!r}")
        return int(value)

    def read(self, text: str) -> bool:
        """What the word stands for."""
        if text not in ("yes", "no"):
            raise BadOption(self.name, f"option {self.name} is {self.values}, not {text!r}")
        return text == "yes"

    def write(self, value: Any) -> str:
        """The word."""
        return "yes" if value else "no"


def options_dtype(options: Iterable[Option]) -> Dtype:
    """The record that `setup` reads: a field for each option."""
    return record_dtype([(option.name, np.int8) for option in options])


def complete(options: Iterable[Option], chosen: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Every option with its chosen value or its default; BadOption for a name that is not there."""
    known = {option.name: option.default for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(name, f"{title} has no option {name!r}; it has {', '.join(known) or 'none'}")
    return {**known, **chosen}


def plain(options: Iterable[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values as files and JSON have them, not NumPy's."""
    return {
        option.name: None if (value := values[option.name]) is None else option.read(option.write(value))
        for option in options
    }


def encode(options: Iterable[Option], dtype: Dtype, values: Mapping[str, Any], seats: int) -> Record:
    """The values as the record that `setup` reads."""
    record = new_record(dtype)
    for option in options:
        record[option.name] = option.code(values[option.name], seats)
    return record
