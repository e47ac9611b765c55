"""Observation and evaluation of Alhambra, for programs that play it; compiled."""
