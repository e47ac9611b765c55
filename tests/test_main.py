"""`python -m riad` is the command riad: the same output, and its exit code."""

import subprocess
import sys

import pytest

import riad


@pytest.mark.parametrize(
    ("arguments", "code", "out", "err"),
    [
        (["--version"], 0, f"riad {riad.__version__}\n", ""),
        (["games", "chess"], 2, "", "riad: unknown game 'chess'"),
    ],
)
def test_it_is_the_command(arguments: list[str], code: int, out: str, err: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "riad", *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (code, out)
    assert done.stderr.startswith(err)
    assert bool(done.stderr) == bool(err)
