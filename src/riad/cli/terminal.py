"""What several commands need of a terminal and of files."""

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
    from riad.core.match import Match


class FileTrouble(riad.RiadError):
    """A file that cannot be read or written."""


def on_the_side(text: str) -> None:
    """Write to standard error, unless it is closed."""
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()


def be_forgiving() -> None:
    """Let letters that standard input or output cannot have stand as codes, instead of stopping it all."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def in_colour() -> bool:
    """Whether standard output shows colours; NO_COLOR turns them off."""
    return has_codes(sys.stdout) and not os.environ.get("NO_COLOR")


def has_codes(stream: TextIO | None) -> bool:
    """Whether a stream, which may be closed (None), is a terminal that understands ANSI codes."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def wrapped(text: str, indent: int = 0) -> str:
    """A text in lines that fit the terminal, all but the first of them indented."""
    columns = min(100, shutil.get_terminal_size().columns)
    return textwrap.fill(text, max(20, columns - 1), subsequent_indent=" " * indent)


def whole_number(text: str) -> int:
    """A whole number of the command line."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a whole number is wanted, not {text!r}") from None


def points_told(before: Sequence[int], after: Sequence[int]) -> str:
    """The points of each seat and how they changed."""
    changes = (f"{now} ({now - was:+d})" for was, now in zip(before, after, strict=True))
    return f"Points by seat: {', '.join(changes)}."


def compile_with_progress(name: str) -> None:
    """Compile a game's rules and its bots; if that takes a while, say so and how far it is."""
    from riad.preparation import prepare_aloud

    prepare_aloud(name)


def load(path: Path) -> "Match":
    """The match in a file; every trouble names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileTrouble(f"{path}: this is no text, so no saved match") from None
    except OSError as error:
        raise FileTrouble(f"{path} cannot be read: {error.strerror}") from None
    try:
        return riad.loads(text)
    except riad.DamagedFile as error:
        raise FileTrouble(f"{path}, {error}") from error


def save(match: "Match", path: Path) -> None:
    """Write a match so that the file is at every moment whole: the old one or the new one."""
    draft = path.with_name(f"{path.name}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(match.dumps())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be written: {error.strerror}") from None
