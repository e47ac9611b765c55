"""Players that are programs. A bot uses only what its seat has seen."""
