"""Logs: one JSON object per line on standard error, without any token, password, or address of a table."""

import logging
import sys
import time
from typing import Any

import msgspec

USUAL = frozenset(vars(logging.makeLogRecord({})))
encoder = msgspec.json.Encoder(enc_hook=str)


class Lines(logging.Formatter):
    """A formatter that writes a record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the time, the level, the message, and whatever was given in `extra`."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {
            name: value for name, value in vars(record).items() if name not in USUAL and name != "message"
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return encoder.encode(line).decode()


def log_to_standard_error(level: str) -> None:
    """Log from this level on; the web server's own messages only from warnings on, as they name tables."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("riad").setLevel(level.upper())
