"""Observation and evaluation of Dream Home, for programs that play it; compiled."""
