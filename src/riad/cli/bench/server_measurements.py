"""Measurements of a node. Each figure is a row: a name, its numbers, and their targets."""

import asyncio
import gc
import json
import os
import random
import secrets
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from riad import games
from riad.cli.bench.server_clients import Http, SocketClient
from riad.cli.bench.server_process import ServerProcess
from riad.core.engine import Engine
from riad.server.store.base import do
from riad.server.store.sqlite import SqliteStore

PLAYERS = 64
Figures = dict[str, Any]


@dataclass
class PlayedTable:
    """A table of the load: its players, and the moves to play."""

    name: str
    cookies: list[str]
    http: Http
    turns: Iterator[tuple[int, list[str]]]
    seq: int
    lock: asyncio.Lock

    async def play(self) -> tuple[int, int, float] | None:
        """Play the next turn, wait for its acknowledgement, and return its player, number and start time."""
        turn = next(self.turns, None)
        if turn is None:
            return None
        number, moves = turn
        body = {"moves": moves, "base": self.seq, "key": secrets.token_hex(8)}
        async with self.http.lock:
            began = time.perf_counter()
            answer = await self.http.post_ok(self.cookies[number], f"/api/tables/{self.name}/turn", body)
        self.seq = answer["seq"]
        return number, self.seq, began


def whole_turns(seed: int) -> list[tuple[int, list[str]]]:
    """Return a random game of Azul, turn by turn, computed in advance: every move is a turn there."""
    engine = table_engine()
    state, generator = engine.start(seed), random.Random(seed)  # noqa: S311  # not for secrets
    turns = []
    while (seat := engine.actor(state)) is not None:
        action = generator.choice(engine.legal(state))
        turns.append((seat, [engine.game.write_action(state, action)]))
        engine.apply(state, action)
    return turns


@cache
def table_engine() -> Engine:
    """Return an engine of Azul for two, with the usual options."""
    return Engine(games.game_named("azul"), 2, {})


async def bare_inserts(folder: Path, seconds: float, tasks: int) -> float:
    """Return the rows per second written by several tasks that each await their own: bare group commit."""
    store = await SqliteStore.open(str(folder / "bare.sqlite"))
    await store.write(do("create table bare (id integer primary key, body text not null)"))
    done, end = 0, time.perf_counter() + seconds
    body = json.dumps({"moves": ["3r2"]})

    async def write() -> None:
        nonlocal done
        while time.perf_counter() < end:
            await store.write(do("insert into bare (body) values ($1)", body, rows=1))
            done += 1

    await asyncio.gather(*(write() for _ in range(tasks)))
    await store.close()
    return done / seconds


async def new_tables(https: list[Http], node: ServerProcess, number: int, *, two: bool) -> list[PlayedTable]:
    """Create two-seat tables of Azul over the connections, for one person in both seats or two people."""
    tables = []
    for place in range(number):
        http = https[place % len(https)]
        cookies = [await http.sign_in("Anna")]
        second = {"kind": "open"} if two else {"kind": "guest", "name": "Jon"}
        made = await http.post_ok(
            cookies[0], "/api/tables", {"game": "azul", "seats": [{"kind": "me"}, second]}
        )
        cookies.append(await http.sign_in("Jon") if two else cookies[0])
        if two:
            made = await http.post_ok(cookies[1], f"/api/tables/{made['id']}/seats/1", {}, "PUT")
        tables.append((made["id"], made["seq"], cookies, http))
    dealt = node.deals()
    return [
        PlayedTable(name, cookies, http, iter(whole_turns(dealt[name])), seq, asyncio.Lock())
        for name, seq, cookies, http in tables
    ]


@asynccontextmanager
async def connections(port: int, number: int) -> AsyncIterator[list[Http]]:
    """Open connections to a node for the duration of the block."""
    https = [await Http(port).open() for _ in range(number)]
    try:
        yield https
    finally:
        for http in https:
            await http.close()


async def acknowledged(
    node: ServerProcess,
    folder: Path,
    seconds: float,
    *,
    players: int = PLAYERS,
    games_each: int = 24,
    rounds: int = 3,
) -> Figures:
    """Measure durable turns per second at several tables at a time, alternating with bare inserts."""
    bare, played = [], []
    for _ in range(rounds):
        bare.append(await bare_inserts(folder, seconds / 2, players))
        (folder / "bare.sqlite").unlink()
        async with connections(node.port, players) as https:
            tables = await new_tables(https, node, games_each * players, two=False)
            shares = [tables[start::players] for start in range(players)]
            began = time.perf_counter()
            done = sum(await asyncio.gather(*(play_for(share, began + seconds) for share in shares)))
            played.append(done / (time.perf_counter() - began))
    return {
        "tables_at_once": players,
        "turns_per_s": round(statistics.median(played)),
        "bare_inserts_per_s": round(statistics.median(bare)),
        "ratio": round(statistics.median(p / b for p, b in zip(played, bare, strict=True)), 3),
    }


async def play_for(tables: list[PlayedTable], end: float) -> int:
    """Play one table after the other until the time is over; return the number of turns."""
    number = 0
    for seat in tables:
        while time.perf_counter() < end and await seat.play():
            number += 1
    return number


class FrameListener:
    """A player's socket, which records the arrival time of each action."""

    def __init__(self, heard: dict[tuple[str, int, int], float], name: str, place: int) -> None:
        self._heard, self._name, self._place = heard, name, place

    def hear(self, text: bytes) -> None:
        """Record the arrival time of an action."""
        if text.startswith(b'{"type":"update"'):
            start = text.find(b'"seq":') + 6
            seq = int(text[start : text.find(b",", start)])
            self._heard[self._name, self._place, seq] = time.perf_counter()


async def open_listeners(
    port: int, tables: list[PlayedTable], heard: dict[tuple[str, int, int], float]
) -> list[SocketClient]:
    """Open the sockets of both players of every table."""
    loop = asyncio.get_running_loop()
    sockets = []
    for seat in tables:
        for place, cookie in enumerate(seat.cookies):
            ear = FrameListener(heard, seat.name, place)
            socket = SocketClient(port, cookie, ear.hear)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", port)  # type: ignore[misc]
            await socket.opened
            socket.send(msgspec.json.encode({"type": "watch", "table": seat.name, "after": seat.seq}))
            sockets.append(socket)
    return sockets


async def live(
    node: ServerProcess, tables_wanted: int, rate: int, seconds: float, *, players: int = PLAYERS
) -> Figures:
    """Measure the time from sending a turn to the other player's frame, at many tables and a steady rate."""
    async with connections(node.port, players) as https:
        warm = await new_tables(https, node, players, two=True)
        heard: dict[tuple[str, int, int], float] = {}
        sockets = await open_listeners(node.port, warm, heard)
        before = await idle_memory(node)
        tables = await new_tables(https, node, tables_wanted, two=True)
        sockets += await open_listeners(node.port, tables, heard)
        await asyncio.sleep(1)
        idle = node.memory()
        sent, acks, spent = await at_rate(tables, rate, seconds)
        await asyncio.sleep(1)
        for socket in sockets:
            socket.close()
    late = sorted(heard[key] - began for key, began in sent.items() if key in heard)
    return {
        "tables": tables_wanted,
        "sockets": 2 * tables_wanted,
        "turns_per_s": round(len(sent) / spent),
        "heard": f"{len(late)} of {len(sent)}",
        "p50_ms": round(1000 * late[len(late) // 2], 1),
        "p99_ms": round(1000 * late[int(len(late) * 0.99)], 1),
        "ack_p99_ms": round(1000 * sorted(acks)[int(len(acks) * 0.99)], 1),
        "kb_per_idle_table": round((idle - before) / tables_wanted / 1024, 1),
    }


async def idle_memory(node: ServerProcess) -> int:
    """Return the memory of a node after everything is loaded."""
    now = node.memory()
    for _ in range(30):
        before = now
        await asyncio.sleep(1)
        now = node.memory()
        if abs(now - before) < 65_536:
            break
    return now


async def at_rate(
    tables: list[PlayedTable], rate: int, seconds: float
) -> tuple[dict[tuple[str, int, int], float], list[float], float]:
    """Play turns at a steady rate; return each turn's receiver and start time, and the response times."""
    sent: dict[tuple[str, int, int], float] = {}
    acks: list[float] = []
    busy: set[asyncio.Task[None]] = set()

    async def one(seat: PlayedTable) -> None:
        async with seat.lock:
            played = await seat.play()
        if played is not None:
            number, seq, began = played
            acks.append(time.perf_counter() - began)
            sent[seat.name, 1 - number, seq] = began

    gc.collect()
    gc.disable()  # pauses of the load generator would distort the figures
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        if (wait := start + number / rate - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(one(tables[number % len(tables)]))
        busy.add(task)
        task.add_done_callback(busy.discard)
    await asyncio.gather(*busy)
    gc.enable()
    return sent, acks, time.perf_counter() - start


def start_times(folder: Path, times: int = 3) -> Figures:
    """Measure the time from starting the process to the first healthy response, without the cold start."""
    seconds = []
    for number in range(times + 1):
        began = time.perf_counter()
        node = ServerProcess(folder / f"start{number}.sqlite")
        seconds.append(time.perf_counter() - began)
        node.stop()
    return {"seconds_to_healthy": round(statistics.median(seconds[1:]), 2), "cores": os.cpu_count()}
