"""Programs that tests need are installed once, however many workers ask for them."""

import os
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.kit import external_programs
from tests.kit.external_programs import USERS, find_browser, installed, missing_programs

HERE = Path(__file__).parents[1]
Lacking = Callable[[str, Callable[[], Path | None]], None]
APT = """#!/bin/sh
mkdir {folder}/running || exit 100
sleep 0.1
case "$*" in
  *" install "*" {able}") touch {folder}/program;;
  *" install "*) echo "no such package"; exit 100;;
esac
rmdir {folder}/running
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an apt-get that refuses to run twice at once and knows one package."""
    manager = tmp_path / "apt-get"
    manager.write_text(APT.format(folder=tmp_path, able="browser"))
    manager.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("RIAD_NO_INSTALL", "")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> Lacking:
    """A function that makes the tests use a program which is found in this way."""
    return lambda package, find: monkeypatch.setitem(USERS, package, (HERE, find))


def test_workers_that_ask_at_once_all_find_it(folder: Path, lacking: Lacking) -> None:
    lacking("browser", lambda: folder / "program" if (folder / "program").exists() else None)
    with ThreadPoolExecutor(4) as workers:
        futures = [workers.submit(installed, "browser", "no browser") for _ in range(4)]
    assert {each.result() for each in futures} == {folder / "program"}


@pytest.mark.usefixtures("folder")
def test_what_cannot_be_installed_fails_with_what_was_said(lacking: Lacking) -> None:
    lacking("teapot", lambda: None)
    with pytest.raises(
        pytest.fail.Exception, match=r"no teapot\n.*install.* teapot failed:\nno such package"
    ):
        installed("teapot", "no teapot")


def test_what_must_not_be_installed_fails(
    folder: Path, lacking: Lacking, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking("browser", lambda: None)
    monkeypatch.delenv("CI")
    monkeypatch.setenv("RIAD_NO_INSTALL", "1")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        installed("browser", "no browser")
    assert not (folder / "program").exists()


def test_what_nobody_was_told_of_is_never_installed(folder: Path) -> None:
    """The announcement that ./run prints beforehand lists the packages in USERS."""
    with pytest.raises(KeyError, match="browser"):
        installed("browser", "no browser")
    assert not (folder / "program").exists()


SERVERS = ["postgresql", "nginx", "caddy", "systemd"]
ALL = ["chromium-headless-shell", *SERVERS, "git"]


@pytest.mark.parametrize(
    ("arguments", "packages"),
    [
        ([], ALL),
        (["-k", "saving", "-n", "2"], ALL),
        (["-k", "web"], ALL),  # this and the next are also folders
        (["-m", "deploy"], ALL),
        (["--ignore", "tests/core"], ALL),
        (["--ignore=tests/core", "tests/web"], ALL[:1]),
        (["-k", "deploy", "-qx", "tests/web"], ALL[:1]),
        (["docs", "README.md"], []),
        (["tests"], ALL),
        (["tests/server"], SERVERS),
        (["tests/server/test_deploy.py", "-k", "caddy"], SERVERS),
        (["tests/core", "-k", "saving"], []),
        (["tests/web"], ALL[:1]),
        (["tests/core", "tests/web/test_azul.py::test_a"], ALL[:1]),
        (["tests/server/store/test_base.py"], ["postgresql"]),
        (["tests/run"], ["git"]),
    ],
)
def test_only_the_chosen_tests_lack_programs(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], packages: list[str]
) -> None:
    for package, (tests, _) in USERS.items():
        assert tests.exists()
        monkeypatch.setitem(USERS, package, (tests, lambda: None))
    assert missing_programs(arguments) == packages
    for package, (tests, _) in USERS.items():
        monkeypatch.setitem(USERS, package, (tests, lambda: Path("found")))
    assert missing_programs(arguments) == []


def test_the_browser_is_the_named_one_then_the_one_without_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("chromium", "chromium-headless-shell", "named"):
        (tmp_path / name).touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(external_programs, "find_shell", lambda: tmp_path / "chromium-headless-shell")
    monkeypatch.setenv("CHROME", "named")
    assert find_browser() == tmp_path / "named"
    monkeypatch.delenv("CHROME")
    assert find_browser() == tmp_path / "chromium-headless-shell"
    monkeypatch.setattr(external_programs, "find_shell", lambda: None)
    assert find_browser() == tmp_path / "chromium"


@pytest.mark.parametrize("package", USERS)
def test_the_tests_that_use_a_program_are_known(package: str) -> None:
    texts = {path: path.read_text() for path in HERE.rglob("*.py")}
    users = [path for path, text in texts.items() if re.search(rf'(installed|program)\("{package}"', text)]
    assert users
    tests, _ = USERS[package]
    for user in users:
        if tests.is_dir():
            assert user.is_relative_to(tests) or user.is_relative_to(HERE / "kit" / tests.name)
        elif user != tests:
            assert [path for path, text in texts.items() if f"{user.stem} import" in text] == [tests]
