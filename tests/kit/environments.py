"""Environments with exactly the packages that Riad requires, created without the network."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import load_script

ROOT = Path(__file__).parents[2]
UV = load_script(ROOT / "run").UV
OFFLINE = ("--offline", "--no-cache")  # a cached build could come from older sources


def uv(*words: object, where: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Run uv in isolation from the settings of any project."""
    command = [str(word) for word in (UV, *words, *OFFLINE)]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=where)


def environment(folder: Path, *extras: str) -> Path:
    """Create an environment with Riad's dependencies and these extras, without Riad; return its Python."""
    made = uv("venv", "--no-project", "--python", sys.executable, folder, where=folder.parent)
    assert made.returncode == 0, made.stderr
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    place = site_packages(python)
    for name in {*needed("riad", frozenset(extras))} - {"riad"}:
        for entry in entries(name):
            if not (place / entry.name).exists():
                (place / entry.name).symlink_to(entry)
    return python


def site_packages(python: Path) -> Path:
    """Return the folder for the packages of an environment."""
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(
        subprocess.run([python, "-c", code], check=True, capture_output=True, text=True).stdout.strip()
    )


def needed(name: str, extras: frozenset[str], known: set[tuple[str, str]] | None = None) -> Iterator[str]:
    """Yield a package and all its dependencies, some more than once."""
    known = set() if known is None else known
    yield name
    for requirement in map(Requirement, distribution(name).requires or ()):
        for extra in ("", *extras):
            is_needed = requirement.marker is None or requirement.marker.evaluate({"extra": extra})
            if is_needed and (extra, str(requirement)) not in known:
                known.add((extra, str(requirement)))
                more = frozenset(requirement.extras)
                yield from needed(canonicalize_name(requirement.name), more, known)


def entries(name: str) -> set[Path]:
    """Return the files and folders that belong to a package."""
    package = distribution(name)
    tops = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
    return {Path(str(package.locate_file(top))) for top in tops}
