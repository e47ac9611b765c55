"""The rules of Dream Home, compiled; by id in docs/dreamhome.md."""
