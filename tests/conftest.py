"""Reproducible randomness, and the distribution of the tests over the processes of pytest-xdist."""

import os
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Use the same examples every time, however slow the machine is: by default, hypothesis fails an example that
# takes 200 ms, and a test whose first examples take a second to generate. To search for other examples:
# pytest --hypothesis-profile searching
settings.register_profile("searching", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("derandomized", settings.get_profile("searching"), derandomize=True)
settings.load_profile("derandomized")

HERE = Path(__file__).parent
collect_ignore = ["kit/toy"]  # it has tests of its own, which need it to be installed
FIRST = ("test_plain.py", "test_wheel.py", "web", "server", "research", "batch", "cli")  # folders, or files


class KnownSeeds:
    """A stand-in for a secret source of seeds."""

    def __init__(self) -> None:
        self.randbelow = random.Random(1).randrange


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seeds in each test, for matches begun without one, such as those that commands begin."""
    from riad.match import match

    monkeypatch.setattr(match, "secrets", KnownSeeds())


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH of a process in which the game of tests/kit/toy is installed."""
    from tests.kit.installed_toy import install_toy

    return install_toy(tmp_path_factory.mktemp("toy"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return 1.5 times the number of cores: much of a test is waiting, for a node or for a page."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the longest files first, so that short ones remain at the end to keep all processes busy."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.path))


def rank(path: Path) -> int:
    """Return the place of a file, or of its folder, in the order of those that run first."""
    parts = path.relative_to(HERE).parts if path.is_relative_to(HERE) else ()
    return min((FIRST.index(part) for part in parts if part in FIRST), default=len(FIRST))
