"""Preparing a game: its rules and bots are compiled before they are needed, once for all processes of a user.

A process that compiles holds a lock and writes its progress into the cache, so that others wait for it
instead of doing the same, and can show its progress. The duration of each step is saved for the next time,
which comes with a new version of the sources.
"""

import contextlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from riad import games
from riad.bots.levels import bot_named
from riad.core.engine import Engine
from riad.core.file_lock import file_lock
from riad.core.jit import PLAIN, cache_folder, cache_root
from riad.core.records import Record, copy_record

TICK = 0.2  # seconds between two reports of progress
BAR = 20  # characters
Step = tuple[float, Callable[[], object]]
"""Something that compiles what it calls, and the seconds that it takes for a large game."""


class Progress(NamedTuple):
    """Progress of preparing a game: a share from 0 to 1, and the seconds left if they are known."""

    share: float
    left: float | None = None


Watch = Callable[[Progress], None]


def is_prepared(name: str, *, bots: bool = True) -> bool:
    """Return whether these sources of a game were compiled before, here or by another process."""
    return PLAIN or all(mark.exists() for mark in _marks(name, bots=bots))


def prepare(name: str, watch: Watch = lambda _progress: None, *, bots: bool = True) -> None:
    """Compile the rules of a game and, if wanted, its bots; or wait until another process has done it.

    `watch` receives the progress every now and then, in a dedicated thread.
    """
    if is_prepared(name, bots=bots):
        return
    with _told(name, watch), file_lock(cache_folder(__name__) / f"{name}.lock"):
        parts = zip(_marks(name, bots=bots), (rules_of, bots_of), strict=False)
        _compile(name, [(mark, steps(name)) for mark, steps in parts if not mark.exists()])


def progress_of(name: str) -> Progress:
    """Return the progress of the process that prepares a game; a share of 0 if none does."""
    try:
        progress = json.loads(_progress_file(name).read_bytes())
        done, expected = progress["done"], progress["expected"]
        within = min(max(0.0, time.time() - progress["since"]), 0.95 * expected[done])
    except (OSError, ValueError, LookupError):
        return Progress(0.0)
    whole, so_far = sum(expected), sum(expected[:done]) + within
    return Progress(so_far / whole, whole - so_far if progress["known"] else None)


def prepare_aloud(name: str, *, bots: bool = True) -> None:
    """Prepare a game and show the progress on standard error, unless it was prepared before."""
    if is_prepared(name, bots=bots):
        return
    screen = sys.stderr
    title = games.game_named(name).TITLE
    live = screen is not None and screen.isatty() and os.environ.get("TERM") != "dumb"

    def say(text: str) -> None:
        if screen is not None:
            screen.write(text)
            screen.flush()

    if not live:
        say(f"Compiling the rules of {title} (once, up to a minute) ...\n")
        prepare(name, bots=bots)
        return
    try:
        prepare(name, lambda progress: say(line_of(title, progress)), bots=bots)
    finally:
        say("\r\x1b[K")


def line_of(title: str, progress: Progress) -> str:
    """Return a line that shows the progress on a terminal."""
    bar = "#" * int(BAR * progress.share)
    left = "" if progress.left is None else f" {progress.left:.0f} s left"
    return f"\r\x1b[KCompiling the rules of {title} (once): [{bar:<{BAR}}]{left}"


def rules_of(name: str) -> list[Step]:
    """Return the steps that compile everything a match calls, each with its usual duration."""
    play = _Playground(name)
    engine, game = play.engine, play.engine.game
    return [
        (12.0, lambda: play.first),
        (0.2, lambda: engine.actor(play.state)),
        (4.0, lambda: engine.refusal(play.state, play.first)),
        (3.0, lambda: engine.points(play.state)),
        (0.2, lambda: game.actor(play.state)),  # records outside arrays compile separately
        (0.8, lambda: game.legal(play.state, np.empty(game.ACTIONS, np.int32))),
        (1.0, lambda: game.refusal(play.state, play.first)),
        (0.4, lambda: game.points(play.state, np.zeros(engine.seats, np.int32))),
        (15.0, lambda: game.apply(copy_record(play.state), play.first)),
        (1.0, lambda: engine.places(play.state)),
        (3.0, lambda: engine.apply(copy_record(play.state), play.first)),
        (5.0, lambda: engine.replay(0, [play.first])),
        (1.0, engine.warm_up),
    ]


def bots_of(name: str) -> list[Step]:
    """Return the steps that compile everything that bots and programs for learning call."""
    play = _Playground(name)
    engine, game = play.engine, play.engine.game
    return [
        (3.0, lambda: engine.observe(play.state, 0)),
        (4.0, lambda: game.worth(play.state, 0)),
        (1.0, lambda: engine.reshuffled(play.state, 0, 0)),
        (0.5, lambda: game.tally(play.state, 0)),
        (4.0, lambda: bot_named("gentle", engine, 0).choose(play.state)),
        (0.1, lambda: bot_named("keen", engine, 0).choose(play.state)),
        (20.0, lambda: bot_named("strong", engine, 0).choose(play.state)),
    ]


class _Playground:
    """A game on which every function can be tried; nothing is compiled before it is called."""

    def __init__(self, name: str) -> None:
        game = games.game_named(name)
        self.engine = Engine(game, game.SEATS[0], {})

    @cached_property
    def state(self) -> Record:
        return self.engine.start(0)

    @cached_property
    def first(self) -> int:
        return self.engine.legal(self.state)[0]


def _marks(name: str, *, bots: bool) -> list[Path]:
    """Return the marker files of what was compiled: the rules, and the bots if they are wanted."""
    folder = cache_folder(__name__)
    return [folder / f"{name}.{part}" for part in ("rules", "bots")[: 2 if bots else 1]]


def _compile(name: str, parts: Sequence[tuple[Path, Sequence[Step]]]) -> None:
    """Do the steps of each part and record their durations, for other processes and for the next time."""
    last = _durations()
    known = all(len(last.get(mark.name, ())) == len(steps) for mark, steps in parts)
    expected = [
        seconds
        for mark, steps in parts
        for seconds in (last[mark.name] if known else [usual for usual, _ in steps])
    ]
    done = 0
    try:
        for mark, steps in parts:
            took = []
            for _, step in steps:
                began = time.time()
                progress = {"expected": expected, "known": known, "done": done, "since": began}
                _write(_progress_file(name), progress)
                step()
                took.append(round(max(0.01, time.time() - began), 2))
                done += 1
            _write(_durations_file(), {**_durations(), mark.name: took})
            mark.touch()
    finally:
        _progress_file(name).unlink(missing_ok=True)


def _durations() -> dict[str, list[float]]:
    """Return the durations of the steps the last time, by the name of their marker file."""
    try:
        durations = json.loads(_durations_file().read_bytes())
    except (OSError, ValueError):
        return {}
    return durations if isinstance(durations, dict) else {}


def _durations_file() -> Path:
    return cache_root() / "durations.json"  # shared by all versions


def _progress_file(name: str) -> Path:
    return cache_folder(__name__) / f"{name}.progress"


def _write(path: Path, content: object) -> None:
    """Write a file atomically: a reader finds the old content or the new one, never a part."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(json.dumps(content), encoding="utf-8")
    draft.replace(path)


@contextlib.contextmanager
def _told(name: str, watch: Watch) -> Iterator[None]:
    """Report the progress to a watcher while the block runs."""
    watch(progress_of(name))
    over = threading.Event()

    def tell() -> None:
        while not over.wait(TICK):
            watch(progress_of(name))

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()
    watch(Progress(1.0))
