"""Dream Home: take rooms, furnish a house, put a roof on it. The rules by id are in docs/dreamhome.md."""

from riad.core.folder import game_in

GAME = game_in(__name__)
