"""Programs that tests need are installed once, however many workers ask for them."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.programs import installed

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
