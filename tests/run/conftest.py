"""The set-up script in a small separate checkout."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.fake_checkout import ROOT, Calls, fake_uv
from tools.lock import load_script


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """The script in a small separate checkout."""
    home = tmp_path / "checkout"
    (home / "requirements").mkdir(parents=True)
    for name in ("boot", "run", "test"):
        (home / "requirements" / f"{name}.lock").write_text(name)
    (home / "pyproject.toml").touch()
    shutil.copy(ROOT / "run", home)
    return load_script(home / "run")


@pytest.fixture
def uv_calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """The calls of uv by the script; only the creation of .venv is carried out."""
    return fake_uv(run, monkeypatch)
