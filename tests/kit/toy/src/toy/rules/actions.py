"""Numbering of the actions: pass, draw, and take the card at each place in the middle."""

from toy.rules.constants import MIDDLE

PASS = 0
DRAW = 1
TAKE = 2
ACTIONS = TAKE + MIDDLE
