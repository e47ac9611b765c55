"""The names of the bots: different, in order, and known without importing the bots."""

import json
import subprocess
import sys

from riad.bots.level_names import ADVISER, BASELINES, DEFAULT_LEVEL, LEVELS, SEARCHING

ASK = """
import json, sys
import riad.bots.level_names
slow = ("numba", "numpy", "riad.bots.levels", "riad.bots.search")
print(json.dumps([name for name in slow if name in sys.modules]))
"""


def test_the_names_are_different_and_known() -> None:
    names = (*LEVELS, *BASELINES)
    assert len({*names}) == len(names)
    assert {DEFAULT_LEVEL, ADVISER} <= {*LEVELS}
    assert LEVELS[-len(SEARCHING) :] == SEARCHING


def test_the_names_come_without_the_bots() -> None:
    done = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == []
