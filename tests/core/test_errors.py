"""Errors: copied and pickled with their attributes, and named as they are imported."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import riad
from riad.core.errors import RiadError
from riad.core.extras import MissingPackage
from riad.envs.opponents import OpponentFailed


def pickled(thing: Any) -> Any:
    """Return what a pickle gives back."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  # our own


WAYS = [copy.copy, copy.deepcopy, pickled]
ERRORS: list[RiadError] = [
    RiadError("a sentence"),
    riad.UnknownGame("unknown game 'chess'"),
    riad.BadOption("wall", "option wall must be grey"),
    riad.UnknownNotation("9z9", "z is not a colour"),
    riad.IllegalMove("3r2", "AZ-14", "line 2 holds red", {"because": "colour", "line": 2}),
    riad.NothingToPop("no move has been made yet"),
    riad.DamagedFile(7, "the line is too long"),
    MissingPackage("numba_cuda is not installed", name="numba_cuda"),
    OpponentFailed("it chose 7"),
]


def everything(error: BaseException) -> tuple[Any, ...]:
    return type(error), str(error), error.args, vars(error), getattr(error, "name", None)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_copied_with_its_attributes(way: Callable[[Any], Any], error: RiadError) -> None:
    error.add_note("seen in a test")
    assert everything(way(error)) == everything(error)


def test_every_public_error_is_among_them() -> None:
    public = {thing for name in riad.__all__ if isinstance(thing := getattr(riad, name), type)}
    assert {one for one in public if issubclass(one, RiadError)} <= {type(error) for error in ERRORS}


@pytest.mark.parametrize("error", ERRORS[:7], ids=lambda error: type(error).__name__)
def test_an_error_is_named_as_it_is_imported(error: RiadError) -> None:
    kind = type(error)
    assert kind.__module__ == "riad"
    assert getattr(riad, kind.__qualname__) is kind


def test_a_traceback_of_a_program_shows_the_public_name() -> None:
    program = "import riad; raise riad.DamagedFile(3, 'the line is too long')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == "riad.DamagedFile: line 3: the line is too long"
