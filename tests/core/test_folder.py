"""The folder of a game is its contract: an error says which file lacks what, and the rest has defaults."""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import riad
from riad.core.contract import Game
from riad.core.engine import Engine
from riad.core.errors import RiadError
from riad.match.match import Match

FACTS = """
name = "pebbles"
title = "Pebbles"
prefix = "PB"
order = 9
version = 1
seats = [2, 3]
minutes = 1
secrets = false

[sections]
all = [1, 2]
"""
FILES = {
    "game.toml": FACTS,
    "__init__.py": '"""Pebbles."""\n\nfrom riad.core.folder import game_in\n\nGAME = game_in(__name__)\n',
    "rules/__init__.py": "",
    "rules/state.py": """
import numpy as np
from riad.core.records import record_dtype
PLAYER = record_dtype([("points", np.int16)])
STATE = record_dtype([("rng", np.uint64), ("left", np.int8), ("turn", np.int8), ("seats", np.int8),
                      ("players", PLAYER, (3,))])
""",
    "rules/actions.py": "ACTIONS = 2\n",
    "rules/setup.py": """
from riad.core.jit import rule
from riad.core.rng import seed_with
@rule
def setup(state, seats, options, seed):
    seed_with(state, seed)
    state.seats, state.left, state.turn = seats, 7, 0
    for seat in range(3):
        state.players[seat].points = 0
""",
    "rules/legality.py": """
from riad.core.jit import rule
@rule
def legal(state, out):
    out[0], out[1] = 0, 1
    return min(2, int(state.left))
@rule
def refusal(state, action):
    return 2 if state.left == 0 else int(action >= state.left)
""",
    "rules/course.py": """
from riad.core.defaults import clockwise
from riad.core.jit import rule
@rule
def actor(state):
    return -1 if state.left == 0 else int(state.turn)
@rule
def apply(state, action):
    state.left -= action + 1
    state.players[state.turn].points += action + 1
    state.turn = clockwise(state, int(state.turn) + 1)
""",
    "rules/scoring.py": """
from riad.core.jit import rule
@rule
def places(state, out):
    for seat in range(state.seats):
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += state.players[other].points > state.players[seat].points
""",
    "rules/hidden.py": """
from riad.core.jit import rule
from riad.core.rng import seed_with
@rule
def reshuffle(state, seat, seed):
    seed_with(state, seed)
""",
    "notation.py": """
def read_action(state, text):
    return int(text.split(" ")[1]) - 1
def write_action(state, action):
    return f"take {action + 1}"
""",
    "view.py": """
def view(state, seat):
    return {"left": int(state.left), "turn": int(state.turn)}
def outcome(state):
    return None
""",
}
Make = Callable[..., Game]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Write the game of FILES with other contents (None: without a file), and import it."""

    def written(**changed: str | None) -> Game:
        names = {name.replace("/", "_").partition(".")[0]: name for name in FILES}
        files = {**FILES, **{names.get(name, f"{name}.py"): text for name, text in changed.items()}}
        for name, text in files.items():
            if text is not None:
                path = tmp_path / "pebbles" / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        game: Game = importlib.import_module("pebbles").GAME
        return game

    yield written
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]


def test_a_small_game_is_complete_by_its_defaults(make: Make) -> None:
    game = make()
    match = Match(game, 2, 5)
    assert (match.options, game.RULES, game.FIGURES, game.HOW_TO_PLAY) == ({}, {}, "", "")
    assert match.deed("take 2") == {"does": "take", "move": "take 2"}
    assert game.tell(match.deed("take 2")) == "plays take 2"
    assert {"left: 7", "turn: 0"} <= {*game.draw(match.view(0)).splitlines()}
    while match.turn is not None:
        match.push(match.legal[-1])
    assert match.points == (4, 3)
    assert [game.tally(match.state, seat) for seat in (0, 1)] == [4.0, 3.0]
    assert [game.worth(match.state, seat) for seat in (0, 1)] == [4.0, 3.0]
    assert [game.reckoned(match.state, seat) for seat in (0, 1)] == [4.0, 3.0]
    assert (*game.scorings_between(match.state, match.state),) == ()
    assert game.round_of(match.state) is None
    assert game.memory(2).size == 0
    assert game.most_decisions(2) >= 1000 <= game.most_points(match.engine.options_record)


def test_a_refusal_quotes_the_rule(make: Make) -> None:
    texts = 'RULES = {1: "Nobody takes more than there is.", 2: "The last pebble ends it."}\n'
    match = Match(make(rule_texts=texts), 2, 5)
    for _ in range(6):
        match.push("take 1")
    with pytest.raises(
        riad.IllegalMove, match=r"^take 2 is not allowed: nobody takes more than there is \(PB-1\)$"
    ):
        match.push("take 2")
    assert match.game.HOW_TO_PLAY == "Nobody takes more than there is.\nThe last pebble ends it.\n"


def test_a_refusal_without_texts_names_the_rule(make: Make) -> None:
    match = Match(make(), 2, 5)
    for _ in range(6):
        match.push("take 1")
    with pytest.raises(riad.IllegalMove, match=r"^take 2 is not allowed: the rules forbid it \(PB-1\)$"):
        match.push("take 2")


def test_without_an_observation_there_is_a_clear_error_and_play_goes_on(make: Make) -> None:
    engine = Engine(make(), 2, {})
    with pytest.raises(RiadError, match=r"^Pebbles has no observation, so there is no environment of it$"):
        engine.observe(engine.start(1), 0)
    assert engine.legal(engine.start(1)) == [0, 1]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"rules_hidden": None}, "rules/hidden.py must have reshuffle"),
        ({"rules_legality": None}, "rules/legality.py must have legal and refusal"),
        ({"notation": "def read_action(state, text): pass\n"}, "notation.py must have write_action"),
        (
            {"rules_actions": "", "view": "def view(state, seat): pass\n"},
            "rules/actions.py must have ACTIONS; view.py must have outcome",
        ),
        ({"rules_hidden": "def reshuffle(state, seat, seed): pass\n"}, "reshuffle must be a @rule"),
        (
            {"game": FACTS.replace("minutes", "observation = 1\nminutes")},
            "players/observation.py must have observation_layout and observe",
        ),
        ({"game": FACTS.replace("[2, 3]", "[2, 9]")}, "it has 9 seats, and there is room for 8"),
        (
            {"rules_state": FILES["rules/state.py"].replace('("rng", np.uint64), ', "")},
            "STATE must begin with rng, have seats, and fill whole words",
        ),
        (
            {
                "rules_state": FILES["rules/state.py"].replace('("points",', '("score",'),
                "rules_course": FILES["rules/course.py"].replace(".points", ".score"),
            },
            "rules/scoring.py must have points; players/evaluation.py must have tally",
        ),
    ],
)
def test_an_error_says_which_file_lacks_what(make: Make, changed: dict[str, str | None], fault: str) -> None:
    with pytest.raises(ValueError, match=f"^pebbles: {re.escape(fault)}$"):
        make(**changed)


def test_points_of_its_own_ask_for_a_tally_of_its_own(make: Make) -> None:
    own = """
@rule
def points(state, out):
    for seat in range(state.seats):
        out[seat] = 2 * state.players[seat].points
"""
    with pytest.raises(ValueError, match=r"^pebbles: players/evaluation\.py must have tally$"):
        make(rules_scoring=FILES["rules/scoring.py"] + own)


def test_a_tally_of_its_own_is_its_worth_and_its_projection(make: Make) -> None:
    own = """
from riad.core.jit import rule
@rule
def tally(state, seat):
    return 10.0 * state.players[seat].points
"""
    game = make(**{"players/__init__": "", "players/evaluation": own})
    match = Match(game, 2, 5)
    match.push("take 2")
    assert match.points == (2, 0)
    assert game.tally(match.state, 0) == game.worth(match.state, 0) == game.reckoned(match.state, 0) == 20.0


def test_the_fault_of_a_file_is_told_as_it_is(make: Make) -> None:
    with pytest.raises(ImportError, match="Nonsense"):
        make(effects="from riad.core.contract import Nonsense\n")


def test_options_make_their_record(make: Make) -> None:
    state = FILES["rules/state.py"] + (
        'from riad.core.options import Flag\nOPTIONS = (Flag("fast", "PB-1", "Whether it is fast."),)\n'
    )
    game = make(rules_state=state)
    assert game.OPTIONS_RECORD.names == ("fast",)
    assert Engine(game, 2, {"fast": True}).start(1).left == 7
