"""Tables of Dream Home for the tests of any game; see tests/kit/tables.py."""

from typing import Any

Group = tuple[tuple[int, dict[str, Any]], ...]

TABLES: Group = ((2, {"edition": "is"}), (3, {"no_discard": True}), (4, {"open_roofs": True, "first": 1}))
SEARCHED: Group = ((2, {}), (2, {"edition": "is", "open_roofs": True}), (3, {}), (4, {}))
WORLDS: Group = ((2, {"edition": "is"}), (3, {"open_roofs": True}))
