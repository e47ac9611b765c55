"""Robots that play many matches at once over the public protocol, through nodes that die and come back.

A robot has a websocket, on which it hears of its tables, and a connection for requests. When one of them
breaks it switches to another node, resumes from the last number it has seen, and sends its turn again with
the same key. It records what was acknowledged and what it was sent, and checks that nothing is sent twice or
left out.
"""

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.kit.server.node_processes import NodeProcess

LOST = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)
PATIENCE = 60.0
Shown = dict[str, Any]


class Fleet:
    """Nodes on one database, of which some may be dead."""

    def __init__(self, database: str, number: int, *flags: str) -> None:
        self.database = database
        self.flags = flags
        self.nodes: list[NodeProcess | None] = [None] * number
        self.output: list[str] = []
        self._starts: list[asyncio.Future[NodeProcess]] = []

    def alive(self) -> list[NodeProcess]:
        return [node for node in self.nodes if node is not None]

    async def start(self, *places: int) -> None:
        """Start the nodes at these places, by default all."""

        async def one(place: int) -> None:
            starting = asyncio.ensure_future(asyncio.to_thread(NodeProcess, self.database, *self.flags))
            self._starts.append(starting)  # none is left over, even after a timeout
            self.nodes[place] = await asyncio.shield(starting)

        await asyncio.gather(*map(one, places or range(len(self.nodes))))

    async def kill(self, place: int) -> None:
        """Kill a node as a power cut would."""
        node, self.nodes[place] = self.nodes[place], None
        if node is not None:
            await asyncio.to_thread(node.kill)
            self.output += node.output

    async def stop(self) -> None:
        """Stop all nodes as an operator would."""
        self.nodes = [None] * len(self.nodes)
        for node in await asyncio.gather(*self._starts, return_exceptions=True):
            if isinstance(node, NodeProcess) and node.process.poll() is None:
                await asyncio.to_thread(node.stop)
                self.output += node.output


@asynccontextmanager
async def fleet(database: str, number: int, *flags: str) -> AsyncIterator[Fleet]:
    """Run nodes during the block."""
    nodes = Fleet(database, number, *flags)
    try:
        await nodes.start()
        yield nodes
    finally:
        await nodes.stop()


class Line:
    """A connection for requests, which reconnects to any node when it breaks."""

    def __init__(self, nodes: Fleet, first: int) -> None:
        self.nodes = nodes
        self.cookie = ""
        self._next = first
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            while not (alive := self.nodes.alive()):
                await asyncio.sleep(0.02)
            self._next += 1
            self._streams = await asyncio.open_connection("127.0.0.1", alive[self._next % len(alive)].port)
        return self._streams

    async def once(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request once, and fail if the connection breaks."""
        reader, writer = await self._connect()
        content = b"" if body is None else json.dumps(body).encode()
        cookie = f"cookie: riad={self.cookie}\r\n" if self.cookie else ""
        kind = "content-type: application/json\r\n" if content else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{cookie}{kind}"
        writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
        async with asyncio.timeout(PATIENCE):
            answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in answer[1:] if line)
            received = await reader.readexactly(int(headers["content-length"]))
        for line in answer:
            if line.startswith("set-cookie: riad="):
                self.cookie = line.removeprefix("set-cookie: riad=").partition(";")[0]
        return int(answer[0].split()[1]), json.loads(received)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request until a node answers; it must be safe to repeat."""
        while True:
            try:
                status, answer = await self.once(method, path, body)
            except LOST:
                self.hang_up()
            else:
                if status != 503:  # the database is away
                    return status, answer
            await asyncio.sleep(0.02)

    async def good(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.ask(method, path, body)
        assert status < 300, answer
        return answer

    def hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def close(self) -> None:
        if self._streams is not None:
            writer = self._streams[1]
            self.hang_up()
            with suppress(*LOST):
                await writer.wait_closed()


@dataclass
class Seen:
    """A robot's knowledge of a table."""

    seq: int = 0
    over: bool = False
    acted: int = -1
    heard: list[Shown] = field(default_factory=list)
    acknowledged: dict[int, list[str]] = field(default_factory=dict)
    """The moves by number."""


class Robot:
    """A player at many tables."""

    def __init__(self, nodes: Fleet, number: int) -> None:
        self.nodes = nodes
        self.number = number
        self.line = Line(nodes, number)
        self.tables: dict[str, Seen] = {}
        self.repeated = 0
        """Number of turns that were sent more than once."""
        self.turns: asyncio.Queue[Shown] = asyncio.Queue()

    async def come(self) -> None:
        await self.line.good("POST", "/api/me", {"name": f"Robot {self.number}"})

    async def play(self) -> None:
        """Play all matches to their ends."""
        hands = asyncio.create_task(self._act())
        ears = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({hands, ears}, return_when=asyncio.FIRST_COMPLETED)
            assert ears.done(), hands.exception()
            ears.result()
        finally:
            for task in (hands, ears):
                task.cancel()
            await asyncio.gather(hands, ears, return_exceptions=True)
            await self.line.close()

    async def _listen(self) -> None:
        """Listen to updates, on one node or another."""
        place = self.number
        while not all(seen.over for seen in self.tables.values()):
            alive = self.nodes.alive()
            if not alive:
                await asyncio.sleep(0.02)
                continue
            place += 1
            address = alive[place % len(alive)].socket_address
            headers = {"Cookie": f"riad={self.line.cookie}"}
            with suppress(InvalidHandshake, WebSocketException, *LOST):
                async with connect(
                    address, additional_headers=headers, compression=None, proxy=None, close_timeout=1
                ) as socket:
                    await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> None:
        for table, seen in self.tables.items():
            if not seen.over:
                await socket.send(json.dumps({"type": "watch", "table": table, "after": seen.seq}))
        while not all(seen.over for seen in self.tables.values()):
            async with asyncio.timeout(PATIENCE):
                self._heard(json.loads(await socket.recv()))

    def _heard(self, frame: Shown) -> None:
        if frame["type"] == "error":
            raise OSError(frame["error"]["code"])  # the database is away: retry later
        if frame["type"] not in ("state", "update"):
            return
        seen, state = self.tables[frame["table"]], frame["state"]
        news = [frame["happening"]] if frame["type"] == "update" else frame["happened"]
        assert [one["seq"] for one in news] == [*range(seen.seq + 1, frame["seq"] + 1)], "a gap"
        seen.heard += news
        seen.seq = frame["seq"]
        if state["seq"] > seen.seq:
            return  # more updates follow
        seen.over = state["status"] == "over"
        if state["turn"] in state["you"] and state["seq"] > seen.acted:
            seen.acted = state["seq"]
            self.turns.put_nowait(state)

    async def _act(self) -> None:
        while True:
            state = await self.turns.get()
            chance = random.Random(zlib.crc32(f"{self.number} {state['seq']}".encode()))
            moves = await self._whole_turn(state, chance)
            key = f"{self.number:08}-{state['seq']}"
            path = f"/api/tables/{state['id']}/turn"
            answer = await self._send(path, {"moves": moves, "base": state["seq"], "key": key})
            assert answer["key"] == key
            assert answer["seq"] == state["seq"] + 1
            self.tables[state["id"]].acknowledged[answer["seq"]] = moves

    async def _send(self, path: str, turn: Shown) -> Shown:
        """Send a turn until it is acknowledged."""
        first = True
        while True:
            try:
                status, answer = await self.line.once("POST", path, turn)
            except LOST:
                self.line.hang_up()
                status, answer = 503, None
            if status == 200:
                self.repeated += not first
                accepted: Shown = answer
                return accepted
            assert status == 503, answer
            first = False
            await asyncio.sleep(0.02)

    async def _whole_turn(self, state: Shown, chance: random.Random) -> list[str]:
        moves: list[str] = []
        tried = {"view": state["view"], "complete": False}
        while not tried["complete"]:
            legal = tried["view"]["legal"]
            if state["game"] == "azul":  # one move per turn; the floor makes matches long
                return [chance.choice([move for move in legal if not move.endswith("f")] or legal)]
            moves.append(chance.choice(legal))
            body = {"moves": moves, "base": state["seq"]}
            tried = await self.line.good("POST", f"/api/tables/{state['id']}/preview", body)
            assert tried["refusal"] is None, tried["refusal"]
        return moves


async def seat(robots: Sequence[Robot], game: str, bots: int = 0) -> str:
    """Create a table for these robots and some gentle bots."""
    host, *others = robots
    wishes = [{"kind": "me"}, *[{"kind": "bot", "level": "gentle"}] * bots, *[{"kind": "open"}] * len(others)]
    table: str = (await host.line.good("POST", "/api/tables", {"game": game, "seats": wishes}))["id"]
    for place, robot in enumerate(others, start=1 + bots):
        await robot.line.good("PUT", f"/api/tables/{table}/seats/{place}", {})
    for robot in robots:
        robot.tables[table] = Seen()
    return table


async def acknowledged_is_kept(robots: Sequence[Robot]) -> int:
    """Check that no acknowledged turn is lost or doubled and no update missed; return how many there were."""
    line = Line(robots[0].nodes, 0)
    try:
        tables = {table for robot in robots for table in robot.tables}
        return sum([await kept_turns(line, robots, table) for table in sorted(tables)])
    finally:
        await line.close()


async def kept_turns(line: Line, robots: Sequence[Robot], table: str) -> int:
    """Return the number of turns of a table; each of a person's must have been acknowledged once."""
    log = (await line.good("GET", f"/api/tables/{table}/log"))["happened"]
    shown = await line.good("GET", f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert shown["outcome"]["why"] == "rules"
    assert [one["seq"] for one in log] == [*range(1, len(log) + 1)]
    people = [place for place, seat in enumerate(shown["seats"]) if seat["kind"] == "person"]
    acknowledged: dict[int, list[str]] = {}
    for seen in [robot.tables[table] for robot in robots if table in robot.tables]:
        differ = [pair for pair in zip_longest(seen.heard, log) if pair[0] != pair[1]]
        assert not differ, f"told and kept differ: {differ}"
        assert not acknowledged.keys() & seen.acknowledged.keys()
        acknowledged |= seen.acknowledged
    turns = [one for one in log if one["kind"] == "turn"]
    assert acknowledged == {one["seq"]: one["moves"] for one in turns if one["seat"] in people}
    return len(turns)
