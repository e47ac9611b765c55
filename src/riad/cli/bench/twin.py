"""The games in C++ that measurements are compared with, compiled where there is a compiler."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import riad

TWINS = Path(riad.__file__).parents[2] / "benchmarks"
TWIN_GAMES = 30_000  # about one second of the twin


@dataclass(frozen=True)
class CppBaseline:
    """A compiled twin: the game's own, or Azul's with two seats as the common yardstick."""

    program: Path
    own: bool

    def games_per_second(self, seats: int, seconds: float) -> float:
        """Return the games per second of a burst of about this many seconds."""
        number = max(1, int(seconds * TWIN_GAMES))
        command = [str(self.program), str(seats if self.own else 2), str(number)]
        answer = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  # compiled here
        return float(json.loads(answer.stdout)["games_per_s"])


@contextmanager
def twin_of(name: str) -> Iterator[CppBaseline | None]:
    """Compile the twin in C++ of a game; yield None without a compiler or outside a checkout."""
    source, compiler = TWINS / f"{name}_twin.cpp", shutil.which("g++")
    own = source.exists()
    source = source if own else TWINS / "azul_twin.cpp"
    if compiler is None or not source.exists():
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "twin"
        command = [compiler, "-O3", "-march=native", "-DNDEBUG", "-o", str(program), str(source)]
        subprocess.run(command, check=True)  # noqa: S603  # our own source
        yield CppBaseline(program, own)
