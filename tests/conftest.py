"""Randomness that is the same each time, and how the tests are dealt out to the processes of pytest-xdist."""

import os
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples each time, however slow the machine is: hypothesis would fail an example that takes
# 200 ms, and a test whose first examples take a second to draw.
# To look for others: pytest --hypothesis-profile searching
settings.register_profile("searching", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("derandomized", settings.get_profile("searching"), derandomize=True)
settings.load_profile("derandomized")

HERE = Path(__file__).parent
FIRST = ("web", "server", "research", "batch", "cli", "test_plain.py", "test_wheel.py")


class KnownSeeds:
    """The stand-in for a source of seeds that nobody can know."""

    def __init__(self) -> None:
        self.randbelow = random.Random(1).randrange


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In each test the same seeds for matches without one, as those that commands begin."""
    from riad.core import match

    monkeypatch.setattr(match, "secrets", KnownSeeds())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: much of a test is waiting, for a node or for a page."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The files that take longest come first, so that at the end all processes have something short to do."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.path))


def rank(path: Path) -> int:
    """The place of a file, or of its folder, among those that come first."""
    folder = path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""
    return FIRST.index(folder) if folder in FIRST else len(FIRST)
