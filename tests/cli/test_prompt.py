"""The dialogue of `riad play`, line by line, with a person who types and computers that answer at once."""

import itertools
import re
from collections.abc import Callable, Iterable

import numpy as np
import pytest

import riad
from riad.bots.level_names import ADVISER
from riad.bots.levels import bot_named
from riad.bots.player import Greedy
from riad.cli.prompt import COMMANDS, Prompt, unrelated
from riad.cli.terminal import wrapped
from riad.core.records import new_record
from riad.core.rng import Generator, next_bits, seed_with
from riad.match.ansi import width
from riad.match.match import Match
from tests.kit.command_runner import Talk, Typist, answers

MOVE = re.compile(r"[c1-9][byrkw][1-5f]|w[1-5][1-5]")


def new(**table: object) -> Match:
    """Return a match whose first seat starts."""
    return riad.new("azul", **{"seed": 1, "first": 0, **table})  # type: ignore[arg-type]  # seats and options


def play_to(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """Let greedy players play until the match meets the condition."""
    bot = Greedy(match.engine, 1)
    while not wanted(match):
        match.push(match.text(bot.choose(match.state)))
    return match


@pytest.mark.parametrize(
    ("seats", "people", "sentence"),
    [
        (2, 0, "Azul. The computer plays every seat, at level casual."),
        (2, 1, "Azul. You are seat 1; the computer plays the rest, at level casual. Type ? for help."),
        (2, 2, "Azul. You are seats 1 and 2. Type ? for help."),
        (
            4,
            3,
            "Azul. You are seats 1, 2 and 3; the computer plays the rest, at level casual. Type ? for help.",
        ),
    ],
)
def test_it_says_who_plays(talk: Talk, seats: int, people: int, sentence: str) -> None:
    screen = talk(new(seats=seats, first=None), people=people)
    assert " ".join(screen.partition("\n\n")[0].split()).startswith(sentence)


def test_the_board_is_shown_once_for_each_position(talk: Talk) -> None:
    match = new()
    move = match.legal[0]
    screen = talk(match, "nonsense", "", "rule 15", "hint", move, "undo")
    assert screen.count("Seat 1 to move") == 2
    assert screen.count("Seat 2 to move") == 1
    assert answers(screen)[-2] == f"Taken back: {move}.\n\n{match}"
    assert talk(new(), "board", "board").count("Seat 1 to move") == 3


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_and_its_prompt_fit_80_columns_and_24_lines(seats: int, wall: str) -> None:
    match = new(seats=seats, wall=wall)
    bot = Greedy(match.engine, 1)
    while match.turn is not None:
        lines = match.game.draw(match.view(match.turn), coloured=True).splitlines()
        assert len(lines) + len(["", "prompt"]) <= 24
        assert max(map(width, lines)) <= 80
        match.push(match.text(bot.choose(match.state)))


def test_help_fits_the_screen_and_names_every_command(talk: Talk) -> None:
    match = new()
    shown, again, _end = answers(talk(match, "?", "HELP"))
    assert shown == again == (match.game.HOW_TO_PLAY + COMMANDS).removesuffix("\n")
    assert len(shown.splitlines()) + len(["", "prompt"]) <= 24
    for name in Prompt(match, 1, lambda: None, coloured=False).commands:
        assert name in ("?", "help") or f"\n  {name} " in COMMANDS


@pytest.mark.parametrize("typed", ["5k2", "5K2", " 5k2 ", "5 k 2", "5 K2"])
def test_a_move_may_be_typed_with_capitals_and_spaces(talk: Talk, typed: str) -> None:
    match = new()
    assert "\n5k2: seat 1 takes 2 black from display 5, fills line 2 (+1).\n" in talk(match, typed)
    assert match.moves == ("5k2",)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("zzz", "'zzz' is not a move: 'z' is not a source"),
        ("5R", "'5R' is not a move: a move has three letters"),
        ("5r2 please", "'5r2 please' is not a move"),
        ("\x1b[A", "'\\x1b[A' is not a move"),
        ("\u00e9", "'\u00e9' is not a move"),
        ("9r1", "9r1 is not allowed: there are only 5 displays (AZ-11)."),
        ("5B1", "5b1 is not allowed: there are no blue tiles in display 5 (AZ-11)."),
        ("w34", "w34 is not allowed: on the coloured wall"),
        ("moves x", "None of your legal moves starts with 'x'."),
        ("rule 99", "There is no rule '99'. The rules are 1, 2, 3, 10,"),
        ("rule", "The rules are 1, 2, 3, 10,"),
        ("undo", "You have no move to take back."),
    ],
)
def test_what_cannot_be_is_explained_and_changes_nothing(talk: Talk, typed: str, message: str) -> None:
    match = new()
    start = match.state.tobytes()
    kept: list[int] = []
    answer = answers(talk(match, typed, save=lambda: kept.append(1)))[0]
    assert answer.startswith(message)
    assert "to move" not in answer
    assert match.state.tobytes() == start
    assert kept == []


@pytest.mark.parametrize("typed", ["rule 15", "RULE AZ-15", "rule az-15", "rule az15", "rule AZ15"])
def test_a_rule_by_its_number_or_id(talk: Talk, typed: str) -> None:
    assert answers(talk(new(), typed))[0].startswith("AZ-15: A colour may not go into a pattern line")


def test_moves_lists_exactly_the_legal_moves(talk: Talk) -> None:
    for match in (new(), new(seats=4), play_to(new(), lambda match: len(match.legal) < 8)):
        legal = list(match.legal)
        listed = answers(talk(match, "moves", people=match.seats))[0]
        assert MOVE.findall(listed.partition("To see what")[0]) == legal
        assert len(listed.splitlines()) <= 24


def test_moves_tells_some_in_words(talk: Talk) -> None:
    match = new()
    assert answers(talk(match, "moves 5K"))[0].splitlines() == [
        "  5k1  takes 2 black from display 5, fills line 1 (+1); 1 falls (-1)",
        "  5k2  takes 2 black from display 5, fills line 2 (+1)",
        "  5k3  takes 2 black from display 5 to line 3",
        "  5k4  takes 2 black from display 5 to line 4",
        "  5k5  takes 2 black from display 5 to line 5",
        "  5kf  takes 2 black from display 5 to the floor line (-2)",
    ]


def test_a_hint_is_the_advisers_move(talk: Talk) -> None:
    match = new()
    state = match.state.tobytes()
    hinted = answers(talk(match, "hint"))[0].split()[0]
    assert hinted == match.text(bot_named(ADVISER, match.engine, unrelated(match.seed)).choose(match.state))
    assert match.state.tobytes() == state


def test_the_computers_choices_say_nothing_about_the_deals_to_come() -> None:
    """A player with the match's own seed would draw the numbers that deal the tiles."""
    match = new()
    bot, dealer = new_record(Generator), new_record(Generator)
    seed_with(bot, np.uint64(unrelated(match.seed)))
    seed_with(dealer, np.uint64(match.seed))
    assert {int(next_bits(bot)) for _ in range(1000)}.isdisjoint(int(next_bits(dealer)) for _ in range(1000))
    assert unrelated(1) == unrelated(1) != unrelated(2)


def test_the_grey_wall_asks_for_a_space(talk: Talk) -> None:
    match = play_to(new(wall="grey"), lambda match: match.view(None)["phase"] == "tiling")
    seat, row = (match.turn or 0) + 1, match.view(None)["tiling_row"] + 1
    screen = talk(match, "moves", "5r2")
    assert f"Seat {seat} chooses a space for the" in screen
    assert f"\n  w{row}1  lays the tile of row {row} in column 1 (+1)\n" in screen
    assert f"\n5r2 is not allowed: the factory offer is over; first choose a space in row {row}" in screen


def test_computers_answer_until_it_is_a_persons_turn(talk: Talk) -> None:
    match = new(seats=3)
    talk(match, "5r2", people=1)
    assert len(match.moves) == 3
    assert match.turn == 0


def test_points_are_told_when_they_change(talk: Talk) -> None:
    match = new()
    screen = talk(match, people=0)
    points = [match.at(number).points for number in range(len(match.moves) + 1)]
    changes = sum(was != now for was, now in itertools.pairwise(points))
    assert screen.count("Points by seat:") == changes > 1
    last = ", ".join(f"{now} ({now - was:+d})" for was, now in zip(points[-2], points[-1], strict=True))
    assert f"\nPoints by seat: {last}.\n" in screen


def test_the_end_shows_the_board_and_who_won(talk: Talk) -> None:
    match = new(seed=2)
    screen = talk(match, people=0)
    assert screen.endswith(f"\n\n{match}\n\n{wrapped(str(match.outcome))}\n")
    assert match.outcome is not None


@pytest.mark.parametrize(("people", "marked"), [(1, True), (2, False)])
def test_a_person_alone_finds_the_own_board_at_the_end(talk: Talk, people: int, marked: bool) -> None:
    ends = (play_to(new(seed=seed), lambda match: match.turn is None) for seed in range(50))
    match, last = next(
        (match, last) for match in ends if (last := match.at(len(match.moves) - 1)).turn == people - 1
    )
    screen = talk(last, match.moves[-1], people=people)
    assert ("Seat 1 (you): " in screen.partition("The game is over")[2]) is marked


def test_every_move_is_kept_at_once(talk: Talk) -> None:
    match = new()
    kept: list[int] = []
    talk(match, "5r2", "undo", "5r2", people=1, save=lambda: kept.append(len(match.moves)))
    assert kept == [1, 2, 0, 1, 2]


def undo_at(talk: Talk, moves: Iterable[str], people: int, *lines: str, **table: object) -> tuple[Match, str]:
    """Return a match after these moves and then these lines, and the answer to the last of them."""
    match = new(**table)
    for move in moves:
        match.push(move)
    return match, answers(talk(match, *lines, people=people))[len(lines) - 1]


def test_undo_takes_back_a_persons_move_and_the_answers_to_it(talk: Talk) -> None:
    match, answer = undo_at(talk, [], 1, "5r2", "1k3", "undo", seats=3)
    assert match.moves[0] == "5r2"
    assert len(match.moves) == 3
    assert re.match(r"Taken back: 1k3, ..., ...\.\n\nAzul", answer)
    match, answer = undo_at(talk, [], 1, "5r2", "1k3", "undo", "undo", seats=3)
    assert match.moves == ()
    assert re.match(r"Taken back: 5r2, ..., ...\.\n\nAzul", answer)


def test_undo_at_one_keyboard_takes_back_the_last_persons_move(talk: Talk) -> None:
    match, answer = undo_at(talk, ["5r2", "ck1"], 2, "undo")
    assert match.moves == ("5r2",)
    assert match.turn == 1
    assert answer.startswith("Taken back: ck1.\n\nAzul, coloured wall, round 1. Seat 2 to move.")


def test_undo_takes_back_no_move_of_the_computers(talk: Talk) -> None:
    match, answer = undo_at(talk, [], 1, "undo", first=1)
    assert len(match.moves) == 1
    assert answer.startswith("You have no move to take back.")


def test_undo_stops_where_new_tiles_were_dealt(talk: Talk) -> None:
    match = play_to(new(), lambda match: match.view(None)["round"] == 2)
    moves = match.moves
    assert answers(talk(match, "undo"))[0].startswith("You can't take that back: hidden information")
    assert match.moves == moves
    talk(match, match.legal[0], "undo", "undo")
    assert match.moves == moves


def test_undo_takes_back_a_space_of_the_grey_wall(talk: Talk) -> None:
    match = play_to(new(wall="grey"), lambda match: match.view(None)["phase"] == "tiling")
    moves = match.moves
    talk(match, match.legal[0], "undo")
    assert match.moves == moves


@pytest.mark.parametrize("word", ["quit", "QUIT", "q", "exit", "quit now"])
def test_words_that_end_the_conversation(talk: Talk, word: str) -> None:
    match = new()
    screen = talk(match, word, "5r2")
    assert match.moves == ()
    assert screen.endswith(f"your move: {word}\n")


@pytest.mark.parametrize("fault", [EOFError, KeyboardInterrupt, RuntimeError])
def test_what_ends_the_typing_ends_the_conversation(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(_prompt: str) -> str:
        raise fault

    monkeypatch.setattr("builtins.input", typed)
    Prompt(new(), people=1, save=lambda: None, coloured=False).play()
    assert capsys.readouterr().out.endswith("\n\n")


def test_colours_are_only_in_what_was_asked_to_be_coloured(
    capsys: pytest.CaptureFixture[str], types: Typist
) -> None:
    shown = []
    for coloured in (False, True):
        types(["5r2", "moves", "undo"])
        Prompt(new(), people=1, save=lambda: None, coloured=coloured).play()
        shown.append(capsys.readouterr().out)
    assert "\x1b[" not in shown[0]
    assert re.sub("\x1b\\[[0-9;]*m", "", shown[1]) == shown[0] != shown[1]
