"""Observations for programs."""
