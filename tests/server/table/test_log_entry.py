"""A log that cannot have happened breaks its table; a bug of ours is never told as one."""

from dataclasses import replace
from typing import Any

import pytest

from riad.server.table.log_entry import CorruptLog
from riad.server.table.table import Table
from tests.kit.server.folded_tables import ANNA, FACTS, fold, log_of_a_match, logged, started


@pytest.mark.parametrize("places", [(1, 0, 2), (0, 2), (0, 0, 1), (0, 1, 2, 4, 3)])
def test_an_action_out_of_order_breaks_it(places: tuple[int, ...]) -> None:
    log = log_of_a_match(4)
    with pytest.raises(CorruptLog, match="does not follow action"):
        fold([log[place] for place in places])


def test_a_wrong_mark_breaks_it() -> None:
    log = log_of_a_match(6)
    mark = log[5].mark or 0
    with pytest.raises(CorruptLog, match="after action 6 the position is not the one that was played"):
        fold([*log[:5], replace(log[5], mark=mark ^ 1), *log[6:]])


def test_another_deal_breaks_it() -> None:
    """The seed is not in the log; a different one shows at once or when the match continues."""
    log = log_of_a_match(40)
    with pytest.raises(CorruptLog):
        fold(log, replace(FACTS, seed="8"))


BAD_TURNS: list[tuple[dict[str, Any], int | None]] = [
    ({"moves": ["nonsense"]}, 0),
    ({"moves": ["9r1"]}, 0),
    ({"moves": [7]}, 0),
    ({"moves": ["1b1"]}, None),
    ({"moves": ["1b1"]}, 1),
    ({"moves": ["1b1"]}, 5),
]


@pytest.mark.parametrize(("body", "seat"), BAD_TURNS)
def test_a_turn_that_cannot_have_been_played_breaks_it(body: dict[str, Any], seat: int | None) -> None:
    table = started()
    with pytest.raises(CorruptLog, match="action 4"):
        table.take(logged(table, "turn", seat, **body))
    assert table.seq == 3


def test_an_action_without_its_seat_breaks_it() -> None:
    table = Table(FACTS)
    with pytest.raises(CorruptLog, match="names no seat"):
        table.take(logged(table, "sit", None, **ANNA))


FAULTS: list[tuple[str, int, dict[str, Any], type[Exception]]] = [
    ("turn", 0, {"moves": None}, TypeError),
    ("turn", 0, {}, KeyError),
    ("leave", 0, {"why": "time"}, KeyError),
]


@pytest.mark.parametrize(("kind", "seat", "body", "error"), FAULTS)
def test_a_fault_of_ours_shows_as_one(
    kind: str, seat: int, body: dict[str, Any], error: type[Exception]
) -> None:
    """A body that the server never writes breaks no rule of the game."""
    table = started()
    with pytest.raises(error):
        table.take(logged(table, kind, seat, **body))
    assert table.seq == 3


def test_a_seat_that_no_table_has_is_a_fault_of_ours() -> None:
    table = Table(FACTS)
    with pytest.raises(IndexError):
        table.take(logged(table, "sit", 2, **ANNA))
    with pytest.raises(TypeError):
        table.take(logged(table, "sit", 0, **ANNA, hat="red"))


@pytest.mark.parametrize("error", [AttributeError, LookupError, TypeError, ZeroDivisionError])
def test_a_bug_is_never_told_as_changed_rules(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(_deed: Any) -> str:
        raise error("a bug")

    table = started()
    engine = table.playing.engine
    monkeypatch.setattr(engine, "game", replace(engine.game, tell=wrong))
    with pytest.raises(error, match="a bug"):
        table.take(logged(table, "turn", 0, moves=[table.playing.legal[0]]))


@pytest.mark.parametrize("kind", ["sit", "stand", "start", "cancel", "record", "rematch", "dance", "push"])
def test_what_does_not_happen_in_play_breaks_it(kind: str) -> None:
    table = started()
    with pytest.raises(CorruptLog, match=f"{kind}. came when the table was playing"):
        table.take(logged(table, kind, 0, table="x", moves=[], **ANNA))


@pytest.mark.parametrize("kind", ["turn", "leave", "abandon", "sit", "start", "cancel"])
def test_what_does_not_happen_after_the_end_breaks_it(kind: str) -> None:
    table = started()
    table.take(logged(table, "leave", 0, why="resigned", level=None))
    with pytest.raises(CorruptLog, match="came when the table was over"):
        table.take(logged(table, kind, 1, moves=["1b1"], why="time", level=None))


def test_a_game_that_is_not_there_breaks_it() -> None:
    with pytest.raises(CorruptLog):
        started(facts=replace(FACTS, game="chess"))
