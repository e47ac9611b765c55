"""The settings of a node: from flags, or from the environment (RIAD_PORT=9000 is --port 9000)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from riad.core.errors import BadOption

MOST_DAYS = 36_500
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    """All settings; each has a default that suits one person on one machine."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8080
    """The port to listen on; 0 picks a free one."""
    database: str = ""
    """An address of PostgreSQL, or the path of a SQLite file; by default a file in the user's data folder."""
    hosts: str = ""
    """The host names of this server, separated by commas; any name by default if it listens to the network.
    """
    origin: str = ""
    """The site as browsers show it, for passkeys (https://riad.example); found from `hosts` by default."""
    proxies: str = ""
    """Addresses of proxies that are trusted about the visitor's address and https."""
    bot_pace: float = 0.7
    """Minimum seconds for a bot's turn."""
    bot_threads: int = 2
    """Number of bots that think at once."""
    lease: float = 15.0
    """Seconds before another node takes over a bot's turn."""
    limits: float = 1.0
    """Factor for the limits on requests; 0 turns them off."""
    sockets: int = 200
    """Open websockets and streams per address, 0 for any number; scaled by `limits`."""
    person_sockets: int = 30
    """Open websockets and streams per person, 0 for any number; scaled by `limits`."""
    socket_tables: int = 50
    """Tables that one websocket may watch."""
    read_mb: int = 32
    """Megabytes of logs that one address may read per minute, 0 for any number; scaled by `limits`."""
    table_mb: int = 256
    """Megabytes of tables in memory; finished ones are dropped first."""
    log_mb: int = 64
    """Megabytes of encoded logs in memory."""
    header_seconds: float = 10.0
    """Seconds to wait for the complete headers of a request."""
    header_kb: int = 32
    """Kilobytes of headers in a request."""
    body_seconds: float = 30.0
    """Seconds to wait for the complete body of a request, and for a client that stopped reading."""
    keep_alive: int = 75
    """Seconds to keep an idle connection: longer than a proxy keeps it, so that the proxy closes it."""
    connections: int = 0
    """Most connections at once; 0 for as many as the limit on open files allows."""
    push: str = "public"
    """Destinations of push messages: public, off, or anywhere (for testing: plain http and this machine too).
    """
    push_wait: float = 5.0
    """Seconds to wait for a player to reconnect before sending a push message."""
    keep_visitors: int = 180
    """Days without a visit before a visitor without an account is deleted; 0: never."""
    keep_tables: int = 730
    """Days without a move before a table is deleted with its match; 0: never."""
    keep_chat: int = 90
    """Days before a chat message is deleted; 0: never."""
    keep_reports: int = 180
    """Days before a reported chat message is deleted; 0: never."""
    keep_addresses: int = 1
    """Days for which addresses are counted towards the limits; at least 1."""
    contact: str = ""
    """Contact for visitors, an e-mail address or a page; shown on the privacy page."""
    log: str = "info"
    """Level of the log: debug, info, warning or error."""

    @property
    def store(self) -> str:
        """The database, with its default."""
        return self.database or str(platformdirs.user_data_path("riad", appauthor=False) / "riad.sqlite")

    @property
    def names(self) -> frozenset[str]:
        """The names that a request may give for this server; empty for any."""
        if self.hosts:
            return frozenset(name.strip() for name in self.hosts.lower().split(","))
        return frozenset(LOCAL) if self.host in LOCAL else frozenset()


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings from the environment."""
    return with_texts(
        Settings(),
        {
            field.name: environment[name]
            for field in fields(Settings)
            if (name := f"RIAD_{field.name.upper()}") in environment
        },
    )


def with_texts(settings: Settings, texts: Mapping[str, str]) -> Settings:
    """Return the settings with some replaced from texts; BadOption for an invalid value."""
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(Settings)}
    values: dict[str, Any] = {}
    for name, text in texts.items():
        try:
            values[name] = kinds[name](text)
        except ValueError:
            raise BadOption(name, f"{name} must be a number, not {text!r}") from None
    changed = replace(settings, **values)
    if not 0 <= changed.port < 65536:
        raise BadOption("port", f"port must be a number from 0 to 65535, not {changed.port}")
    if changed.origin and not is_origin(changed.origin):
        raise BadOption("origin", f"origin must look like https://riad.example, not {changed.origin!r}")
    if changed.log not in ("debug", "info", "warning", "error"):
        raise BadOption("log", f"log must be debug, info, warning or error, not {changed.log!r}")
    if (
        not 0 <= changed.bot_pace <= 60
        or not 1 <= changed.bot_threads <= 64
        or not 0 <= changed.limits <= 1e6
    ):
        raise BadOption("bot_pace", "bot-pace must be 0 to 60 seconds, bot-threads 1 to 64, limits 0 or more")
    if changed.push not in ("public", "anywhere", "off") or not 0 <= changed.push_wait <= 3600:
        raise BadOption("push", "push must be public, off or anywhere, and push-wait 0 to 3600 seconds")
    if not 0.1 <= changed.lease <= 3600:
        raise BadOption("lease", f"lease must be 0.1 to 3600 seconds, not {changed.lease}")
    check_bounds(changed)
    check_periods(changed)
    return changed


def is_origin(text: str) -> bool:
    """Return whether a text is an origin as browsers write it: scheme, name, and any unusual port."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    usual = {"https": 443, "http": 80}.get(parts.scheme)
    shown = f"{parts.scheme}://{parts.hostname}" + ("" if port in (None, usual) else f":{port}")
    return usual is not None and bool(parts.hostname) and text == shown


BOUNDS: Mapping[str, tuple[float, float]] = {
    "sockets": (0, 1e6),
    "person_sockets": (0, 1e6),
    "socket_tables": (1, 1000),
    "read_mb": (0, 1e6),
    "table_mb": (1, 1e6),
    "log_mb": (1, 1e6),
    "header_seconds": (0.1, 600),
    "header_kb": (4, 1024),
    "body_seconds": (0.1, 600),
    "keep_alive": (1, 3600),
    "connections": (0, 1e7),
}
"""The smallest and the largest value of settings that set a limit."""


def check_bounds(settings: Settings) -> None:
    """Raise BadOption for a value outside its bounds."""
    for name, (least, most) in BOUNDS.items():
        value = getattr(settings, name)
        if not least <= value <= most:
            raise BadOption(
                name, f"{name.replace('_', '-')} must be {least:.9g} to {most:.9g}, not {value:.9g}"
            )


def check_periods(settings: Settings) -> None:
    """Raise BadOption for an invalid period."""
    for name in ("keep_visitors", "keep_tables", "keep_chat", "keep_reports", "keep_addresses"):
        least = 1 if name == "keep_addresses" else 0
        if not least <= getattr(settings, name) <= MOST_DAYS:
            flag = name.replace("_", "-")
            raise BadOption(
                name, f"{flag} must be {least} to {MOST_DAYS} days, not {getattr(settings, name)}"
            )
