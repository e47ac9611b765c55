"""Views of a table: whose view a viewer gets, and that nothing else of the table leaves the server."""

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from riad.games import PACKAGES, game_named
from riad.server.table.info import TableInfo
from riad.server.table.log_entry import LogEntry
from riad.server.table.table import Table
from riad.server.table.view import (
    SPECTATOR,
    Viewer,
    match_views,
    position_of,
    view,
    view_for,
    viewed_seat,
    views_for,
)
from riad.server.wire import Clock

SEED, SALT = "1234567890123456789", "5a17" * 8
ALL = ((0,), (1,), (0, 1), SPECTATOR)


def table_of(game: str = "azul", turns: int = 0, **more: Any) -> Table:
    """Return a table of Anna and Bela, after some turns."""
    facts = TableInfo(
        "a-table", 7, "anna", game, game_named(game).VERSION, "{}", 2, True, "live", None, None, SEED, SALT
    )
    table = Table(replace(facts, **more))
    for seat, name in enumerate(("Anna", "Bela")):
        take(table, "sit", seat, kind="person", person=name.lower(), name=name, level=None)
    take(table, "start")
    choose = random.Random(4).choice
    for _ in range(turns):
        turn = table.turn
        while table.turn == turn and table.turn is not None:
            take(table, "turn", turn, moves=[choose(table.playing.legal)])
    return table


def take(table: Table, kind: str, seat: int | None = None, /, **body: Any) -> None:
    table.take(LogEntry(table.seq + 1, 10 * table.seq, kind, seat, body))


def sent(table: Table, viewer: Viewer) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(msgspec.json.encode(view_for(table, viewer, 99)))
    return decoded


@pytest.mark.parametrize(
    ("turn", "viewer", "seat"),
    [
        (0, SPECTATOR, None),
        (0, (0,), 0),
        (0, (1,), 1),
        (1, (0, 1), 1),
        (0, (0, 1), 0),
        (None, (1,), 1),
        (None, SPECTATOR, None),
    ],
)
def test_of_several_seats_the_one_to_act_is_viewed(
    turn: int | None, viewer: Viewer, seat: int | None
) -> None:
    table = table_of()
    table.turn = turn
    assert viewed_seat(table, viewer) == seat


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("viewer", ALL)
def test_a_viewer_gets_what_the_match_shows_the_seat_and_no_more(game: str, viewer: Viewer) -> None:
    table = table_of(game, 5)
    received = sent(table, viewer)
    assert received["view"] == view(table, viewer) == table.playing.view(viewed_seat(table, viewer))
    assert received["you"] == [*viewer]
    assert set(received) == {
        *("id", "game", "options", "seats", "host", "listed", "pace", "status", "seq", "created", "now"),
        *("digest", "you", "clock", "takeover", "turn", "due", "left", "moves", "view", "outcome"),
        *("stopping", "rematch", "seed", "salt"),
    }
    for seat in received["seats"]:
        assert set(seat) == {"kind", "name", "person", "level"}


@pytest.mark.parametrize("viewer", ALL)
@pytest.mark.parametrize("status", ["open", "playing", "cancelled"])
def test_before_the_end_no_viewer_gets_the_seed_or_the_salt(status: str, viewer: Viewer) -> None:
    table = table_of("alhambra", 3)
    table.status = status  # type: ignore[assignment]
    text = json.dumps(sent(table, viewer))
    assert SEED not in text
    assert SALT not in text
    assert table.facts.digest in text


@pytest.mark.parametrize("viewer", ALL)
def test_a_match_that_ended_early_shows_its_seed_and_no_seat_to_act(viewer: Viewer) -> None:
    table = table_of("alhambra", 3)
    take(table, "leave", 0, why="resigned", level=None)
    after = sent(table, viewer)
    assert (after["seed"], after["salt"]) == (SEED, SALT)
    assert (after["turn"], after["view"]["turn"], after["view"]["legal"]) == (None, None, [])
    assert (after["outcome"]["winners"], after["outcome"]["why"]) == ([1], "resigned")
    seen = table.playing.view(viewer[0] if viewer else None)
    assert after["view"] == {**seen, "turn": None, "legal": []}


def test_a_table_without_a_match_has_no_view() -> None:
    facts = replace(table_of().facts, clock=Clock(main=60))
    received = sent(Table(facts), (0,))
    assert received["view"] is received["turn"] is received["left"] is received["due"] is None
    assert (received["moves"], received["status"]) == (0, "open")
    assert [seat["kind"] for seat in received["seats"]] == ["open", "open"]


def test_several_viewers_at_once_get_what_each_would_get_alone() -> None:
    table = table_of("dreamhome", 4, clock=Clock(main=60))
    together = views_for(table, ALL, 99)
    assert together == {viewer: view_for(table, viewer, 99) for viewer in ALL}
    assert views_for(table, [], 99) == {}
    seats = {None, 0, 1}
    assert match_views(table, seats) == {seat: table.playing.view(seat) for seat in seats}


def test_the_clocks_are_those_of_the_table() -> None:
    table = table_of("azul", 1, clock=Clock(main=60, more=5))
    received = sent(table, (0,))
    assert table.clocks is not None
    assert received["left"] == [*table.clocks.left]
    assert received["due"] == table.due == table.clocks.since + table.clocks.left[int(received["turn"])]
    assert received["now"] == 99 + table.skew
    assert received["clock"] == {"main": 60, "more": 5}


def test_who_asked_to_stop_is_named_in_order() -> None:
    table = table_of()
    table.wants_to_stop = frozenset((1, 0))
    assert sent(table, SPECTATOR)["stopping"] == [0, 1]


@pytest.mark.parametrize("game", PACKAGES)
def test_an_earlier_position_is_seen_by_the_seat_that_was_to_act(game: str) -> None:
    match = table_of(game, 6).playing
    for number in range(match.number + 1):
        earlier = match.at(number)
        for viewer in ALL:
            of_the_actor = earlier.turn if earlier.turn in viewer else (viewer[0] if viewer else None)
            position = position_of(earlier, viewer)
            assert position.view == {**earlier.view(of_the_actor), "legal": []}
            assert (position.number, position.moves) == (number, [*match.moves[:number]])
            assert position.points == [*earlier.points]
