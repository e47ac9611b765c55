"""The twins in C++."""

import shutil
from pathlib import Path

import pytest

from riad.cli.bench import twin as module
from riad.cli.bench.twin import twin_of
from riad.games import PACKAGES


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize("name", PACKAGES)
def test_the_twin_compiles_and_answers(name: str) -> None:
    with twin_of(name) as twin:
        assert twin is not None
        assert twin.own == (name == "azul")
        assert twin.games_per_second(2, 0.001) > 0
    assert not twin.program.exists()


def test_without_its_source_there_is_no_twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TWINS", tmp_path)
    with twin_of("azul") as program:
        assert program is None
