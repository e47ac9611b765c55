"""Toy: collect cards up to a limit, one of them hidden from the others."""

from riad.core.folder import game_in

GAME = game_in(__name__)
