"""The set-up by ./run, with stand-ins for uv, apt-get and Python: no network, no installing."""

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.fake_checkout import Calls, fake_uv, program, verbs
from tools.lock import load_script


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
        run.step("fetching", "sh", "-c", "echo much; { echo talk; echo E: it broke; } >&2; exit 1")
    assert stopped.value.code == 2
    assert capsys.readouterr().err.splitlines() == [
        "[run]   fetching",
        "[run] fetching failed: it broke (more in .cache/set-up.log)",
    ]
    assert (run.CACHE / "set-up.log").read_text() == "much\ntalk\nE: it broke\n"


@pytest.mark.parametrize(
    ("message", "needs_the_network"),
    [
        ("Temporary failure in name resolution", True),
        ("Connection refused", True),
        ("invalid peer certificate: UnknownIssuer", False),
        ("No space left on device", False),
        ("Permission denied", False),
    ],
)
def test_the_network_is_named_only_where_it_is_missing(
    run: ModuleType, capsys: pytest.CaptureFixture[str], message: str, needs_the_network: bool
) -> None:
    run.CACHE.mkdir()
    with pytest.raises(SystemExit):
        run.step("fetching", "sh", "-c", f"echo '{message}' >&2; exit 1")
    last = capsys.readouterr().err.splitlines()[-1]
    assert f"failed: {message} (" in last
    assert ("needs the network" in last) == needs_the_network


def test_a_disk_too_full_for_the_log_hides_no_reason(
    run: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):  # there is no folder for the log
        run.step("fetching", "sh", "-c", "echo No space left on device >&2; exit 1")
    assert "failed: No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("user", "refused", "apt_steps"),
    [(1000, False, []), (0, False, ["update", "install"]), (0, True, [])],
)
def test_a_python_without_venv(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    user: int,
    refused: bool,
    apt_steps: list[str],
) -> None:
    steps: Calls = []
    monkeypatch.setenv("RIAD_NO_INSTALL", "1" if refused else "")
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


@pytest.mark.parametrize("fetched", [True, False])
def test_without_a_python_for_riad_one_sentence_says_so(
    run: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fetched: bool,
) -> None:
    run.CACHE.mkdir()
    log = tmp_path / "log"
    offline = '[ "$1" = --offline ] && { echo "error: No interpreter found" >&2; exit 2; }'
    program(run.UV, f'echo "$1" >> {log}; {offline}; {"exit 0" if fetched else "echo dns error >&2; exit 1"}')
    monkeypatch.setattr(run, "OLDEST", (3, 98))
    monkeypatch.setattr(run, "NEWEST", (3, 99))
    if fetched:
        run.make_venv()
    else:
        with pytest.raises(SystemExit):
            run.make_venv()
    assert log.read_text().splitlines() == ["--offline", "venv"]
    message = capsys.readouterr().err
    assert "  fetching a Python for Riad" in message
    this = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sentence = (
        f"[run] Riad needs Python 3.98 to 3.99. This is {this}, there is no other on this machine, "
        "and fetching one failed (dns error). Install Python 3.99 and run again.\n"
    )
    assert (sentence in message) == (not fetched)


def test_another_python_on_this_machine_is_used(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(run.UV, f'echo "$@" >> {tmp_path / "log"}')
    monkeypatch.setattr(run, "OLDEST", (3, 98))
    monkeypatch.setattr(run, "NEWEST", (3, 99))
    run.make_venv()
    (command,) = (tmp_path / "log").read_text().splitlines()
    assert command.startswith("--offline venv ")
    assert "--python cpython>=3.98,<3.100" in command
    assert capsys.readouterr().err == ""


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
