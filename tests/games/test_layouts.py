"""The page of each game documents the numbers of an observation and of the actions."""

import importlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riad
from riad.bots.player import Greedy
from riad.core.contract import Part
from riad.core.engine import Engine
from riad.envs.episode import Episode, highest
from tests.games.dreamhome.decks import RIGGED
from tests.kit.envs import NAMES, any_of
from tests.kit.tables import TABLES

PAGES = Path(__file__).parents[2] / "docs" / "envs"
STARTS = {
    "azul": ("WALL_ACTIONS",),
    "alhambra": ("BUY", "PAY", "STOP", "PASS", "LAY", "KEEP", "DIRK_GETS", "EXCHANGE"),
    "dreamhome": (
        *("HAMMER", "DRILL_SWAP", "MIX", "TAKE", "SCAFFOLD_AT", "PUT", "PUT_DOWN", "TOKEN"),
        *("ROOFER_TAKES", "SUPPLY", "SWAP", "KEEP", "PASS"),
    ),
}


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def rows(name: str, title: str) -> list[tuple[str, ...]]:
    """Return the rows of the table under a heading, cell by cell."""
    table = re.search(rf"^\| {title} \|.*\n\|[-|]+\n((?:\|.*\n)+)", page(name), re.MULTILINE)
    assert table
    return [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in table[1].splitlines()]


def span(start: int, stop: int) -> str:
    return f"{start}" if stop == start + 1 else f"{start} to {stop - 1}"


def spans(parts: Iterable[Part]) -> list[tuple[str, str, str, str]]:
    """Return the rows of a table of parts."""
    at, rows = 0, []
    for part in parts:
        rows.append((span(at, at + part.length), part.name, part.kind, str(part.most)))
        at += part.length
    return rows


@pytest.mark.parametrize(
    ("name", "seats", "options"), [*TABLES, ("dreamhome", 3, {"components": RIGGED["roofers"]})]
)
def test_observations_and_points_stay_between_their_bounds(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    episode, chance = Episode(name, seats, options, "win"), np.random.default_rng(1)
    bot, most = Greedy(episode.engine, 1), highest(episode.engine)
    most_points = episode.engine.game.most_points(episode.engine.options_record)
    for seed in range(3):
        episode.start(seed)
        while episode.turn is not None:
            episode.act(bot.choose(episode.state) if seed else any_of(episode.mask, chance))
            for seat in range(seats):
                assert (episode.observe(seat)["observation"] <= most).all()
        assert min(episode.engine.points(episode.state)) >= 0
        assert max(episode.engine.points(episode.state)) <= most_points
        assert len(episode.actions) <= episode.engine.game.most_decisions(seats)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_the_layout_of_the_observation(name: str) -> None:
    game = riad.games.game_named(name)
    board = importlib.import_module(f"riad.games.{name}.players.observation").BOARD_LAYOUT
    of_table = [part for part in game.observation_layout(2) if not part.name.startswith("board ")]
    assert rows(name, "index") == spans(of_table)
    assert rows(name, "index in the board") == spans(board)
    size = sum(part.length for part in board)
    assert f"Then a board of {size} numbers" in page(name)
    numbers = {seats: Engine(game, seats, {}).observation for seats in game.SEATS}
    assert rows(name, "players") == [
        (str(seats), str(number), str(number - seats * size)) for seats, number in numbers.items()
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_the_layout_of_the_actions(name: str) -> None:
    game = riad.games.game_named(name)
    where = importlib.import_module(f"riad.games.{name}.rules.actions")
    starts = [0, *(getattr(where, constant) for constant in STARTS[name])]
    table = rows(name, "numbers")
    assert [row[0] for row in table] == [
        span(start, stop) for start, stop in zip(starts, [*starts[1:], game.ACTIONS], strict=True)
    ]
    state = Engine(game, 2, {}).start(0)
    for start, (_numbers, _action, text) in zip(starts, table, strict=True):
        assert game.write_action(state, start).split(" ")[0] == text.strip("`")


@pytest.mark.parametrize("name", NAMES)
def test_the_page_tells_sizes_names_and_the_version(name: str) -> None:
    game, text = riad.games.game_named(name), page(name)
    assert f"| actions | {game.ACTIONS}," in text
    assert f"| players | {game.SEATS[0]} to {game.SEATS[-1]} |" in text
    assert re.findall(r"^- \*\*v(\d+)\*\*", text, re.MULTILINE)[0] == str(game.OBSERVATION_VERSION)
    assert f"`from riad.envs.pettingzoo import {name}_v{game.OBSERVATION_VERSION}`" in text
    for seats in (game.SEATS[0], game.SEATS[-1]):
        assert str(game.most_decisions(seats)) in text
        assert str(Engine(game, seats, {}).observation) in text
    assert all(f"`{option.name}`" in text for option in game.OPTIONS)
