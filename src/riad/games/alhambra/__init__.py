"""Alhambra: take money, buy tiles, build the finest palace. The rules by id are in docs/alhambra.md."""

import sys
from typing import cast

from riad.core import contract
from riad.core.defaults import points
from riad.games.alhambra.bounds import most_decisions, most_points
from riad.games.alhambra.descriptions import tell
from riad.games.alhambra.effects import deed
from riad.games.alhambra.facts import FACTS, TITLE, rule_id
from riad.games.alhambra.help_text import HOW_TO_PLAY
from riad.games.alhambra.memory import memory
from riad.games.alhambra.notation import read_action, write_action
from riad.games.alhambra.players.evaluation import tally, worth
from riad.games.alhambra.players.observation import observation_layout, observe
from riad.games.alhambra.provenance import FIGURES
from riad.games.alhambra.refusals import explain, reason
from riad.games.alhambra.rule_texts import RULES
from riad.games.alhambra.rules.actions import ACTIONS
from riad.games.alhambra.rules.course import actor, apply
from riad.games.alhambra.rules.hidden import reshuffle
from riad.games.alhambra.rules.legality import legal, refusal
from riad.games.alhambra.rules.scoring import places
from riad.games.alhambra.rules.setup import setup
from riad.games.alhambra.rules.state import OPTIONS, OPTIONS_RECORD, STATE
from riad.games.alhambra.scorings import scorings_between
from riad.games.alhambra.text_board import draw
from riad.games.alhambra.view import outcome, view

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
