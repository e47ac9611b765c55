"""Azul: take tiles, fill pattern lines, tile the wall. The rules by id are in docs/azul.md."""

from riad.core.folder import game_in

GAME = game_in(__name__)
