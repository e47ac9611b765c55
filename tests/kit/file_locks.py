"""The state of a lock."""

import fcntl
from pathlib import Path


def is_free(path: Path) -> bool:
    """Return whether nobody holds the lock of this file."""
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
