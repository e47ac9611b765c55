"""Without an extra, the base installation works, and a message names the package to install."""

import subprocess
import sys
from pathlib import Path

import pytest

from riad.core.extras import how_to_install

ROOT = Path(__file__).parents[2]

WITHOUT = """
import sys
for package in sys.argv[2:]:
    sys.modules[package] = None
import riad, riad.envs
riad.new("azul")
try:
    __import__(sys.argv[1])
except ImportError as error:
    print(error)
"""
PLAIN = """
import sys
import riad, riad.envs
riad.new("azul")
print(*sorted({"gymnasium", "pettingzoo", "pyspiel", "open_spiel"} & set(sys.modules)))
"""


def run(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "extra", "without"),
    [
        ("riad.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("riad.envs.vector", "pettingzoo", "gymnasium"),
        ("riad.envs.openspiel", "openspiel", "pyspiel"),
    ],
)
def test_who_lacks_an_extra_is_told_its_name(module: str, extra: str, without: str) -> None:
    message = run(WITHOUT, module, without)
    assert message == f"{without} is not installed. {how_to_install(extra)}"


def test_the_base_imports_none_of_it() -> None:
    assert run(PLAIN) == ""
