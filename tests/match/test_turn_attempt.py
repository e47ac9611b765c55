"""A turn is tried on copies: as far as another seat's turn, or to the first move that shows something."""

import pytest

import riad
from riad.match.match import Match
from riad.match.turn_attempt import RefusedMove, TurnOver, attempt_turn, reveals_hidden


def refused(match: Match, moves: list[str], seat: int | None = None) -> RefusedMove:
    """Return the refusal of a turn, which changes nothing."""
    before = match.dumps()
    with pytest.raises(RefusedMove) as caught:
        attempt_turn(match, (match.turn or 0) if seat is None else seat, moves)
    assert match.dumps() == before
    return caught.value


def test_no_move_is_no_turn() -> None:
    match = riad.new("azul", seed=1, first=0)
    tried = attempt_turn(match, 0, [])
    assert (tried.after, tried.stages, tried.shows, tried.complete) == (match, (), False, False)


def test_a_turn_of_one_move_is_complete_and_leaves_the_match_as_it_was() -> None:
    match = riad.new("azul", seed=1, first=0)
    tried = attempt_turn(match, 0, ["1r2"])
    assert (tried.complete, tried.shows, tried.deeds) == (True, False, [])
    assert (tried.before, tried.after.moves) == (match, ("1r2",))
    assert match.moves == ()


def test_a_turn_of_several_moves_has_a_stage_and_an_effect_for_each() -> None:
    """The first player of Dream Home discards, and still is to take."""
    match = riad.new("dreamhome", seed=1, first=0)
    begun = attempt_turn(match, 0, ["discard 3"])
    assert (begun.complete, begun.shows) == (False, False)
    take = begun.after.legal[0]
    tried = attempt_turn(match, 0, ["discard 3", take], tell=True)
    assert [stage.moves for stage in tried.stages] == [("discard 3",), ("discard 3", take)]
    assert tried.before == tried.stages[0] == begun.after
    assert tried.deeds == [match.deed("discard 3"), begun.after.deed(take)]


def test_another_seats_turn_is_refused_and_so_are_moves_after_ones_own() -> None:
    match = riad.new("azul", seed=1, first=0)
    for moves, seat, at in ((["1r2"], 1, 0), (["1r2", "cy1"], 0, 1)):
        error = refused(match, moves, seat)
        assert (type(error.reason), error.at, str(error.reason)) == (TurnOver, at, str(error))


def test_a_refused_move_is_told_with_its_place_and_the_error() -> None:
    match = riad.new("dreamhome", seed=1, first=0)
    error = refused(match, ["discard 3", "discard 4"])
    assert isinstance(error.reason, riad.IllegalMove)
    assert (error.at, error.reason.move) == (1, "discard 4")
    error = refused(match, ["discard 3", "e2e4"])
    assert isinstance(error.reason, riad.UnknownNotation)
    assert (error.at, error.reason.text) == (1, "e2e4")


def test_after_a_move_that_shows_something_every_other_is_refused_alike() -> None:
    """In Alhambra the display is refilled after a turn; nonsense gives the same refusal as a good move."""
    match = riad.new("alhambra", seed=1)
    first = match.legal[0]
    tried = attempt_turn(match, match.turn or 0, [first])
    assert (tried.shows, tried.complete) == (True, True)
    assert reveals_hidden(match, tried.after)
    errors = [refused(match, [first, more]) for more in ("nonsense", first, tried.after.legal[0])]
    assert {(type(error.reason), str(error), error.at) for error in errors} == {(TurnOver, str(errors[0]), 1)}
    assert "hidden" in str(errors[0])
