"""The place of the test file of a module: its own name, in the same folder under tests."""

from tests.kit.imports import MODULES

TEXTS = ("help_text", "provenance", "rule_texts")
"""Texts that games have; one test for all games is in tests/games."""


def place_of_test(module: str) -> str:
    """Return the test file of a module; that of a package itself has the package's name and is inside."""
    *_, name = parts = module.split(".")
    is_package = MODULES[module].name == "__init__.py"
    folders = parts[1:] if is_package else parts[1:-1]
    if is_package and folders[:1] == ["games"] and len(folders) == 2:
        return "tests/games/test_packages.py"  # all are alike
    if folders[:1] == ["games"] and folders[2:] in (["rules"], ["players"]):
        folders = folders[:2]  # the tests of a game are in one folder
    if folders[:1] == ["games"] and name in TEXTS:
        folders = folders[:1]
    return "/".join(["tests", *folders, f"test_{name.strip('_')}.py"])
