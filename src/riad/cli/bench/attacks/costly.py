"""Attacks with small requests that are expensive for a node: F1, F2 and F6 of the penetration tests."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from threading import Thread

import msgspec

from riad.cli.bench.attacks.attack import Attack, Figures, Target
from riad.cli.bench.attacks.endless import allow_files
from riad.cli.bench.server_clients import Http, SocketClient
from riad.games import game_named
from riad.match import file

WATCHES = 150
SOCKETS = 1000
PAGES, AT_ONCE = 200, 8
PATIENCE = 60.0  # seconds
GONE = (OSError, HTTPException)
QUIET = 1.0  # seconds of silence after the last message


async def watch_often(target: Target) -> Figures:
    """Request the whole log of a long match 150 times in one write to one anonymous websocket."""
    heard: Counter[str] = Counter()
    socket = await opened(target, lambda text: heard.update([kind_of(text)]))
    for _ in range(WATCHES):
        socket.send(watch_of(target))
    await until_quiet(heard.total)
    socket.close()
    return {"asked": WATCHES, "answered": heard["state"], "refused": heard["error"]}


async def open_many(target: Target) -> Figures:
    """Open 1,000 anonymous websockets from one address; each requests the whole log of a long match."""
    allow_files(SOCKETS + 200)
    heard: Counter[str] = Counter()
    sockets = [await opened(target, lambda text: heard.update([kind_of(text)])) for _ in range(SOCKETS)]
    for socket in sockets:
        socket.send(watch_of(target))
    await until_quiet(heard.total)
    left = sum(socket.is_open for socket in sockets)
    for socket in sockets:
        socket.close()
    return {"asked": SOCKETS, "answered": heard["state"], "refused": heard["error"], "left_open": left}


async def ask_for_pages(target: Target) -> Figures:
    """Request the page of a long match 200 times, over 8 connections."""
    path = f"/t/{target.tables['alhambra']}"
    answers: Counter[int] = Counter()

    async def ask() -> None:
        http = await Http(target.port).open()
        for _ in range(PAGES // AT_ONCE):
            answers[(await http.post("", path, b"", "GET"))[0]] += 1
        await http.close()

    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))
    return {"asked": PAGES, **by_status(answers)}


async def repeat_keys(target: Target) -> Figures:
    """Send components with the last key repeated: for a table, and in a file."""
    answers: Counter[int] = Counter()
    http = await Http(target.port).open()
    cookie = await http.sign_in("Anna")
    for path, body in (
        ("/api/tables", new_table(repeated(60_000))),
        ("/api/import", file_with(repeated(300_000))),
        ("/api/import", file_with(repeated(900_000))),
    ):
        answers[(await http.post(cookie, path, body))[0]] += 1
    await http.close()
    return {"asked": 3, **by_status(answers)}


async def stop_meanwhile(target: Target) -> Figures:
    """Import a long match repeatedly from threads that continue until the node has stopped."""
    http = await Http(target.port).open()
    _, _, saved = await http.post("", f"/api/tables/{target.tables['alhambra']}/export", b"", "GET")
    body = msgspec.json.encode({"text": saved.decode()})
    cookies = [await http.sign_in(f"Visitor {number}") for number in range(AT_ONCE)]
    await http.close()
    for cookie in cookies:
        Thread(target=bring_in, args=(target.port, cookie, body), daemon=True).start()
    return {"asked_at_once": AT_ONCE}


def bring_in(port: int, cookie: str, body: bytes) -> None:
    """Import a match until the node refuses it or stops."""
    headers = {"cookie": cookie, "content-type": "application/json"}
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection, suppress(*GONE):
        answered = 201
        while answered == 201:
            connection.request("POST", "/api/import", body, headers)
            answer = connection.getresponse()
            answer.read()
            answered = answer.status


def new_table(components: str) -> bytes:
    """Return the request for a table of Dream Home with these components."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Jon"}]
    return msgspec.json.encode({"game": "dreamhome", "seats": seats, "options": {"components": components}})


def file_with(components: str) -> bytes:
    """Return the request to import a match of Dream Home with these components."""
    header = file.Header("dreamhome", game_named("dreamhome").VERSION, 2, 7, {"components": components})
    return msgspec.json.encode({"text": file.dumps(header, [])})


def repeated(size: int) -> str:
    """Return a JSON object of about this many characters in which only the last key is repeated."""
    keys = [f"{number:x}" for number in range(size // 10)]
    return "{" + ",".join(f"{json.dumps(key)}:1" for key in [*keys, keys[-1]]) + "}"


def watch_of(target: Target) -> bytes:
    """Return the message that requests a long match from its start."""
    return msgspec.json.encode({"type": "watch", "table": target.tables["alhambra"], "after": 0})


async def opened(target: Target, heard: Callable[[bytes], None]) -> SocketClient:
    """Return an anonymous websocket, open or refused."""
    socket = SocketClient(target.port, "", heard)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: socket, "127.0.0.1", target.port)
    await asyncio.wait([socket.opened, socket.ended], return_when=asyncio.FIRST_COMPLETED)
    return socket


def kind_of(text: bytes) -> str:
    """Return the type of a message from the node."""
    return text.partition(b'"type":"')[2].partition(b'"')[0].decode()


async def until_quiet(count: Callable[[], int]) -> None:
    """Wait until no further message arrives."""
    end = asyncio.get_running_loop().time() + PATIENCE
    had = -1
    while had != count() and asyncio.get_running_loop().time() < end:
        had = count()
        await asyncio.sleep(QUIET if had else 3 * QUIET)


def by_status(answers: Counter[int]) -> Figures:
    """Count the answers by status."""
    return {f"status_{status}": number for status, number in sorted(answers.items())}


ATTACKS = (
    Attack("watch often", "F1", "150 watches of a long match in one write", watch_often),
    Attack("open many", "F1", "1,000 sockets from one address, each with a watch", open_many),
    Attack("pages", "F6", "200 requests for the page of a long match", ask_for_pages),
    Attack("repeated keys", "F2", "components with repeated keys, 60 KB to 1 MB", repeat_keys),
    Attack("stop meanwhile", "F2", "SIGTERM while saved matches are read", stop_meanwhile),
)
