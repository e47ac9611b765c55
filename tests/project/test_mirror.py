"""Tests mirror the sources: every module has a test file of its own name in the same folder."""

from pathlib import Path

import pytest

from tests.kit.imports import MODULES, tree_of
from tests.kit.mirror import place_of_test

ROOT = Path(__file__).parents[1]


def has_test(module: str) -> bool:
    return (ROOT.parent / place_of_test(module)).exists()


def has_code(module: str) -> bool:
    """Return whether a module has more than a docstring."""
    return len(tree_of(MODULES[module]).body) > 1


@pytest.mark.parametrize(
    ("module", "place"),
    [
        ("riad", "tests/test_riad.py"),
        ("riad.__main__", "tests/test_main.py"),
        ("riad.match.match", "tests/match/test_match.py"),
        ("riad.server.wire", "tests/server/wire/test_wire.py"),
        ("riad.games.azul", "tests/games/test_packages.py"),
        ("riad.games.azul.rules.offer", "tests/games/azul/test_offer.py"),
        ("riad.games.azul.rule_texts", "tests/games/test_rule_texts.py"),
    ],
)
def test_a_test_has_the_place_of_its_module(module: str, place: str) -> None:
    assert place_of_test(module) == place


@pytest.mark.parametrize("module", [name for name in MODULES if has_code(name)])
def test_a_module_has_a_test_file_of_its_name(module: str) -> None:
    assert has_test(module), f"add {place_of_test(module)}"
