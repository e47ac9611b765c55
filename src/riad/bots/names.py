"""The names of the bots, without the bots themselves, which take time to import."""

LEVELS = ("gentle", "casual", "keen", "strong", "master")
"""The levels, from one for children to the strongest."""
USUAL = "casual"
"""The default level of the computer."""
ADVISER = "strong"
"""The level that gives hints."""
YARDSTICKS = ("random", "points", "greedy", "horizon", "horizon-points")
"""Bots for comparison: random actions; most points immediately; most worth immediately; and alpha-beta search
to the next draw, by worth or by points alone."""
