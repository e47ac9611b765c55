"""Options: the named settings of a table, chosen before a game.

Each option has a value in Python (`wall="grey"`, `first=0`), a text in files and on the command line
(`wall grey`, `first 1`: seats count from 1 in text), and a field in the record that the compiled `setup`
reads: a small number, or a nested record for a document.
"""

import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

import numpy as np

from riad.core.errors import BadOption
from riad.core.records import Dtype, Record, new_record, record_dtype


def whole_number(value: object) -> int | None:
    """Return a whole number (also NumPy's) as an int, else None; True and False are not numbers here."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # raises TypeError for anything else
    except TypeError:
        return None


Kind = Literal["choice", "seat", "flag", "document"]


class Option(Protocol):
    """One option: its name, its meaning, the rule it changes, and its values."""

    @property
    def name(self) -> str:
        """The name of the record's field, of the entry in files and, after two dashes, of the flag."""

    @property
    def rule(self) -> str:
        """The id of the rule that the option changes or settles."""

    @property
    def about(self) -> str:
        """One sentence that explains the choice."""

    @property
    def default(self) -> Any:
        """The default value."""

    @property
    def kind(self) -> Kind:
        """The kind of its values."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words of a choice, the default first; empty for other kinds."""

    @property
    def values(self) -> str:
        """The possible values in words, for the terminal."""

    @property
    def metavar(self) -> str:
        """Placeholder of a value in a help text."""

    @property
    def dtype(self) -> Any:
        """Dtype of the option in the record."""

    def normalise(self, value: Any) -> Any:
        """Return the value in its stored form; this is where a file is read, once."""

    def encode(self, value: Any, seats: int) -> Any:
        """Return the value for the record; raise BadOption if the value is not allowed."""

    def read(self, text: str) -> Any:
        """Return the value of a text; raise BadOption if the text is not a value."""

    def parse_argument(self, text: str) -> Any:
        """Return the value of an argument on the command line."""

    def write(self, value: Any) -> str | None:
        """Return the text of a value in a match's file, in one line; None to leave it out."""


class TextOption:
    """An option with few values: a small number in the record; on the command line the text of files."""

    dtype: ClassVar[Any] = np.int8
    metavar: ClassVar[str] = "VALUE"

    def normalise(self, value: Any) -> Any:
        """Return the value unchanged."""
        return value

    def parse_argument(self, text: str) -> Any:
        """Return the value of the argument, read like a text in a file."""
        return self.read(text)  # type: ignore[attr-defined]  # defined in every subclass


@dataclass(frozen=True)
class Choice(TextOption):
    """One of several words. The first is the default; the record holds its place in the list."""

    kind: ClassVar[Kind] = "choice"
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
        """The words as a list: coloured, grey or plain."""
        *others, last = self.choices
        return f"{', '.join(others)} or {last}" if others else last

    def encode(self, value: Any, seats: int) -> int:  # noqa: ARG002  # part of the protocol
        """Return the index of the word in the list."""
        return self.choices.index(self.read(value))

    def read(self, text: Any) -> str:
        """Return the word itself, if it is in the list."""
        if not isinstance(text, str) or text not in self.choices:
            raise BadOption(self.name, f"option {self.name} must be {self.values}, not {text!r}")
        return text

    def write(self, value: Any) -> str:
        """Return the word itself."""
        return str(value)


@dataclass(frozen=True)
class SeatChoice(TextOption):
    """A seat, or None to leave it to the seed. The record holds the seat, or -1."""

    kind: ClassVar[Kind] = "seat"
    choices: ClassVar[tuple[str, ...]] = ()
    name: str
    rule: str
    about: str
    default: None = None
    values: str = "a seat, or drawn from the seed"

    def encode(self, value: Any, seats: int) -> int:
        """Return the seat, or -1."""
        if value is None:
            return -1
        seat = whole_number(value)
        if seat is None or seat not in range(seats):
            shown = repr(value) if seat is None else f"seat {seat + 1}"
            raise BadOption(self.name, f"option {self.name} must be one of the {seats} seats, not {shown}")
        return seat

    def read(self, text: str) -> int | None:
        """Return the seat from a text that counts from 1."""
        if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) > 0):
            raise BadOption(self.name, f"option {self.name} must be a seat, counted from 1, not {text!r}")
        return int(text) - 1

    def write(self, value: Any) -> str | None:
        """Return the seat, counted from 1; None when it is left to the seed."""
        return None if value is None else str(value + 1)


@dataclass(frozen=True)
class Flag(TextOption):
    """Yes or no; no is the default. The record holds 1 or 0."""

    kind: ClassVar[Kind] = "flag"
    choices: ClassVar[tuple[str, ...]] = ()
    name: str
    rule: str
    about: str
    default: bool = False
    values: str = "yes or no"

    def encode(self, value: Any, seats: int) -> int:  # noqa: ARG002  # part of the protocol
        """Return 1 or 0."""
        if not isinstance(value, bool | np.bool_):
            raise BadOption(self.name, f"option {self.name} must be True or False, not {value!r}")
        return int(value)

    def read(self, text: str) -> bool:
        """Return the meaning of the word."""
        if text not in ("yes", "no"):
            raise BadOption(self.name, f"option {self.name} must be {self.values}, not {text!r}")
        return text == "yes"

    def write(self, value: Any) -> str:
        """Return the word."""
        return "yes" if value else "no"


def options_dtype(options: Iterable[Option]) -> Dtype:
    """Return the dtype of the record that `setup` reads: a field for each option."""
    return record_dtype([(option.name, option.dtype) for option in options])


def complete(options: Iterable[Option], chosen: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Return every option with its chosen value or its default; raise BadOption for an unknown name."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(name, f"{title} has no option {name!r}; it has {', '.join(known) or 'none'}")
    return {
        name: option.normalise(chosen[name]) if name in chosen else option.default
        for name, option in known.items()
    }


def plain(options: Iterable[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values in their form for files and JSON, without NumPy types."""
    return {option.name: _plain(option, values[option.name]) for option in options}


def _plain(option: Option, value: Any) -> Any:
    """Return a value in the form that its text gives."""
    text = None if value is None else option.write(value)
    return None if text is None else option.read(text)


def encode(options: Iterable[Option], dtype: Dtype, values: Mapping[str, Any], seats: int) -> Record:
    """Return the values as the record that `setup` reads."""
    record = new_record(dtype)
    for option in options:
        record[option.name] = option.encode(values[option.name], seats)
    return record
