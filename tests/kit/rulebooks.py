"""The rules of a game for docs/NAME.md, made from the English texts of its page in the browser."""

import json
import re
import textwrap
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from riad import games

ROOT = Path(__file__).parents[2]
WIDTH = 100
PLAIN = str.maketrans("’“”", '\'""')
Generator = Callable[[], Iterator[str]]


def messages(name: str) -> dict[str, str]:
    """Return the English messages about a game's rules, with plain quotation marks."""
    text = (ROOT / "web" / "locales" / "en" / f"rules-{name}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text.translate(PLAIN), re.MULTILINE))


def sections(name: str) -> list[tuple[str, list[str]]]:
    """Return the sections of a rules page by their first rule, each with the ids of its rules."""
    facts = games.facts_of(name)
    ordered = sorted(facts.sections.items(), key=lambda one: one[1][0] if one[1] else 0)
    return [(section, [facts.rule_id(number) for number in numbers]) for section, numbers in ordered]


def rules(name: str) -> Iterator[str]:
    """Yield the rules of a game, a heading for each section and an item for each rule."""
    words = messages(name)
    for number, (section, ids) in enumerate(sections(name)):
        heading = f"## {words[f'rules-{name}-{section}']}"
        yield from ("", heading) if number else (heading,)
        if about := words.get(f"rules-{name}-{section}-about"):
            yield from ("", *textwrap.wrap(about, WIDTH, break_on_hyphens=False))
        if ids:
            yield ""
        for rule in ids:
            item = f"- **{rule}** {words[rule.lower()]}"
            yield from textwrap.wrap(item, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def options(name: str) -> Iterator[str]:
    """Yield a row for each option of a game."""
    yield "| option | values | rule | what it changes |"
    yield "|---|---|---|---|"
    for option in games.game_named(name).OPTIONS:
        yield f"| `{option.name}` | {option.values} | {option.rule} | {option.about} |"


def components(name: str) -> dict[str, Any]:
    """Return the figures of a game's cards or tiles."""
    path = next((ROOT / "src" / "riad" / "games" / name).rglob("components.json"))
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def majorities() -> Iterator[str]:
    """Yield a row for each type of building in Alhambra: the points of its places in each scoring."""
    yield "| building | scoring A | scoring B | final scoring |"
    yield "|---|---|---|---|"
    points = components("alhambra")["points"]
    for kind in points["A"]:
        cells = (" · ".join(str(number) for number in points[scoring][kind]) for scoring in ("A", "B", "end"))
        yield f"| {kind} | {' | '.join(cells)} |"


def rooms() -> Iterator[str]:
    """Yield a row for each room of Dream Home: its points by size, and its partner."""
    yield "| room | where | points of one card, two and three | next to its partner |"
    yield "|---|---|---|---|"
    for room in components("dreamhome")["rooms"]:
        points = " · ".join(str(number) for number in room["points"])
        annex = room["annex"]
        partner = f"{annex['points']} ({plain(annex['partner'])})" if annex else ""
        yield f"| {plain(room['id'])} | {room['place']} | {points} | {partner} |"


def plain(name: str) -> str:
    """Return the name of a card in words."""
    return name.replace("childrens", "children's").replace("_", " ")


def parts() -> dict[str, tuple[str, Generator]]:
    """Return the generated parts of the games' documents, as in `tests.kit.documents`."""
    generators: dict[str, tuple[str, Generator]] = {
        "points of alhambra": ("alhambra.md", majorities),
        "rooms of dreamhome": ("dreamhome.md", rooms),
    }
    for name in games.PACKAGES:
        generators[f"rules of {name}"] = (f"{name}.md", partial(rules, name))
        generators[f"options of {name}"] = (f"{name}.md", partial(options, name))
    return generators
