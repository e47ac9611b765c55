"""No module imports itself through others: imports inside functions and for types count as well."""

import ast
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.kit.exceptions import CLOSE_A_CYCLE
from tests.kit.imports import Imports, imports, modules_imported, reached

Arrow = tuple[str, str]


def without(among: Imports, arrows: Iterable[Arrow]) -> Imports:
    """Return the imports without some of them."""
    left_out = set(arrows)
    return {
        name: {one for one in imported if (name, one) not in left_out} for name, imported in among.items()
    }


def cycle_in(among: Imports) -> str:
    """Return a cycle of imports as text; "" if there is none."""
    try:
        TopologicalSorter(among).prepare()
    except CycleError as error:
        return " -> ".join(reversed(error.args[1]))
    return ""


def test_there_is_no_new_cycle() -> None:
    assert cycle_in(without(imports(), CLOSE_A_CYCLE)) == ""


@pytest.mark.parametrize("arrow", CLOSE_A_CYCLE, ids=" -> ".join)
def test_an_import_that_closes_no_cycle_is_no_longer_excepted(arrow: Arrow) -> None:
    importer, target = arrow
    assert target in imports()[importer], "it is gone: remove it from the list"
    assert importer in reached(without(imports(), CLOSE_A_CYCLE), [target]), "it closes no cycle any more"


@pytest.mark.parametrize(
    "source",
    [
        "import riad.match.match",
        "from riad.match import match",
        "from riad.match.match import Match",
        "def late():\n    from riad.match.match import Match",
        "if TYPE_CHECKING:\n    from riad.match.match import Match",
    ],
)
def test_every_import_counts(source: str) -> None:
    assert modules_imported(ast.parse(source)) == {"riad.match.match"}


def test_a_cycle_is_told_in_the_order_of_its_imports() -> None:
    among = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": set[str]()}
    first, *rest = cycle_in(among).split(" -> ")
    assert first == rest[-1]
    assert {(one, other) for one, other in zip([first, *rest], rest, strict=False)} == {
        *(("a", "b"), ("b", "c"), ("c", "a"))
    }
    assert cycle_in(without(among, [("c", "a")])) == ""
