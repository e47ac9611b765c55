"""Dream Home: take rooms, furnish a house, put a roof on it. The rules by id are in docs/dreamhome.md."""

import sys
from typing import cast

from riad.core import contract
from riad.games.dreamhome.bounds import most_decisions, most_points
from riad.games.dreamhome.descriptions import tell
from riad.games.dreamhome.effects import deed
from riad.games.dreamhome.facts import FACTS, TITLE, rule_id
from riad.games.dreamhome.help_text import HOW_TO_PLAY
from riad.games.dreamhome.memory import memory
from riad.games.dreamhome.notation import read_action, write_action
from riad.games.dreamhome.players.evaluation import tally, worth
from riad.games.dreamhome.players.observation import observation_layout, observe
from riad.games.dreamhome.provenance import FIGURES
from riad.games.dreamhome.refusals import explain, reason
from riad.games.dreamhome.rule_texts import RULES
from riad.games.dreamhome.rules.actions import ACTIONS
from riad.games.dreamhome.rules.course import actor, apply
from riad.games.dreamhome.rules.hidden import reshuffle
from riad.games.dreamhome.rules.legality import legal, refusal
from riad.games.dreamhome.rules.scoring import places, points
from riad.games.dreamhome.rules.setup import setup
from riad.games.dreamhome.rules.state import OPTIONS, OPTIONS_RECORD, STATE
from riad.games.dreamhome.scorings import scorings_between
from riad.games.dreamhome.text_board import draw
from riad.games.dreamhome.view import outcome, view

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
    "memory",
    "most_decisions",
    "most_points",
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
