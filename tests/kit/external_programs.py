"""Programs that tests need besides Python: found, or installed where possible; otherwise the test is skipped.

python -m tests.kit.external_programs ARGS...  print the Debian packages that `pytest ARGS...` lacks
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from riad.cli.bench.chromium import find_chromium

TESTS = Path(__file__).resolve().parents[1]


def find_postgres() -> Path | None:
    """Return the folder with PostgreSQL's programs."""
    initdb = shutil.which("initdb")
    folders = [Path(initdb).resolve().parent] if initdb else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(
        (folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()),
        None,
    )


def finder(name: str) -> Callable[[], Path | None]:
    """Return a function that looks for a program, also where Debian installs it outside the PATH."""

    def find() -> Path | None:
        places = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))
        path = shutil.which(name, path=places)
        return Path(path) if path else None

    return find


find_shell = finder("chromium-headless-shell")


def find_browser() -> Path | None:
    """Return the browser that CHROME names, or Chromium without windows, or any that is installed.

    The one without windows shows the same pages in two thirds of the processor time.
    """
    return find_chromium() if os.environ.get("CHROME") else find_shell() or find_chromium()


USERS: dict[str, tuple[Path, Callable[[], Path | None]]] = {
    "chromium-headless-shell": (TESTS / "web", find_browser),
    "postgresql": (TESTS / "server", find_postgres),
    "nginx": (TESTS / "server" / "test_deploy.py", finder("nginx")),
    "caddy": (TESTS / "server" / "test_deploy.py", finder("caddy")),
    "systemd": (TESTS / "server" / "test_deploy.py", finder("systemd-analyze")),
    "git": (TESTS / "run" / "test_changes.py", finder("git")),
}
"""Debian packages, each with the tests that need it and a function that finds its program."""
SWITCHES = re.compile(r"-[qvxsl]+|--(lf|ff|nf|sw|pdb|co|last-failed|failed-first|stepwise|collect-only)")
"""Options of pytest without a value. The word after any other is taken for its value, not for a path."""


def missing_programs(arguments: list[str]) -> list[str]:
    """Return the packages that are missing for the tests that pytest runs with these arguments."""
    words = [
        Path(word.partition("::")[0])
        for before, word in zip(["-q", *arguments], arguments, strict=False)
        if not word.startswith("-")
        and (not before.startswith("-") or "=" in before or SWITCHES.fullmatch(before))
    ]
    paths = [path.resolve() for path in words if path.exists()]
    return [
        package
        for package, (tests, find) in USERS.items()
        if not paths or any(path.is_relative_to(tests) or tests.is_relative_to(path) for path in paths)
        if find() is None
    ]


def installed(package: str, missing: str) -> Path:
    """Return the path of a program; install it on Debian as root; otherwise skip its tests, but never in CI.

    Only packages in USERS are ever installed, because `./run test` announces those beforehand.
    """
    _, find = USERS[package]
    path, output = find(), ""
    refused = bool(os.environ.get("RIAD_NO_INSTALL"))
    manager = shutil.which("apt-get")
    if path is None and manager and os.geteuid() == 0 and not refused:
        with one_at_a_time():
            path = find()  # another worker may have installed it by now
            if path is None:
                output = install(manager, package)
                path = find()
    if path is None:
        if refused or os.environ.get("CI") == "true":
            pytest.fail(f"{missing}\n{output}")
        pytest.skip(missing)
    return path


def install(manager: str, package: str) -> str:
    """Install a Debian package; return the output of a failed command, or an empty string."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patiently = "DPkg::Lock::Timeout=300"  # another process may be installing something as well
    for command in (("update", "-q"), ("install", "-qy", "--no-install-recommends", package)):
        words = [manager, "-o", patiently, *command]
        done = subprocess.run(words, env=quietly, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"{' '.join(words)} failed:\n{done.stdout[-500:]}{done.stderr[-500:]}"
    return ""


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Make the workers of a test run wait for each other: apt refuses to run twice at once."""
    import fcntl

    with (Path(tempfile.gettempdir()) / "riad-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.stdout.writelines(package + "\n" for package in missing_programs(sys.argv[1:]))
