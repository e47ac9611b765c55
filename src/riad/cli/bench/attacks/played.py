"""Long matches for the attacks, played in this process directly into a database."""

import random
import secrets

from riad.match.turn_attempt import reveals_hidden
from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.table.table import Table
from riad.server.wire.requests import NewTable, SeatWish, Turn

LONG = 410  # moves
SEEDS = range(100)


async def long_tables(database: str) -> dict[str, str]:
    """Save a finished Alhambra match of at least LONG moves in a database; return table ids by name."""
    async with running(Settings(database=database, bot_pace=60)) as node:
        anna, _ = await node.people.visit("Anna")
        for seed in SEEDS:
            table = await played_out(node, anna, seed)
            if table.playing.number >= LONG:
                return {"alhambra": table.facts.id}
    raise RuntimeError("no match was long enough")


async def played_out(node: Node, person: Person, seed: int) -> Table:
    """Play a random match of Alhambra, with one person in all seats, to its end."""
    seats = [SeatWish(kind="me"), *(SeatWish(kind="guest", name=f"Guest {n}") for n in range(2, 7))]
    table = await node.seating.create(person, NewTable(game="alhambra", seats=seats))
    choose = random.Random(seed)  # noqa: S311  # not for secrets
    while table.status == "playing":
        await node.playing.turn(person, table.facts.id, turn_by_chance(table, choose))
        table = await node.tables.get(table.facts.id)
    return table


def turn_by_chance(table: Table, choose: random.Random) -> Turn:
    """Return a full turn of random moves."""
    match = table.playing.copy()
    moves: list[str] = []
    while match.turn == table.turn and not reveals_hidden(table.playing, match):
        moves.append(choose.choice(match.legal))
        match.push(moves[-1])
    return Turn(moves=moves, base=table.seq, key=secrets.token_urlsafe(9))
