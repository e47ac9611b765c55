"""The rules of every game by number, as refusals cite them."""

import pytest

import riad


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_rule_is_a_sentence_of_its_own(name: str) -> None:
    texts = riad.games.game_named(name).RULES
    assert [*texts] == sorted(texts)
    assert len({*texts.values()}) == len(texts)
    for number, text in texts.items():
        assert text == text.strip(), number
        assert text.endswith("."), number
        assert text[0].isupper() or text[0].isdigit(), number
