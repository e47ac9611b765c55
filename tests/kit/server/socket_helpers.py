"""Websockets of players and spectators, for tests."""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.connection import Connection

from tests.kit.server.node_processes import NodeProcess, Player

PATIENCE = 60.0
START_LINE = re.compile(
    r"\s*$|Riad is running at|Compiling the rules of|First start: |You can open the page now"
)
Frame = dict[str, Any]


class Ear:
    """An open websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout=PATIENCE))
        return frame

    def watch(self, table: str, after: int = 0) -> Frame:
        """Return the answer to a watch, skipping messages sent before it."""
        self.say(type="watch", table=table, after=after)
        while (frame := self.hear())["type"] not in ("state", "error"):
            pass
        return frame

    def waiting(self) -> list[Frame]:
        """Return all messages that this node sent before it answers a ping."""
        self.say(type="ping")
        frames = []
        while (frame := self.hear())["type"] != "pong":
            frames.append(frame)
        return frames

    def until_over(self) -> list[Frame]:
        """Return the updates of a table up to the end of its match.

        Updates that became known at the same time all come with the state after the last of them.
        """
        frames: list[Frame] = []
        while (
            not frames
            or frames[-1]["state"]["status"] != "over"
            or frames[-1]["seq"] < frames[-1]["state"]["seq"]
        ):
            frame = self.hear()
            if frame["type"] == "update":
                frames.append(frame)
        return frames


@contextmanager
def ear(
    node: NodeProcess, player: Player | None = None, *, token: str | None = None, **more: Any
) -> Iterator[Ear]:
    """Yield a websocket of a player's browser, of a program with a token, or of a stranger."""
    headers = {}
    if player is not None:
        headers["Cookie"] = f"riad={player.http.cookies['riad']}"
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    usual: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None}
    usual |= {
        "open_timeout": PATIENCE,
        "ping_timeout": None,
    }  # the usual 10 and 20 seconds can be too short
    with connect(node.socket_address, additional_headers=headers, **usual | more) as socket:
        yield Ear(socket)


def numbers(frames: Iterable[Frame]) -> list[int]:
    """Return the numbers of some happenings or updates."""
    return [frame["seq"] for frame in frames]


def timeless(shown: Frame) -> Frame:
    """Return a table as it was shown, without the time."""
    return {name: value for name, value in shown.items() if name != "now"}


def complaints(lines: Iterable[str]) -> list[str]:
    """Return the lines that a node should not have logged: faults, and anything that is not its own JSON."""
    return [
        line
        for line in lines
        if not START_LINE.match(line) and (line[:1] != "{" or is_fault(json.loads(line)))
    ]


def is_fault(record: Frame) -> bool:
    """Return whether a line of the log reports a fault."""
    return "trace" in record or record["level"] in ("error", "critical")


def chooser(seed: int) -> Callable[[list[str]], str]:
    """Return a chooser of random legal moves, without those to Azul's floor, which make a match long."""
    chance = random.Random(seed)

    def choose(moves: list[str]) -> str:
        return chance.choice([move for move in moves if not move.endswith("f")] or moves)

    return choose


def play_out(table: str, *players: Player, seed: int = 1) -> None:
    """Let players play a match to its end, one after the other in one thread."""
    choose = chooser(seed)
    while (shown := players[0].look(table))["status"] == "playing":
        player = next((one for one in players if shown["seats"][shown["turn"]]["person"] == one.id), None)
        if player is not None:
            seen = player.look(table)
            assert player.send(seen, player.whole_turn(seen, choose)).status_code == 200


def play_some(table: str, turns: int, *players: Player) -> None:
    """Let players make some turns."""
    for _ in range(turns):
        for player in players:
            shown = player.look(table)
            if shown["turn"] in shown["you"]:
                assert player.send(shown, player.whole_turn(shown, chooser(turns))).status_code == 200
                break


def code_of_end(connection: Connection) -> int | None:
    """Return the code with which the node closes a connection; None if it is just cut."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
