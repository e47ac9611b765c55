"""Observation and evaluation of Azul, for programs that play it; compiled."""
