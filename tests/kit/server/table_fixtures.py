"""A database with tables of every sort, played inside this process."""

import random
import secrets
from typing import Any

from riad.match.turn_attempt import reveals_hidden
from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.table.table import Table
from riad.server.wire import Clock
from riad.server.wire.requests import NewTable, Report, SeatWish, SitDown, Turn


def two(second: str = "guest", **more: Any) -> NewTable:
    """Return a request for a table for me and another."""
    seats = [SeatWish(kind="me"), SeatWish(kind=second, name="Grandma" if second == "guest" else None)]  # type: ignore[arg-type]
    return NewTable(**{"game": "azul", "seats": seats, **more})


def whole_turn(table: Table, choose: random.Random) -> Turn:
    """Return a random turn."""
    match = table.playing.copy()
    moves: list[str] = []
    while match.turn == table.turn and not reveals_hidden(table.playing, match):
        moves.append(choose.choice(match.legal))
        match.push(moves[-1])
    return Turn(moves=moves, base=table.seq, key=secrets.token_urlsafe(9))


async def play(node: Node, person: Person, table: Table, turns: int = 10_000) -> Table:
    """Play turns of a table where one person has all seats."""
    choose = random.Random(3)
    while table.status == "playing" and turns:
        await node.playing.turn(person, table.facts.id, whole_turn(table, choose))
        table = await node.tables.get(table.facts.id)
        turns -= 1
    return table


async def fill(database: str) -> dict[str, str]:
    """Fill a database with people and tables of every sort; return the tables' ids by what they are."""
    async with running(Settings(database=database, bot_pace=60)) as node:
        anna, bela = [(await node.people.visit(name))[0] for name in ("Anna", "Bela")]
        await node.people.register(anna, "anna", "correct horse")
        await node.people.make_token(bela, "my bot")
        tables = {game: await node.seating.create(anna, two(game=game)) for game in ("azul", "alhambra")}
        tables = {game: await play(node, anna, table, 12) for game, table in tables.items()}
        over = await play(node, anna, await node.seating.create(anna, two(game="dreamhome")))
        tables |= {"over": over, "rematch": await node.seating.rematch(anna, over.facts.id)}
        tables["record"] = await node.seating.import_match(bela, over.playing.dumps())
        tables["open"] = await node.seating.create(bela, two("open", listed=True))
        tables["bot"] = await node.seating.create(bela, two("bot", options={"first": 1}))
        timed = await node.seating.create(anna, two("open", clock=Clock(main=900, more=5), takeover="keen"))
        await node.seating.sit(bela, timed.facts.id, 1, SitDown())
        tables["taken over"] = await node.playing.resign(bela, timed.facts.id)
        tables["timed"] = await node.seating.create(anna, two(clock=Clock(main=900)))
        closed = await node.seating.create(anna, two("open"))
        tables["closed"] = await node.seating.cancel(anna, closed.facts.id)
        await node.chat.say(anna, tables["azul"].facts.id, "Góðan daginn 🐈")
        await node.order.report(bela, tables["azul"].facts.id, Report(room="players", number=1))
        await node.order.block(bela, anna.id, "mute")
        return {name: table.facts.id for name, table in tables.items()}
