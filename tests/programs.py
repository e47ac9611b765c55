"""Programs that tests need beside Python: found, installed where possible, or the test is left out."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def installed(package: str, find: Callable[[], Path | None], missing: str) -> Path:
    """Where a program is. On Debian root installs it; else its tests are skipped, but never in CI."""
    found, told = find(), ""
    manager = shutil.which("apt-get")
    if found is None and manager and os.geteuid() == 0:
        with one_at_a_time():
            found = find()  # perhaps another worker has installed it meanwhile
            if found is None:
                told = install(manager, package)
                found = find()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{missing}\n{told}")
        pytest.skip(missing)
    return found


def install(manager: str, package: str) -> str:
    """Install a package of Debian's; tells what was said where that failed."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patiently = "DPkg::Lock::Timeout=300"  # someone else may be installing something too
    for command in (("update", "-q"), ("install", "-qy", "--no-install-recommends", package)):
        words = [manager, "-o", patiently, *command]
        done = subprocess.run(words, env=quietly, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"{' '.join(words)} failed:\n{done.stdout[-500:]}{done.stderr[-500:]}"
    return ""


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """The workers of a test run wait for each other: apt refuses to run twice at once."""
    import fcntl

    with (Path(tempfile.gettempdir()) / "riad-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
