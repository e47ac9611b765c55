"""The facts of Alhambra, as they are on its box."""

from riad.games.alhambra.facts import FACTS, TITLE, rule_id


def test_the_facts_are_those_of_the_box() -> None:
    assert (TITLE, FACTS.seats, FACTS.minutes) == ("Alhambra", range(2, 7), 60)
    assert (rule_id(13), FACTS.secrets) == ("AL-13", True)
