"""The cards: 1 to 10, each twice."""

HIGHEST = 10
COPIES = 2
MIDDLE = 2
"""Places for face-up cards in the middle."""
MOST_SEATS = 4
NONE = 0  # no card
