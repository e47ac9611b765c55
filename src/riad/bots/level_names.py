"""The names of the bots, without the bots themselves, which take time to import."""

from typing import Literal, get_args

Level = Literal["gentle", "casual", "keen", "strong", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels, from one for children to the strongest."""
DEFAULT_LEVEL: Level = "casual"
"""The default level of the computer."""
ADVISER: Level = "strong"
"""The level that gives hints."""
SEARCHING: tuple[Level, ...] = ("strong", "master")
"""The levels that search in every game; in a crowd some only rate each action."""
BASELINES = ("random", "points", "greedy", "horizon", "horizon-points")
"""Bots for comparison: random actions; most points immediately; most worth immediately; and alpha-beta search
to the next draw, by worth or by points alone."""
