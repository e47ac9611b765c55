"""Tables of Azul for the tests of any game; see tests/kit/tables.py."""

from typing import Any

Group = tuple[tuple[int, dict[str, Any]], ...]

TABLES: Group = ((2, {}), (3, {"wall": "grey"}), (4, {"wall": "grey", "first": 2}))
SEARCHED: Group = ((2, {}), (2, {"wall": "grey"}), (3, {}), (4, {"wall": "grey"}))
WORLDS: Group = ((2, {}), (3, {"wall": "grey", "first": 2}))
