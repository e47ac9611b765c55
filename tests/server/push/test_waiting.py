"""Before a message is sent, the node waits a little: actions meanwhile can make it needless."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.wire.requests import NewPush, SitDown, Turn
from tests.kit.server.databases import running as run
from tests.kit.server.databases import until
from tests.kit.server.push_fixtures import Browser
from tests.kit.server.table_fixtures import two

WAIT = 5.0
Story = Callable[["Away"], Awaitable[None]]


class Away:
    """A table of two: it becomes the turn of Bela, who is away. The wait lasts until a test ends it."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self.node = node
        self.waits: list[float] = []
        self.sent: list[Any] = []
        self._end = asyncio.Event()
        monkeypatch.setattr(node.push, "_sleep", self.sleep)
        monkeypatch.setattr(node.push, "_courier", SimpleNamespace(check=lambda _wish: None, send=self.send))

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await self._end.wait()

    async def send(self, _row: object, message: bytes, **_: object) -> None:
        self.sent.append(msgspec.json.decode(message))

    async def come(self) -> None:
        """Let both come and Anna play: then the node waits."""
        self.anna, _ = await self.node.people.visit("Anna")
        self.bela, token = await self.node.people.visit("Bela")
        sign = await self.node.people.who(token)
        assert sign is not None
        self.session = sign.session
        registration = msgspec.convert(Browser("https://push.example").registration, NewPush)
        await self.node.push.subscribe(self.bela, self.session, "https://riad.example", registration)
        made = await self.node.seating.create(self.anna, two("open", options={"first": 0}))
        self.table = made.facts.id
        await self.node.seating.sit(self.bela, self.table, 1, SitDown())
        await self.play(self.anna)
        await until(lambda: self.waits == [WAIT])

    async def play(self, person: Person) -> None:
        table = await self.node.tables.get(self.table)
        turn = Turn(moves=[table.playing.legal[0]], base=table.seq, key=f"a key for {table.seq}")
        await self.node.playing.turn(person, self.table, turn)

    async def wait_is_over(self) -> list[Any]:
        """End the wait, and return the messages sent."""
        self._end.set()
        await until(lambda: not self.node.push._telling)
        return self.sent


def messages_sent(story: Story, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the messages sent if something happens during the wait."""

    async def whole() -> list[Any]:
        settings = Settings(database=str(folder / "riad.sqlite"), push="anywhere", push_wait=WAIT)
        async with running(settings) as node:
            away = Away(node, monkeypatch)
            await away.come()
            await story(away)
            return await away.wait_is_over()

    return run(whole())


async def nothing(_away: Away) -> None:
    """Do nothing."""


async def she_comes_back(away: Away) -> None:
    away.node.hub.join(SimpleNamespace(person=away.bela.id, session=away.session))


async def she_plays(away: Away) -> None:
    await away.play(away.bela)


async def she_logs_out(away: Away) -> None:
    await away.node.push.unsubscribe(away.session)


async def another_node_has_her(away: Away) -> None:
    (topic,) = away.node.push._telling
    away.node.hub.topics["h"](topic)


def test_who_stays_away_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (message,) = messages_sent(nothing, tmp_path, monkeypatch)
    assert message["name"] == "Anna"


@pytest.mark.parametrize("story", [she_comes_back, she_plays, she_logs_out, another_node_has_her])
def test_who_needs_no_message_gets_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Story
) -> None:
    assert messages_sent(story, tmp_path, monkeypatch) == []
