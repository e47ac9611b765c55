"""Finding Chromium and the Node.js for Playwright; the tests of the pages run a browser with it."""

import importlib.util
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from riad.cli.bench.chromium import NAMES, find_chromium, use_our_node


def program(folder: Path, name: str) -> Path:
    """Make a program."""
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o700)
    return path


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH, and no browser named in CHROME."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROME", raising=False)
    return tmp_path


def test_the_first_name_on_the_path_is_taken(path: Path) -> None:
    assert find_chromium() is None
    last = program(path, NAMES[-1])
    assert find_chromium() == last
    assert program(path, NAMES[0]) == find_chromium()


def test_the_browser_that_is_named_is_taken_or_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, NAMES[0])
    mine = program(path, "mine")
    monkeypatch.setenv("CHROME", str(mine))
    assert find_chromium() == mine
    monkeypatch.setenv("CHROME", str(path / "nowhere"))
    assert find_chromium() is None


def test_playwright_is_run_by_the_node_of_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    use_our_node()
    assert os.environ == {}
    (tmp_path / "bin").mkdir()
    spec = SimpleNamespace(origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: spec)
    use_our_node()
    assert os.environ == {}, "there is no such file"
    node = program(tmp_path / "bin", "node")
    use_our_node()
    assert os.environ == {"PLAYWRIGHT_NODEJS_PATH": str(node)}
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = "mine"
    use_our_node()
    assert os.environ == {"PLAYWRIGHT_NODEJS_PATH": "mine"}
