"""The facts of Azul, as they are on its box."""

from riad.games.azul.facts import FACTS, TITLE, rule_id


def test_the_facts_are_those_of_the_box() -> None:
    assert (TITLE, FACTS.seats, FACTS.minutes) == ("Azul", range(2, 5), 30)
    assert (rule_id(15), FACTS.secrets) == ("AZ-15", False)
