"""`riad serve`: the server on this machine, for the home network, or as one of many nodes."""

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import fields
from threading import Timer
from typing import TYPE_CHECKING, Any

import riad
from riad import games
from riad.cli.terminal import as_sentence, print_error

if TYPE_CHECKING:
    from riad.server.settings import Settings

HELP = {
    "host": "the address to listen on (127.0.0.1: this machine only)",
    "port": "the port to listen on (8080; 0 picks a free one)",
    "database": "a SQLite file, or postgresql://... (default: a file in the user's data folder)",
    "hosts": "host names of this server, separated by commas",
    "origin": "site address for passkeys, such as https://riad.example (default: from --hosts)",
    "proxies": "addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted",
    "bot_pace": "minimum seconds for a bot's turn (0.7)",
    "bot_threads": "number of bots that think at once (2)",
    "lease": "seconds before another node takes over a bot's turn (15)",
    "push": "where push messages may go: public, off, or anywhere (for testing) (public)",
    "push_wait": "seconds to wait for a player to reconnect before sending a push message (5)",
    "limits": "multiply the request limits by this factor (1; 0 turns them off)",
    "sockets": "open websockets and streams per address (200; 0: any number)",
    "person_sockets": "open websockets and streams per person (30; 0: any number)",
    "socket_tables": "tables one websocket can watch (50)",
    "read_mb": "megabytes of logs one address can read per minute (32; 0: any number)",
    "table_mb": "megabytes of tables in memory; finished tables are dropped first (256)",
    "log_mb": "megabytes of encoded logs in memory (64)",
    "header_seconds": "seconds to wait for the complete headers of a request (10)",
    "header_kb": "kilobytes of headers in a request (32)",
    "body_seconds": "seconds to wait for the complete body of a request (30)",
    "keep_alive": "seconds to keep an idle connection; should exceed the proxy's (75)",
    "connections": "maximum number of connections (0: as many as the limit on open files allows)",
    "keep_visitors": "days without a visit before an anonymous visitor is deleted (180; 0: never)",
    "keep_tables": "days without a move before a table is deleted (730; 0: never)",
    "keep_chat": "days before a chat message is deleted (90; 0: never)",
    "keep_reports": "days before a reported chat message is deleted (180; 0: never)",
    "keep_addresses": "days for which addresses are counted towards the limits (1)",
    "contact": "contact for visitors, an e-mail address or a page; shown on the privacy page",
    "log": "level of the log: debug, info, warning or error (info)",
}
SWITCH = 0.0005  # thread switch interval in seconds; short, so that the writer thread is not starved
COLLECT = (5_000, 50, 100)  # small collections often: a large one delays turns by 20 ms or more
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104  # requested by --lan


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "play in the browser: start the server and open it"
    parser = commands.add_parser(
        "serve",
        help=about,
        description=f"{as_sentence(about)} Every setting can also come from the environment: RIAD_PORT=9000.",
    )
    for name, text in HELP.items():
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar="X", help=text)
    parser.add_argument(
        "--lan", action="store_true", help="make it reachable on the local network, and show a QR code"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    gc.disable()  # loaded modules stay in memory; collections would slow the start
    import uvicorn

    from riad.server.app import Application
    from riad.server.connections import protocol_for
    from riad.server.live.close_codes import LARGEST, PING_EVERY, PING_WAIT
    from riad.server.logs import log_to_standard_error

    settings = settings_of(chosen)
    listener = listen(settings)
    try:
        asyncio.run(try_database(settings.store))
    except BaseException:
        listener.close()
        raise
    sys.setswitchinterval(SWITCH)
    log_to_standard_error(settings.log)
    tell(chosen, settings, listener.getsockname()[1])
    config = uvicorn.Config(
        Application(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WAIT,
        server_header=False,
        access_log=False,
        log_config=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        http=protocol_for(settings),
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    gc.freeze()  # the collector then checks only new objects
    gc.set_threshold(*COLLECT)
    gc.enable()
    server = uvicorn.Server(config)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn repeats the signal after its shutdown
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


async def try_database(database: str) -> None:
    """Open and close the database, to report a fault in one sentence before anything starts."""
    from riad.server.store import open_store
    from riad.server.store.base import Unavailable

    try:
        await (await open_store(database)).close()
    except Unavailable as error:
        raise riad.BadOption("database", f"cannot reach the database: {error}") from error


def settings_of(chosen: argparse.Namespace) -> "Settings":
    """Return the settings from the environment, overridden by the flags."""
    from riad.server.settings import Settings, from_environment, with_texts

    names = [field.name for field in fields(Settings)]
    texts = {name: text for name in names if (text := getattr(chosen, name)) is not None}
    if chosen.lan:
        texts.setdefault("host", ALL_ADDRESSES)
    return with_texts(from_environment(), texts)


def listen(settings: "Settings") -> socket.socket:
    """Open the listening socket, or raise an error with the reason."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        message = f"cannot listen on {settings.host} port {settings.port}: {error.strerror or error}"
        raise riad.BadOption("port", f"{message}; choose another with --port") from None
    return listener


def tell(chosen: argparse.Namespace, settings: "Settings", port: int) -> None:
    """Print the address and its QR code for phones, and open the browser."""
    here = f"http://localhost:{port}/"
    print_error(f"Riad is running at {here}  (press Ctrl-C to stop)\n")
    if chosen.lan:
        there = f"http://{own_address()}:{port}/"
        print_error(f"On your network: {there}\n")
        show_code(there)
    tell_of_preparation()
    if not chosen.no_browser and settings.host in ("127.0.0.1", ALL_ADDRESSES) and sys.stderr.isatty():
        later = Timer(0.8, webbrowser.open, (here,))
        later.daemon = True
        later.start()


def tell_of_preparation() -> None:
    """Print the background work of the first start, and the page with its progress."""
    from riad.core.jit import unwritable_cache
    from riad.preparation import is_prepared

    if folder := unwritable_cache():
        print_error(
            f"{folder} is not writable, so the rules are compiled again at each start. "
            "Set RIAD_CACHE_DIR to a folder that is.\n"
        )
    titles = [games.facts_of(name).title for name in games.PACKAGES if not is_prepared(name)]
    if titles:
        print_error(
            f"First start: compiling the rules of {', '.join(titles)} takes a minute or two.\n"
            "You can open the page now. It shows the progress, and each game as soon as it is ready.\n"
        )


def show_code(address: str) -> None:
    """Print the address as a QR code in block characters."""
    import io

    import segno

    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True)
    print_error(text.getvalue())


def own_address() -> str:
    """Return this machine's address in its network by a route lookup, without network traffic."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
