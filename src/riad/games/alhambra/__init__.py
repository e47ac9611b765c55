"""Alhambra: take money, buy tiles, build the finest palace. The rules by id are in docs/alhambra.md."""

from riad.core.folder import game_in

GAME = game_in(__name__)
