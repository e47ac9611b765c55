"""What several commands need of a terminal and of files."""

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import riad

if TYPE_CHECKING:
    from riad.core.engine import Engine
    from riad.core.match import Match


class FileTrouble(riad.RiadError):
    """A file that cannot be read or written."""


def in_colour() -> bool:
    """Whether standard output shows colours; NO_COLOR turns them off."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def compile_with_progress(engine: "Engine") -> None:
    """Compile a game's rules, and if that takes a while say so and how far it is."""
    if engine.is_compiled:
        return
    title, live = engine.game.TITLE, sys.stderr.isatty()

    def report(done: int, of: int) -> None:
        if live:
            bar = "#" * (20 * done // of)
            sys.stderr.write(f"\rCompiling the rules of {title} (once): [{bar:<20}] {done} of {of} ")
        elif done == 0:
            sys.stderr.write(f"Compiling the rules of {title} (once, some seconds) ...\n")
        sys.stderr.flush()

    engine.compile(report)
    sys.stderr.write("\r\x1b[K" if live else "")


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
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as draft:
            draft.write(match.dumps())
            draft.flush()
            os.fsync(draft.fileno())
        Path(draft.name).replace(path)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be written: {error.strerror}") from None
