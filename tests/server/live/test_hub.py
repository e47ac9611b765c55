"""The hub: who is sent what about which table, and what it makes of topics from other nodes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riad.server.errors import ApiError
from riad.server.live.hub import Hub
from riad.server.node import Node
from riad.server.people.sessions import Person
from riad.server.store.base import Unavailable, do
from riad.server.store.fanout import LocalFanout
from riad.server.table.match_service import MatchService
from riad.server.table.repository import TableRepository
from riad.server.table.table import Table
from riad.server.table.view import view_for
from riad.server.wire.messages import FromServer, State, Update
from riad.server.wire.requests import SitDown, Turn
from riad.server.wire.responses import TableShown
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import Watcher, forget, local_node, visitors
from tests.kit.server.table_fixtures import two

decoder = msgspec.json.Decoder(FromServer)
Story = Callable[[Node], Awaitable[None]]


def on_a_node(story: Story) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        async def whole() -> None:
            async with local_node(str(tmp_path / "riad.sqlite")) as node:
                await story(node)

        run(whole())

    test.__name__ = story.__name__
    return test


async def match_of_two(node: Node, game: str = "azul", **more: Any) -> tuple[Person, Person, str]:
    """Return two people, and a match between them in which the first is to act."""
    anna, bela = await visitors(node, "Anna", "Bela")
    table = (await node.seating.create(anna, two("open", game=game, **more))).facts.id
    await node.seating.sit(bela, table, 1, SitDown())
    if (await node.tables.get(table)).turn == 1:
        anna, bela = bela, anna
    return anna, bela, table


async def play(playing: MatchService, tables: TableRepository, person: Person, name: str) -> Table:
    """Play a turn of one move."""
    table = await tables.get(name)
    turn = Turn(moves=[table.playing.legal[0]], base=table.seq, key=f"key-for-{table.seq}")
    await playing.turn(person, name, turn)
    return await tables.get(name)


def frames(watcher: Watcher) -> list[Any]:
    return [decoder.decode(text) for text in watcher.heard]


def timeless(state: TableShown) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(state)
    return {**fields, "now": 0}


# Watching


@on_a_node
async def test_each_watcher_is_sent_the_view_of_their_own_seats(node: Node) -> None:
    anna, bela, name = await match_of_two(node, "alhambra")
    watchers = [Watcher(anna.id), Watcher(bela.id), Watcher()]
    for watcher in watchers:
        await node.hub.watch(watcher, name, 0, "")
    table = await node.tables.get(name)
    before = [timeless(view_for(table, table.viewer(watcher.person), 0)) for watcher in watchers]
    table = await play(node.playing, node.tables, anna, name)
    for watcher, earlier in zip(watchers, before, strict=True):
        state, update = frames(watcher)
        assert isinstance(state, State)
        assert isinstance(update, Update)
        assert [one.seq for one in state.happened] == [1, 2, 3]
        assert (update.seq, update.happening.seq, update.happening.kind) == (4, 4, "turn")
        assert timeless(state.state) == earlier
        assert timeless(update.state) == timeless(view_for(table, table.viewer(watcher.person), 0))
    seats = [frames(watcher)[1].state.you for watcher in watchers]
    assert sorted(seats) == [[], [0], [1]]


@on_a_node
async def test_each_is_sent_what_they_have_not_had(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    watchers = {had: Watcher() for had in (0, 3, 4, 5)}
    for had, watcher in watchers.items():
        node.hub._watchers[name][watcher] = had
    await play(node.playing, node.tables, anna, name)
    table = await play(node.playing, node.tables, bela, name)
    sent = {had: [(type(frame), frame.seq) for frame in frames(watcher)] for had, watcher in watchers.items()}
    assert sent == {
        0: [(State, 4), (Update, 5)],  # action 4 does not follow: the state is sent without the log
        3: [(Update, 4), (Update, 5)],
        4: [(Update, 5)],
        5: [],
    }
    assert frames(watchers[0])[0].happened == []
    node.hub.happened(table, [], False)
    assert [len(watcher.heard) for watcher in watchers.values()] == [2, 2, 1, 0]  # nothing is sent twice


@on_a_node
async def test_actions_read_together_come_one_by_one_with_the_last_state(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    other = TableRepository(node.store, LocalFanout(), "another node")
    watcher = Watcher()
    await node.hub.watch(watcher, name, 3, "")
    await play(MatchService(other), other, anna, name)
    await play(MatchService(other), other, bela, name)
    assert len(watcher.heard) == 1
    ahead = Watcher()
    node.hub._watchers[name][ahead] = 4
    await node.tables.on_remote_change(name)
    assert [frame.seq for frame in frames(ahead)] == [5]
    _, first, second = frames(watcher)
    assert [(one.seq, one.happening.seq, one.state.seq) for one in (first, second)] == [(4, 4, 5), (5, 5, 5)]


@on_a_node
async def test_who_looks_away_or_leaves_is_forgotten(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    left, away, stays = (Watcher(person, "session") for person in (anna.id, bela.id, None))
    for watcher in (left, away, stays):
        node.hub.join(watcher)
        await node.hub.watch(watcher, name, 0, "")
    assert (node.hub.sockets, node.hub.is_here(anna.id)) == (3, True)
    node.hub.leave(left, [name])
    node.hub.unwatch(away, name)
    node.hub.unwatch(away, "no such table")
    assert (node.hub.sockets, node.hub.is_here(anna.id)) == (2, False)
    await play(node.playing, node.tables, anna, name)
    assert [len(watcher.heard) for watcher in (left, away, stays)] == [1, 1, 2]
    assert (left.told_of, away.told_of) == ([], [name])
    node.hub.leave(away, [])
    node.hub.leave(stays, [name])
    hub = node.hub
    assert (hub.sockets, hub._watchers, hub._persons, hub._sessions) == (0, {}, {}, {})


@on_a_node
async def test_players_are_told_of_their_tables_and_nobody_of_a_lesson(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    (eve,) = await visitors(node, "Eve")
    here = [Watcher(person.id) for person in (anna, anna, bela, eve)]
    for watcher in (*here, Watcher()):
        node.hub.join(watcher)
    await play(node.playing, node.tables, anna, name)
    assert [watcher.told_of for watcher in here] == [[name], [name], [name], []]
    lesson = (await node.seating.create(eve, two("guest", lesson=True))).facts.id
    await play(node.playing, node.tables, eve, lesson)
    assert here[3].told_of == []


@on_a_node
async def test_who_has_read_too_much_watches_nothing(node: Node) -> None:
    _, _, name = await match_of_two(node)
    hub = node.hub
    hub._reading.spend("192.0.2.1", 1 << 40)
    watcher = Watcher()
    with pytest.raises(ApiError) as caught:
        await hub.watch(watcher, name, 0, "192.0.2.1")
    assert caught.value.code == "too_many_requests"
    assert (watcher.heard, name in hub._watchers) == ([], False)
    await hub.watch(watcher, name, 0, "192.0.2.2")
    assert len(watcher.heard) == 1


# Chat


@on_a_node
async def test_a_message_goes_to_its_room_but_not_to_those_who_muted_its_author(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    (eve, cleo) = await visitors(node, "Eve", "Cleo")
    here = {person.name: Watcher(person.id) for person in (anna, bela, eve, cleo)} | {"": Watcher()}
    for watcher in here.values():
        await node.hub.watch(watcher, name, 3, "")
        watcher.heard.clear()
    await node.chat.say(anna, name, "to players")
    await node.chat.say(eve, name, "to spectators")
    await node.order.block(bela, anna.id, "mute")
    await node.chat.say(anna, name, "muted")
    heard = {who: [frame.line.text for frame in frames(watcher)] for who, watcher in here.items()}
    spectators = ["to spectators"]
    assert heard == {
        anna.name: ["to players", "muted"],
        bela.name: ["to players"],
        **dict.fromkeys(("Eve", "Cleo", ""), spectators),
    }


# Sessions that end


@on_a_node
async def test_a_revoked_session_and_a_banned_person_are_dropped(node: Node) -> None:
    phone, laptop, other = Watcher("anna", "s1"), Watcher("anna", "s2"), Watcher("bela", "s3")
    for watcher in (phone, laptop, other):
        node.hub.join(watcher)
    node.hub.revoked("s1")
    node.hub.revoked("unknown")
    assert [watcher.dropped for watcher in (phone, laptop, other)] == [True, False, False]
    node.hub.on_news("s:s3")
    assert [watcher.dropped for watcher in (phone, laptop, other)] == [True, False, True]
    node.hub.gone("anna")
    node.hub.gone("unknown")
    assert laptop.dropped


# Topics from other nodes


async def settled(hub: Hub) -> None:
    """Wait for what runs in the background."""
    while hub._tasks:
        await asyncio.gather(*hub._tasks)


@on_a_node
async def test_a_topic_about_a_table_is_heeded_by_those_it_concerns(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    other = TableRepository(node.store, LocalFanout(), "another node")
    await play(MatchService(other), other, anna, name)
    hub, watcher, eve, sitting = node.hub, Watcher(), Watcher("eve"), Watcher(bela.id)
    topic = f"t:{name}:4:{anna.id},{bela.id}"
    hub.join(eve)
    hub.on_news(topic)
    assert not hub._tasks, "nobody here watches or sits there"
    hub.join(sitting)
    hub.on_news(topic)
    await settled(hub)
    assert (sitting.told_of, eve.told_of) == ([name], [])
    await hub.watch(watcher, name, 4, "")
    await play(MatchService(other), other, bela, name)
    hub.on_news(f"t:{name}:5:{anna.id},{bela.id}")
    await settled(hub)
    assert [frame.seq for frame in frames(watcher)] == [4, 5]


@on_a_node
async def test_a_message_of_another_node_is_sent_on(node: Node) -> None:
    anna, _, name = await match_of_two(node)
    mine, spectator = Watcher(anna.id), Watcher()
    for watcher in (mine, spectator):
        await node.hub.watch(watcher, name, 3, "")
        watcher.heard.clear()
    say = """insert into chat (table_id, room, number, at, person, name, text)
        values ($1, 'players', $2, 1, $3, 'Anna', $4)"""
    for number, text in ((1, "one"), (2, "two")):
        await node.store.write(do(say, name, number, anna.id, text))
        node.hub.on_news(f"c:{name}:players:{number}")
    node.hub.on_news("c:another-table:players:1")
    await settled(node.hub)
    assert [frame.line.text for frame in frames(mine)] == ["one", "two"]
    assert spectator.heard == []


@on_a_node
async def test_other_topics_go_to_whoever_asked_for_them(node: Node) -> None:
    heard: list[str] = []
    node.hub.topics["x"] = heard.append
    for topic in ("x:a:b", "y:c", "x", ""):
        node.hub.on_news(topic)
    assert heard == ["a:b", ""]


@on_a_node
async def test_a_message_about_a_table_that_left_memory_is_sent_on(node: Node) -> None:
    anna, _, name = await match_of_two(node)
    watcher = Watcher(anna.id)
    await node.hub.watch(watcher, name, 3, "")
    await node.chat.say(anna, name, "Hello")
    watcher.heard.clear()
    forget(node)
    node.hub.on_news(f"c:{name}:players:1")
    await settled(node.hub)
    assert [frame.line.text for frame in frames(watcher)] == ["Hello"]


# Catching up


@on_a_node
async def test_what_no_topic_told_is_found_by_catching_up(node: Node) -> None:
    anna, bela, name = await match_of_two(node)
    other = TableRepository(node.store, LocalFanout(), "another node")
    watcher, sitting = Watcher(), Watcher(bela.id)
    node.hub.join(sitting)
    await node.hub.watch(watcher, name, 3, "")
    await node.hub.catch_up()
    assert len(watcher.heard) == 1
    await play(MatchService(other), other, anna, name)
    await node.hub.catch_up()
    assert [frame.seq for frame in frames(watcher)] == [3, 4]
    assert sitting.told_of == [name]
    node.hub.unwatch(watcher, name)
    await play(MatchService(other), other, bela, name)
    await node.hub.catch_up()
    assert sitting.told_of == [name]  # nobody watches
    node.hub.on_gap()
    await settled(node.hub)
    assert sitting.told_of == [name, name]


@on_a_node
async def test_a_table_that_cannot_be_read_keeps_no_other_from_catching_up(node: Node) -> None:
    watchers, sitting = [], []
    for _ in range(2):
        anna, bela, name = await match_of_two(node)
        other = TableRepository(node.store, LocalFanout(), "another node")
        watchers.append(Watcher())
        sitting.append(Watcher(bela.id))
        await node.hub.watch(watchers[-1], name, 3, "")
        node.hub.join(sitting[-1])
        await play(MatchService(other), other, anna, name)
        if len(watchers) == 1:
            await node.store.write(do("update action set mark = mark + 1 where seq = 4"))
    await node.hub.catch_up()
    assert [[frame.seq for frame in frames(watcher)] for watcher in watchers] == [[3], [3, 4]]
    forget(node)
    node.hub.on_gap()
    await settled(node.hub)
    assert [len(watcher.told_of) for watcher in sitting] == [0, 2]


@on_a_node
async def test_work_in_the_background_may_fail_for_want_of_a_database(node: Node) -> None:
    async def fails(error: Exception) -> None:
        raise error

    for error in (Unavailable("away"), ApiError("rules_changed", "changed")):
        node.hub.spawn(fails(error))
    await settled(node.hub)  # it raises nothing
