"""Requests of tests to a node, and checks of its answers."""

from http.cookies import SimpleCookie
from typing import Any

import httpx

from tests.kit.server.node_processes import Player


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def cookie_of(answer: httpx.Response) -> tuple[str, str, dict[str, str]]:
    """Return the one cookie of an answer: its name, its value, and its flags."""
    (header,) = answer.headers.get_list("set-cookie")
    ((name, morsel),) = SimpleCookie(header).items()
    flags = {key: value for key, value in morsel.items() if value}
    return name, morsel.value, flags


def token_of(player: Player) -> str:
    return str(player.http.cookies["riad"])


def listed(player: Player) -> list[str]:
    return [line["id"] for line in player.good("GET", "/api/tables")["tables"]]


def watched(player: Player) -> list[str]:
    return [line["id"] for line in player.good("GET", "/api/tables")["playing"]]


def mine(player: Player) -> list[str]:
    return [line["id"] for line in player.good("GET", "/api/mine")["tables"]]


def over(player: Player, *others: Any, **more: Any) -> dict[str, Any]:
    """Return a table whose match is over, since I resigned."""
    table = player.make("azul", *(others or ("gentle",)), **more)
    view: dict[str, Any] = player.good("POST", f"/api/tables/{table['id']}/resign")
    return view
