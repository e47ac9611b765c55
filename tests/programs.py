"""Programs that tests need beside Python: found, installed where possible, or the test is left out."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest


def installed(package: str, find: Callable[[], Path | None], missing: str) -> Path:
    """Where a program is. On Debian root installs it; else its tests are skipped, but never in CI."""
    found = find()
    manager = shutil.which("apt-get")
    if found is None and manager and os.geteuid() == 0:
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (("update", "-q"), ("install", "-qy", "--no-install-recommends", package)):
            subprocess.run([manager, *command], env=quietly, capture_output=True, check=False)
        found = find()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found
