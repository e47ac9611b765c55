"""Azul: take tiles, fill pattern lines, tile the wall. The rules by id are in docs/azul.md."""

import sys
from typing import cast

from riad.core import contract
from riad.core.standing import points
from riad.games.azul.board import draw
from riad.games.azul.material import FIGURES, RULES, SEATS, TITLE, rule_id
from riad.games.azul.notation import HOW_TO_PLAY, explain, read_action, tell_action, write_action
from riad.games.azul.observation import OBSERVATION, OBSERVATION_LAYOUT, observe
from riad.games.azul.rules import ACTIONS, actor, apply, legal, refusal, reshuffle, setup
from riad.games.azul.scoring import places
from riad.games.azul.state import OPTIONS, OPTIONS_RECORD, STATE
from riad.games.azul.view import outcome, view
from riad.games.azul.worth import tally, worth

NAME = "azul"
VERSION = 1

__all__ = [
    "ACTIONS",
    "FIGURES",
    "HOW_TO_PLAY",
    "NAME",
    "OBSERVATION",
    "OBSERVATION_LAYOUT",
    "OPTIONS",
    "OPTIONS_RECORD",
    "RULES",
    "SEATS",
    "STATE",
    "TITLE",
    "VERSION",
    "actor",
    "apply",
    "draw",
    "explain",
    "legal",
    "observe",
    "outcome",
    "places",
    "points",
    "read_action",
    "refusal",
    "reshuffle",
    "rule_id",
    "setup",
    "tally",
    "tell_action",
    "view",
    "worth",
    "write_action",
]

contract.register(cast(contract.Game, sys.modules[__name__]))
