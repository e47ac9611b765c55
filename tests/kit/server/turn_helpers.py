"""Turns over the protocol for tests: refused, previewed, or about to show something hidden."""

import random
import secrets
from typing import Any

from tests.kit.server.node_processes import Player


def alone(player: Player, game: str = "azul", **more: Any) -> dict[str, Any]:
    """Create a table where I play all seats, so that it is always my turn."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Grandma"}]
    view: dict[str, Any] = player.good("POST", "/api/tables", {"game": game, "seats": seats, **more})
    return view


def deal(seed: int) -> str:
    """Return the key with which a test's node creates a table of this seed: see dealing."""
    return f"deal-{seed:08}"


def post_turn(player: Player, shown: dict[str, Any], **body: Any) -> tuple[int, dict[str, Any]]:
    """Send a turn that must be refused, for a table as it was shown."""
    whole = {"moves": shown["view"]["legal"][:1], "base": shown["seq"], "key": secrets.token_urlsafe(9)}
    return player.bad("POST", f"/api/tables/{shown['id']}/turn", {**whole, **body})


def try_moves(player: Player, shown: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    body = {"moves": moves, "base": shown["seq"]}
    preview: dict[str, Any] = player.good("POST", f"/api/tables/{shown['id']}/preview", body)
    return preview


def same(player: Player, shown: dict[str, Any]) -> bool:
    """Return whether a table is as it was shown."""
    return player.look(shown["id"]) | {"now": 0} == shown | {"now": 0}


def turn_that_shows(player: Player, shown: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Play on until a turn would show something hidden; return the table before it and its moves."""
    choose = random.Random(1).choice
    while True:
        moves = player.whole_turn(shown, choose)
        if try_moves(player, shown, moves)["shows"]:
            return shown, moves
        assert player.send(shown, moves).status_code == 200
        shown = player.look(shown["id"])
