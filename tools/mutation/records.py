"""Records of mutants between runs: the results of earlier runs, and the mutants that change no rule."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.mutation.operators import Mutant
from tools.mutation.runs import Measured

ALIVE = "alive"


class Results:
    """A file of results, a line for each mutant, so that an interrupted run continues where it stopped.

    The fate of a mutant belongs to its text. One that died stays dead; one that lived is tried again when the
    tests have changed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fates: dict[str, tuple[str, str]] = {}
        self._measured: dict[str, dict[str, Any]] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        for line in lines:
            self._note(json.loads(line))
        path.parent.mkdir(parents=True, exist_ok=True)

    def _note(self, entry: dict[str, Any]) -> None:
        if "measured" in entry:
            self._measured[entry["game"]] = entry
        else:
            self._fates[entry["mutant"]] = entry["fate"], entry["tests"]

    def _append(self, entry: dict[str, Any]) -> None:
        self._note(entry)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def fate(self, file: str, mutant: Mutant, tests: str) -> str | None:
        """Return the fate of a mutant if it holds for these tests."""
        fate, with_tests = self._fates.get(key(file, mutant), (None, ""))
        return None if fate == ALIVE and with_tests != tests else fate

    def add(self, file: str, mutant: Mutant, tests: str, fate: str) -> None:
        """Record the fate of a mutant."""
        self._append({"mutant": key(file, mutant), "fate": fate, "tests": tests})

    def measured(self, game: str, digest: str) -> Measured | None:
        """Return the measurement of a game's tests, if it was made with these sources."""
        found = self._measured.get(game, {})
        if found.get("digest") != digest:
            return None
        reaching = found["measured"]["reaching"]
        by_line = {
            file: {int(line): tests for line, tests in lines.items()} for file, lines in reaching.items()
        }
        return Measured(found["measured"]["seconds"], by_line)

    def add_measured(self, game: str, digest: str, measured: Measured) -> None:
        """Record the measurement of a game's tests."""
        self._append({"game": game, "digest": digest, "measured": asdict(measured)})


def key(file: str, mutant: Mutant) -> str:
    """Return a hash of a mutant's file and text."""
    return hashlib.sha256(f"{file}\0{mutant.changed}".encode()).hexdigest()[:16]


def digest_of(paths: Iterable[Path]) -> str:
    """Return a hash of the content of files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Equivalent:
    """A mutant that changes no rule, with the reason. `before` and `after` are its lines, not indented."""

    file: str
    function: str
    operator: str
    before: str
    after: str
    reason: str

    def is_of(self, mutant: Mutant) -> bool:
        """Return whether it describes a mutant of its file."""
        gone, come = ("\n".join(lines) for lines in mutant.difference)
        own = (self.function, self.operator, self.before, self.after)
        return own == (mutant.function, mutant.operator, gone, come)


def equivalents(path: Path) -> list[Equivalent]:
    """Read the list of the mutants that change no rule."""
    if not path.is_file():
        return []
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]
    return [Equivalent(**entry) for entry in entries]


def faults_of(entries: Sequence[Equivalent], mutants: dict[str, list[Mutant]]) -> list[str]:
    """Return what is wrong with the entries for these files: each describes exactly one mutant."""
    found = []
    for entry in entries:
        if entry.file in mutants:
            number = sum(entry.is_of(mutant) for mutant in mutants[entry.file])
            if number != 1:
                found.append(f"{entry.file}, {entry.function}: {number} mutants are “{entry.after}”")
            if not entry.reason.strip():
                found.append(f"{entry.file}, {entry.function}: “{entry.after}” has no reason")
    return found
