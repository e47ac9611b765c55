"""The set-up script's own logic, with stand-ins for uv, apt-get and Python: no network, no installing."""

import ast
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tools.lock import load_script

ROOT = Path(__file__).resolve().parent.parent
Calls = list[tuple[object, ...]]


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """The script in a small checkout of its own."""
    home = tmp_path / "checkout"
    (home / "requirements").mkdir(parents=True)
    for name in ("boot", "run", "test"):
        (home / "requirements" / f"{name}.lock").write_text(name)
    (home / "pyproject.toml").touch()
    shutil.copy(ROOT / "run", home)
    return load_script(home / "run")


@pytest.fixture
def uv_calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What the script asks uv to do; of that, only the making of .venv is done."""
    return fake_uv(run, monkeypatch)


def fake_uv(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls: Calls = []

    def uv(_doing: str, *arguments: object) -> None:
        calls.append(arguments)
        if arguments[0] == "venv":
            shutil.rmtree(run.VENV, ignore_errors=True)
            run.PYTHON.parent.mkdir(parents=True)
            run.PYTHON.symlink_to(sys.executable)

    monkeypatch.setattr(run, "get_uv", lambda: None)
    monkeypatch.setattr(run, "uv", uv)
    return calls


def verbs(calls: Calls) -> list[object]:
    return [call[1] if call[0] == "pip" else call[0] for call in calls]


def program(path: Path, body: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def test_an_old_python_can_read_the_script() -> None:
    tree = ast.parse((ROOT / "run").read_text(), feature_version=(3, 8))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines == ["#!/usr/bin/env bash", "set -euo pipefail", 'cd "$(dirname "$0")/.."', "exec ./run test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert os.access(ROOT / "run", os.X_OK)


def test_the_oldest_python_is_the_projects(run: ModuleType) -> None:
    oldest = "{}.{}".format(*run.OLDEST)
    assert f'\nrequires-python = ">={oldest}"\n' in (ROOT / "pyproject.toml").read_text()


def test_a_set_up_is_made_once(run: ModuleType, uv_calls: Calls) -> None:
    assert not run.is_fresh("run")
    run.set_up("run")
    assert verbs(uv_calls) == ["venv", "sync", "install"]
    assert uv_calls[1][-1] == run.LOCKS / "run.lock"
    assert run.is_fresh("run")
    assert not run.is_fresh("test")


def test_the_test_set_holds_the_run_set(run: ModuleType, uv_calls: Calls) -> None:
    run.set_up("run")
    uv_calls.clear()
    run.set_up("test")
    assert verbs(uv_calls) == ["sync", "install"]
    assert run.is_fresh("test")
    assert run.is_fresh("run")


@pytest.mark.usefixtures("uv_calls")
@pytest.mark.parametrize("changed", ["requirements/run.lock", "pyproject.toml"])
def test_a_change_makes_it_stale(run: ModuleType, changed: str) -> None:
    run.set_up("run")
    (run.ROOT / changed).write_text("changed")
    assert not run.is_fresh("run")


def test_an_interrupted_set_up_starts_over(run: ModuleType, uv_calls: Calls) -> None:
    run.set_up("run")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "uv", interrupt)
        with pytest.raises(KeyboardInterrupt):
            run.set_up("test")
    assert not run.is_fresh("run")
    uv_calls.clear()
    run.set_up("run")
    assert verbs(uv_calls) == ["venv", "sync", "install"]


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.usefixtures("uv_calls")
def test_a_copied_checkout_starts_over(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.set_up("run")
    shutil.copytree(run.ROOT, tmp_path / "copy", symlinks=True)
    copy = load_script(tmp_path / "copy" / "run")
    assert not copy.is_fresh("run")
    calls = fake_uv(copy, monkeypatch)
    copy.set_up("run")
    assert verbs(calls) == ["venv", "sync", "install"]


def remove(python: Path) -> None:
    python.unlink()


def dangle(python: Path) -> None:
    python.unlink()
    python.symlink_to(python.parent / "removed")


def replace(python: Path) -> None:
    python.unlink()
    program(python, "echo 3 99")


def corrupt(python: Path) -> None:
    python.unlink()
    python.write_bytes(b"\0\0\0\0")
    python.chmod(0o755)


@pytest.mark.parametrize("break_it", [remove, dangle, replace, corrupt])
def test_a_broken_python_starts_over(
    run: ModuleType, uv_calls: Calls, break_it: Callable[[Path], None]
) -> None:
    run.set_up("run")
    break_it(run.PYTHON)
    assert not run.is_fresh("run")
    uv_calls.clear()
    run.set_up("run")
    assert verbs(uv_calls) == ["venv", "sync", "install"]
    assert run.is_fresh("run")


def test_uv_works_from_its_cache_if_it_can(run: ModuleType, tmp_path: Path) -> None:
    log = tmp_path / "log"
    program(run.UV, f'echo "$@" >> {log}')
    run.uv("doing", "venv")
    assert log.read_text() == "--offline venv\n"
    program(run.UV, f'echo "$@" >> {log}; test "$1" != --offline')
    run.uv("doing", "venv")
    assert log.read_text() == "--offline venv\n--offline venv\nvenv\n"


def test_a_failed_step_is_one_clear_line(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    run.CACHE.mkdir()
    with pytest.raises(SystemExit) as stopped:
        run.step(
            "fetching", "sh", "-c", "echo much; { echo talk; echo no route; echo hint: sigh; } >&2; exit 1"
        )
    assert stopped.value.code == 2
    assert capsys.readouterr().err.splitlines() == [
        "[run]   fetching",
        "[run] fetching failed: no route (more in .cache/set-up.log; a first set-up needs the network)",
    ]
    assert (run.CACHE / "set-up.log").read_text() == "much\ntalk\nno route\nhint: sigh\n"


@pytest.mark.parametrize(("user", "apt_steps"), [(1000, []), (0, ["update", "install"])])
def test_a_python_without_venv(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    user: int,
    apt_steps: list[str],
) -> None:
    steps: Calls = []
    monkeypatch.setattr(run, "HOST", "false")
    monkeypatch.setattr(run, "step", lambda *words: steps.append(words))
    monkeypatch.setattr(run.shutil, "which", lambda name: name)
    monkeypatch.setattr(run.os, "geteuid", lambda: user)
    with pytest.raises(SystemExit) as stopped:
        run.get_venv_module()
    assert stopped.value.code == 2
    assert [words[2] for words in steps] == apt_steps
    assert "`sudo apt-get install python3-venv`" in capsys.readouterr().err


def test_a_python_that_riad_does_not_run_on(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.python_request() == run.HOST
    monkeypatch.setattr(run, "OLDEST", (3, 98))
    monkeypatch.setattr(run, "NEWEST", (3, 99))
    assert run.python_request() == "cpython>=3.98,<3.100"


def test_two_set_ups_do_not_meet(run: ModuleType) -> None:
    def is_held() -> bool:
        with (run.CACHE / "lock").open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    with run.alone():
        assert is_held()
        child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, close_fds=False)
    assert is_held(), "what a killed ./run started must go on holding the lock"
    child.communicate(b"\n")
    assert not is_held()


def test_riad_gets_the_arguments(run: ModuleType, uv_calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(run.os, "execv", lambda _path, command: commands.append(command))
    monkeypatch.setattr(run.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "", ""))
    run.main([])
    run.main(["bench", "--json"])
    riad = [str(run.PYTHON), "-m", "riad"]
    assert commands == [[*riad, "serve"], [*riad, "bench", "--json"]]
    assert verbs(uv_calls) == ["venv", "sync", "install"]


ALL = ["ruff check", "ruff format --check", "mypy", "pytest -n auto --dist loadfile"]


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
    log = tmp_path / "log"
    program(run.PYTHON, f'echo "$@" >> {log}; test "$2" != "{failing}"')
    assert run.check(arguments) == (1 if failing else 0)
    assert log.read_text().splitlines() == [f"-m {command}" for command in commands]


@pytest.mark.parametrize("failing", ["", "run", "test"])
def test_the_checks_of_the_pages_are_run_before_pytest(
    run: ModuleType, tmp_path: Path, failing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    program(run.PYTHON, f'echo "$2" >> {log}')
    program(run.NPM, f'echo "npm $3 $4" >> {log}; test "$3" != "{failing}"')
    run.WEB.mkdir()
    assert run.check([]) == (1 if failing else 0)
    assert log.read_text().split("\n") == ["ruff", "ruff", "mypy", "npm run check", "npm test ", "pytest", ""]
    assert ("failed: npm " in capsys.readouterr().err) == bool(failing)
    log.unlink()
    run.check(["tests/core"])
    assert log.read_text() == "pytest\n"


@pytest.fixture
def npm_calls(run: ModuleType) -> Callable[[], list[str]]:
    """What is asked of npm from call to call; its stand-in fetches and builds nothing."""
    log = run.ROOT.parent / "npm.log"
    program(run.NPM, f'echo "$3 $4" >> {log}; mkdir -p {run.WEB}/node_modules/left {run.PAGES}')
    (run.WEB / "src").mkdir(parents=True)
    (run.WEB / "package-lock.json").write_text("{}")
    (run.WEB / "src" / "main.ts").write_text("1")
    run.CACHE.mkdir()

    def calls() -> list[str]:
        run.build_pages()
        found = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return found

    return calls


def test_the_pages_are_built_once_and_when_something_changed(
    run: ModuleType, npm_calls: Callable[[], list[str]]
) -> None:
    both = ["ci --ignore-scripts", "run build"]
    assert npm_calls() == both
    assert npm_calls() == []
    (run.WEB / "node_modules" / "left" / "pad.js").write_text("1")
    assert npm_calls() == []
    (run.WEB / "src" / "main.ts").write_text("2")
    assert npm_calls() == ["run build"]
    (run.WEB / "src" / "main.ts").rename(run.WEB / "src" / "start.ts")
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
    assert "there is no node for this machine" in capsys.readouterr().err


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
