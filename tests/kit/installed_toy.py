"""The toy of this kit as a stranger's package: built as a wheel and installed, without a network."""

import os
import sys
from pathlib import Path

from tests.kit.environments import uv

TOY = Path(__file__).with_name("toy")


def install_toy(folder: Path) -> str:
    """Install the toy into a folder; return the PYTHONPATH of a process that finds it there."""
    way = ("--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", folder)
    done = uv("pip", "install", *way, TOY, where=folder)
    assert done.returncode == 0, done.stderr
    others = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(folder), *([others] if others else [])])
