"""Names are tidied, and those that hide something are refused."""

import pytest

from riad.server.errors import AccountError
from riad.server.people.names import checked_label, checked_name


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("Ada", "Ada"),
        ("x" * 24, "x" * 24),
        (" Ada \t\n", "Ada"),
        ("A\u00a0 B\u3000C", "A B C"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0928\u093f\u0936\u093e", "\u0928\u093f\u0936\u093e"),
        ("李小龍", "李小龍"),
        ("دانا", "دانا"),
        ("🎲 7", "🎲 7"),
    ],
)
def test_names(name: str, tidy: str) -> None:
    assert checked_name(name) == tidy
    assert checked_name(tidy) == tidy


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 25, "x" + " " * 1000 + "x"),
        *("a\nb", "a\x00b", "a\x7fb", "a\x85b", "a\u2028b", "a\u2029b"),
        *("a\u202eb", "a\u2066b", "a\u200fb", "a\u061cb"),
        *("\u200b", "a\u200bb", "a\u200db", "\ufeffa", "a\u00adb", "a\u2060b"),
        *("\u3164", "\u2800", "\uffa0", "\u115f", "a\ufe0f", "a\u034f", "a\U000e0041", "a\U000e0100"),
        *("\ud800", "\ue000", "\u0378"),
        *("\u0301", "a \u0301", "b" + "\u0300\u0316\u0301\u0317"),
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(AccountError) as caught:
        checked_name(name)
    assert caught.value.code == "bad_name"


def test_a_label_may_be_longer_than_a_name() -> None:
    assert checked_label(" my  bot ") == "my bot"
    assert checked_label("x" * 40) == "x" * 40
    with pytest.raises(AccountError) as caught:
        checked_label("x" * 41)
    assert caught.value.code == "bad_label"
