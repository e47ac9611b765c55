"""Errors: each names the fault, its place, and the correct form."""

import copyreg
from collections.abc import Mapping
from typing import Any, cast

PUBLIC = "riad"
"""The module that a traceback names: the one that people import these errors from."""


class RiadError(Exception):
    """Base of Riad's errors. The text is one sentence for the person who caused it."""

    __module__ = PUBLIC

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by sentence and attributes: the arguments of a subclass are its own."""
        _, sentence, *attributes = cast("tuple[Any, ...]", super().__reduce__())
        return copyreg.__newobj__, (type(self), *sentence), *attributes  # type: ignore[attr-defined]


class UnknownGame(RiadError, LookupError):
    """A name that no game has."""

    __module__ = PUBLIC


class BadOption(RiadError, ValueError):
    """An option (`seats` and `seed` too) that the game does not have, or a value it cannot take."""

    __module__ = PUBLIC

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


class UnknownNotation(RiadError, ValueError):
    """A text that is not an action of the game in any position."""

    __module__ = PUBLIC

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r} is not a move: {reason}")
        self.text = text
        self.reason = reason


class IllegalMove(RiadError, ValueError):
    """An action that the rules forbid in this position; `rule` is the id of the rule, such as AZ-15.

    `sentence` gives the reason, and `reason` gives it as values, for texts in other languages.
    """

    __module__ = PUBLIC

    def __init__(self, move: str, rule: str, sentence: str, reason: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{move} is not allowed: {sentence} ({rule})")
        self.move = move
        self.rule = rule
        self.sentence = sentence
        self.reason = reason or {}


class NothingToPop(RiadError, IndexError):
    """An undo without an action to take back."""

    __module__ = PUBLIC


class DamagedFile(RiadError, ValueError):
    """A saved match that cannot be trusted; `line` counts from 1."""

    __module__ = PUBLIC

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
