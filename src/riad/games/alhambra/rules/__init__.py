"""The rules of Alhambra, compiled; by id in docs/alhambra.md."""
