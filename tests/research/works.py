"""Work for the tests to give to workers, which import it from here."""

import os
import signal
from pathlib import Path
from typing import Any


def double(number: int) -> int:
    return 2 * number


def die_at_first(job: tuple[int, str]) -> int:
    """Kills its own process, unless another one has died over this job before."""
    number, folder = job
    grave = Path(folder) / str(number)
    if number % 3 == 1 and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_job: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(number: int) -> int:
    return 1 // number


def rules_compiled_anew(game: str) -> tuple[str, int]:
    """Where compiled rules are kept, and how many functions of a game were compiled rather than loaded."""
    from riad.core.compiling import cache_folder
    from riad.core.engine import Engine
    from riad.games import game_named

    package = game_named(game)
    engine = Engine(package, 2, {})
    state = engine.start(1)
    engine.apply(state, engine.legal(state)[0])
    functions: list[Any] = [package.setup, package.legal, package.apply]
    return str(cache_folder("riad")), sum(sum(one.stats.cache_misses.values()) for one in functions)
