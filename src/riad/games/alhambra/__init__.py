"""Alhambra: take money, buy tiles, build the finest palace. The rules by id are in docs/alhambra.md."""

import sys
from typing import cast

from riad.core import contract
from riad.core.player_points import points
from riad.games.alhambra.actions import ACTIONS
from riad.games.alhambra.board import draw
from riad.games.alhambra.deeds import deed, tell
from riad.games.alhambra.facts import FACTS, TITLE, rule_id
from riad.games.alhambra.legality import legal, refusal
from riad.games.alhambra.material import FIGURES, RULES
from riad.games.alhambra.notation import read_action, write_action
from riad.games.alhambra.observation import observation_layout, observe
from riad.games.alhambra.rules import actor, apply, reshuffle
from riad.games.alhambra.scoring import places
from riad.games.alhambra.setup import setup
from riad.games.alhambra.state import OPTIONS, OPTIONS_RECORD, STATE
from riad.games.alhambra.telling import HOW_TO_PLAY, explain, reason, scorings_between
from riad.games.alhambra.view import outcome, view
from riad.games.alhambra.worth import tally, worth

NAME, SEATS, SECRETS = FACTS.name, FACTS.seats, FACTS.secrets
VERSION, OBSERVATION_VERSION = FACTS.version, FACTS.observation

__all__ = [
    "ACTIONS",
    "FACTS",
    "FIGURES",
    "HOW_TO_PLAY",
    "NAME",
    "OBSERVATION_VERSION",
    "OPTIONS",
    "OPTIONS_RECORD",
    "RULES",
    "SEATS",
    "SECRETS",
    "STATE",
    "TITLE",
    "VERSION",
    "actor",
    "apply",
    "deed",
    "draw",
    "explain",
    "legal",
    "observation_layout",
    "observe",
    "outcome",
    "places",
    "points",
    "read_action",
    "reason",
    "refusal",
    "reshuffle",
    "rule_id",
    "scorings_between",
    "setup",
    "tally",
    "tell",
    "view",
    "worth",
    "write_action",
]

contract.register(cast(contract.Game, sys.modules[__name__]))
