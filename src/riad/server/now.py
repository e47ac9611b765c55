"""The time of day."""

import time


def now() -> int:
    """Return the time in milliseconds since 1970, which an operator or a time server may set."""
    return time.time_ns() // 1_000_000
