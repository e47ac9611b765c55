"""The set-up script in a small checkout of its own."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.run.checkout import ROOT, Calls, fake_uv
from tools.lock import load_script


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """The script in a small checkout of its own."""
    home = tmp_path / "checkout"
    (home / "requirements").mkdir(parents=True)
    for name in ("boot", "run", "test"):
        (home / "requirements" / f"{name}.lock").write_text(name)
    (home / "pyproject.toml").touch()
    shutil.copy(ROOT / "run", home)
    return load_script(home / "run")


@pytest.fixture
def uv_calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What the script asks uv to do; of that, only the making of .venv is done."""
    return fake_uv(run, monkeypatch)
