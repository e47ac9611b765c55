"""Reasons for refused moves, in whole games: plain values, a sentence, and words in every language."""

import importlib
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.games import PACKAGES

LOCALES = Path(__file__).parent.parent.parent / "web" / "locales"
LANGUAGES = ("en", "is", "it")
GAMES_EACH, TRIED = 10, 25
BOARDS = [
    ("azul", {}, 7),
    ("azul", {"wall": "grey"}, 9),
    ("alhambra", {}, 18),
    ("dreamhome", {}, 25),
]
"""Games, options, and the least number of kinds of reasons in so few matches; a game's own tests have all."""


def explained(game: str) -> dict[str, str]:
    """Return the sentences of a game, by the kind of reason."""
    texts: dict[str, str] = importlib.import_module(f"riad.games.{game}.refusals").EXPLAINED
    return texts


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """Return the words of a game in a language of the browser, by their ids; attributes as `id.attribute`."""
    text = (LOCALES / language / f"{game}.ftl").read_text(encoding="utf-8")
    texts = {}
    for name, body in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE):
        value, *attributes = re.split(r"\n +(\.\w+) =", body)
        texts[name] = value
        texts |= {name + each: words for each, words in zip(attributes[::2], attributes[1::2], strict=True)}
    return texts


def asked_for(game: str, language: str, name: str) -> set[str]:
    """Return the arguments of a message, including those of the messages inside it."""
    text = messages(game, language)[name]
    inside = [asked_for(game, language, one) for one in re.findall(r"\{ ([a-z][\w.-]*) \}", text)]
    return set(re.findall(r"\$(\w+)", text)).union(*inside)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_the_browser_has_words_for_every_reason(game: str, language: str) -> None:
    start = f"{game}-refused-"
    words = [name.removeprefix(start) for name in messages(game, language) if name.startswith(start)]
    assert words == list(explained(game))


def reasons(game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the reasons why random actions are refused, in matches of sensible bots."""
    all_reasons = []
    for seed in range(GAMES_EACH):
        match = riad.new(game, seats=2 + seed % 3, seed=seed, **options)
        bot, chance = Greedy(match.engine, seed), random.Random(seed)
        while match.turn is not None:
            for action in chance.sample(range(match.game.ACTIONS), TRIED):
                if number := match.engine.refusal(match.state, action):
                    all_reasons.append(match.game.reason(match.state, action, number))
            sensible = chance.random() < 0.7
            action = bot.choose(match.state) if sensible else chance.choice(match.legal.actions)
            match.push(match.text(action))
        number = match.engine.refusal(match.state, 0)
        all_reasons.append(match.game.reason(match.state, 0, number))
    return all_reasons


@pytest.mark.many
@pytest.mark.parametrize(("game", "options", "least"), BOARDS)
def test_reasons_are_plain_and_have_all_that_their_words_need(
    game: str, options: dict[str, Any], least: int
) -> None:
    kinds = {json.dumps(sorted(reason)) + reason["because"]: reason for reason in reasons(game, options)}
    for reason in kinds.values():
        assert json.loads(json.dumps(reason)) == reason
        assert re.match("[A-Za-z]", riad.games.game_named(game).explain(reason))
        for language in LANGUAGES:
            wanted = asked_for(game, language, f"{game}-refused-{reason['because']}")
            assert wanted <= reason.keys() | {"n"}, (language, reason)
    assert len({reason["because"] for reason in kinds.values()}) >= least
