"""The script that tests both commands on a bare Debian: its refusals, and its documented options."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kit.fake_checkout import ROOT, program

SCRIPT = ROOT / "tools" / "bare.sh"
pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


def bare(*words: object, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [str(SCRIPT), *map(str, words)]
    env = {**os.environ, **environment}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=env)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--only"], "--only must be run or test"),
        (["--only", "both", "trixie", "x"], "--only must be run or test"),
        (["--only", "run", "trixie"], "usage: bare.sh [OPTION...] bookworm|trixie FOLDER"),
        (["--faster", "trixie", "x"], "unknown option --faster"),
        (["x/y", "trixie"], "usage: bare.sh [OPTION...] bookworm|trixie FOLDER"),
    ],
)
def test_a_wrong_call_is_refused_with_a_sentence(words: list[str], message: str) -> None:
    done = bare(*words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"[bare] {message}\n")


@pytest.mark.parametrize(
    ("made", "message"),
    [
        ("debootstrap/", "holds an incomplete Debian: remove it"),
        ("etc/debian_version", "is not trixie"),  # another one
    ],
)
def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path, made: str, message: str) -> None:
    if os.geteuid() != 0:
        pytest.skip("making a system needs root")
    for name in ("debootstrap", "mount", "chroot"):  # nothing is created or mounted
        program(tmp_path / "bin" / name, "exit 9")
    there = tmp_path / "system" / made
    (there if made.endswith("/") else there.parent).mkdir(parents=True)
    if not there.is_dir():
        there.touch()
        there.with_name("os-release").write_text("VERSION_CODENAME=bookworm\n")
    before = sorted(tmp_path.rglob("*"))
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = bare("trixie", tmp_path / "system", RIAD_BARE_INSIDE="yes", PATH=path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "[bare] failed (2)" in done.stdout
    assert sorted(tmp_path.rglob("*")) == before


def test_its_options_are_documented() -> None:
    text = SCRIPT.read_text()
    options = set(re.findall(r"^ +(--[\w-]+)\)", text, re.MULTILINE))
    assert options == set(re.findall(r"^#     (--[\w-]+)", text, re.MULTILINE))
    assert len(options) == 3
    guide = (ROOT / "docs" / "contribute.md").read_text()
    assert all(f"`{option}" in guide for option in options)
