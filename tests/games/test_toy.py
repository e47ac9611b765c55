"""A game outside Riad: the toy of the kit, installed as a package, is played by every part of Riad.

The server and the pages with it are in tests/server/test_toy.py and tests/web/test_toy.py.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.environments import ROOT
from tests.kit.installed_toy import TOY

SOURCES = (".css", ".html", ".json", ".py", ".svelte", ".svg", ".toml", ".ts")
PRODUCT = ("src/riad", "tools", "web/public", "web/src")
BUILT = "server/static/"


@pytest.mark.parametrize("file", ["test_toy.py", "test_command.py"])
def test_its_own_tests_pass_where_it_is_installed(file: str, toy: str) -> None:
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(TOY / "tests" / file))
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": toy}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_without_the_package_there_is_no_such_game() -> None:
    code = "import riad; print(*riad.games); riad.new('toy')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "toy" not in done.stdout.split()
    assert "unknown game 'toy'" in done.stderr


def test_no_file_of_riad_names_it() -> None:
    naming = [
        path.as_posix()
        for path in (path for folder in PRODUCT for path in Path(ROOT, folder).rglob("*"))
        if path.suffix in SOURCES and BUILT not in path.as_posix()
        if re.search(r"\btoy\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert naming == []
