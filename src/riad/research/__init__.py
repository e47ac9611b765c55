"""Games in bulk for research: the same games from the same seeds here, in processes and over a cluster."""
