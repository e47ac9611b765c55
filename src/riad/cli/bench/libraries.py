"""The part of `riad bench` that measures other libraries in the same run: full random games on one core.

There are three modes of play. In a `loop`, no Python runs between two actions. With `numbers`, Python lists
the legal actions, picks one and applies it, like a program that searches or learns. With `text`, every move
is written and read in notation, and checked. The libraries alternate, so that noise of the machine affects
all of them; seconds are processor time, without other programs.
"""

import argparse
import importlib
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from riad import games
from riad.cli.bench.games import player
from riad.cli.bench.measurement import BURSTS, print_rows
from riad.cli.terminal import print_error
from riad.core.extras import how_to_install

LOOP, NUMBERS, TEXT = "loop", "numbers", "text"
CLOCK = time.process_time
LOOP_GAMES = 200  # of Riad between two looks at the clock
OPEN_SPIEL_GAMES = ("chess", "backgammon", "connect_four")
HEAD = f"{'package':<14}{'game':<14}{'seats':>5}  {'way':<9}{'games/s':>11}{'actions/s':>13}"

Play = Callable[[], tuple[int, int, float]]
"""Function that plays one or more games and returns their number, the players' actions and the seconds."""


@dataclass(frozen=True)
class Library:
    """A library, one of its games, and a mode of play."""

    package: str
    game: str
    seats: int
    way: str
    play: Play


@dataclass(frozen=True)
class OtherRow:
    """One measurement: the medians of all rounds."""

    package: str
    version: str
    game: str
    seats: int
    way: str
    games_per_s: float
    actions_per_s: float


def run(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure all installed libraries, and print row by row."""
    measured = [*riad_contestants(names)]
    missing = []
    for module, contestants in OTHERS.items():
        try:
            library = importlib.import_module(module)
        except ImportError:
            missing.append(module)
        else:
            measured += contestants(library)
    if missing:
        print_error(f"Not installed: {', '.join(missing)}. {how_to_install('others')}\n")
    print_rows(rows(measured, chosen.seconds), HEAD, line, as_json=chosen.json)


def line(row: OtherRow) -> str:
    """Format a row for people."""
    return (
        f"{row.package:<14}{row.game:<14}{row.seats:>5}  {row.way:<9}"
        f"{row.games_per_s:>11,.0f}{row.actions_per_s:>13,.0f}"
    )


def rows(contestants: Sequence[Library], seconds: float) -> Iterator[OtherRow]:
    """Measure all contestants in rotation, each for this many seconds."""
    measured: list[list[tuple[float, float]]] = [[] for _ in contestants]
    for contestant in contestants:
        contestant.play()  # compile and load before the measurement
    for _ in range(BURSTS):
        for speeds, contestant in zip(measured, contestants, strict=True):
            speeds.append(burst(contestant.play, seconds))
    for speeds, one in zip(measured, contestants, strict=True):
        per_second = [round(statistics.median(numbers), 1) for numbers in zip(*speeds, strict=True)]
        yield OtherRow(one.package, version_of(one.package), one.game, one.seats, one.way, *per_second)


def burst(play: Play, seconds: float) -> tuple[float, float]:
    """Return games and actions per second, measured up to the end of a game."""
    played, acted, spent = 0, 0, 0.0
    while played == 0 or spent < seconds:
        number, actions, took = play()
        played, acted, spent = played + number, acted + actions, spent + took
    return played / spent, acted / spent


def version_of(library: str) -> str:
    """Return the installed version."""
    from importlib.metadata import PackageNotFoundError, version

    package = {"python-chess": "chess", "OpenSpiel": "open_spiel"}.get(library, library)
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def timed(game: Callable[[], int]) -> tuple[int, int, float]:
    """Time one game played by a function that returns its number of actions."""
    begin = CLOCK()
    actions = game()
    return 1, actions, CLOCK() - begin


def riad_contestants(names: Sequence[str]) -> Iterator[Library]:
    """Yield Riad's games with two seats, in all three modes."""
    from riad.core.engine import Engine

    for name in names:
        engine = Engine(games.game_named(name), 2, {})
        yield Library("riad", name, 2, LOOP, partial(riad_loop, player(engine, CLOCK)))
        yield Library("riad", name, 2, NUMBERS, partial(timed, partial(riad_by_numbers, engine)))
        yield Library("riad", name, 2, TEXT, partial(timed, partial(riad_by_text, engine)))


def riad_loop(play: Callable[[int], tuple[float, float]]) -> tuple[int, int, float]:
    """Play some games in compiled code."""
    games_per_s, actions_per_s = play(LOOP_GAMES)
    seconds = LOOP_GAMES / games_per_s
    return LOOP_GAMES, round(actions_per_s * seconds), seconds


def riad_by_numbers(engine: Any) -> int:
    """Play a game through `riad.core.engine`."""
    state, actions = engine.start(random.getrandbits(63)), 0
    while engine.actor(state) is not None:
        engine.apply(state, random.choice(engine.legal(state)))  # noqa: S311  # a game
        actions += 1
    return actions


def riad_by_text(engine: Any) -> int:
    """Play a game through `riad.Match`."""
    from riad.match.match import Match

    match = Match.on(engine)
    while match.turn is not None:
        match.push(random.choice(match.legal))  # noqa: S311
    return len(match.actions)


def chess_contestants(chess: Any) -> Iterator[Library]:
    """Yield the modes of python-chess, which is pure Python."""
    yield Library("python-chess", "chess", 2, NUMBERS, partial(timed, partial(chess_by_objects, chess)))
    yield Library("python-chess", "chess", 2, TEXT, partial(timed, partial(chess_by_text, chess)))


def chess_moves(board: Any) -> list[Any]:
    """Return the legal moves, none when the game has ended, also by an automatic draw."""
    drawn = board.is_seventyfive_moves() or board.is_insufficient_material() or board.is_fivefold_repetition()
    return [] if drawn else list(board.legal_moves)


def chess_by_objects(chess: Any) -> int:
    """Play a game without moves as text."""
    board = chess.Board()
    while moves := chess_moves(board):
        board.push(random.choice(moves))  # noqa: S311
    return len(board.move_stack)


def chess_by_text(chess: Any) -> int:
    """Play a game in algebraic notation."""
    board = chess.Board()
    while moves := chess_moves(board):
        board.push_san(board.san(random.choice(moves)))  # noqa: S311
    return len(board.move_stack)


def open_spiel_contestants(pyspiel: Any) -> Iterator[Library]:
    """Yield OpenSpiel's C++ games: from Python, and with its own loop and random players."""
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
        loop = partial(open_spiel_loop, pyspiel, game, bots)
        yield Library("OpenSpiel", name, game.num_players(), LOOP, loop)
        by_numbers = partial(timed, partial(open_spiel_by_numbers, game))
        yield Library("OpenSpiel", name, game.num_players(), NUMBERS, by_numbers)


def open_spiel_loop(pyspiel: Any, game: Any, bots: list[Any]) -> tuple[int, int, float]:
    """Play a game in C++; its actions are counted outside the timing."""
    state, seed = game.new_initial_state(), random.getrandbits(31)
    begin = CLOCK()
    pyspiel.evaluate_bots(state, bots, seed)
    spent = CLOCK() - begin
    return 1, sum(one.player >= 0 for one in state.full_history()), spent


def open_spiel_by_numbers(game: Any) -> int:
    """Play a game from Python; chance events, such as dice, are not actions."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])  # noqa: S311
        else:
            state.apply_action(random.choice(state.legal_actions()))  # noqa: S311
            actions += 1
    return actions


def catanatron_contestants(catanatron: Any) -> Iterator[Library]:
    """Yield Catanatron, which is pure Python, with its own loop and random players."""
    yield Library("catanatron", "catan", 2, NUMBERS, partial(timed, partial(catan, catanatron)))


def catan(catanatron: Any) -> int:
    """Play a game; one without a winner ends after the library's limit of 1,000 turns."""
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
    game.play()
    return len(game.state.actions)


OTHERS: dict[str, Callable[[Any], Iterator[Library]]] = {
    "chess": chess_contestants,
    "pyspiel": open_spiel_contestants,
    "catanatron": catanatron_contestants,
}
"""The modules of the other libraries, each with its contestants."""
