"""Every action as text and back, and the messages about invalid texts and moves."""

import random
import re

import pytest

import riad
from riad.games.alhambra import GAME
from riad.games.alhambra.notation import read_action, write_action
from tests.kit.positions.alhambra import Seat, hand, palace, position

CARD, TILE, SPOT = "[ygbo][1-9]", "[a-z]+[0-9]+n?e?s?w?", "-?[0-9]+,-?[0-9]+"
FORMS = {
    "action": f"take {CARD}( {CARD}){{0,3}}|buy [1-4]|stop|pass|"
    f"build {TILE} {SPOT}|store {TILE}|swap {TILE} {TILE}",
    "payment": f"pay {CARD}",
    "placing": f"(place {TILE} {SPOT}|reserve {TILE}|dirk {TILE})",
    "awards": f"(place {TILE} {SPOT}|reserve {TILE})",
}
STATE = riad.new("alhambra", seats=3, seed=0).state


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_legal_action_of_whole_games_has_its_own_text_and_comes_back(seats: int) -> None:
    draw = random.Random(seats)
    phases, kinds = set(), set()
    for seed in range(3):
        match = riad.new("alhambra", seats=seats, seed=seed)
        while match.turn is not None:
            legal = match.legal
            texts = list(legal)
            phase = match.view(None)["phase"]
            assert len(set(texts)) == len(texts)
            assert [read_action(match.state, text) for text in texts] == list(legal.actions)
            assert all(re.fullmatch(FORMS[phase], text) for text in texts)
            kind = draw.choice(sorted({text.split()[0] for text in texts}))
            move = draw.choice([text for text in texts if text.startswith(kind)])
            phases.add(phase)
            kinds.add(kind)
            match.push(move)
            assert match.moves[-1] == move
    everything = {"take", "buy", "pay", "stop", "build", "store", "swap", "place", "reserve"}
    assert kinds == everything | ({"dirk"} if seats == 2 else set())
    assert phases == set(FORMS)


def test_cards_are_taken_in_any_order_and_written_in_the_markets() -> None:
    match = position(Seat(), Seat(), Seat(), money="y2 g1 b1 b1")
    for text in ("take b1 y2 b1", "take b1 b1 y2", "take y2 b1 b1"):
        assert match.text(match.action(text)) == "take y2 b1 b1"
        assert text in match.legal
    match.push("take b1 y2 b1")
    assert match.moves == ("take y2 b1 b1",)
    assert hand(match, 0) == "y2 b1 b1"


def test_equal_cards_have_one_action() -> None:
    match = position(Seat(), Seat(), Seat(), money="b1 b1 b1 o9")
    assert list(match.legal) == ["take b1", "take b1 b1", "take b1 b1 b1", "take o9"]


def test_a_spot_is_counted_from_the_fountain_to_the_right_and_up() -> None:
    match = position(Seat(palace="garden11 -1,0", reserve="tower12"), Seat(), Seat())
    match.push("build tower12 -1,1")
    assert palace(match, 0) == {"garden11": (-1, 0), "tower12": (-1, 1)}
    up = position(Seat(reserve="tower11s"), Seat(), Seat(), market="- - - -")
    assert "build tower11s 0,-1" in up.legal  # its wall is below it
    assert "build tower11s 0,1" not in up.legal


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("buy 1", 15),
        ("buy 4", 18),
        ("pay y1", 19),
        ("pay o9", 54),
        ("stop", 55),
        ("pass", 56),
        ("build pavilion2new 0,1", 57 + 4 * 54),
        ("place pavilion3sw -1,0", 57 + 222 + 4 * 54 + 3),
        ("build pavilion2new 5,5", 57 + 220),
        ("build pavilion2new 0,0", 57 + 221),
        ("store pavilion2new", 57 + 54 * 222),
        ("reserve tower13e", 57 + 54 * 222 + 53),
        ("dirk pavilion2new", 57 + 54 * 222 + 54),
        ("swap pavilion2new pavilion2new", 57 + 54 * 222 + 108),
        ("swap tower13e tower13e", GAME.ACTIONS - 1),
    ],
)
def test_the_layout_of_actions_is_fixed(text: str, action: int) -> None:
    assert read_action(STATE, text) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "moves are take y1 g2, buy 2"),
        ("hello", "moves are"),
        ("Take y1", "moves are"),
        ("take", "name the cards to take"),
        ("take  y1", "moves are"),
        ("take y1 ", "moves are"),
        ("take y0", "'y0' is not a card"),
        ("take x1", "'x1' is not a card"),
        ("take y10", "'y10' is not a card"),
        ("take y\u0661", "is not a card"),
        ("buy", "moves are"),
        ("buy 0", "'0' is not a market square"),
        ("buy 5", "'5' is not a market square"),
        ("buy 1 2", "moves are"),
        ("pay", "moves are"),
        ("pay 7", "'7' is not a card"),
        ("pay y7 y1", "moves are"),
        ("stop now", "moves are"),
        ("stop y1", "moves are"),
        ("pass y1", "moves are"),
        ("build garden10", "name a tile and a spot"),
        ("build garden10n10 0,1", "is not a tile"),
        ("place tower9wn 0,1", "'tower9wn' is not a tile"),
        ("place tower12 0", "'0' is not a spot"),
        ("place tower12 +1,0", "is not a spot"),
        ("place tower12 -0,1", "is not a spot"),
        ("place tower12 01,1", "is not a spot"),
        ("place tower12 1,0,0", "is not a spot"),
        ("place tower12 1 0", "name a tile and a spot"),
        ("store fountain", "'fountain' is not a tile"),
        ("reserve", "moves are"),
        ("dirk", "moves are"),
        ("swap tower12", "name a reserve tile"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(riad.UnknownNotation) as caught:
        read_action(STATE, text)
    assert reason in caught.value.reason
    assert repr(text) in str(caught.value)


def test_money_that_does_not_lie_there() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g2")
    for text, card in {"take b9": "b9", "take y1 y1": "y1", "take y1 g3": "g3"}.items():
        with pytest.raises(riad.UnknownNotation, match=f"there are not that many {card} to take"):
            match.push(text)


def test_texts_of_actions_that_name_no_place() -> None:
    assert write_action(STATE, read_action(STATE, "build tower12 9,9")) == "build tower12 ?"
    assert write_action(STATE, read_action(STATE, "build tower12 0,0")) == "build tower12 ?"
