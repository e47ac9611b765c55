"""The quick loop, `./run check`: what it runs for which change; stand-ins change and run nothing."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.fake_checkout import Calls, program
from tools import check
from tools.changes import NoMainError

Commands = dict[str, list[str]]
"""The commands by their names."""


@pytest.fixture
def commands_for(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Commands]:
    """A function that returns the commands that are run when these files have changed."""

    def after(*paths: str, failed: tuple[str, ...] = ()) -> Commands:
        ran: Commands = {}

        def side_by_side(_folder: Path, _env: object, _say: object, *lanes: check.Lane) -> list[str]:
            ran.update(dict(command for lane in lanes for command in lane))
            return list(failed)

        monkeypatch.setattr(check, "base", lambda _root: "1a2b")
        monkeypatch.setattr(check, "changed", lambda _root, since: list(paths) if since == "1a2b" else [])
        monkeypatch.setattr(check, "side_by_side", side_by_side)
        assert check.main() == (1 if failed else 0)
        return ran

    return after


PYTHON = ["ruff check", "ruff format --check", "mypy"]
CLIENT = ["npm run format", "npm run check", "npm run test"]


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("src/riad/server/table/lobby.py", [*PYTHON, "pytest"]),
        ("src/riad/core/rng.py", [*PYTHON, "compiling the rules", "pytest"]),
        ("src/riad/games/azul/rules/offer.py", [*PYTHON, "compiling the rules", "pytest"]),
        ("src/riad/games/azul/lesson.json", [*PYTHON, *CLIENT, "pytest"]),
        ("web/src/base/dom.ts", [*PYTHON, *CLIENT, "pytest"]),
        ("docs/api.md", [*PYTHON, "pytest"]),
    ],
)
def test_what_is_run_for_a_change(
    commands_for: Callable[..., Commands],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    path: str,
    names: list[str],
) -> None:
    monkeypatch.setattr(check, "NPM", program(tmp_path / "npm", ""))
    assert [*commands_for(path)] == names


def test_without_node_the_client_is_not_checked(
    commands_for: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(check, "NPM", tmp_path / "npm")
    assert [*commands_for("web/src/base/dom.ts")] == [*PYTHON, "pytest"]


def test_the_tests_are_those_near_and_the_quick_ones_of_the_project(
    commands_for: Callable[..., Commands], capsys: pytest.CaptureFixture[str]
) -> None:
    tests = commands_for("src/riad/core/records.py", "tests/core/test_rng.py")["pytest"]
    assert {"tests/core/test_records.py", "tests/core/test_rng.py", "tests/project/test_layers.py"} < {*tests}
    assert "tests/project/test_wheel.py" not in tests
    output = capsys.readouterr().err
    assert "[check] 2 files changed since main\n" in output
    assert "[check] src/riad/core/records.py: the 12 nearest files of tests; " in output


def test_the_client_is_tested_by_what_changed_in_it(
    commands_for: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(check, "NPM", program(tmp_path / "npm", ""))
    command = commands_for("web/src/base/dom.ts")["npm run test"]
    assert command[-5:] == ["test", "--", "--changed", "1a2b", "--passWithNoTests"]


def test_tests_that_need_a_missing_program_are_left_out(
    commands_for: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(arguments: list[str]) -> list[str]:
        return ["postgresql"] if "server" in arguments[0] else []

    monkeypatch.setattr(check, "missing_programs", missing)
    tests = commands_for("tests/server/test_time.py", "tests/core/test_rng.py")["pytest"]
    assert "tests/server/test_time.py" not in tests
    assert "tests/core/test_rng.py" in tests
    assert (
        "left out are tests that need postgresql: `./run test` installs what is missing"
        in capsys.readouterr().err
    )


def test_what_failed_is_named_at_the_end(
    commands_for: Callable[..., Commands], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands_for("README.md", failed=("mypy", "pytest"))
    assert capsys.readouterr().err.endswith("[check] failed: mypy, pytest\n")


def test_where_nothing_has_changed_nothing_is_run(
    commands_for: Callable[..., Commands], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands_for() == {}
    assert capsys.readouterr().err == "[check] nothing has changed since main: there is nothing to check\n"


def test_without_a_main_it_says_what_to_run_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_main(_root: Path) -> str:
        raise NoMainError

    monkeypatch.setattr(check, "base", no_main)
    assert check.main() == 2
    assert "there is no main here to compare with: `./run test` checks everything" in capsys.readouterr().err


def test_run_check_sets_up_builds_the_pages_and_checks(
    run: ModuleType, uv_calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log, built = tmp_path / "log", []
    monkeypatch.setattr(run, "is_fresh", lambda packages: packages == "test")
    monkeypatch.setattr(run, "build_pages", lambda: built.append("pages"))
    program(run.PYTHON, f'echo "$@" >> {log}; exit 1')
    assert run.main(["check"]) == 1
    assert (log.read_text(), built, uv_calls) == ("-m tools.check\n", ["pages"], [])


def test_run_check_takes_no_arguments(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "is_fresh", lambda _packages: True)
    with pytest.raises(SystemExit):
        run.main(["check", "tests/core"])
    assert "check takes no arguments" in capsys.readouterr().err


def test_the_help_tells_of_check_and_then_of_riad(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []
    done: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr(run, "is_fresh", lambda _packages: True)
    monkeypatch.setattr(run.os, "execv", lambda _path, command: commands.append(command))
    monkeypatch.setattr(run.subprocess, "run", lambda *_, **__: done)
    run.main(["--help"])
    assert "./run check" in capsys.readouterr().out
    assert commands == [[str(run.PYTHON), "-m", "riad", "--help"]]
