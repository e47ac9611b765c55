"""The folder of a game is its contract: what each of its files must offer, and the game made from them."""

import importlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from riad.core.contract import FUNCTIONS, MOST_SEATS, Game, implement
from riad.core.defaults import defaults_for
from riad.core.facts import Facts, facts_in
from riad.core.jit import PLAIN

FILES: Mapping[str, tuple[str, ...]] = {
    "rules/state.py": ("STATE", "OPTIONS", "OPTIONS_RECORD"),
    "rules/actions.py": ("ACTIONS",),
    "rules/setup.py": ("setup",),
    "rules/legality.py": ("legal", "refusal"),
    "rules/course.py": ("actor", "apply"),
    "rules/scoring.py": ("points", "places"),
    "rules/projected_score.py": ("reckoned",),
    "rules/hidden.py": ("reshuffle",),
    "players/observation.py": ("observation_layout", "observe"),
    "players/evaluation.py": ("worth", "tally"),
    "notation.py": ("read_action", "write_action"),
    "view.py": ("view", "outcome"),
    "effects.py": ("deed",),
    "descriptions.py": ("tell",),
    "refusals.py": ("reason", "explain"),
    "scorings.py": ("scorings_between", "round_of"),
    "rule_texts.py": ("RULES",),
    "provenance.py": ("FIGURES",),
    "help_text.py": ("HOW_TO_PLAY",),
    "text_board.py": ("draw",),
    "bounds.py": ("most_decisions", "most_points"),
    "memory.py": ("memory",),
}
"""The names of a game by the file that is called for them; `defaults` says what may be left out."""


def game_in(package: str) -> Game:
    """Return the game in a package's folder; ValueError says which file lacks what.

    A game's `__init__` is a docstring and `GAME = game_in(__name__)`.
    """
    folder = Path(sys.modules[package].__file__ or "").parent
    names: dict[str, Any] = {}
    for file, expected in FILES.items():
        if (folder / file).exists():
            module = importlib.import_module(f"{package}.{file.removesuffix('.py').replace('/', '.')}")
            names |= {name: getattr(module, name) for name in expected if hasattr(module, name)}
    return game_of(package, facts_in(folder), names)


def game_of(package: str, facts: Facts, names: Mapping[str, Any]) -> Game:
    """Return the game with these names, and defaults for others; ValueError says what is lacking."""
    every = {**defaults_for(facts, names), **names}
    if faults := [*faults_in(facts, every)]:
        raise ValueError(f"{package}: {'; '.join(faults)}")
    expected = {name for file in FILES.values() for name in file}
    game = Game(PACKAGE=package, FACTS=facts, **{name: every[name] for name in expected})
    for declaration in FUNCTIONS:
        implement(declaration, game.STATE, every[declaration.__name__])
    return game


def faults_in(facts: Facts, names: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the names of a game."""
    for file, expected in FILES.items():
        if lacking := [name for name in expected if name not in names]:
            yield f"{file} must have {' and '.join(lacking)}"
    for declaration in FUNCTIONS:
        function = names.get(declaration.__name__)
        if function is not None and not PLAIN and not hasattr(function, "py_func"):
            yield f"{declaration.__name__} must be a @rule"
    if facts.seats[-1] > MOST_SEATS:
        yield f"it has {facts.seats[-1]} seats, and there is room for {MOST_SEATS}"
    if "STATE" in names:
        fields: Mapping[str, Any] = names["STATE"].fields or {}
        if "seats" not in fields or fields.get("rng", ("", 8))[1] != 0 or names["STATE"].itemsize % 8:
            yield "STATE must begin with rng, have seats, and fill whole words"
