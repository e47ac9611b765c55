"""Recorded games as rows: every position can be rebuilt from them."""

import json

import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pytest

import riad
from riad.games import PACKAGES
from riad.research.arrow_rows import batch_of
from riad.research.jobs import MatchSetup
from riad.research.selfplay import GameRange, Run

BOTS = ("greedy", "random")


def rows_of(run: Run, end: int, first: int = 0) -> pl.DataFrame:
    """Return the rows of games of a run."""
    rows = pl.from_arrow(pa.ipc.open_stream(batch_of(GameRange(run, first, end))).read_all())
    assert isinstance(rows, pl.DataFrame)
    return rows


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", PACKAGES)
def test_every_position_can_be_rebuilt_from_the_rows(game: str, seats: int) -> None:
    rows = rows_of(Run(MatchSetup(game, seats), BOTS, seed=9), 2)
    for _, moves in rows.group_by("game_id", maintain_order=True):
        head = moves.row(0, named=True)
        match = riad.new(head["game"], seats=head["seats"], seed=head["seed"], **json.loads(head["options"]))
        for row in moves.iter_rows(named=True):
            assert (row["ply"], row["seat"]) == (len(match.moves), match.turn)
            assert row["bot"] == row["bots"][row["seat"]]
            assert tuple(row["points_before"]) == match.points
            assert row["legal_count"] == len(match.legal)
            assert row["action"] == match.action(row["move"])
            match.push(row["move"])
            assert tuple(row["points_after"]) == match.points
        assert match.turn is None
        assert len(match.moves) == head["plies"]
        assert tuple(head["final_points"]) == match.points
        assert tuple(head["final_places"]) == match.engine.places(match.state)
        assert match.outcome is not None
        winners = [seat for seat, share in enumerate(head["win_shares"]) if share]
        assert winners == [*match.outcome.winners]
        assert sum(head["win_shares"]) == pytest.approx(1)


@pytest.mark.parametrize("game", PACKAGES)
def test_observations_are_those_of_the_seat_to_act(game: str) -> None:
    rows = rows_of(Run(MatchSetup(game, 2), BOTS, observations=True), 1)
    match = riad.new(game, seed=0)
    assert rows.schema["observation"] == pl.Array(pl.UInt8, match.engine.observation)
    for row in rows.iter_rows(named=True):
        assert row["legal_actions"] == match.legal.actions
        assert row["observation"] == match.engine.observe(match.state, row["seat"]).tolist()
        match.push(row["move"])


def test_rows_of_a_stretch_are_those_of_its_games() -> None:
    """The bots change seats with each game, and words stand in one list for all rows."""
    run = Run(MatchSetup("azul", 2), BOTS, seed=3)
    whole = rows_of(run, 3)
    assert whole.filter(pl.col("game_id") == 2).equals(rows_of(run, 3, first=2))
    assert [*whole["game_id"].unique(maintain_order=True)] == [0, 1, 2]
    heads = whole.group_by("game_id", maintain_order=True).first()
    assert heads["bots"].to_list() == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    assert heads["seed"].to_list() == [3, 4, 5]
