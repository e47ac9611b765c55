"""Request /health of a node continuously, as a separate script: it must not wait for the attackers.

    python probe.py PORT

It stops when its standard input is closed, and prints the response times.
"""

import contextlib
import http.client
import json
import select
import sys
import time

EVERY = 0.02  # seconds between requests
PATIENCE = 60.0  # seconds after which a response counts as missing


def ask(port: int) -> bool:
    """Return whether a request on a new connection gets status 200."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with contextlib.closing(connection):
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False


def main(port: int) -> None:
    """Send requests until standard input is closed, then print the figures."""
    took: list[float] = []
    missing = 0
    print("asking", flush=True)
    while not select.select([sys.stdin], [], [], EVERY)[0]:
        began = time.perf_counter()
        missing += not ask(port)
        took.append(time.perf_counter() - began)
    took.sort()
    print(
        json.dumps(
            {
                "health_asked": len(took),
                "health_missing": missing,
                "health_median_ms": round(1000 * took[len(took) // 2], 1) if took else None,
                "health_longest_ms": round(1000 * took[-1], 1) if took else None,
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
