"""The score sheet adds up to the points, and no choice of roof cards scores more."""

import json
import random
from itertools import combinations
from typing import Any

import pytest

import riad
from riad.core.records import Record
from riad.games.dreamhome.rules.components import OWN
from riad.games.dreamhome.rules.constants import ROOF_KINDS
from riad.games.dreamhome.rules.scoring import roof_points
from riad.games.dreamhome.score_sheet import best_roof, roof_lines

rules = pytest.mark.rules


def components(**figures: Any) -> dict[str, Any]:
    """Return the game's own figures with these replacements."""
    parts: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    for name, changed in figures.items():
        parts[name].update(changed)
    return parts


FIGURES: list[dict[str, Any]] = [
    {},
    {"roofs": {"windows_per_colour": 3}},
    {"roofs": {"windows_per_colour": 6}, "roof_points": {"window": 2}},
    {"roofs": {"windows_per_colour": 4}, "roof_points": {"mixed": 9, "uniform": 4}},
    {"roofs": {"windows_per_colour": 5}, "roof_points": {"mixed": 5, "uniform": 5, "window": 3}},
]


def best_of_all_choices(box: Record, pile: list[int]) -> int:
    """Return the best score of all choices of four cards of a pile (DH-64)."""
    best = 0
    for four in combinations(pile, 4):
        uniform = len({kind // 2 for kind in four}) == 1
        windows = sum(kind % 2 for kind in four)
        best = max(
            best, int(box.roof_uniform if uniform else box.roof_mixed) + windows * int(box.roof_window)
        )
    return best


@rules("DH-64")
@pytest.mark.many
@pytest.mark.parametrize("figures", FIGURES)
def test_no_choice_of_four_cards_scores_more(figures: dict[str, Any]) -> None:
    chance = random.Random(1)
    state = riad.new("dreamhome", seats=2, seed=1, components=components(**figures)).state
    player, copies = state.players[0], state.box.special_copies[: len(ROOF_KINDS)].tolist()
    deck = [kind for kind, number in enumerate(copies) for _ in range(number)]
    for _ in range(1000):
        few = chance.sample(deck, chance.randint(6, len(deck)))  # with more, four of a colour are rare
        pile = sorted(few, key=lambda kind: (kind // 2 + chance.random() * 3, kind))[: chance.randint(0, 9)]
        player.roofs = [pile.count(kind) for kind in range(len(ROOF_KINDS))]
        best = best_of_all_choices(state.box, pile)
        assert roof_points(state.box, player) == best
        assert sum(line["points"] for line in roof_lines(state, player)) == best
        shown = best_roof(state, player)
        assert best_of_all_choices(state.box, shown) == best
        assert all(shown.count(kind) <= pile.count(kind) for kind in shown)


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_always_adds_up_to_the_points(seats: int) -> None:
    chance = random.Random(seats)
    cards = components(roofs={"copies_per_colour": 4}, helpers={"architect": 5, "interior_designer": 5})
    for seed, edition in enumerate(("en", "is", "it")):
        table = {"edition": edition, "open_roofs": seed == 0, "components": cards if seed else None}
        match = riad.new("dreamhome", seats=seats, seed=seed, **table)
        while match.turn is not None:
            match.push(match.text(chance.choice(match.legal.actions)))
            for points, player in zip(match.points, match.view(None)["players"], strict=True):
                assert sum(part["points"] for part in player["sheet"]) == points == player["points"]
