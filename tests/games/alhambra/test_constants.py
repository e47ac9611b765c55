"""The box of Alhambra by the counts of its rulebook, and every fault in its file."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import riad.games.alhambra.rules
from riad.games.alhambra.rules.constants import (
    CARDS,
    COPIES,
    COPIES_TWO_PLAYERS,
    CURRENCIES,
    CURRENCY_LETTERS,
    FOUNTAIN,
    SIDES,
    STEP_X,
    STEP_Y,
    TILE_NAMES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
    TYPES,
    load_components,
)

rules = pytest.mark.rules
FILE = Path(riad.games.alhambra.rules.__file__ or "").parent / "components.json"
COUNTS = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}


def test_there_are_54_tiles_of_6_types() -> None:
    assert Counter(TYPES[kind] for kind in TILE_TYPE) == COUNTS
    assert len(TILE_NAMES) == len({*TILE_NAMES}) == TILES == sum(COUNTS.values())


def test_a_name_says_type_price_and_walls() -> None:
    for tile, name in enumerate(TILE_NAMES):
        walls = "".join(side for number, side in enumerate(SIDES) if TILE_WALLS[tile] >> number & 1)
        assert name == f"{TYPES[TILE_TYPE[tile]]}{TILE_PRICE[tile]}{walls}"
    assert TILE_WALLS[FOUNTAIN] == 0


@rules("AL-60")
def test_there_are_108_money_cards_and_72_for_two() -> None:
    assert (CARDS * COPIES, CARDS * COPIES_TWO_PLAYERS) == (108, 72)
    assert "".join(name[0] for name in CURRENCIES) == CURRENCY_LETTERS


def test_sides_go_clockwise_and_a_step_there_and_back_is_none() -> None:
    steps = [*zip(STEP_X, STEP_Y, strict=True)]
    assert dict(zip(SIDES, steps, strict=True)) == {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def other_wall(data: Any) -> None:
    tile = next(tile for tile in data["tiles"] if tile["walls"] == "n")
    tile["walls"] = "e"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["tiles"].pop(), "54 tiles"),
        (lambda data: data["tiles"][0].update(type="palace"), "known types"),
        (lambda data: data["tiles"][0].update(price=3), "prices that add up to 421"),
        (other_wall, "20 walls on each side"),
        (lambda data: data["points"]["B"]["tower"].append(1), "points for each type and scoring"),
    ],
)
def test_a_fault_in_the_file_is_named(change: Any, message: str, tmp_path: Path) -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    path = tmp_path / "components.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert load_components(path) == data
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ValueError, match=f"^{path}: there must be {message}$"):
        load_components(path)
