"""Transcripts: one whole match of each game over the wire, every request, answer and frame, byte for byte.

Two players, a spectator and a page that watches nothing are connected to a node in this process, whose time
the transcript sets. What the node draws (ids, digest, salt) is replaced by names. The files are compressed.

python -m tests.kit.server.transcript GAME  print the transcript of a game
python -m tests.kit.server.transcript       remake all transcripts, and print every difference

Remake them only if the wire is meant to change, and read the differences. Existing transcripts keep their
turns; delete a file to have new turns chosen.
"""

import asyncio
import gzip
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import riad
from riad.bots.player import Greedy
from riad.cli.serve import listen
from riad.cli.terminal import compile_with_progress
from riad.match.turn_attempt import attempt_turn
from riad.server.app import Application
from riad.server.settings import Settings
from tests.kit.server.dealing import known_deals
from tests.kit.server.differences import differences

ROOT = Path(__file__).parents[2] / "games"
SEED = 2026
START = 1_800_000_000_000  # milliseconds since 1970
STEP = 1_500  # milliseconds from one request to the next
PATIENCE = 60.0  # seconds
PLAYED = '"key":"turn-'
"""The key of a turn that is played; others are refused."""
Turns = Callable[[int], Sequence[str]]
"""A source of whole turns, by the seat to act."""


def path_of(game: str) -> Path:
    """Return the file of a game's transcript."""
    return ROOT / game / "transcript.txt.gz"


def kept(game: str) -> str:
    """Return the transcript in a game's file; "" if there is none."""
    path = path_of(game)
    return gzip.decompress(path.read_bytes()).decode() if path.exists() else ""


def turns_in(transcript: str) -> Turns:
    """Return the turns of a transcript."""
    sent = [line for line in transcript.splitlines() if line.startswith("> ") and PLAYED in line]
    turns = iter([json.loads(line.split(maxsplit=4)[4])["moves"] for line in sent])
    return lambda _seat: next(turns)


def new_turns(game: str) -> Turns:
    """Return newly chosen turns, with most moves by the greedy player."""
    match = riad.new(game, seats=2, seed=SEED)
    bot, chance = Greedy(match.engine, 1), random.Random(SEED)

    def choose(seat: int) -> list[str]:
        before, moves = match.copy(), list[str]()
        while not moves or not attempt_turn(before, seat, moves).complete:
            sensible = chance.random() < 0.8
            moves.append(match.text(bot.choose(match.state)) if sensible else chance.choice([*match.legal]))
            match.push(moves[-1])
        return moves

    return choose


class Time:
    """The time of a node, which passes only between requests."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self, _clock: object = None) -> int:
        return self.now * 1_000_000


@contextmanager
def known_time() -> Iterator[Time]:
    """Replace the clocks that the server reads during the block; timeouts have others."""
    clock = Time()
    with ExitStack() as patches:
        for name in ("time_ns", "monotonic_ns", "clock_gettime_ns"):
            if hasattr(time, name):
                patches.enter_context(mock.patch.object(time, name, clock))
        yield clock


@asynccontextmanager
async def node(folder: Path) -> AsyncIterator[str]:
    """Serve a node with an empty database in this process during the block; yield its host and port."""
    settings = Settings(database=str(folder / "riad.sqlite"), port=0, limits=0, push="off")
    usual: dict[str, Any] = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "lifespan": "on"}
    server = uvicorn.Server(uvicorn.Config(Application(settings), log_config=None, **usual))
    with listen(settings) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                assert not serving.done(), serving.exception()
                await asyncio.sleep(0.01)
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


class Story:
    """A match between Anna and Bela, with Carl as a spectator, as it is written down."""

    def __init__(self, address: str, clock: Time, closing: AsyncExitStack) -> None:
        self._address = address
        self._clock = clock
        self._closing = closing
        self._http: dict[str, httpx.AsyncClient] = {}
        self._pages: dict[str, ClientConnection] = {}
        self._drawn: dict[str, str] = {}
        self._lines: list[str] = []
        self.state: dict[str, Any] = {}
        """The table as it was last shown to Anna's page."""

    @property
    def text(self) -> str:
        """The transcript so far."""
        transcript = "".join(f"{line}\n" for line in self._lines)
        for drawn, name in self._drawn.items():
            transcript = transcript.replace(drawn, name)
        return transcript

    def call(self, drawn: str, name: str) -> None:
        """Replace something that the node has drawn by a name."""
        self._drawn[drawn] = name

    async def come(self, name: str) -> None:
        """Let a visitor come."""
        http = httpx.AsyncClient(base_url=f"http://{self._address}", timeout=PATIENCE)
        self._http[name] = await self._closing.enter_async_context(http)
        me = await self.ask(name, "POST", "/api/me", {"name": name})
        self.call(me["id"], f"ID-OF-{name.upper()}")

    async def open(self, page: str, name: str | None) -> None:
        """Open a page with a websocket, for a visitor or a stranger."""
        headers = {} if name is None else {"Cookie": f"riad={self._http[name].cookies['riad']}"}
        usual: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None, "ping_timeout": None}
        socket = connect(f"ws://{self._address}/api/socket", additional_headers=headers, **usual)
        self._pages[page] = await self._closing.enter_async_context(socket)

    async def say(self, page: str, **message: Any) -> None:
        """Send a message of a page's websocket, and write down what all pages hear."""
        text = json.dumps(message, separators=(",", ":"))
        self._lines.append(f"> {page} {text}")
        await self._pages[page].send(text)
        await self._hear(page, *(other for other in self._pages if other != page))

    async def ask(self, name: str, method: str, path: str, body: Any = None) -> Any:
        """Send a request, and write down its answer and what all pages hear."""
        self._clock.now += STEP
        text = "" if body is None else json.dumps(body, separators=(",", ":"))
        self._lines.append(f"> {name} {method} {path} {text}".rstrip())
        headers = {"content-type": "application/json"}
        answer = await self._http[name].request(method, path, content=text or None, headers=headers)
        self._lines.append(f"< {name} {answer.status_code} {answer.text}")
        await self._hear(*self._pages)
        return answer.json()

    async def _hear(self, *pages: str) -> None:
        """Write down all frames that were sent to these pages before the answer to a ping."""
        for page in pages:
            socket = self._pages[page]
            await socket.send('{"type":"ping"}')
            while not (frame := await heard(socket)).startswith('{"type":"pong"'):
                self._lines.append(f"< {page} {frame}")
                if page == "anna":
                    self.state = json.loads(frame).get("state", self.state)


async def heard(socket: ClientConnection) -> str:
    """Return the next frame of a websocket."""
    return str(await asyncio.wait_for(socket.recv(), PATIENCE))


async def play(story: Story, game: str, turns: Turns) -> None:
    """Play the story of a match: people come, chat, are refused, play to the end and ask for a rematch."""
    for name in ("Anna", "Bela", "Carl"):
        await story.come(name)
    request = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    request |= {"clock": {"main": 900, "more": 5}, "key": f"deal-{SEED:08}"}
    shown = await story.ask("Anna", "POST", "/api/tables", request)
    table = f"/api/tables/{shown['id']}"
    story.call(shown["id"], "ID-OF-TABLE")
    story.call(shown["digest"], "DIGEST")
    for page, name in (("anna", "Anna"), ("bela", "Bela"), ("spectator", "Carl")):
        await story.open(page, name)
        await story.say(page, type="watch", table=shown["id"])
    await story.open("elsewhere", "Anna")
    await story.say("spectator", type="watch", table="no-such-table")
    await story.ask("Bela", "PUT", f"{table}/seats/1", {})
    await story.ask("Carl", "POST", f"{table}/chat", {"text": "May I watch?", "key": "chat-0001"})
    await refusals(story, table)
    await play_out(story, table, turns)
    await story.ask("Bela", "POST", f"{table}/chat", {"text": "Góðan leik! 🏠"})
    again = await story.ask("Bela", "POST", f"{table}/rematch")
    story.call(again["id"], "ID-OF-REMATCH")
    story.call(again["digest"], "DIGEST-OF-REMATCH")
    await story.open("latecomer", None)
    await story.say("latecomer", type="watch", table=shown["id"])
    await story.ask("Carl", "GET", f"{table}/positions/3")


async def refusals(story: Story, table: str) -> None:
    """Have turns refused: of the wrong seat, out of date, and with a move that is unknown."""
    mover, other = ("Anna", "Bela") if story.state["turn"] == 0 else ("Bela", "Anna")
    shown = await story.ask(mover, "GET", table)
    legal, base = shown["view"]["legal"], shown["seq"]
    await story.ask(other, "POST", f"{table}/turn", {"moves": legal[:1], "base": base, "key": "wrong-01"})
    await story.ask(mover, "POST", f"{table}/turn", {"moves": legal[:1], "base": base - 1, "key": "wrong-02"})
    await story.ask(mover, "POST", f"{table}/turn", {"moves": ["?"], "base": base, "key": "wrong-03"})
    await story.ask(mover, "POST", f"{table}/preview", {"moves": [], "base": base, "ahead": legal[:4]})


async def play_out(story: Story, table: str, turns: Turns) -> None:
    """Preview and play every turn of the match."""
    while story.state["status"] == "playing":
        seat, base = story.state["turn"], story.state["seq"]
        name, moves = ("Anna", "Bela")[seat], [*turns(seat)]
        await story.ask(name, "POST", f"{table}/preview", {"moves": moves, "base": base})
        turn = {"moves": moves, "base": base, "key": f"turn-{base:04}"}
        taken = await story.ask(name, "POST", f"{table}/turn", turn)
        assert taken.get("seq") == base + 1, taken
    story.call(story.state["salt"], "SALT")


async def transcript(game: str, turns: Turns) -> str:
    """Return the transcript of a match of these turns."""
    with tempfile.TemporaryDirectory() as folder, known_time() as clock, known_deals():
        async with node(Path(folder)) as address, AsyncExitStack() as closing:
            story = Story(address, clock, closing)
            await play(story, game, turns)
        return story.text


def main(arguments: Sequence[str]) -> None:
    """Print transcripts, or remake all."""
    for game in arguments:
        sys.stdout.write(kept(game))
    for game in () if arguments else riad.games.PACKAGES:
        compile_with_progress(game)
        old = kept(game)
        new = asyncio.run(transcript(game, turns_in(old) if old else new_turns(game)))
        for difference in differences(old, new) if old else ():
            sys.stdout.write(f"{game}: {difference}\n")
        if new != old:
            path_of(game).write_bytes(gzip.compress(new.encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
