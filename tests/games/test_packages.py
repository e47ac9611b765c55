"""The package of a game is its folder's game, and nothing else."""

import ast
import importlib
from pathlib import Path

import pytest

import riad

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_package_has_the_game_of_its_folder(name: str) -> None:
    package = importlib.import_module(f"riad.games.{name}")
    game = package.GAME
    assert game is riad.games.game_named(name)
    assert (game.PACKAGE, game.FACTS.name) == (package.__name__, name)
    assert game.FACTS.title in (package.__doc__ or "")
    assert (ROOT / "docs" / f"{name}.md").is_file()


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_package_adds_nothing_to_its_folder(name: str) -> None:
    source = ROOT / "src" / "riad" / "games" / name / "__init__.py"
    _docstring, *code = ast.parse(source.read_text(encoding="utf-8")).body
    assert [ast.unparse(line) for line in code] == [
        "from riad.core.folder import game_in",
        "GAME = game_in(__name__)",
    ]
