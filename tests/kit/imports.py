"""The modules of Riad and what each imports, read from their sources.

An import inside a function or under TYPE_CHECKING is an import as well. A module that is imported by a name
made at run time is not seen; nor are the packages around a module, although Python runs them first.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "riad"
FILES = sorted(PACKAGE.rglob("*.py"))
Imports = Mapping[str, set[str]]
"""The modules that each module imports."""


def name_of(path: Path) -> str:
    """Return the dotted name of a module, for a package its own."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in FILES}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield imported modules, with the name taken from each ("" for the module itself)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield from ((str(node.module), alias.name) for alias in node.names)


def modules_imported(tree: ast.AST) -> set[str]:
    """Return the modules of Riad that a source imports, or takes a name from."""
    taken = {
        f"{module}.{name}" if f"{module}.{name}" in MODULES else module for module, name in imported(tree)
    }
    return taken & set(MODULES)


@cache
def imports() -> Imports:
    """Return the imports of every module of Riad."""
    return {name: modules_imported(tree_of(path)) for name, path in MODULES.items()}


def reached(among: Imports, start: Iterable[str]) -> set[str]:
    """Return modules with all that they import, and what these import, to the end."""
    modules: set[str] = set()
    ahead = list(start)
    while ahead:
        name = ahead.pop()
        if name not in modules:
            modules.add(name)
            ahead += among[name]
    return modules
