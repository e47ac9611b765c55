"""The effects of moves in whole games: documented in docs/protocol.md, in plain values, and in words."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.match.match import Match

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
TABLES = [
    ("azul", {}),
    ("azul", {"wall": "grey"}),
    ("alhambra", {}),
    ("dreamhome", {}),
]
GAMES_EACH = 12
RARE = {
    ("azul", False): {"lay"},  # on the grey wall only
    ("azul", True): set[str](),
    ("alhambra", False): {"leave", "pass"},
    ("dreamhome", False): {"keep"},
}
"""Deeds that may be missing in so few games; each game's own tests have them."""


def documented() -> dict[str, dict[str, set[str]]]:
    """Return the documented deeds of each game, with the fields that each may have."""
    text = DOCUMENT.read_text(encoding="utf-8")
    by_kind: dict[str, dict[str, set[str]]] = {}
    for title, table in re.findall(r"^### Deeds of (.+)\n\n((?:\|.*\n)+)", text, re.MULTILINE):
        fields_of = by_kind.setdefault(title.lower().replace(" ", ""), {})
        deeds: list[str] = []
        for row in table.splitlines()[2:]:
            does, fields, _what = row.strip("|").split("|")
            deeds = re.findall("`([a-z]+)`", does) or deeds
            for deed in deeds:
                fields_of.setdefault(deed, set()).update(re.findall("`([a-z_]+)`", fields))
    return by_kind


def played(game: str, options: dict[str, Any]) -> Iterator[tuple[Match, str]]:
    """Yield the positions of matches by bots, mostly sensible, each with the next move."""
    for seed in range(GAMES_EACH):
        match = riad.new(game, seats=2 + seed % 3, seed=seed, **options)
        bot, chance = Greedy(match.engine, seed), random.Random(seed)
        while match.turn is not None:
            sensible = chance.random() < 0.7
            action = bot.choose(match.state) if sensible else chance.choice(match.legal.actions)
            move = match.text(action)
            yield match, move
            match.push(move)


@pytest.mark.many
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_deeds_are_as_documented_plain_and_can_be_told(game: str, options: dict[str, Any]) -> None:
    kinds, seen = documented()[game], dict[str, set[str]]()
    for match, move in played(game, options):
        deed = match.deed(move)
        assert json.loads(json.dumps(deed)) == deed
        assert "does" in deed
        seen.setdefault(deed["does"], set()).update(deed.keys() - {"does"})
        assert deed.keys() - {"does"} <= kinds[deed["does"]], move
        assert re.match("[a-z]+ ?", match.tell(move))
    assert seen == {deed: kinds[deed] for deed in seen}
    assert kinds.keys() - seen.keys() <= RARE[game, bool(options)]


def test_only_what_is_legal_has_a_deed() -> None:
    match = riad.new("azul", seed=7, first=0)
    with pytest.raises(riad.IllegalMove):
        match.deed("cr1")
    with pytest.raises(riad.UnknownNotation):
        match.tell("nonsense")
