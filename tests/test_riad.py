"""The public interface of Riad: small, documented, and quick to import."""

import dataclasses
import inspect
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import riad

ROOT = Path(__file__).parents[1]
PACKAGE = Path(riad.__file__).parent

ERRORS = ["BadOption", "DamagedFile", "IllegalMove", "NothingToPop", "UnknownGame", "UnknownNotation"]

FRESH = """
import json, sys
import riad

def heavy():
    return sorted(name for name in sys.modules if name in ("numba", "numpy", "riad.match.match")
                  or name.startswith(("riad.games.", "riad.bots", "riad.cli")))

imported = heavy()
names = [riad.BadOption.__name__, list(riad.games), "azul" in riad.games, len(riad.games)]
looked_at = heavy()
match = riad.Match.__name__
print(json.dumps([imported, names, looked_at, match, "numba" in sys.modules]))
"""


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties of a class and of its parents in Riad."""
    for name in dir(thing):
        if not name.startswith("_"):
            owner = next(parent for parent in thing.__mro__ if name in vars(parent))
            if owner.__module__.startswith("riad"):
                yield name, vars(owner)[name]


@pytest.mark.parametrize("name", riad.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    thing = getattr(riad, name)
    assert (inspect.getdoc(thing) or "").strip()
    if inspect.isclass(thing):
        assert "__doc__" in vars(thing), "in its own words"
        assert not (thing.__doc__ or "").startswith(f"{name}("), "not in those of dataclass"


@pytest.mark.parametrize("name", ["Candidate", "Match", "Legal", "Outcome"])
def test_everything_that_a_class_offers_is_documented(name: str) -> None:
    offered = dict(members(getattr(riad, name)))
    methods = {key: value for key, value in offered.items() if callable(value) or isinstance(value, property)}
    assert [key for key, value in methods.items() if not value.__doc__] == []


def test_a_match_offers_what_the_design_promises() -> None:
    offered = dict(members(riad.Match))
    words = "turn legal push pop points outcome view dumps at moves actions seats options game text action"
    assert set(words.split()) <= set(offered)


def test_analyse_returns_candidates_whose_every_field_is_documented() -> None:
    best: riad.Candidate = riad.analyse(riad.new("azul", seed=7), visits=5)[0]
    names = [field.name for field in dataclasses.fields(best)]
    assert names == ["move", "action", "visits", "winrate", "margin", "prior", "line"]
    source = inspect.getsource(riad.Candidate)
    assert len(re.findall(r'^    """', source, re.MULTILINE)) == 1 + len(names)
    assert riad.new("azul", seed=7).text(best.action) == best.move


def test_the_facts_of_a_game_have_types() -> None:
    """No cast is needed, so mypy checks the types of the facts, too."""
    azul = riad.game("azul")
    seats: range = azul.seats
    assert [*seats] == [2, 3, 4]
    values: str = azul.options["wall"].values
    assert values == "coloured or grey"
    sentence: str = azul.rules["AZ-14"]
    assert sentence == "A pattern line holds one colour only."
    title: str = azul.title
    assert (azul.name, title, azul.version) == ("azul", "Azul", 1)
    with pytest.raises(riad.UnknownGame):
        riad.game("chess")


def test_the_list_of_public_names_is_sorted_and_complete() -> None:
    assert list(riad.__all__) == sorted(riad.__all__)
    own = {
        name for name, value in vars(riad).items() if not (name.startswith("_") or inspect.ismodule(value))
    }
    assert own - {"TYPE_CHECKING", "Any"} <= set(riad.__all__)


def test_importing_riad_compiles_nothing_and_imports_no_rules() -> None:
    done = subprocess.run([sys.executable, "-c", FRESH], cwd=ROOT, check=True, capture_output=True, text=True)
    imported, names, looked_at, match, numba_came = json.loads(done.stdout)
    assert imported == []
    assert names == ["BadOption", list(riad.games.PACKAGES), True, len(riad.games.PACKAGES)]
    assert looked_at == ["riad.games.installed"]  # which looks for games of other packages
    assert (match, numba_came) == ("Match", True)


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match=r"^module 'riad' has no attribute 'Mach'$"):
        riad.Mach  # noqa: B018
    with pytest.raises(ImportError):
        from riad import Mach  # noqa: F401


def test_every_public_name_can_be_found_at_the_prompt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import riad; print(*sorted({*riad.__all__} - {*dir(riad)}))"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == []


def test_the_games_are_a_collection() -> None:
    """No cast is needed, so mypy checks the types of the collection, too."""
    assert "azul" in riad.games
    assert "chess" not in riad.games
    assert riad.games["azul"].NAME == "azul"
    names: list[str] = list(riad.games)
    assert names == list(riad.games.PACKAGES)
    assert len(riad.games) == len(riad.games.PACKAGES)
    with pytest.raises(riad.UnknownGame, match=r"^unknown game 'chess'; the games are azul"):
        riad.games["chess"]
    with pytest.raises(riad.UnknownGame):
        riad.new("chess")


def test_the_games_show_their_seats_and_options() -> None:
    shown = str(riad.games)
    assert "azul             Azul, 2 to 4 seats\n" in shown
    for option in riad.games.game_named("azul").OPTIONS:
        assert f"{option.values} ({option.rule}). {option.about}" in shown


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_game_is_listed_under_its_own_name(name: str) -> None:
    assert name == riad.games.game_named(name).NAME


@pytest.mark.parametrize("name", ERRORS)
def test_every_error_is_a_riad_error_and_one_that_python_knows(name: str) -> None:
    assert issubclass(getattr(riad, name), riad.RiadError)
    assert issubclass(getattr(riad, name), LookupError | ValueError)


def test_the_types_of_riad_are_for_others_too() -> None:
    assert (PACKAGE / "py.typed").exists()


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert riad.__version__ == project["version"]
