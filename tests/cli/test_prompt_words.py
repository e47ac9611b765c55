"""The prompt of a game with moves of several words and many options: Dream Home."""

import json
from typing import Any

import pytest

import riad
from riad.cli.prompt import SCREENFUL
from riad.games.dreamhome.rules.components import OWN
from riad.match.match import Match
from tests.kit.command_runner import Talk, answers
from tests.kit.positions.dreamhome import FULL, Seat, position, push

SEE = "For details, add how they start: moves "
HOUSE = {"b4": "garage", "f1": "kitchen", "f2": "study", "f3": "bedroom", "s1": "bathroom", "s2": "library"}
DISCARDED = ("kitchen", "study", "living_room", "garage", "laundry", "childrens_room")


def drilling() -> Match:
    """Return a match of a player with six rooms, a drill and a concrete mixer."""
    return position(Seat({**HOUSE, "s3": "sauna"}, ["drill", "concrete_mixer"]))


def ending() -> Match:
    """Return the end of a match of a player with a full house, supplier and handyman."""
    return position(Seat(FULL, ["supplier", "handyman"]), stage="end", discarded_rooms=DISCARDED)


def starting_with(match: Match, start: str) -> list[str]:
    return [move for move in match.legal if move.startswith(start)]


# The figures of the table


def figures() -> dict[str, Any]:
    """Return figures that are not the game's own."""
    data: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    return {**data, "roof_points": {**data["roof_points"], "uniform": 9}}


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        ({}, ""),
        ({"edition": "en", "first": None, "no_discard": False, "components": OWN}, ""),
        ({"edition": "is"}, " Table options: edition is."),
        ({"open_roofs": True, "first": 1}, " Table options: first 2, open_roofs yes."),
        ({"components": figures()}, " Table options: components custom."),
    ],
    ids=["nothing", "what is usual", "edition", "two", "components"],
)
@pytest.mark.parametrize(
    ("people", "who"), [(1, "seat 1; the computer plays the rest, at level casual."), (2, "seats 1 and 2.")]
)
def test_it_says_who_plays_and_what_the_table_chose(
    talk: Talk, options: dict[str, Any], chosen: str, people: int, who: str
) -> None:
    screen = talk(riad.new("dreamhome", seed=1, **options), people=people)
    assert " ".join(screen.split()).startswith(f"Dream Home. You are {who}{chosen} Type ? for help. ")


def test_what_the_table_chose_is_told_of_every_game(talk: Talk) -> None:
    sentence = "Azul. You are seats 1 and 2. Table options: wall grey, first 1. Type ? for help. "
    assert " ".join(talk(riad.new("azul", seed=1, wall="grey", first=0)).split()).startswith(sentence)


# Accepted input


@pytest.mark.parametrize("typed", ["take 2", "Take  2", "TAKE 2", "  take   2 ", "take\t2"])
def test_a_move_may_be_typed_with_capitals_and_more_spaces(talk: Talk, typed: str) -> None:
    match = position(Seat())
    assert "\ntake 2: seat 1 takes the kitchen and the red roof.\n" in talk(match, typed)
    assert match.moves == ("take 2",)


def test_every_word_of_a_move_may_be_typed_so(talk: Talk) -> None:
    match = push(position(Seat()), "take 2")
    talk(match, "Put  F2   DOWN")
    assert match.moves == ("take 2", "put f2 down")


@pytest.mark.parametrize("typed", ["rule 13", "rule dh13", "rule DH13", "rule dh-13", "RULE  DH-13"])
def test_a_rule_by_its_number_or_id_with_and_without_the_dash(talk: Talk, typed: str) -> None:
    assert answers(talk(position(Seat()), typed))[0].startswith("DH-13: Cards of a type side by side ")


@pytest.mark.parametrize("typed", ["rule 17", "rule dh17", "rule dh", "rule dh130", "rule 13x"])
def test_what_is_no_rule(talk: Talk, typed: str) -> None:
    answer = answers(talk(position(Seat()), typed))[0]
    assert answer.startswith(
        f"There is no rule {typed.partition(' ')[2]!r}. The rules are 1, 2, 3, 4, 5, 6, 10,"
    )


# The list of moves


def test_many_moves_are_listed_by_their_words(talk: Talk) -> None:
    lines = ("moves", "moves drill", "moves drill f1")
    every, drills, one = (answer.splitlines() for answer in answers(talk(drilling(), *lines))[:3])
    assert every == [
        "  drill ... (24 moves)",
        "  mix 1 2, mix 1 3, mix 1 4, mix 1 5, mix 2 3, mix 2 4, mix 2 5, mix 3 4,",
        "  mix 3 5, mix 4 5",
        "  take 1, take 2, take 3, take 4, take 5",
        f"{SEE}drill",
    ]
    assert drills == [
        "  drill b4 5",
        "  drill f1 1, drill f1 2, drill f1 3, drill f1 4",
        "  drill f2 1, drill f2 2, drill f2 3, drill f2 4",
        "  drill f3 1, drill f3 2, drill f3 3, drill f3 4",
        "  drill s1 1, drill s1 2, drill s1 3, drill s1 4",
        "  drill s2 1, drill s2 2, drill s2 3",
        "  drill s3 1, drill s3 2, drill s3 3, drill s3 4",
        f"{SEE}drill b4",
    ]
    assert one == [
        "  drill f1 1  swaps the kitchen on f1 for the living room of column 1, -3",
        "  drill f1 2  swaps the kitchen on f1 for the kitchen of column 2",
        "  drill f1 3  swaps the kitchen on f1 for the bedroom of column 3, -3",
        "  drill f1 4  swaps the kitchen on f1 for the bathroom of column 4",
    ]


@pytest.mark.parametrize("start", ["supply", "swap", "swap f", "SWAP F"])
def test_no_move_is_broken_across_lines(talk: Talk, start: str) -> None:
    match = ending()
    *lines, last = answers(talk(match, f"moves {start}"))[0].splitlines()
    assert last.startswith(SEE)
    shown = [move for line in lines for move in line.strip().removesuffix(",").split(", ")]
    assert shown == starting_with(match, start.lower())
    assert len(shown) > SCREENFUL
    for line in lines:
        first, *others = line.strip().removesuffix(",").split(", ")
        assert {move.split()[1] for move in others} <= {first.split()[1]}


@pytest.mark.parametrize("make", [drilling, ending], ids=["drill", "helpers"])
def test_each_beginning_that_is_suggested_leaves_fewer_moves(talk: Talk, make: Any) -> None:
    match, start, seen = make(), "", []
    while (answer := answers(talk(match, f"moves {start}"))[0]).splitlines()[-1].startswith(SEE):
        seen.append(len(starting_with(match, start)))
        start = answer.rpartition(SEE)[2]
        assert 0 < len(starting_with(match, start)) < seen[-1]
    assert len(seen) == 2
    assert [line.split("  ")[1] for line in answer.splitlines() if line[2] != " "] == starting_with(
        match, start
    )
