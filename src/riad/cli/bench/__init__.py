"""`riad bench`: speed of games, searches, batches, pages and a node."""
