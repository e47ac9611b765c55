"""Personal data: handed out, deleted, and kept no longer than its period."""
