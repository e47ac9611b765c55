"""The tester of the tests: a change that no test notices is shown, one that a test notices is not."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.fake_checkout import ROOT
from tools.mutation.operators import mutants_of
from tools.mutation.records import Equivalent, equivalents, faults_of
from tools.rule_files import files_of_rules

GAMES = ROOT / "src" / "riad" / "games"
RULES = '''"""A toy: a counter goes up to a limit, and then back to zero."""


def rule(function):
    """Mark a rule: @rule."""
    return function


@rule
def after(counter):
    """Return the counter after one step."""
    if counter >= 3:
        return 0
    return counter + 1


@rule
def steps(counter):
    """Return the steps until it is zero."""
    made = 0
    while counter:
        counter = after(counter)
        made += 1
    return made
'''
TESTS = """from riad.games.toy.rules.course import after, steps


def test_a_step():
    assert after(1) == 2


def test_back_to_zero():
    assert (after(3), after(2)) == (0, 3)


def test_no_step():
    assert steps(0) == 0


def test_a_counter_comes_back():
    assert steps(1) > 0
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of a package with one game of a few lines."""
    root = tmp_path_factory.mktemp("toy")
    package, tests = root / "src" / "riad" / "games" / "toy", root / "tests" / "games" / "toy"
    (package / "rules").mkdir(parents=True)
    tests.mkdir(parents=True)
    for folder in (package / "rules", package, package.parent, package.parent.parent):
        (folder / "__init__.py").touch()
    (package / "rules" / "course.py").write_text(RULES)
    (tests / "test_toy.py").write_text(TESTS)
    return root


def mutate(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the command on a checkout."""
    command = [sys.executable, "-m", "tools.mutate", "--seconds", "0.3", "--root", str(root), *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_what_lives_is_shown_and_what_dies_or_never_ends_is_not(toy: Path) -> None:
    """Nobody tests how many steps there are; a step that goes nowhere never comes back to zero."""
    done = mutate(toy, "toy", "--jobs", "2")
    assert done.returncode == 1, done.stderr
    assert "src/riad/games/toy/rules/course.py:23: arithmetic, alive" not in done.stdout  # made -= 1, dies
    assert "src/riad/games/toy/rules/course.py:23: constant, alive" in done.stdout  # made += 2
    assert "-        made += 1\n+        made += 2\n" in done.stdout
    assert "course.py:22" not in done.stdout
    results = (toy / ".cache" / "mutants.jsonl").read_text()
    assert "stopped by SIGPROF in tests/games/toy/test_toy.py::test_a_counter_comes_back" in results
    again = mutate(toy, "toy")
    assert again.stdout == done.stdout
    assert "tried" not in again.stderr  # from the results of the first run


def test_one_line_of_one_file(toy: Path) -> None:
    done = mutate(toy, "--file", "toy/rules/course.py", "--line", "13")
    assert done.returncode == 0, done.stdout
    assert "toy/rules/course.py                 0 of    2 alive" in done.stdout
    kind = mutate(toy, "--file", "toy/rules/course.py", "--line", "14", "--operator", "value")
    assert "toy/rules/course.py                 0 of    1 alive" in kind.stdout


def test_tests_that_fail_without_a_mutant_are_shown(toy: Path, tmp_path: Path) -> None:
    failing = toy / "tests" / "games" / "toy" / "test_fails.py"
    failing.write_text("def test_wrong():\n    assert 1 == 2\n")
    done = mutate(toy, "toy", "--results", str(tmp_path / "none.jsonl"))
    failing.unlink()
    assert done.returncode == 1
    assert "the tests do not pass without a mutant" in done.stderr
    assert "FAILED tests/games/toy/test_fails.py::test_wrong" in done.stderr


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("if a < b:\n    c()\n", "if a <= b:\n    c()\n"),
        ("x = 7\n", "x = 8\n"),
        ("x = 7\n", "x = 6\n"),
        ("x = a and b\n", "x = a or b\n"),
        ("x = a and b\n", "x = b\n"),
        ("x = not a\n", "x = a\n"),
        ("x = not (a or b) and c\n", "x = (a or b) and c\n"),
        ("x = a + b\n", "x = a - b\n"),
        ("def f():\n    a.b = c\n", "def f():\n    pass\n"),
        ("def f():\n    return a\n", "def f():\n    return 0\n"),
        ("def f():\n    if a:\n        b()\n        c()\n", "def f():\n    b()\n    if a:\n        c()\n"),
        ("def f():\n    if a:\n        b()\n        c()\n", "def f():\n    if a:\n        b()\n    c()\n"),
        ("def f():\n    b()\n    if a:\n        c()\n", "def f():\n    if a:\n        b()\n        c()\n"),
        ("def f():\n    if a:\n        b()\n    c()\n", "def f():\n    if a:\n        b()\n        c()\n"),
    ],
)
def test_operators(text: str, changed: str) -> None:
    assert changed in [mutant.changed for mutant in mutants_of(text)]


def test_no_mutant_is_the_original_or_another_twice() -> None:
    text = (GAMES / "azul" / "rules" / "offer.py").read_text(encoding="utf-8")
    changed = [mutant.changed for mutant in mutants_of(text)]
    assert len({text, *changed}) == len(changed) + 1


def test_the_list_of_equivalent_mutants_describes_mutants_of_today() -> None:
    files = {
        path.relative_to(GAMES).as_posix(): mutants_of(path.read_text(encoding="utf-8"))
        for rules in GAMES.glob("*/rules")
        for path in files_of_rules(ROOT, rules.parent.name)
    }
    entries = equivalents(ROOT / "tools" / "mutation" / "equivalents.toml")
    assert {entry.file for entry in entries} <= set(files)
    assert faults_of(entries, files) == []


def test_an_entry_that_no_longer_matches_is_reported() -> None:
    mutants = {"toy/rules.py": mutants_of(RULES)}
    entry = Equivalent("toy/rules.py", "steps", "constant", "made += 1", "made += 2", "as a test")
    rotten = Equivalent("toy/rules.py", "steps", "constant", "made += 5", "made += 6", "as a test")
    assert faults_of([entry], mutants) == []
    assert faults_of([entry, rotten], mutants) == ["toy/rules.py, steps: 0 mutants are “made += 6”"]
