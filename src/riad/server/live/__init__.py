"""Updates as they happen: websockets, and who hears what."""
