"""Docstrings open plainly, and lines of documents fit on a screen: both are read off the sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "benchmarks/**/*.py", "run", "hatch_build.py")
DOCUMENTS = ("*.md", "docs/**/*.md", "web/*.md", "web/src/**/*.md", "benchmarks/**/*.md", ".github/**/*.md")
WIDTH = 100

RIDDLE = re.compile(r"(What|Who|Whoever|Whose|Whether|How|Where|When|So many)\b")
"""Openings that make a clause of a docstring where a noun or a verb belongs."""
NO_VERB = re.compile(r"(A|An|The|This|That|It|One|All|Each|Every|Nobody|Nothing)\b")
"""Further openings that are wrong for a function, whose docstring begins with a verb."""
ADDRESS = re.compile(r"\S*://\S*")

RIDDLES_LEFT: set[str] = set()
"""Files with docstrings still to be reworded; one without faults must leave the list."""
WIDE_LEFT: set[str] = set()
"""Documents still to be wrapped; one without wide lines must leave the list."""


def files(patterns: tuple[str, ...]) -> Iterator[Path]:
    """Yield the files of these patterns, without those that were installed or built."""
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and not {"node_modules", "static"}.intersection(path.parts):
                yield path


def is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function is read like an attribute."""
    return any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def docstrings(text: str) -> Iterator[tuple[int, str, bool]]:
    """Yield the docstrings of a module, also those of constants: line, text, and True for a function's."""
    for node in ast.walk(ast.parse(text)):
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_property(node)
        body = getattr(node, "body", None)
        for place, child in enumerate(body if isinstance(body, list) else ()):
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                value = child.value.value
                if isinstance(value, str):
                    yield child.lineno, value.strip(), is_function and place == 0


def faults(text: str, *, of_package: bool) -> list[str]:
    """Return the docstrings with a wrong opening; functions of the package must open with a verb."""
    return [
        f"{line}: {words.partition(chr(10))[0]}"
        for line, words, is_function in docstrings(text)
        if RIDDLE.match(words) or (of_package and is_function and NO_VERB.match(words))
    ]


def wide_lines(text: str) -> list[int]:
    """Return the numbers of too wide lines, except for code, tables, and lines that an address makes wide."""
    wide, is_code = [], False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith(("```", "~~~")):
            is_code = not is_code
        is_exempt = is_code or line.lstrip().startswith("|")
        if not is_exempt and len(ADDRESS.sub("", line)) > WIDTH:
            wide.append(number)
    return wide


def by_file(patterns: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file."""
    for path in files(patterns):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_docstrings_open_with_a_verb_or_a_noun() -> None:
    by_name = {name: faults(text, of_package=name.startswith("src/")) for name, text in by_file(SOURCES)}
    assert len(by_name) > 450, "the sources were not found"
    assert {name: bad for name, bad in by_name.items() if bad and name not in RIDDLES_LEFT} == {}
    assert {name for name in RIDDLES_LEFT if not by_name.get(name)} == set(), "remove them from the list"


def test_lines_of_documents_fit_on_a_screen() -> None:
    by_name = {name: wide_lines(text) for name, text in by_file(DOCUMENTS)}
    assert len(by_name) > 15, "the documents were not found"
    assert {name: bad for name, bad in by_name.items() if bad and name not in WIDE_LEFT} == {}
    assert {name for name in WIDE_LEFT if not by_name.get(name)} == set(), "remove them from the list"


@pytest.mark.parametrize(
    ("text", "is_fine"),
    [
        ('"""What a module holds."""', False),
        ('"""Tables."""', True),
        ('SHORT = 1\n"""How short it is."""', False),
        ('SHORT = 1\n"""The shortest length."""', True),
        ('class Bag:\n    """A bag."""', True),
        ('class Bag:\n    """Whoever has it."""', False),
        ('def draw():\n    """The next tile."""', False),
        ('def draw():\n    """Return the next tile."""', True),
        ('def draw():\n    """Allow drawing."""', True),
        ('async def draw():\n    """So many tiles."""', False),
        ('class Bag:\n    @property\n    def size(self):\n        """The size."""', True),
        ('class Bag:\n    @cached_property\n    def size(self):\n        """How large it is."""', False),
        ('class Bag:\n    def __init__(self):\n        self.size = 0\n        """The size."""', True),
    ],
)
def test_a_docstring_is_judged_by_its_opening(text: str, is_fine: bool) -> None:
    assert (not faults(text, of_package=True)) == is_fine


def test_a_test_may_describe_a_behaviour() -> None:
    text = 'def test_a_preview():\n    """A preview saves nothing."""'
    assert faults(text, of_package=False) == []
    assert faults(text, of_package=True) == ["2: A preview saves nothing."]


def test_code_tables_and_addresses_may_be_wide() -> None:
    wide = "word " * 21
    assert wide_lines(f"{wide}\n\n- {wide}") == [1, 3]
    assert wide_lines(f"```\n{wide}\n```\n  | {wide} |\nsee https://example.org/{'x' * 100}") == []
    assert wide_lines(f"```\n{wide}\n```\n{wide}") == [4]
