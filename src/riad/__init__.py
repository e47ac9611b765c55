"""Riad: Azul, Alhambra and Dream Home, to play, study and research.

>>> import riad
>>> match = riad.new("azul", seats=2, seed=7)
>>> match.push(match.legal[0])
"""

from typing import TYPE_CHECKING, Any

from riad.core.errors import (
    BadOption,
    DamagedFile,
    IllegalMove,
    NothingToPop,
    RiadError,
    UnknownGame,
    UnknownNotation,
)

if TYPE_CHECKING:
    from riad.bots.move_advice import Candidate
    from riad.core.contract import Game, Outcome
    from riad.games import Games
    from riad.games.ruleset import Ruleset
    from riad.match.match import Legal, Match

    games: Games  # a type checker does not see that this module is a collection
else:
    from riad import games

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "Candidate",
    "DamagedFile",
    "IllegalMove",
    "Legal",
    "Match",
    "NothingToPop",
    "Outcome",
    "RiadError",
    "UnknownGame",
    "UnknownNotation",
    "analyse",
    "game",
    "games",
    "loads",
    "new",
]


def new(game: str, seats: int = 2, seed: int | None = None, **options: Any) -> "Match":
    """Start a match: `riad.new("azul", seats=3, seed=7, wall="grey")`.

    Without a seed, a random one is used. `print(riad.games)` lists the games with their seats and options.
    The first match of a game compiles its rules, and shows the progress on standard error.
    """
    from riad.core.engine import Engine
    from riad.match.match import Match
    from riad.preparation import prepare_aloud

    engine = Engine(games.game_named(game), seats, options)  # before anything is compiled
    prepare_aloud(game, bots=False)
    return Match.on(engine, seed)


def game(name: str) -> "Ruleset":
    """Return the rules of a game as data, such as `riad.game("azul").seats`."""
    from riad.games.ruleset import Ruleset

    return Ruleset.of(games.game_named(name))


def loads(text: str) -> "Match":
    """Load a match that `Match.dumps` wrote; DamagedFile gives the line and the reason if it is damaged."""
    from riad.match.loader import loads as load
    from riad.preparation import prepare_aloud

    def prepared(name: str) -> "Game":
        game = games.game_named(name)
        prepare_aloud(name, bots=False)
        return game

    return load(text, prepared)


def analyse(
    match: "Match", *, visits: int = 2000, seconds: float | None = None, threads: int = 1
) -> "list[Candidate]":
    """Return the moves of a position, best first, each with its chance to win, expected margin and line.

    The search sees only what the seat to act has seen. `seconds` can end it before all visits are made.
    """
    from riad.bots.move_advice import analyse_match
    from riad.preparation import prepare_aloud

    if match.game.NAME in games.PACKAGES:
        prepare_aloud(match.game.NAME)
    return analyse_match(match, visits=visits, seconds=seconds, threads=threads)


def __dir__() -> list[str]:
    """Return all public names, including those imported on first use."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import names that need the compiler on first use, so that `import riad` is quick."""
    if name in ("Match", "Legal"):
        from riad.match import match

        return getattr(match, name)
    if name == "Outcome":
        from riad.core.contract import Outcome

        return Outcome
    if name == "Candidate":
        from riad.bots.move_advice import Candidate

        return Candidate
    raise AttributeError(f"module 'riad' has no attribute {name!r}")
