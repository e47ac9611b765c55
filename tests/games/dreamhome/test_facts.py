"""The facts of Dream Home, as they are on its box."""

from riad.games.dreamhome.facts import FACTS, TITLE, rule_id


def test_the_facts_are_those_of_the_box() -> None:
    assert (TITLE, FACTS.seats, FACTS.minutes) == ("Dream Home", range(2, 5), 30)
    assert (rule_id(45), FACTS.secrets) == ("DH-45", False)
