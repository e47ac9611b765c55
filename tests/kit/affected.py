"""The tests of what changed: those in the place of a file, then those that import it or name it.

Most tests import the modules at the root of everything: of those, only the nearest are chosen.
"""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path, PurePath

from tests.kit.imports import MODULES, PACKAGE, imported, tree_of
from tests.kit.mirror import place_of_test

ROOT = Path(__file__).parents[2]
MOST = 12
"""Number of test files for one file, unless more are in its place."""


@cache
def helpers() -> dict[str, Path]:
    """Return the modules of tests and tools by their dotted names."""
    files = [file for folder in ("tests", "tools") for file in sorted((ROOT / folder).rglob("*.py"))]
    return {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in files}


@cache
def all_tests() -> list[Path]:
    return [file for file in helpers().values() if file.name.startswith("test_")]


@cache
def imports_of(file: Path) -> set[Path]:
    """Return the files of Riad, of the tests and of the tools that a file imports."""
    files = {**MODULES, **helpers()}
    pairs = [(f"{module}.{name}", module) for module, name in imported(tree_of(file))]
    return {files[name] for pair in pairs for name in [one for one in pair if one in files][:1]}


@cache
def reached(test: Path) -> set[Path]:
    """Return a test with all that it and its helpers import, without what Riad itself imports."""
    seen: set[Path] = set()
    ahead = {test}
    while ahead:
        seen |= ahead
        ahead = {one for file in ahead & {*helpers().values()} for one in imports_of(file)} - seen
    return seen


@cache
def names_in(file: Path) -> set[str]:
    """Return the texts in a source, and the parts of those that are paths."""
    texts = [node.value for node in ast.walk(tree_of(file)) if isinstance(node, ast.Constant)]
    return {part for text in texts if isinstance(text, str) for part in (text, *PurePath(text).parts)}


def tests_in_place(file: Path) -> Iterator[Path]:
    """Yield the tests that are this file, are below it, or have the place that mirrors it."""
    if file in all_tests() or (file.suffix == ".md" and file.parent.name in ("docs", ROOT.name)):
        yield file  # the examples of a document are tests
    if file.name == "conftest.py":
        yield from (test for test in all_tests() if test.is_relative_to(file.parent))
    yield from (ROOT / place_of_test(name) for name, source in MODULES.items() if source == file)


def tests_around(file: Path) -> Iterator[list[Path]]:
    """Yield the tests that import a file, then those whose helpers do; for data, those that name it."""
    if file.suffix == ".py":
        yield [test for test in all_tests() if file in imports_of(test)]
        yield [test for test in all_tests() if file in reached(test)]
        return
    only_data = not any(file.parent.glob("*.py"))
    sources = {test: reached(test) & {*helpers().values()} for test in all_tests()}
    for name in (file.name, *([file.parent.name] if only_data else [])):
        yield [test for test, files in sources.items() if any(name in names_in(one) for one in files)]


def place(file: Path) -> tuple[str, ...]:
    """Return the folders of a file; those of a test are the same as those of its module."""
    roots = (PACKAGE, ROOT / "tests", ROOT)
    return next(file.relative_to(root).parts for root in roots if file.is_relative_to(root))


def shared(one: Path, other: Path) -> int:
    """Return the number of folders that two files share, from the root on."""
    pairs = zip(place(one), place(other), strict=False)
    return len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])


def nearest(file: Path) -> tuple[list[Path], int]:
    """Return the tests of a file, nearest first, and the number of those that are left out."""
    own = [test for test in tests_in_place(file) if test.exists()]
    rings = [sorted(ring, key=lambda test: -shared(file, test)) for ring in tests_around(file)]
    around = [test for test in dict.fromkeys(test for ring in rings for test in ring) if test not in own]
    room = max(0, MOST - len(own))
    return own + around[:room], len(around[room:])
