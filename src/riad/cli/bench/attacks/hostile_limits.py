"""Attacks on shared resources: limits on logins and the threads of bots, F4 and F5 of the findings.

Visitors from different addresses use different addresses of the loopback range, which Linux allows.
"""

import asyncio
from collections import Counter
from typing import Any

import msgspec

from riad.cli.bench.attacks.attack import Attack, Figures, Target
from riad.cli.bench.server_clients import Http

OWNER, PASSWORD = "owner", "a password of the owner"  # of a short-lived node
HOME = "127.0.0.1"
GUESSES = 40
PLACES, GUESSES_EACH = 12, 12
CROWD = 55
BOTS = 3
PATIENCE = 120.0  # seconds


class HttpFrom(Http):
    """A persistent connection from its own address."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(port)
        self._to, self._from = port, address

    async def open(self) -> "HttpFrom":
        """Connect."""
        streams = await asyncio.open_connection("127.0.0.1", self._to, local_addr=(self._from, 0))
        self._reader, self._writer = streams
        return self


async def account(target: Target) -> None:
    """Create the account to attack."""
    http = await HttpFrom(target.port, HOME).open()
    cookie = await http.sign_in("Owner")
    await http.post_ok(cookie, "/api/account", {"login": OWNER, "password": PASSWORD})
    await http.close()


async def log_in(target: Target, address: str, login: str, password: str, tries: int = 1) -> Counter[int]:
    """Try to log in from an address; return the count of each status."""
    http = await HttpFrom(target.port, address).open()
    body = msgspec.json.encode({"login": login, "password": password})
    answers = Counter([(await http.post("", "/api/login", body))[0] for _ in range(tries)])
    await http.close()
    return answers


async def owner_logs_in(target: Target) -> Figures:
    """Log the owner in; return the status and duration of the response."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    (status,) = await log_in(target, HOME, OWNER, PASSWORD)
    return {"owner_status": status, "owner_s": round(loop.time() - began, 2)}


async def guess_from_one_place(target: Target) -> Figures:
    """Guess the password of an account 40 times from one address, then let its owner log in."""
    await account(target)
    answers = await log_in(target, "127.0.0.2", OWNER, "wrong", GUESSES)
    return {"checked": answers[403], "refused": answers[429], **await owner_logs_in(target)}


async def guess_from_many_places(target: Target) -> Figures:
    """Guess the password from 12 addresses in parallel, 12 times each, then let its owner log in."""
    await account(target)
    places = [f"127.0.1.{number + 1}" for number in range(PLACES)]
    statuses = await asyncio.gather(*(log_in(target, at, OWNER, "wrong", GUESSES_EACH) for at in places))
    answers = sum(statuses, Counter[int]())
    return {"checked": answers[403], "refused": answers[429], **await owner_logs_in(target)}


async def type_an_address(target: Target) -> Figures:
    """Try the owner's address as a username from several addresses, then let the owner log in and visit."""
    await account(target)
    places = [f"127.0.2.{number + 1}" for number in range(PLACES)]
    await asyncio.gather(*(log_in(target, at, HOME, "wrong", GUESSES_EACH) for at in places))
    return await owner_logs_in(target)


async def crowd_bots(target: Target) -> Figures:
    """Create 55 tables of master bots for one person, and time the casual bot of another person."""
    quiet = await answer_of_bot(target, "127.0.3.1")
    http = await HttpFrom(target.port, "127.0.0.2").open()
    cookie = await http.sign_in("Mallory")
    for _ in range(CROWD):
        await http.post_ok(cookie, "/api/tables", bot_first("master", BOTS))
    crowded = await answer_of_bot(target, "127.0.3.2")
    _, _, text = await http.post("", "/metrics", b"", "GET")
    await http.close()
    return {"quiet_s": quiet, "crowded_s": crowded, "still_waiting": figure(text, b"riad_bots_waiting")}


async def answer_of_bot(target: Target, address: str) -> float:
    """Create a table where a casual bot begins; return the seconds until its first move."""
    loop = asyncio.get_running_loop()
    http = await HttpFrom(target.port, address).open()
    cookie = await http.sign_in("Anna")
    began = loop.time()
    table = await http.post_ok(cookie, "/api/tables", bot_first("casual", 1))
    async with asyncio.timeout(PATIENCE):
        while table["turn"] != 0:
            await asyncio.sleep(0.02)
            table = await http.post_ok(cookie, f"/api/tables/{table['id']}", None, "GET")
    await http.close()
    return round(loop.time() - began, 2)


def bot_first(level: str, bots: int) -> dict[str, Any]:
    """Return the request for a table of Azul where bots play first."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
    return {"game": "azul", "seats": seats, "options": {"first": 1}}


def figure(text: bytes, name: bytes) -> int:
    """Return a figure of /metrics without labels."""
    line = next(line for line in text.splitlines() if line.startswith(name + b" "))
    return int(float(line.split()[1]))


ATTACKS = (
    Attack("guess", "F4", "40 wrong passwords for an account from one address", guess_from_one_place),
    Attack("guess together", "F4", "144 wrong passwords from 12 addresses", guess_from_many_places),
    Attack("type an address", "F4", "another's address typed as a login", type_an_address),
    Attack("crowd bots", "F5", "55 tables of master bots by one person", crowd_bots),
)
