"""Stand-ins for the programs that the set-up script calls."""

import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
Calls = list[tuple[object, ...]]


def fake_uv(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls: Calls = []

    def uv(_doing: str, *arguments: object) -> None:
        calls.append(arguments)
        if arguments[0] == "venv":
            shutil.rmtree(run.VENV, ignore_errors=True)
            run.PYTHON.parent.mkdir(parents=True)
            run.PYTHON.symlink_to(sys.executable)

    monkeypatch.setattr(run, "get_uv", lambda: None)
    monkeypatch.setattr(run, "uv", uv)
    return calls


def verbs(calls: Calls) -> list[object]:
    return [call[1] if call[0] == "pip" else call[0] for call in calls]


def program(path: Path, body: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path
