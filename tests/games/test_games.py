"""The registry finds the games by their folders, and imports none before it is used."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import riad
from riad.games import facts_of, game_named

SOURCES = (".css", ".html", ".json", ".py", ".svelte", ".svg", ".toml", ".ts", ".webmanifest")
ROOT = Path(__file__).parents[2]
NAME_EVERY_GAME = {
    "src/riad/__init__.py",  # its docstring
    "web/src/generated/games.ts",
}
"""Files of the product that name every game. A new game adds no file to them; the list may only shrink."""
ASK = """
import json, sys
import riad
parts = ("tomllib", "numba", "numpy")
before = [part for part in parts if part in sys.modules]
listed = list(riad.games)
facts = [riad.games.facts_of(name).title for name in riad.games]
rooms = tuple(f"riad.games.{name}" for name in riad.games)
print(json.dumps([before, listed, facts, [name for name in sys.modules if name.startswith(rooms)]]))
"""


def test_every_folder_with_facts_is_a_game() -> None:
    folder = Path(riad.games.__file__ or "").parent
    assert {*riad.games} == {path.parent.name for path in folder.glob("*/game.toml")}
    assert {*riad.games} == {path.parent.name for path in folder.glob("*/__init__.py")}


def test_the_order_is_that_of_the_facts() -> None:
    orders = [facts_of(name).order for name in riad.games]
    assert orders == sorted({*orders})


def test_listing_games_imports_none_of_them() -> None:
    done = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True)
    before, listed, titles, imported = json.loads(done.stdout)
    assert before == []
    assert listed == list(riad.games)
    assert titles == [facts_of(name).title for name in riad.games]
    assert imported == []


def test_an_unknown_name_is_told_the_games() -> None:
    sentence = f"^unknown game 'chess'; the games are {', '.join(riad.games)}$"
    with pytest.raises(riad.UnknownGame, match=sentence):
        game_named("chess")
    with pytest.raises(riad.UnknownGame, match=sentence):
        facts_of("chess")


def test_no_other_file_has_a_list_of_games() -> None:
    """A game is two folders: what lists games takes them from the registry or from generated/games.ts."""
    titles = [(name, facts_of(name).title) for name in riad.games]
    listing = set()
    for part in ("src/riad", "web/src", "web/public", "web"):
        for path in (ROOT / part).glob("*" if part == "web" else "**/*"):
            inside = path.relative_to(ROOT).as_posix()
            if not path.is_file() or path.suffix not in SOURCES or "server/static/" in inside:
                continue
            text = path.read_text(encoding="utf-8")
            if all(name in text or title in text for name, title in titles):
                listing.add(inside)
    assert listing == NAME_EVERY_GAME
