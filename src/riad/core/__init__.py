"""The contract of the games, randomness, matches and their text, and errors."""
