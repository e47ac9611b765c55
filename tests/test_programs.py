"""Programs that tests need are installed once, however many workers ask for them."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.programs import USERS, installed, missing_programs

HERE = Path(__file__).parent
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
    """Where an apt-get is that refuses to run twice at once and knows one package."""
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


def test_workers_that_ask_at_once_all_find_it(folder: Path) -> None:
    def find() -> Path | None:
        return folder / "program" if (folder / "program").exists() else None

    with ThreadPoolExecutor(4) as workers:
        asked = [workers.submit(installed, "browser", find, "no browser") for _ in range(4)]
    assert {each.result() for each in asked} == {folder / "program"}


@pytest.mark.usefixtures("folder")
def test_what_cannot_be_installed_fails_with_what_was_said() -> None:
    with pytest.raises(
        pytest.fail.Exception, match=r"no teapot\n.*install.* teapot failed:\nno such package"
    ):
        installed("teapot", lambda: None, "no teapot")


def test_what_must_not_be_installed_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI")
    monkeypatch.setenv("RIAD_NO_INSTALL", "1")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        installed("browser", lambda: None, "no browser")
    assert not (folder / "program").exists()


@pytest.mark.parametrize(
    ("arguments", "packages"),
    [
        ([], ["chromium", "postgresql"]),
        (["-k", "saving", "-n", "2"], ["chromium", "postgresql"]),
        (["tests"], ["chromium", "postgresql"]),
        (["tests/core", "-k", "saving"], []),
        (["tests/web"], ["chromium"]),
        (["tests/core", "tests/web/test_azul.py::test_a"], ["chromium"]),
        (["tests/server/test_store.py"], ["postgresql"]),
    ],
)
def test_only_the_chosen_tests_lack_programs(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], packages: list[str]
) -> None:
    for package, (tests, _) in USERS.items():
        assert tests.is_dir()
        monkeypatch.setitem(USERS, package, (tests, lambda: None))
    assert missing_programs(arguments) == packages
    for package, (tests, _) in USERS.items():
        monkeypatch.setitem(USERS, package, (tests, lambda: Path("found")))
    assert missing_programs(arguments) == []


@pytest.mark.parametrize("package", USERS)
def test_the_tests_that_use_a_program_are_known(package: str) -> None:
    users = [path for path in HERE.rglob("*.py") if f'installed("{package}"' in path.read_text()]
    assert [path.is_relative_to(USERS[package][0]) for path in users] == [True]
