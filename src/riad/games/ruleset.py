"""The rules of a game as data: what one chooses from before a match, and the rules that refusals cite."""

from collections.abc import Mapping
from dataclasses import dataclass

from riad.core.contract import Game
from riad.core.options import Option


@dataclass(frozen=True)
class Ruleset:
    """The seats and options of a game, and its rules."""

    name: str
    """Name in Python, in files and on the command line: azul."""
    title: str
    """Name for people: Azul."""
    version: int
    """Version of the rules, as in a saved match."""
    seats: range
    """The numbers of players it takes."""
    options: Mapping[str, Option]
    """The options of a table by name, with their values, their default and the rule they change."""
    rules: Mapping[str, str]
    """The rules by id, such as AZ-15, one sentence each."""

    @classmethod
    def of(cls, game: Game) -> "Ruleset":
        """Return the rules of a game as data."""
        return cls(
            name=game.NAME,
            title=game.TITLE,
            version=game.VERSION,
            seats=game.SEATS,
            options={option.name: option for option in game.OPTIONS},
            rules={game.rule_id(number): sentence for number, sentence in game.RULES.items()},
        )
