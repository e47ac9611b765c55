"""Azul: take tiles, fill pattern lines, tile the wall. The rules by id are in docs/azul.md."""

import sys
from typing import cast

from riad.core import contract
from riad.core.defaults import points
from riad.core.memory import memory
from riad.games.azul.bounds import most_decisions, most_points
from riad.games.azul.descriptions import tell
from riad.games.azul.effects import deed
from riad.games.azul.facts import FACTS, TITLE, rule_id
from riad.games.azul.help_text import HOW_TO_PLAY
from riad.games.azul.notation import read_action, write_action
from riad.games.azul.players.evaluation import tally, worth
from riad.games.azul.players.observation import observation_layout, observe
from riad.games.azul.provenance import FIGURES
from riad.games.azul.refusals import explain, reason
from riad.games.azul.rule_texts import RULES
from riad.games.azul.rules.actions import ACTIONS
from riad.games.azul.rules.course import actor, apply
from riad.games.azul.rules.hidden import reshuffle
from riad.games.azul.rules.legality import legal, refusal
from riad.games.azul.rules.projected_score import reckoned
from riad.games.azul.rules.scoring import places
from riad.games.azul.rules.setup import setup
from riad.games.azul.rules.state import OPTIONS, OPTIONS_RECORD, STATE
from riad.games.azul.scorings import scorings_between
from riad.games.azul.text_board import draw
from riad.games.azul.view import outcome, view

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
    "reckoned",
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
