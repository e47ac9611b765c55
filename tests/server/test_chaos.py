"""Nodes are killed while robots play, and the database is cut off: no acknowledged turn is lost."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.kit.server.databases import Postgres, cut
from tests.kit.server.load_bots import Fleet, Robot, acknowledged_is_kept, fleet, seat
from tests.kit.server.socket_helpers import complaints

ROBOTS = 10
MATCHES = 12  # with more than 500 turns of robots
FLAGS = ("--lease", "2")


def check(database: str) -> None:
    """Run `riad db check`, which replays every match and must find nothing."""
    command = [sys.executable, "-m", "riad", "db", "check", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 with problems" in done.stdout


async def seated(nodes: Fleet, matches: int) -> list[Robot]:
    """Seat robots at tables: mostly Azul, every fourth with bots."""
    robots = [Robot(nodes, number) for number in range(ROBOTS)]
    await asyncio.gather(*[robot.come() for robot in robots])
    for number in range(matches):
        game = {3: "alhambra", 7: "dreamhome"}.get(number, "azul")
        one, other = robots[number % ROBOTS], robots[(number + 1 + number // ROBOTS) % ROBOTS]
        if one is other or number % 4 == 3:
            await seat([one], game, bots=1 + number % 3 // 2)
        else:
            await seat([one, other], game)
    return robots


def acknowledged(robots: Sequence[Robot]) -> int:
    return sum(len(seen.acknowledged) for robot in robots for seen in robot.tables.values())


async def disturb(
    nodes: Fleet, robots: Sequence[Robot], moments: Sequence[int], chance: random.Random
) -> None:
    """Kill a node after each of these numbers of acknowledged turns, and start another."""
    for moment in moments:
        while acknowledged(robots) < moment:
            await asyncio.sleep(0.005)
        await asyncio.sleep(chance.random() / 20)
        place = chance.randrange(len(nodes.nodes))
        await nodes.kill(place)
        await nodes.start(place)


async def play_through_kills(
    database: str, nodes: int, matches: int, moments: Sequence[int], seed: int
) -> None:
    async with fleet(database, nodes, *FLAGS) as running:
        robots = await seated(running, matches)
        killing = asyncio.create_task(disturb(running, robots, moments, random.Random(seed)))
        try:
            await asyncio.gather(*[robot.play() for robot in robots])
            assert acknowledged(robots) > moments[-1], "the matches were over before all kills"
            await killing
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
        assert sum(robot.repeated for robot in robots) > 0
        await acknowledged_is_kept(robots)
    assert complaints(running.output) == []
    check(database)


def moments(seed: int, number: int, most: int) -> list[int]:
    """Return the moments to kill at, in acknowledged turns."""
    return sorted(random.Random(seed).sample(range(20, most), number))


def test_a_node_on_sqlite_is_killed_and_started_again(tmp_path: Path) -> None:
    asyncio.run(play_through_kills(str(tmp_path / "riad.sqlite"), 1, MATCHES, moments(1, 4, 300), 1))


def test_two_nodes_on_postgresql_are_killed_in_turn(address: str) -> None:
    asyncio.run(play_through_kills(address, 2, MATCHES, moments(2, 5, 300), 2))


def test_play_goes_on_when_the_database_is_back(postgres: Postgres, address: str) -> None:
    async def cut_off(robots: Sequence[Robot]) -> None:
        for moment in (40, 120, 200):
            while acknowledged(robots) < moment:
                await asyncio.sleep(0.005)
            await cut(address, "%")
        while acknowledged(robots) < 280:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)

    async def story() -> None:
        async with fleet(address, 2, *FLAGS) as nodes:
            robots = await seated(nodes, MATCHES)
            cutting = asyncio.create_task(cut_off(robots))
            try:
                await asyncio.gather(*[robot.play() for robot in robots])
                assert acknowledged(robots) > 280, "the matches were over before the database was away"
                await cutting
            finally:
                cutting.cancel()
                await asyncio.gather(cutting, return_exceptions=True)
            await acknowledged_is_kept(robots)
        assert complaints(nodes.output) == []

    asyncio.run(story())
    check(address)
