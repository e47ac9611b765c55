"""Format, lint, types, and the tests of what changed since main: `./run check`.

Of the tests, it runs those that are near to each changed file, and the quick ones about the whole project.
`./run test` runs all.
"""

import os
import sys
from pathlib import Path

from tests.kit.affected import nearest
from tests.kit.external_programs import missing_programs
from tools.changes import NoMainError, base, changed
from tools.lanes import side_by_side

ROOT = Path(__file__).resolve().parents[1]
NPM = Path(sys.executable).with_name("npm.cmd" if os.name == "nt" else "npm")
PYTHON = [sys.executable, "-m"]
SLOW = ("test_plain.py", "test_wheel.py", "test_locks.py")
"""Tests of the whole project that take long."""
COMPILED = tuple(f"src/riad/{place}/" for place in ("batch", "bots", "core", "games"))
CLIENT = ("web/", "src/riad/games/")
"""Places of the sources of the client: lessons and pictures are in the folders of the games."""
Lane = list[tuple[str, list[str]]]


def say(message: str) -> None:
    """Print one line for the person."""
    print("[check] " + message, file=sys.stderr, flush=True)


def tests(paths: list[str]) -> list[str]:
    """Return the tests of the project and of these files; print what is left out."""
    found = [file for file in (ROOT / "tests" / "project").glob("test_*.py") if file.name not in SLOW]
    for path in paths:
        near, left_out = nearest(ROOT / path)
        found += near
        if left_out:
            say(f"{path}: the {len(near)} nearest files of tests; {left_out} more are for `./run test`")
    files = sorted({file.relative_to(ROOT).as_posix() for file in found})
    lacking = {file: missing_programs([str(ROOT / file)]) for file in files}
    if programs := ", ".join(sorted({program for all_of in lacking.values() for program in all_of})):
        say(f"left out are tests that need {programs}: `./run test` installs what is missing")
    return [file for file in files if not lacking[file]]


def python_lane() -> Lane:
    """Return the checks of all Python sources: they take seconds."""
    return [(name, PYTHON + name.split()) for name in ("ruff check", "ruff format --check", "mypy")]


def client_lane(paths: list[str], since: str) -> Lane:
    """Return the checks of the client where it changed, with the tests that reach a changed source."""
    if not NPM.exists() or not any(path.startswith(CLIENT) and not path.endswith(".py") for path in paths):
        return []
    npm = [str(NPM), "--prefix", str(ROOT / "web"), "run", "--silent"]
    near = ["test", "--", "--changed", since, "--passWithNoTests"]
    return [(f"npm run {words[0]}", [*npm, *words]) for words in (["format"], ["check"], near)]


def tests_lane(paths: list[str]) -> Lane:
    """Return the tests, after a compilation that serves all of their processes."""
    rules = any(path.startswith(COMPILED) and path.endswith(".py") for path in paths)
    compiling = [("compiling the rules", [sys.executable, str(ROOT / "tools" / "compile_rules.py")])]
    run = [*PYTHON, "pytest", "-n", "auto", "--dist", "loadfile", *tests(paths)]
    return [*(compiling if rules else []), ("pytest", run)]


def main() -> int:
    """Check what changed; return 0 if all is well, 1 if not, and 2 where there is no main to compare with."""
    try:
        since = base(ROOT)
        paths = changed(ROOT, since)
    except NoMainError:
        say("there is no main here to compare with: `./run test` checks everything")
        return 2
    if not paths:
        say("nothing has changed since main: there is nothing to check")
        return 0
    say(f"{len(paths)} file{'s' * (len(paths) > 1)} changed since main")
    failed = side_by_side(
        ROOT, dict(os.environ), say, python_lane(), client_lane(paths, since), tests_lane(paths)
    )
    if failed:
        say("failed: " + ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
