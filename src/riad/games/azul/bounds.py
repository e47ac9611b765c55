"""Upper bounds of a game: always true, though some are loose."""

from riad.core.records import Record


def most_decisions(seats: int) -> int:
    """Return an upper bound on the decisions of a game."""
    # A round adds a tile to a wall or is barren. A wall holds 20 tiles without a complete row, which would
    # end the game; the third barren round in a row also ends it (AZ-45). An offer has at most as many takes
    # as tiles, and every choice of a space places a tile.
    rounds = 3 * (20 * seats + 1)
    return rounds * 4 * (2 * seats + 1) + 25 * seats


def most_points(options: Record) -> int:  # noqa: ARG001  # part of the contract
    """Return an upper bound on a seat's points."""
    # A full wall: a row filled from one end scores 2 + 3 + 4 + 5 across, a column the same down, and in each
    # row one tile may be isolated for 1; then 2 for a row, 7 for a column and 10 for a colour (AZ-51).
    return 10 * (2 + 3 + 4 + 5) + 5 + 5 * (2 + 7 + 10)
