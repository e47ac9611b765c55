"""Tables of Alhambra for the tests of any game; see tests/kit/tables.py."""

from typing import Any

Group = tuple[tuple[int, dict[str, Any]], ...]

TABLES: Group = ((2, {}), (4, {"scoring_cards": "shuffled_in"}), (6, {"open_hands": True}))
SEARCHED: Group = ((2, {}), (3, {"scoring_cards": "shuffled_in"}), (4, {}), (5, {}), (6, {}))
WORLDS: Group = ((2, {}), (3, {"scoring_cards": "shuffled_in"}), (3, {"open_hands": True}))
