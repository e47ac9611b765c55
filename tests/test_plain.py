"""The rules as plain Python (NUMBA_DISABLE_JIT=1): they play the same games, and tests reach every branch."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import riad

ROOT = Path(__file__).parent.parent
SLOW = (
    "test_properties.py",
    "test_reference.py",
    "test_notation.py",
    "test_majorities.py",
    "test_view_facts.py",
)  # for plain Python
NOT_RULES = ("observation.py", "worth.py")  # compiled, but not part of the rules


def files_of_rules(name: str) -> list[Path]:
    """Return the compiled files of a game: rules.py, scoring.py and the modules they consist of."""
    files = (ROOT / "src" / "riad" / "games" / name).glob("*.py")
    return [
        file for file in files if "@rule" in file.read_text(encoding="utf-8") and file.name not in NOT_RULES
    ]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_the_rules_run_as_plain_python_and_the_tests_reach_every_branch(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The examples and two-seat golden replays pass uncompiled, with full branch coverage of the rules."""
    sources = ",".join(str(file) for file in files_of_rules(name))
    data = tmp_path / "coverage"
    coverage = [sys.executable, "-m", "coverage"]
    folder = ROOT / "tests" / "games" / name
    examples = [str(file) for file in folder.glob("test_*.py") if file.name not in SLOW]
    tests = [*examples, "tests/games/test_golden.py"]
    run = [
        *coverage,
        "run",
        "--branch",
        f"--data-file={data}",
        f"--include={sources}",
        "-m",
        "pytest",
        *tests,
    ]
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [*run, "-k", f"not golden or (replay and {name}-2)", "-m", "not many", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=plain,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = tmp_path / "report.json"
    subprocess.run(
        [*coverage, "json", f"--data-file={data}", "-q", "-o", str(report)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    totals = json.loads(report.read_text(encoding="utf-8"))
    missing = {
        Path(file).name: (measured["missing_lines"], measured["missing_branches"])
        for file, measured in totals["files"].items()
    }
    with capsys.disabled():
        print(f"\nbranch coverage of {name}'s rules: {totals['totals']['percent_covered']:.1f} %")  # noqa: T201
    assert missing == {file.name: ([], []) for file in files_of_rules(name)}
