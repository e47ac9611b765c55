"""Numbering of Azul's actions.

| from | action |
|---|---|
| 0 | take a colour from a source to a line: 30 * source + 6 * colour + line |
| WALL_ACTIONS | choose a space of the grey wall: 5 * row + column |

Source 0 is the centre, 1 to 9 the displays; lines 0 to 4 are the pattern lines, and 5 is the floor line.
"""

from riad.games.azul.rules.constants import MOST_DISPLAYS, SIZE

LINES = SIZE + 1  # the pattern lines and the floor line
PER_SOURCE = SIZE * LINES
WALL_ACTIONS = (1 + MOST_DISPLAYS) * PER_SOURCE
ACTIONS = WALL_ACTIONS + SIZE * SIZE
