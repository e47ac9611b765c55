"""A match in plain Python: its moves, its file, its words."""
