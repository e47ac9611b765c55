"""The rules of Azul, compiled; by id in docs/azul.md."""
