"""Codes with which a websocket is closed, and the bounds of a connection that some of them enforce."""

from enum import IntEnum

from riad.server.settings import Settings

MESSAGES = 50  # messages per second and connection, on average
BURST = 200
LARGEST = 65_536  # bytes of a message
PING_EVERY = 45  # seconds; below the usual proxy timeouts, and more frequent pings would delay turns
PING_WAIT = 20  # seconds


class CloseCode(IntEnum):
    """A close code, its meaning, and the reaction of a client.

    The codes below 4000 are those of RFC 6455 and its registry; uvicorn sends all of them but 1013.
    """

    meaning: str
    reaction: str

    def __new__(cls, code: int, meaning: str, reaction: str) -> "CloseCode":
        """Create a code with its texts."""
        made = int.__new__(cls, code)
        made._value_, made.meaning, made.reaction = code, meaning, reaction
        return made

    MALFORMED = 1002, "not the protocol of websockets", "does not send it again"
    NOT_UTF8 = 1007, "a text that is not UTF-8", "does not send it again"
    TOO_LARGE = 1009, f"a message of more than {LARGEST:,} bytes", "does not send it again"
    NO_PONG = (
        1011,
        f"no answer to a ping within {PING_WAIT} seconds; one comes every {PING_EVERY} seconds",
        "connects again",
    )
    STOPPING = 1012, "the node stops", "connects again at once: another node is there"
    UNAVAILABLE = (
        1013,
        "the database does not answer, or the node is starting",
        "connects again, waiting longer each time",
    )
    FOREIGN = (
        4403,
        "a page of another site, another name of the server, or another path than `/api/socket`",
        "does not connect again",
    )
    TOO_MUCH = (
        4429,
        f"too many messages: {MESSAGES} a second on average, {BURST} at once",
        "waits 15 seconds",
    )
    TOO_MANY = (
        4430,
        f"too many connections from this address ({Settings.sockets}) or of this person "
        f"({Settings.person_sockets})",
        "waits 15 seconds, and says so",
    )
