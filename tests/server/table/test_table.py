"""A table is folded from its log: the same for everyone, and broken if the log cannot have happened."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from riad.bots.player import Greedy
from riad.games import PACKAGES
from riad.match.scorings import Scoring
from riad.match.turn_attempt import attempt_turn
from riad.server.table.table import ACTIONS, Table
from riad.server.table.view import view_for
from riad.server.wire.responses import OutcomeShown
from tests.kit.server.folded_tables import ANNA, BELA, BOT, FACTS, fold, log_of_a_match, logged, started


def test_two_folds_of_one_log_are_equal() -> None:
    log = log_of_a_match(30)
    first, second = fold(log), fold(log)
    assert first.match == second.match
    assert first.mark == second.mark
    assert first.clocks == second.clocks
    for viewer in ((), (0,), (1,), (0, 1)):
        assert view_for(first, viewer, 5) == view_for(second, viewer, 5)


def test_what_a_copy_takes_leaves_the_table_alone() -> None:
    log = log_of_a_match(5)
    table = fold(log[:-1])
    before = view_for(table, (0, 1), 5)
    other = table.copy()
    other.take(log[-1])
    for kind, body in (("leave", {"why": "resigned", "level": None}), ("abandon", {})):
        another = table.copy()
        another.take(logged(another, kind, 0, **body))
    assert view_for(table, (0, 1), 5) == before
    table.take(log[-1])
    assert view_for(table, (0, 1), 5) == view_for(other, (0, 1), 5)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_turn_that_was_tried_comes_to_the_same_as_its_moves(game: str) -> None:
    tried, played = (started(facts=replace(FACTS, game=game, options="{}")) for _ in range(2))
    for _ in range(20):
        seat, moves = cast(int, tried.turn), list[str]()
        while not moves or not attempt_turn(tried.playing, seat, moves).complete:
            moves.append(attempt_turn(tried.playing, seat, moves).after.legal[-1])
        action = logged(tried, "turn", seat, moves=moves)
        stages = attempt_turn(tried.playing, seat, moves).stages
        before = view_for(tried, (seat,), 5)
        assert tried.copy().take(replace(action, stages=stages)) == played.take(action)
        assert view_for(tried, (seat,), 5) == before
        tried.take(replace(action, stages=stages), tell=False)
        assert view_for(tried, (seat,), 5) == view_for(played, (seat,), 5)
        assert tried.mark == played.mark


def test_actions_are_told_in_words() -> None:
    table = started()
    move = table.playing.legal[0]
    happening = table.copy().take(logged(table, "turn", 0, moves=[move]))
    assert happening.moves == [move]
    assert happening.deeds == [table.playing.deed(move)]
    assert happening.told == [table.playing.tell(move)]
    untold = table.take(logged(table, "turn", 0, moves=[move]), tell=False)
    assert (untold.deeds, untold.told) == ([], [])


def test_a_scoring_is_told_by_its_name_and_line_by_line_with_what_dirk_got() -> None:
    table = started(facts=replace(FACTS, game="alhambra", options="{}", clock=None))
    bot = Greedy(table.playing.engine, 1)
    names, paid, dirk = [], [0, 0], 0
    while table.turn is not None:
        match = table.playing.copy()
        match.push(match.text(bot.choose(match.state)))
        happening = table.take(logged(table, "turn", table.turn, moves=[match.moves[-1]]))
        for scoring in happening.scorings:
            names.append(scoring.name)
            *seats, other = (sum(each) for each in zip(*(line.points for line in scoring.lines), strict=True))
            assert happening.scored == seats
            assert scoring.lines[-1].what == "wall"
            paid = [old + new for old, new in zip(paid, seats, strict=True)]
            dirk += other
    assert names == ["A", "B", "end"]
    assert tuple(paid) == table.playing.points
    assert dirk == table.playing.view(None)["dirk"]["points"]


def sum_of(scorings: Sequence[Scoring]) -> list[int]:
    """Return the total points of some scorings by seat."""
    return [sum(each) for each in zip(*(line.points for one in scorings for line in one.lines), strict=True)]


def test_the_end_of_a_round_that_comes_in_parts_is_one_scoring_of_a_turn_and_of_a_record() -> None:
    """On the grey wall each tile that is placed is a move; an imported match is one action."""
    facts = replace(FACTS, options=json.dumps({"wall": "grey", "first": 0}), clock=None)
    table, longest = started(facts=facts), 0
    all_moves: list[str] = []
    bot = Greedy(table.playing.engine, 1)
    while table.turn is not None:
        match, moves = table.playing.copy(), list[str]()
        while not moves or (match.turn == table.turn and match.view(None)["phase"] == "tiling"):
            moves.append(match.text(bot.choose(match.state)))
            match.push(moves[-1])
        happening = table.take(logged(table, "turn", table.turn, moves=moves))
        names = [(scoring.name, scoring.round) for scoring in happening.scorings]
        assert len(set(names)) == len(names)
        if happening.scorings:
            assert sum_of(happening.scorings) == (happening.scored or [0, 0])
            longest = max(longest, sum(move.startswith("w") for move in moves))
        all_moves += moves
    assert longest > 1
    brought = Table(facts).take(logged(Table(facts), "record", None, moves=all_moves))
    rounds = table.playing.view(None)["round"]
    assert [one.round for one in brought.scorings if one.name == "round"] == [*range(1, rounds + 1)]
    assert sum_of(brought.scorings) == list(table.playing.points)


def test_the_end_of_dream_home_is_told_apart_from_its_last_move() -> None:
    table = started(facts=replace(FACTS, game="dreamhome", options="{}", clock=None))
    bot = Greedy(table.playing.engine, 1)
    while table.turn is not None:
        seat, match = table.turn, table.playing.copy()
        match.push(match.text(bot.choose(match.state)))
        happening = table.take(logged(table, "turn", seat, moves=[match.moves[-1]]))
        assert [one.name for one in happening.scorings] == ["end"] * (table.status == "over")
    paid = sum_of(happening.scorings)
    paid[seat] += happening.deeds[0].get("gain", 0)
    assert paid == happening.scored


def test_a_turn_tells_in_which_round_it_began() -> None:
    table = started()
    rounds: list[int] = []
    while table.turn is not None and len(rounds) < 60:
        round_number = table.playing.view(None)["round"]
        happening = table.take(logged(table, "turn", table.turn, moves=[table.playing.legal[0]]))
        assert happening.round == round_number
        rounds.append(round_number)
    assert rounds[-1] > 1
    alhambra = started(facts=replace(FACTS, game="alhambra", options="{}"))
    move = [alhambra.playing.legal[0]]
    assert alhambra.take(logged(alhambra, "turn", alhambra.turn, moves=move)).round is None


def test_every_kind_of_action_has_a_method() -> None:
    assert {kind: action.status for kind, action in ACTIONS.items()} == {
        **dict.fromkeys(("sit", "stand", "start", "cancel", "record"), "open"),
        **dict.fromkeys(("turn", "leave", "abandon"), "playing"),
        "rematch": "over",
    }
    for kind, action in ACTIONS.items():
        assert action.apply.__name__ == f"_{kind}"


def test_the_end_by_agreement_needs_each_person_once() -> None:
    table = started(ANNA, BELA)
    table.take(logged(table, "abandon", 1))
    assert table.outcome is None
    table.take(logged(table, "abandon", 0))
    assert table.status == "over"
    assert table.outcome == OutcomeShown(
        winners=[], points=[0, 0], why="abandoned", reason="All at the table agreed to stop."
    )


def test_two_at_one_screen_agree_as_one() -> None:
    table = started(ANNA, ANNA)
    table.take(logged(table, "abandon", 1))
    assert table.status == "over"


def test_a_bot_takes_over_only_while_another_person_plays() -> None:
    alone = started(ANNA, BOT)
    alone.take(logged(alone, "leave", 0, why="resigned", level="gentle"))
    assert alone.status == "over"
    table = started(ANNA, BELA)
    table.take(logged(table, "leave", 1, why="resigned", level="gentle"))
    assert table.status == "playing"
    assert (table.seats[1].kind, table.seats[1].name, table.seats[1].level) == ("bot", "Bela", "gentle")
    assert table.bot is None  # it is the other seat's turn
    assert table.people == ["anna"]


def test_the_bot_to_act_and_who_is_due() -> None:
    table = started(BOT, BELA)
    assert (table.turn, table.bot, table.due) == (0, "keen", None)
    table.take(logged(table, "turn", 0, moves=[table.playing.legal[0]]))
    assert table.clocks is not None
    assert (table.turn, table.bot, table.due) == (1, None, table.clocks.due(1))
