"""Dependencies point one way; compiled rules have a place, and neither allocate nor raise: by the sources."""

import ast
import math
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from riad.core.jit import COMPILED as PLACES
from riad.core.jit import sources_of
from tests.kit.imports import (
    FILES,
    MODULES,
    PACKAGE,
    imported,
    imports,
    modules_imported,
    reached,
    tree_of,
)

FACE = "riad itself"
REGISTRY = "games"
GROUND = {"core", "match", "bots", "preparation", REGISTRY, FACE}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games/NAME/rules": {"core"},
    "games/NAME/players": {"core", "games/NAME/rules"},
    "match": {"core"},
    "games/NAME": {"core", "match", "games/NAME/rules", "games/NAME/players"},
    REGISTRY: {"core"},
    "bots": {"core", "match"},
    "batch": {"core", REGISTRY},
    "envs": {"core", "match", "bots", "batch", REGISTRY},
    "preparation": {"core", "bots", REGISTRY},
    FACE: {"core", "match", "bots", "preparation", REGISTRY},
    "research": {"core", "match", "bots", REGISTRY, FACE},
    "__main__": {"cli"},
}
SERVER = (
    ("addresses", "errors", "ids", "logs", "now", "settings"),
    ("background_jobs", "connections", "wire"),
    ("preparation", "store"),
    ("people",),
    ("table",),
    ("live", "privacy"),
    ("push",),
    ("metrics",),
    ("node",),
    ("routes",),
    ("app",),
)
"""The rooms of the server: each may import those of the lines before its own."""
for number, rooms in enumerate(SERVER):
    below = {f"server/{room}" for earlier in SERVER[:number] for room in earlier}
    MAY_IMPORT |= {f"server/{room}": GROUND | below for room in rooms}
MAY_IMPORT |= {"server": set(), "cli": {*MAY_IMPORT} - {"__main__"}}
FOR_ANY_GAME = ("rule_for_any_game", "inlined_for_any_game")
RULES = ("rule", "inlined", *FOR_ANY_GAME)
CALLED_BY_RULES = (*RULES, "by_game", "instructions")
BUILTINS = {"abs", "bool", "divmod", "enumerate", "float", "int", "len", "max", "min", "range"}
FORBIDDEN = (
    *(ast.Try, ast.TryStar, ast.Raise, ast.Assert, ast.With),
    *(ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp),
    *(ast.Lambda, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Yield, ast.YieldFrom, ast.Await),
    *(ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.JoinedStr, ast.Starred, ast.Delete),
)


def shown(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room_of(path: Path) -> str:
    """Return the room that a file belongs to: a part of the package, or of the server, or of a game."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[0] == "games" and len(parts) > 2:
        return f"games/NAME/{parts[2]}" if parts[2] in ("rules", "players") else "games/NAME"
    if parts[0] == "server" and parts[1] != "__init__":
        return f"server/{parts[1]}"
    return FACE if parts[0] == "__init__" else parts[0]


def rooms_imported(path: Path) -> set[str]:
    """Return the rooms that a file imports from."""
    return {room_of(MODULES[name]) for name in modules_imported(tree_of(path))}


def marks(function: ast.FunctionDef) -> set[str]:
    """Return the decorators of a function."""
    written = (mark.func if isinstance(mark, ast.Call) else mark for mark in function.decorator_list)
    return {mark.id for mark in written if isinstance(mark, ast.Name)}


def decorated(tree: ast.AST, *decorators: str) -> list[ast.FunctionDef]:
    """Return the functions with one of these decorators."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [function for function in functions if marks(function) & {*decorators}]


@cache
def names_in(module: str, *decorators: str) -> frozenset[str]:
    """Return the functions of a module with one of these decorators."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not path.exists():
        return frozenset()
    return frozenset(function.name for function in decorated(tree_of(path), *decorators))


def names_for(tree: ast.Module, *decorators: str) -> set[str]:
    """Return the functions with one of these decorators that a file defines or imports."""
    own = {function.name for function in decorated(tree, *decorators)}
    return own | {name for module, name in imported(tree) if name in names_in(module, *decorators)}


def faults(tree: ast.Module) -> list[str]:
    """Return the faults of compiled functions: they allocate, raise, or call an uncompiled function."""
    known = names_for(tree, *CALLED_BY_RULES) | BUILTINS
    sentences = []
    for function in decorated(tree, *RULES):
        for node in (node for line in function.body for node in ast.walk(line)):
            if isinstance(node, FORBIDDEN):
                sentences.append(f"{function.name}, line {node.lineno}: {type(node).__name__}")
            if isinstance(node, ast.Call) and not may_be_called(node.func, known):
                sentences.append(f"{function.name}, line {node.lineno}: {ast.unparse(node.func)}")
    return sentences


def may_be_called(function: ast.expr, known: set[str]) -> bool:
    """Return whether a function is compiled, in BUILTINS, from math, or a number type of NumPy."""
    if isinstance(function, ast.Name):
        return function.id in known
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        if function.value.id == "math":
            return hasattr(math, function.attr)
        number = getattr(np, function.attr, None) if function.value.id == "np" else None
        return isinstance(number, type) and issubclass(number, np.number)
    return False


COMPILED = [path for path in FILES if decorated(tree_of(path), *RULES)]


def test_every_room_has_its_place() -> None:
    assert {room_of(path) for path in FILES} == set(MAY_IMPORT), "say here what a new room may import"


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_a_room_imports_only_what_lies_below_it(path: Path) -> None:
    allowed = {room_of(path), *MAY_IMPORT[room_of(path)]}
    wrong = {name for name in modules_imported(tree_of(path)) if room_of(MODULES[name]) not in allowed}
    assert wrong == set()


def test_the_imports_are_seen() -> None:
    assert rooms_imported(PACKAGE / "__main__.py") == {"cli"}
    assert rooms_imported(PACKAGE / "match" / "loader.py") == {"core", "match"}
    assert rooms_imported(PACKAGE / "cli" / "__init__.py") == {"bots", "cli", "core", FACE}


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=shown)
def test_a_game_knows_no_other_game_and_no_other_package_than_numpy(path: Path) -> None:
    parts = path.relative_to(PACKAGE / "games").parts
    own = f"riad.games.{parts[0]}"
    for module, name in imported(tree_of(path)):
        whole = f"{module}.{name}"
        if whole.startswith("riad.games"):
            assert f"{whole}.".startswith(f"{own}."), whole
        assert module.split(".")[0] in {*sys.stdlib_module_names, "numpy", "riad"}, whole


def test_the_rules_are_seen() -> None:
    functions = [function.name for path in FILES for function in decorated(tree_of(path), *RULES)]
    assert len(functions) > 40
    assert {"below", "replay", "setup", "legal", "apply", "greedy_action"} <= set(functions)


@pytest.mark.parametrize("path", COMPILED, ids=shown)
def test_compiled_rules_allocate_nothing_and_raise_nothing(path: Path) -> None:
    assert faults(tree_of(path)) == []


@pytest.mark.parametrize("path", COMPILED, ids=shown)
def test_code_for_any_game_is_marked_as_such(path: Path) -> None:
    """Without the mark, its machine code would outlive a change of a game outside Riad."""
    of_games = names_for(tree_of(path), "by_game", *FOR_ANY_GAME)
    for function in decorated(tree_of(path), *RULES):
        called = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} & of_games
        assert bool({*FOR_ANY_GAME} & {*marks(function)}) == bool(called), f"{function.name} calls {called}"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("raise ValueError", "Raise"),
        ("assert x", "Assert"),
        ("with x: pass", "With"),
        ("y = [x]", "List"),
        ("y = {x: 1}", "Dict"),
        ("y = {x}", "Set"),
        ("y = (z for z in x)", "GeneratorExp"),
        ("y = lambda: x", "Lambda"),
        ("y = f'{x}'", "JoinedStr"),
        ("y = np.zeros(3)", "np.zeros"),
        ("y = x.copy()", "x.copy"),
        ("y = list(x)", "list"),
        ("y = plain(x)", "plain"),
        ("y = Thing(x)", "Thing"),
        ("y = next_bits(x)", "next_bits"),
        ("print(x)", "print"),
    ],
)
def test_a_fault_of_a_rule_is_found(line: str, fault: str) -> None:
    source = f"def plain(x): return [x]\n\n@rule\ndef bad(x):\n    {line}\n    return x\n"
    assert faults(ast.parse(source)) == [f"bad, line 5: {fault}"]


def test_a_rule_may_call_compiled_functions_and_make_numbers() -> None:
    source = """
from riad.core.contract import actor
from riad.core.rng import next_bits

@rule
def good(x):
    "Words."
    for place, way in enumerate((-1, 1)):
        x.seat[place] = min(way, actor(x)) + good(np.uint64(next_bits(x)))
    return x
"""
    assert faults(ast.parse(source)) == []


def chooses_functions(tree: ast.Module) -> bool:
    """Return whether a module chooses the functions that code for any game calls."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(ast.unparse(call.func) == "implement" for call in calls)


def modules_of_rules() -> set[str]:
    """Return the modules with compiled functions or a choice of them, and all that they import."""
    start = [
        name
        for name, path in MODULES.items()
        if decorated(tree_of(path), *CALLED_BY_RULES) or chooses_functions(tree_of(path))
    ]
    return reached(imports(), start)


def test_the_cache_is_keyed_by_the_modules_of_compiled_code_and_by_nothing_else() -> None:
    needed = {MODULES[name] for name in modules_of_rules()}
    keyed = {path for path, _ in sources_of("riad")}
    assert {shown(path) for path in needed - keyed} == set(), "a change of these would run old machine code"
    assert {shown(path) for path in keyed & {*FILES} - needed} == set(), "no rule needs these: COMPILED"
    texts = [path.read_text(encoding="utf-8") for path in needed]
    for path in keyed - {*FILES}:
        assert any(f'"{path.name}"' in text for text in texts), f"no rule reads {shown(path)}"


def test_the_modules_of_compiled_code_are_seen() -> None:
    assert modules_of_rules() >= {"riad.core.folder", "riad.core.driver", "riad.games.azul.rules.constants"}


@pytest.mark.parametrize("place", PLACES)
def test_a_place_of_compiled_code_has_files(place: str) -> None:
    assert any(PACKAGE.glob(place))
