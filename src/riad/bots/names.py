"""The names of the bots, apart from the bots themselves: these take time to import."""

LEVELS = ("gentle", "casual", "keen", "strong", "master")
"""From one that a child beats to the strongest."""
USUAL = "casual"
"""The level of the computer if nobody says."""
ADVISER = "strong"
"""The level that gives hints."""
YARDSTICKS = ("random", "points", "greedy", "horizon", "horizon-points")
"""Bots to measure against: any action; most points at once; most worth at once; and an alpha-beta search to
the next draw, by worth or by points alone."""
