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
from riad.cli.terminal import on_the_side

if TYPE_CHECKING:
    from riad.server.settings import Settings

HELP = {
    "host": "the address to listen on (127.0.0.1: this machine only)",
    "port": "the port to listen on (8080; 0 takes a free one)",
    "database": "a SQLite file, or postgresql://... (a file in the user's data folder)",
    "hosts": "the names under which the server is reached, comma between them",
    "origin": "the site, for passkeys, such as https://riad.example (found from --hosts)",
    "proxies": "addresses of proxies that tell the visitor's address and https",
    "bot_pace": "seconds that a bot takes for a turn at least (0.7)",
    "bot_threads": "how many bots think at the same time (2)",
    "lease": "seconds that a node has for a bot's turn before another takes over (15)",
    "push": "where push messages go: public, off, or anywhere, to try it out (public)",
    "push_wait": "seconds that somebody has to come back before being told by push (5)",
    "limits": "stretch the limits on requests by this factor (1; 0: none)",
    "sockets": "websockets and streams that one address may have open (200; 0: any number)",
    "person_sockets": "websockets and streams that one person may have open (30; 0: any number)",
    "socket_tables": "tables that one websocket may watch (50)",
    "read_mb": "megabytes of logs that one address may read in a minute (32; 0: any number)",
    "table_mb": "megabytes of tables in memory; those that are over leave first (256)",
    "log_mb": "megabytes of logs in memory, as they are sent (64)",
    "header_seconds": "seconds within which the headers of a request are complete (10)",
    "header_kb": "kilobytes that the headers of a request may have (32)",
    "body_seconds": "seconds within which the body of a request is complete (30)",
    "keep_alive": "seconds that an idle connection is kept; longer than a proxy does (75)",
    "connections": "connections at most (0: as many as the files that may be open allow)",
    "keep_visitors": "days away until a visitor without an account is deleted (180; 0: never)",
    "keep_tables": "days without a move after which a table is deleted (730; 0: never)",
    "keep_chat": "days after which a line of chat is deleted (90; 0: never)",
    "keep_reports": "days after which a reported line of chat is deleted (180; 0: never)",
    "keep_addresses": "days for which addresses are counted for the limits (1)",
    "contact": "whom visitors may write to: mail or a page, shown on the page on privacy",
    "log": "debug, info, warning or error (info)",
}
SWITCH = 0.0005  # seconds until another thread gets its turn: the one that writes must not wait long
COLLECT = (5_000, 50, 100)  # small ones often: a large one holds up turns for 20 ms and more
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104  # asked for by --lan


def add_to(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # as every command
    """Add the command to the parser."""
    about = "play in the browser: start the server and open it"
    parser = commands.add_parser(
        "serve",
        help=about,
        description=f"{about.capitalize()}. Each setting can also stand in the environment: RIAD_PORT=9000.",
    )
    for name, text in HELP.items():
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar="X", help=text)
    parser.add_argument("--lan", action="store_true", help="open it to the home network, and show a QR code")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    gc.disable()  # what is loaded now stays: to look through it again and again takes a part of the start
    import uvicorn

    from riad.server.app import Application
    from riad.server.connections import protocol_for
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
        ws_max_size=65_536,
        ws_ping_interval=45,  # below what proxies allow; thousands of them at a time hold up turns
        ws_ping_timeout=20,
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
    gc.freeze()  # let the collector look at what comes
    gc.set_threshold(*COLLECT)
    gc.enable()
    server = uvicorn.Server(config)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops in order, then repeats the signal
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


async def try_database(database: str) -> None:
    """Open and close the database: what is wrong with it is said in a sentence, before anything starts."""
    from riad.server.store import Unavailable, open_store

    try:
        await (await open_store(database)).close()
    except Unavailable as error:
        raise riad.BadOption("database", f"the database does not answer: {error}") from error


def settings_of(chosen: argparse.Namespace) -> "Settings":
    """The settings from the environment, and over them the flags."""
    from riad.server.settings import Settings, from_environment, with_texts

    names = [field.name for field in fields(Settings)]
    texts = {name: text for name in names if (text := getattr(chosen, name)) is not None}
    if chosen.lan:
        texts.setdefault("host", ALL_ADDRESSES)
    return with_texts(from_environment(), texts)


def listen(settings: "Settings") -> socket.socket:
    """The socket to listen on; what is wrong with it is told in a sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        said = f"cannot listen on {settings.host} port {settings.port}: {error.strerror or error}"
        raise riad.BadOption("port", f"{said}; --port takes another one") from None
    return listener


def tell(chosen: argparse.Namespace, settings: "Settings", port: int) -> None:
    """Say where it is, show the code for phones, and open the browser."""
    here = f"http://localhost:{port}/"
    on_the_side(f"Riad is at {here}  (Ctrl-C stops it)\n")
    if chosen.lan:
        there = f"http://{own_address()}:{port}/"
        on_the_side(f"In the home network: {there}\n")
        show_code(there)
    tell_of_preparation()
    if not chosen.no_browser and settings.host in ("127.0.0.1", ALL_ADDRESSES) and sys.stderr.isatty():
        later = Timer(0.8, webbrowser.open, (here,))
        later.daemon = True
        later.start()


def tell_of_preparation() -> None:
    """Say what the first start does beside serving pages, and where to see how far it is."""
    from riad.core.compiling import unwritable_cache
    from riad.preparation import is_prepared

    if folder := unwritable_cache():
        on_the_side(
            f"{folder} cannot be written, so that the rules are compiled again at each start. "
            "Set RIAD_CACHE_DIR to a folder that can.\n"
        )
    titles = [games.game_named(name).TITLE for name in games.PACKAGES if not is_prepared(name)]
    if titles:
        on_the_side(
            f"First start: compiling the rules of {', '.join(titles)} takes a minute or two.\n"
            "You can open the page now. It shows the progress, and each game as soon as it is ready.\n"
        )


def show_code(address: str) -> None:
    """The address as a QR code, in letters."""
    import io

    import segno

    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True)
    on_the_side(text.getvalue())


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
