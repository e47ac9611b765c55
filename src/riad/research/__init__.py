"""Games in bulk for research: equal seeds give equal games in this process, in several and on a cluster."""
