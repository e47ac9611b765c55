"""The facts of Alhambra, from game.toml."""

from pathlib import Path

from riad.core.facts import facts_in

FACTS = facts_in(Path(__file__).parent)
TITLE = FACTS.title
rule_id = FACTS.rule_id
