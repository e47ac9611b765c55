"""What docs/research.md begins with: an install from a checkout has all of Riad in it and works alone."""

import os
import subprocess
import sys
from pathlib import Path

from tools.lock import load_script

ROOT = Path(__file__).parents[1]
USE = """
import riad
from riad.batch import playouts
print(riad.__file__)
print(playouts("azul", seats=2, n=3).lengths.tolist())
"""


def test_an_install_from_a_checkout_plays(tmp_path: Path) -> None:
    uv = load_script(ROOT / "run").UV
    install = (
        uv,
        "pip",
        "install",
        "--offline",
        "--no-deps",
        "--no-build-isolation",
        "--python",
        sys.executable,
    )
    subprocess.run([*install, "--target", tmp_path, ROOT], check=True, capture_output=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    answer = subprocess.run(
        [sys.executable, "-c", USE], check=True, capture_output=True, text=True, env=environment, cwd=tmp_path
    )
    where, lengths = answer.stdout.splitlines()
    assert Path(where).is_relative_to(tmp_path)
    assert len(lengths.split(",")) == 3
    assert (tmp_path / "riad" / "games" / "azul" / "rules.py").is_file()
    assert not (tmp_path / "tests").exists()
