"""One name, one meaning: no two modules define classes of the same name."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "riad"


def test_no_two_modules_define_a_class_of_the_same_name() -> None:
    modules: dict[str, set[str]] = defaultdict(set)
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                modules[node.name].add(path.relative_to(SOURCES).as_posix())
    assert len(modules) > 100
    assert {name: sorted(places) for name, places in modules.items() if len(places) > 1} == {}
