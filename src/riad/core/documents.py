"""Options whose value is a whole document of JSON."""

import functools
import json
import os
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from riad.core.errors import BadOption
from riad.core.options import Kind
from riad.core.records import Record

MOST_TEXT = 1 << 20  # characters of a document
MOST_DEPTH = 64  # nested lists and mappings
BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""The brackets of JSON, and the strings, whose brackets do not count. An unterminated string matches too:
searching again from each of its quotation marks would take quadratic time."""


@dataclass(frozen=True)
class Document:
    """JSON in place of the document supplied with the game, or None. In Python a mapping or a file's path.

    A match is saved with the full document, even the game's own, so that it still replays after a file has
    changed. A path is a `Path`: a str is JSON itself, so that text from outside never names a file.
    """

    kind: ClassVar[Kind] = "document"
    choices: ClassVar[tuple[str, ...]] = ()
    name: str
    rule: str
    about: str
    dtype: Any
    check: Callable[[Any, str], Mapping[str, Any]]
    """Function from any value and its name in errors to the document alone; it raises BadOption."""
    pack: Callable[[Mapping[str, Any]], Record]
    """Function from a checked document to the record."""
    own: Path
    """The file supplied with the game: a template for others."""
    default: None = None
    metavar: str = "FILE"
    values: str = "a JSON file (default: the game's own)"

    def normalise(self, value: Any) -> Mapping[str, Any] | None:
        """Return the document itself; None for the game's own in any form."""
        if value is None:
            return None
        document = self._checked(value)
        return None if document == self._own else document

    def encode(self, value: Any, seats: int) -> Record:  # noqa: ARG002  # part of the protocol
        """Return the document as a record."""
        return self.pack(self._own if value is None else self._checked(value))

    def read(self, text: str) -> Mapping[str, Any] | None:
        """Return the document from a text of JSON."""
        return self.normalise(text)

    def parse_argument(self, text: str) -> Mapping[str, Any] | None:
        """Return the document from a file."""
        return self.normalise(Path(text))

    def write(self, value: Any) -> str:
        """Return the document in one line."""
        document = self._own if value is None else self._checked(value)
        return json.dumps(document, separators=(",", ":"))

    @functools.cached_property
    def _own(self) -> Mapping[str, Any]:
        """The document supplied with the game, read once."""
        return self._checked(self.own)

    def _checked(self, value: Any) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return self.check(value, self.name)
        if isinstance(value, os.PathLike):
            return self._parsed(self._text_of(Path(value)), os.fsdecode(value))
        if isinstance(value, str):
            return self._parsed(value, self.name)
        wanted = f"option {self.name} must be a mapping or a Path, not {type(value).__name__}"
        raise BadOption(self.name, wanted)

    def _text_of(self, path: Path) -> str:
        """Return the text of a file, without the byte order mark that Windows adds."""
        try:
            with path.open(encoding="utf-8-sig") as file:
                text = file.read(MOST_TEXT + 1)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
            raise BadOption(self.name, f"{os.fsdecode(path)} cannot be read: {reason}") from error
        if len(text) > MOST_TEXT:
            raise BadOption(self.name, f"{path} is too large for option {self.name}")
        return text

    def _parsed(self, text: str, source: str) -> Mapping[str, Any]:
        """Return the document from a text."""
        try:
            _check_depth(text)
            data = json.loads(text, object_pairs_hook=_without_repeats)
        except (ValueError, RecursionError) as error:
            raise BadOption(self.name, f"{source} is not valid JSON: {error}") from error
        return self.check(data, source)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON mapping; refuse repeated names, since all but one would be lost silently."""
    mapping = dict(pairs)
    if len(mapping) < len(pairs):
        names = Counter(name for name, _ in pairs)  # counting in a list takes quadratic time
        twice = next(name for name, number in names.items() if number > 1)
        raise ValueError(f"{twice[:40]!r} appears twice")
    return mapping


def _check_depth(text: str) -> None:
    """Raise ValueError for JSON nested more deeply than a document may be, before it is parsed."""
    depth = 0
    for match in BRACKETS.finditer(text):
        bracket = match[0]
        if bracket in "[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise ValueError("it is nested too deeply")
        elif bracket in "]}":
            depth -= 1
