"""Every rule of every game has a test that names it, and the documents have the same rules."""

import ast
import re
from pathlib import Path

import pytest

import riad

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def ids_named_by_tests(folder: Path) -> set[str]:
    """Return the ids in `@rules(...)` over functions that are tests."""
    named: set[str] = set()
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rules":
                        named |= {ast.literal_eval(argument) for argument in decorator.args}
    return named


def ids_of(name: str) -> list[str]:
    """Return the ids of a game's rules, in their order."""
    game = riad.games.game_named(name)
    return [game.rule_id(number) for number in game.RULES]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_rule_id_has_a_test_that_names_it(name: str) -> None:
    assert ids_named_by_tests(HERE / name) == set(ids_of(name))


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_the_document_and_the_code_have_the_same_rules(name: str) -> None:
    document = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", document, re.MULTILINE) == ids_of(name)


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_rule_stands_in_the_sources(name: str) -> None:
    folder = ROOT / "src" / "riad" / "games" / name
    sources = "".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.name != "constants.py"
    )
    ranges = re.findall(r"[A-Z]+-(\d+) to [A-Z]+-(\d+)", sources)
    enforced = {int(number) for number in re.findall(r"[A-Z]{2}-(\d+)", sources)}
    for first, last in ranges:
        enforced |= set(range(int(first), int(last) + 1))
    assert set(riad.games.game_named(name).RULES) - enforced == set()
