"""Computer players. A bot uses only the information of its seat."""
