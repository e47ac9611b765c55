"""Tests draw nothing unseeded: they use no global generator, and none without a seed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
GENERATORS = re.compile(r"(random\.)?Random|(np\.random\.)?(default_rng|RandomState)")
GLOBAL = re.compile(r"(np\.)?random\.\w+")
HARMLESS = {"np.random.seed"}  # seeds the generator that other libraries use


def unseeded(source: str) -> Iterator[str]:
    """Yield the calls that draw from a global generator or create one without a seed."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        if GENERATORS.fullmatch(name):
            drawn = not call.args and not call.keywords
        else:
            drawn = GLOBAL.fullmatch(name) is not None and name not in HARMLESS
        if drawn:
            yield f"line {call.lineno}: {ast.unparse(call)}"


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("random.Random(1).choice('ab')", 0),
        ("random.Random()", 1),
        ("Random()", 1),
        ("random.choice('ab')", 1),
        ("random.shuffle(cards)", 1),
        ("np.random.default_rng()", 1),
        ("np.random.default_rng(1).random()", 0),
        ("np.random.rand(3)", 1),
        ("chance.random()", 0),
    ],
)
def test_what_is_drawn_unseeded_is_found(source: str, number: int) -> None:
    assert len([*unseeded(source)]) == number


def test_no_test_draws_unseeded() -> None:
    calls = [
        f"{path.relative_to(HERE)}, {one}"
        for path in sorted(HERE.rglob("*.py"))
        for one in unseeded(path.read_text(encoding="utf-8"))
    ]
    assert calls == []
