"""Report faults in requirements/*.lock, which tools/lock.py remakes, and in web/package-lock.json."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from tools.lock import PYTHONS, TEST_EXTRAS, TEST_GROUPS, load_script

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"\w+://\S*|\b[a-z0-9-]+\.(?:com|dev|io|net|org)\b")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PIN = re.compile(r"==[^*,]+")  # one exact version: no wildcard, no second clause

Pins = dict[str, set[str]]
"""The versions of each package that a lock pins; several where they depend on the platform."""


def entries(text: str) -> list[str]:
    """Return the requirements and options of a lock, each with its continuation lines, without comments."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def entry_problems(entry: str) -> list[str]:
    """Return the faults of one entry of a lock."""
    wanted, *options = re.split(r"\s+(?=--)", entry)
    if wanted.startswith("-"):
        return [f"has the option {wanted.split()[0]}"]
    found = [f"has the option {option}" for option in options if not option.startswith("--hash")]
    if not options or not all(HASH.fullmatch(option) for option in options if option.startswith("--hash")):
        found.append(f"lacks a SHA-256 hash for {wanted}")
    try:
        requirement = Requirement(wanted)
    except InvalidRequirement:
        return [*found, f"has an entry that is not a requirement: {wanted}"]
    if requirement.url or not PIN.fullmatch(str(requirement.specifier)):
        found.append(f"does not pin {requirement.name}")
    return found


def lock_problems(lock: Path) -> list[str]:
    """Return the faults of a lock on its own."""
    if not lock.is_file():
        return [f"{lock.name} is missing"]
    text = lock.read_text(encoding="utf-8")
    found = [f"names the address {match.group()}" for match in ADDRESS.finditer(text)]
    for entry in entries(text):
        found += entry_problems(entry)
    return [f"{lock.name} {problem}" for problem in found]


def read_pins(lock: Path) -> Pins:
    """Return the versions that a faultless lock pins."""
    pins: Pins = {}
    for entry in entries(lock.read_text(encoding="utf-8")):
        requirement = Requirement(entry.split(" --")[0])
        version = str(requirement.specifier).removeprefix("==")
        pins.setdefault(canonicalize_name(requirement.name), set()).add(version)
    return pins


def superset_problems(run: Pins, test: Pins) -> list[str]:
    """Return the packages for which test.lock differs from run.lock."""
    return [
        f"test.lock pins {name} {sorted(test.get(name, ()))}, but run.lock pins {sorted(versions)}"
        for name, versions in run.items()
        if test.get(name) != versions
    ]


def outdated_problems(lock: str, pins: Pins, requirements: Iterable[str]) -> list[str]:
    """Return the direct requirements that a lock lacks or pins outside their range."""
    found = []
    for requirement in map(Requirement, requirements):
        versions = pins.get(canonicalize_name(requirement.name), set())
        if not versions:
            found.append(f"{lock} lacks {requirement.name}, which pyproject.toml asks for")
        for version in sorted(versions):
            if not requirement.specifier.contains(version, prereleases=True):
                found.append(f"{lock} pins {version}, but pyproject.toml asks for {requirement}")
    return found


def python_problems(lock: Path, oldest: tuple[int, int], newest: tuple[int, int]) -> list[str]:
    """Return a fault where `run` promises another range of Pythons than the wheels of a lock support."""
    first = lock.read_text(encoding="utf-8").partition("\n")[0]
    versions = first.removeprefix(PYTHONS).split() if first.startswith(PYTHONS) else []
    promised = [f"{oldest[0]}.{minor}" for minor in range(oldest[1], newest[1] + 1)]
    if versions == promised:
        return []
    return [f"{lock.name} has wheels for Python {versions}, but OLDEST and NEWEST in run say {promised}"]


def stray_problems(root: Path) -> list[str]:
    """Return the lock files in the project that would name the registry they were made with."""
    names = [path.name for pattern in ("uv.lock", "pylock*.toml") for path in root.glob(pattern)]
    git = shutil.which("git")
    if git:
        command = [git, "ls-files", "--", ":(glob)**/uv.lock", ":(glob)**/pylock*.toml"]
        tracked = subprocess.run(command, check=False, cwd=root, capture_output=True, text=True)
        if tracked.returncode == 0:  # outside a git checkout, all files there belong to the project
            names = tracked.stdout.splitlines()
    return [f"{name} must not be in the project: it names a registry" for name in names]


def npm_problems(lock: Path) -> list[str]:
    """Return the faults of the lock of the pages: a named registry, or a missing package for some platform.

    npm silently leaves out optional packages that its registry does not have.
    """
    if not lock.is_file():
        return []
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    found = [
        f"package-lock.json names the registry of {name}" for name in packages if "resolved" in packages[name]
    ]
    for name, package in packages.items():
        for wanted in package.get("optionalDependencies", {}) if name else ():
            if not {f"node_modules/{wanted}", f"{name}/node_modules/{wanted}"} & {*packages}:
                found.append(f"package-lock.json lacks {wanted}, which {name} may need")
    return found


def problems(root: Path = ROOT) -> list[str]:
    """Return all faults of the locks of a project."""
    locks = {name: root / "requirements" / f"{name}.lock" for name in ("boot", "run", "test")}
    found = [*stray_problems(root), *npm_problems(root / "web" / "package-lock.json")]
    for lock in locks.values():
        found += lock_problems(lock)
    if found:
        return found
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    script = load_script(ROOT / "run")
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
    sets = [(name in TEST_EXTRAS, wanted) for name, wanted in extras.items()]
    sets += [(name in TEST_GROUPS, wanted) for name, wanted in groups.items()]
    run_sets = [wanted for for_tests, some in sets for wanted in some if not for_tests]
    test_sets = [wanted for for_tests, some in sets for wanted in some if for_tests]
    needed = [*project["project"]["dependencies"], *project["build-system"]["requires"], *run_sets]
    run, test = read_pins(locks["run"]), read_pins(locks["test"])
    return [
        *outdated_problems("boot.lock", read_pins(locks["boot"]), ["uv"]),
        *outdated_problems("run.lock", run, needed),
        *outdated_problems("test.lock", test, [*needed, *test_sets]),
        *superset_problems(run, test),
        *python_problems(locks["run"], script.OLDEST, script.NEWEST),
        *python_problems(locks["test"], script.OLDEST, script.NEWEST),
    ]


def main() -> int:
    """Print every fault on a line of its own."""
    found = problems()
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
