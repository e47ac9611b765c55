"""Helpers of the commands for the terminal and for files."""

import argparse
import io
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import riad

if TYPE_CHECKING:
    from riad.match.match import Match


class FileError(riad.RiadError):
    """A file that cannot be read or written."""


def print_error(text: str) -> None:
    """Write to standard error, unless it is closed."""
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()


def as_sentence(text: str) -> str:
    """Return a line of help with a capital initial and a full stop; other capitals stay."""
    return f"{text[0].upper()}{text[1:]}."


def tolerate_encoding_errors() -> None:
    """Escape characters that standard input or output cannot encode, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def use_colour() -> bool:
    """Return whether standard output shows colours; NO_COLOR turns them off."""
    return supports_ansi(sys.stdout) and not os.environ.get("NO_COLOR")


def supports_ansi(stream: TextIO | None) -> bool:
    """Return whether a stream, which may be closed (None), is a terminal that understands ANSI codes."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def wrapped(text: str, indent: int = 0) -> str:
    """Wrap a text to the terminal's width, with all lines but the first indented."""
    columns = min(100, shutil.get_terminal_size().columns)
    return textwrap.fill(text, max(20, columns - 1), subsequent_indent=" " * indent)


def whole_number(text: str) -> int:
    """Return a whole number of the command line."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}") from None


def points_text(before: Sequence[int], after: Sequence[int]) -> str:
    """Return the points of each seat and their changes."""
    changes = (f"{now} ({now - was:+d})" for was, now in zip(before, after, strict=True))
    return f"Points by seat: {', '.join(changes)}."


def compile_with_progress(name: str) -> None:
    """Compile a game's rules and its bots; if that takes a while, print a notice and the progress."""
    from riad.preparation import prepare_aloud

    prepare_aloud(name)


def load(path: Path) -> "Match":
    """Load the match in a file; every error names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path}: not a text file, so not a saved match") from None
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return riad.loads(text)
    except riad.DamagedFile as error:
        raise FileError(f"{path}, {error}") from error


def check_writable(path: Path) -> None:
    """Raise FileError if a match cannot be saved in this file, before anything is compiled for it."""
    draft = draft_of(path)
    try:
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}") from None


def draft_of(path: Path) -> Path:
    """Return the file that is written before it takes the place of this one."""
    return path.with_name(f"{path.name}.draft")


def save(match: "Match", path: Path) -> None:
    """Write a match atomically: at every moment the file is either the old one or the new one."""
    draft = draft_of(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(match.dumps())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}") from None
