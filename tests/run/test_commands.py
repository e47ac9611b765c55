"""The commands that ./run starts after the set-up, and the build of the pages; stand-ins fetch nothing."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.fake_checkout import ROOT, Calls, program, verbs


def test_an_old_python_can_read_the_script() -> None:
    ours, names = {"tools.faults", "tools.lanes"}, set()
    for script in ("run", "tools/__init__.py", "tools/faults.py", "tools/lanes.py"):
        tree = ast.parse((ROOT / script).read_text(), feature_version=(3, 8))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                parts = {f"{node.module}.{alias.name}" for alias in node.names}
                names |= parts if node.module == "tools" else {str(node.module)}
    assert ours < names
    assert {name.split(".")[0] for name in names - ours} <= sys.stdlib_module_names


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines == ["#!/usr/bin/env bash", "set -euo pipefail", 'cd "$(dirname "$0")/.."', "exec ./run test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert os.access(ROOT / "run", os.X_OK)


def test_the_oldest_python_is_the_projects(run: ModuleType) -> None:
    oldest = "{}.{}".format(*run.OLDEST)
    assert f'\nrequires-python = ">={oldest}"\n' in (ROOT / "pyproject.toml").read_text()


def test_riad_gets_the_arguments(run: ModuleType, uv_calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(run.os, "execv", lambda _path, command: commands.append(command))
    monkeypatch.setattr(run.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "", ""))
    run.main([])
    run.main(["bench", "--json"])
    riad = [str(run.PYTHON), "-m", "riad"]
    assert commands == [[*riad, "serve"], [*riad, "bench", "--json"]]
    assert verbs(uv_calls) == ["venv", "sync", "install"]


ALL = ["ruff check", "ruff format --check", "mypy", "pytest -n auto --dist loadfile --no-loadscope-reorder"]


@pytest.mark.parametrize(
    ("arguments", "failing", "commands"),
    [
        ([], "", ALL),
        ([], "ruff", ALL),
        ([], "pytest", ALL),
        (["-k", "a b"], "", ["pytest -k a b"]),
        (["-k", "a b"], "pytest", ["pytest -k a b"]),
    ],
)
def test_every_check_is_run(
    run: ModuleType, tmp_path: Path, arguments: list[str], failing: str, commands: list[str]
) -> None:
    log, rules = tmp_path / "log", str(run.ROOT / "tools" / "compile_rules.py")
    program(run.PYTHON, f'echo "$@" >> {log}; test "$2" != "{failing}" -o "$1" = "{rules}"')
    assert run.check(arguments) == (1 if failing else 0)
    done = log.read_text().splitlines()
    assert done.pop(0) == " ".join(["-m tests.kit.external_programs", *arguments])
    assert [one for one in done if one != rules] == [f"-m {command}" for command in commands]
    assert done[:-1].count(rules) == (0 if arguments else 1)  # with the other checks, before pytest


@pytest.mark.parametrize("failing", ["", "run", "test"])
def test_the_checks_of_the_pages_are_run_before_pytest(
    run: ModuleType, tmp_path: Path, failing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    program(run.PYTHON, f'echo "$2" >> {log}')  # an empty line for the rules
    program(run.NPM, f'echo "npm $3 $4" >> {log}; test "$3" != "{failing}"')
    run.WEB.mkdir()
    assert run.check([]) == (1 if failing else 0)
    programs, *before, last = log.read_text().splitlines()
    assert programs == "tests.kit.external_programs"
    assert [one for one in before if one and "npm" not in one] == ["ruff", "ruff", "mypy"]
    assert [one for one in before if "npm" in one] == ["npm run format", "npm run check", "npm test "]
    assert last == "pytest"
    assert ("failed: npm " in capsys.readouterr().err) == bool(failing)
    log.unlink()
    run.check(["tests/core"])
    assert log.read_text() == "tests.kit.external_programs\npytest\n"


@pytest.fixture
def tests_lack(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, bool], None]:
    """A function that makes the tests lack programs, on a Debian whose user may install them or not."""

    monkeypatch.setenv("RIAD_NO_INSTALL", "")

    def lack(packages: str, may_install: bool) -> None:
        program(run.PYTHON, f'test "$2" = tests.kit.external_programs && printf "{packages}"; exit 0')
        monkeypatch.setattr(run.shutil, "which", lambda name: name)
        monkeypatch.setattr(run.os, "geteuid", lambda: 0 if may_install else 1000)

    return lack


INSTALL = "apt-get install --no-install-recommends chromium postgresql`"


@pytest.mark.parametrize(
    ("packages", "may_install", "announcement"),
    [
        ("", True, ""),
        ("", False, ""),
        (
            "chromium\\npostgresql\\n",
            True,
            "the tests will install chromium and postgresql on this system: "
            f"`{INSTALL} (--no-install: fail instead)",
        ),
        (
            "chromium\\nnginx\\nsystemd\\n",
            True,
            "the tests will install chromium, nginx and systemd on this system: "
            "`apt-get install --no-install-recommends chromium nginx systemd` (--no-install: fail instead)",
        ),
        (
            "chromium\\npostgresql\\n",
            False,
            "this system lacks chromium and postgresql: their tests are left out. "
            f"To install: `sudo {INSTALL}",
        ),
    ],
)
def test_what_will_be_installed_is_said_before(
    run: ModuleType,
    capsys: pytest.CaptureFixture[str],
    tests_lack: Callable[[str, bool], None],
    packages: str,
    may_install: bool,
    announcement: str,
) -> None:
    tests_lack(packages, may_install)
    run.check(["tests"])
    assert capsys.readouterr().err == (f"[run] {announcement}\n" if announcement else "") + "[run] pytest\n"


@pytest.mark.parametrize("may_install", [True, False])
def test_no_install_fails_and_names_the_command(
    run: ModuleType,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    uv_calls: Calls,
    tests_lack: Callable[[str, bool], None],
    may_install: bool,
) -> None:
    monkeypatch.setattr(run, "is_fresh", lambda _packages: True)
    assert uv_calls == []
    tests_lack("chromium\\npostgresql\\n", may_install)
    with pytest.raises(SystemExit) as stopped:
        run.main(["test", "--no-install", "tests"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == (
        "[run] the tests need chromium and postgresql, which this system lacks. "
        f"To install: `sudo {INSTALL}\n"
    )
    tests_lack("", may_install)
    assert run.main(["test", "--no-install", "tests"]) == 0


@pytest.fixture
def npm_calls(run: ModuleType) -> Callable[[], list[str]]:
    """A function that returns npm's calls since its last call; the stand-in fetches and builds nothing."""
    log = run.ROOT.parent / "npm.log"
    program(run.NPM, f'echo "$3 $4" >> {log}; mkdir -p {run.WEB}/node_modules/left {run.PAGES}')
    (run.WEB / "src" / "app").mkdir(parents=True)
    (run.WEB / "package-lock.json").write_text("{}")
    (run.WEB / "src" / "app" / "main.ts").write_text("1")
    run.CACHE.mkdir()

    def calls() -> list[str]:
        run.build_pages()
        lines = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    return calls


def test_the_pages_are_built_once_and_when_something_changed(
    run: ModuleType, npm_calls: Callable[[], list[str]]
) -> None:
    both = ["ci --ignore-scripts", "run build"]
    assert npm_calls() == both
    assert npm_calls() == []
    (run.WEB / "node_modules" / "left" / "pad.js").write_text("1")
    assert npm_calls() == []
    (run.WEB / "src" / "app" / "main.ts").write_text("2")
    assert npm_calls() == ["run build"]
    (run.WEB / "src" / "app" / "main.ts").rename(run.WEB / "src" / "start.ts")
    assert npm_calls() == ["run build"]
    shutil.rmtree(run.PAGES)
    assert npm_calls() == ["run build"]
    (run.WEB / "package-lock.json").write_text("{ }")
    assert npm_calls() == both
    shutil.rmtree(run.WEB / "node_modules")
    assert npm_calls() == ["ci --ignore-scripts"]


def test_a_build_that_fails_is_tried_again(run: ModuleType, npm_calls: Callable[[], list[str]]) -> None:
    good = run.NPM.read_text()
    program(run.NPM, f'mkdir -p {run.WEB}/node_modules; echo "it broke" >&2; test "$3" = ci')
    with pytest.raises(SystemExit):
        run.build_pages()
    run.NPM.write_text(good)
    assert npm_calls() == ["run build"]


def test_without_node_the_server_goes_without_pages(
    run: ModuleType, npm_calls: Callable[[], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    run.NPM.unlink()
    assert npm_calls() == []
    assert "Node is not available for this machine" in capsys.readouterr().err


def test_only_who_needs_the_pages_waits_for_them(
    run: ModuleType, uv_calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    monkeypatch.setattr(run.os, "execv", lambda *_: None)
    monkeypatch.setattr(run, "check", lambda _arguments: 0)
    monkeypatch.setattr(run, "build_pages", lambda: built.append("pages"))
    for arguments, number in (([], 1), (["serve", "--lan"], 2), (["play", "azul"], 2), (["test"], 3)):
        run.main([*arguments])
        assert len(built) == number
    assert uv_calls


def test_the_script_finds_its_parts_from_anywhere(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").touch()
    load = f"import runpy; print(runpy.run_path({str(ROOT / 'run')!r})['faults'].__file__)"
    for isolated in ("", "1"):
        env = {**os.environ, "PYTHONSAFEPATH": isolated}
        done = subprocess.run(
            [sys.executable, "-c", load], check=True, capture_output=True, text=True, cwd=tmp_path, env=env
        )
        assert done.stdout.strip() == str(ROOT / "tools" / "faults.py")
