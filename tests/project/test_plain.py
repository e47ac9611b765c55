"""The rules as plain Python (NUMBA_DISABLE_JIT=1): they play the same games, and tests reach every branch."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import riad
from tools.rule_files import files_of_rules, quick_tests

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_the_rules_run_as_plain_python_and_the_tests_reach_every_branch(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The examples and two-seat golden replays pass uncompiled, with full branch coverage of the rules."""
    files = files_of_rules(ROOT, name)
    data = tmp_path / "coverage"
    coverage = [sys.executable, "-m", "coverage"]
    measuring = ["--branch", f"--data-file={data}", f"--include={','.join(map(str, files))}"]
    tests = ["-m", "pytest", *quick_tests(ROOT, name), "-p", "no:cacheprovider"]
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [*coverage, "run", *measuring, *tests],
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
    assert missing == {file.name: ([], []) for file in files}
