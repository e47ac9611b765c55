"""The contract that every game meets, randomness, matches and their text, errors."""
