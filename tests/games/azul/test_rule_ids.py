"""No rule without a test that names it."""

import ast
import re
from pathlib import Path

from riad.games import azul

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "azul.md"


def ids_named_by_tests() -> set[str]:
    """The ids in `@rules(...)` over functions that are tests."""
    named: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rules":
                        named |= {ast.literal_eval(argument) for argument in decorator.args}
    return named


def test_every_rule_id_has_a_test_that_names_it() -> None:
    assert ids_named_by_tests() == {azul.rule_id(number) for number in azul.RULES}


def test_the_document_and_the_code_have_the_same_rules() -> None:
    documented = re.findall(r"^- \*\*(AZ-\d+)\*\*", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert documented == [azul.rule_id(number) for number in azul.RULES]


def test_every_rule_that_the_code_enforces_stands_in_the_sources() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(azul.__file__).parent.glob("*.py")
        if path.name != "material.py"
    )
    enforced = {int(number) for number in re.findall(r"AZ-(\d+)", sources)}
    assert set(azul.RULES) - enforced == set()
