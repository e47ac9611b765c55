"""Every action of Dream Home as text and back, and the messages about invalid texts."""

import random
import re

import pytest

import riad
from riad.games.dreamhome import GAME
from riad.games.dreamhome.notation import read_action, write_action
from tests.kit.positions.dreamhome import Seat, position, push

STATE = riad.new("dreamhome", seats=2, seed=0).state
COLUMN, SPACE, ROOM, ROOF = "[1-5]", "(b[45]|[fs][1-5])", "[a-z_]+", "(red|brown|grey|green)[+]?"
FORMS = {
    "discard": f"discard {COLUMN}",
    "jackhammer": f"hammer {COLUMN}|pass",
    "take": f"drill {SPACE} {COLUMN}|mix {COLUMN} {COLUMN}|take {COLUMN}",
    "place": f"put {SPACE}( down)?|scaffold {SPACE}",
    "scaffolding": f"scaffold {SPACE}",
    "token": f"token {SPACE}",
    "keep": f"keep {SPACE}",
    "roofer": f"roofer {ROOF}|pass",
    "helpers": f"supply {SPACE} {ROOM}|swap {SPACE} {SPACE}|pass",
}


def test_every_action_has_its_own_text_and_comes_back() -> None:
    texts = [write_action(STATE, action) for action in range(GAME.ACTIONS)]
    assert len(set(texts)) == GAME.ACTIONS
    assert [read_action(STATE, text) for text in texts] == list(range(GAME.ACTIONS))
    assert all(any(re.fullmatch(form, text) for form in FORMS.values()) for text in texts)


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_legal_moves_of_whole_games_have_the_forms_of_their_phase(seats: int) -> None:
    draw = random.Random(seats)
    for seed in range(5):
        match = riad.new("dreamhome", seats=seats, seed=seed)
        while match.turn is not None:
            texts, phase = list(match.legal), match.view(None)["phase"]
            assert all(re.fullmatch(FORMS[phase], text) for text in texts)
            match.push(move := draw.choice(texts))
            assert match.moves[-1] == move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("mix 4 2", "mix 2 4"),
        ("mix 5 1", "mix 1 5"),
        ("swap s3 f1", "swap f1 s3"),
        ("swap f1 b5", "swap b5 f1"),
        ("swap s2 s1", "swap s1 s2"),
    ],
)
def test_pairs_are_read_in_any_order_and_written_the_lower_first(text: str, written: str) -> None:
    assert write_action(STATE, read_action(STATE, text)) == written
    assert read_action(STATE, text) == read_action(STATE, written)


def test_a_match_keeps_the_normal_form() -> None:
    match = push(position(Seat(beside=["concrete_mixer"])), "mix 4 2")
    assert match.moves == ("mix 2 4",)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("discard 1", 0),
        ("hammer 1", 5),
        ("drill b4 1", 10),
        ("drill f1 3", 10 + 5 * 2 + 2),
        ("drill s5 5", 69),
        ("mix 1 2", 70),
        ("mix 1 3", 71),
        ("mix 4 5", 79),
        ("take 1", 80),
        ("scaffold b4", 85),
        ("put b4", 97),
        ("put s5", 108),
        ("put b4 down", 109),
        ("token b4", 121),
        ("roofer red", 133),
        ("roofer red+", 134),
        ("roofer green+", 140),
        ("supply b4 living_room", 141),
        ("supply b5 kitchen", 141 + 16 + 1),
        ("supply s5 wine_cellar", 332),
        ("swap b4 b5", 333),
        ("swap s4 s5", 398),
        ("keep b4", 399),
        ("pass", 411),
    ],
)
def test_the_layout_of_actions_is_fixed(text: str, action: int) -> None:
    """A model trained on version 1 knows actions by these numbers."""
    assert read_action(STATE, text) == action
    assert GAME.ACTIONS == 412


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "moves are take 3, put f2, put f2 down"),
        ("hello", "moves are"),
        ("Take 3", "moves are"),
        ("take", "moves are"),
        ("take  3", "moves are"),
        ("take 3 ", "moves are"),
        (" take 3", "moves are"),
        ("take 3 4", "moves are"),
        ("take 0", "'0' is not a column: use 1 to 5"),
        ("take 6", "'6' is not a column"),
        ("take -1", "'-1' is not a column"),
        ("take 03", "'03' is not a column"),
        ("take \u0663", "is not a column"),
        ("take f1", "'f1' is not a column"),
        ("discard", "moves are"),
        ("discard x", "'x' is not a column"),
        ("hammer 9", "'9' is not a column"),
        ("mix 2", "moves are"),
        ("mix 2 2", "name two different ones"),
        ("mix 2 f1", "'f1' is not a column"),
        ("drill f2", "moves are"),
        ("drill 4 f2", "'4' is not a space"),
        ("drill f2 0", "'0' is not a column"),
        ("put", "moves are"),
        ("put b3", "'b3' is not a space: use b4, b5, f1 to f5 or s1 to s5"),
        ("put F2", "'F2' is not a space"),
        ("put f6", "'f6' is not a space"),
        ("put f2 up", "moves are"),
        ("put f2 down down", "moves are"),
        ("put down", "'down' is not a space"),
        ("scaffold 3", "'3' is not a space"),
        ("token piano", "'piano' is not a space"),
        ("keep", "moves are"),
        ("keep f2 f3", "moves are"),
        ("roofer", "moves are"),
        ("roofer blue", "'blue' is not a roof; the roofs are red, red+, brown"),
        ("roofer red +", "moves are"),
        ("supply f2", "moves are"),
        ("supply kitchen f2", "'kitchen' is not a space"),
        ("supply f2 attic", "'attic' is not a room; the rooms are living_room, kitchen"),
        ("supply f2 living room", "moves are"),
        ("swap f1", "moves are"),
        ("swap f1 f1", "name two different ones"),
        ("swap f1 4", "'4' is not a space"),
        ("pass now", "moves are"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(riad.UnknownNotation) as caught:
        read_action(STATE, text)
    assert reason in caught.value.reason
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("action", [GAME.ACTIONS, GAME.ACTIONS + 1000])
def test_there_are_no_other_actions(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        write_action(STATE, action)
