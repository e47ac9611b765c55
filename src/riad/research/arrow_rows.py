"""Recorded games as rows: one per action, with enough data to rebuild the position before it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]  # no types

from riad.core.engine import Engine
from riad.research import selfplay
from riad.research.jobs import engine_for
from riad.research.selfplay import GameRange, Ply, RecordedGame, Run

WORDS = pa.dictionary(pa.int16(), pa.string())
BY_SEAT = pa.list_(pa.int16())


def schema_of(engine: Engine, observations: bool) -> Any:
    """Return the columns; docs/selfplay.md describes them."""
    columns = {
        "game": WORDS,
        "rules_version": pa.int16(),
        "seats": pa.int8(),
        "options": WORDS,
        "bots": pa.list_(pa.string()),
        "game_id": pa.int64(),
        "seed": pa.uint64(),
        "plies": pa.int32(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "bot": WORDS,
        "action": pa.int32(),
        "move": pa.string(),
        "legal_count": pa.int32(),
        "points_before": BY_SEAT,
        "points_after": BY_SEAT,
        "final_points": BY_SEAT,
        "final_places": pa.list_(pa.int8()),
        "win_shares": pa.list_(pa.float32()),
    }
    if observations:
        columns["observation"] = pa.list_(pa.uint8(), engine.observation)
        columns["legal_actions"] = pa.list_(pa.int32())
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


def batch_of(stretch: GameRange) -> bytes:
    """Play a stretch of games; return their rows as a compact Arrow stream."""
    run = stretch.run
    engine = engine_for(run.setup)
    schema = schema_of(engine, run.observations)
    games = [selfplay.play(run, number) for number in range(stretch.first, stretch.end)]
    columns = {
        **columns_of_table(run, engine, games),
        **columns_of_games(games),
        **columns_of_plies(run, games),
    }
    batch = pa.record_batch([as_array(columns[field.name], field.type) for field in schema], schema=schema)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_batch(batch)
    return bytes(sink.getvalue())


def as_array(values: Any, kind: Any) -> Any:
    """Return a column as an Arrow array; words become indices into a dictionary."""
    if kind == WORDS:
        numbers, words = values
        return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int16()), pa.array(words, pa.string()))
    if pa.types.is_fixed_size_list(kind):
        return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), type=kind)
    return pa.array(values, kind)


def columns_of_table(run: Run, engine: Engine, games: Sequence[RecordedGame]) -> dict[str, Any]:
    """Return the columns that are the same in every row."""
    rows = sum(len(game.plies) for game in games)
    same = np.zeros(rows, np.int16)
    return {
        "game": (same, [run.setup.game]),
        "rules_version": np.full(rows, engine.game.VERSION),
        "seats": np.full(rows, run.setup.seats),
        "options": (same, [run.setup.options]),
    }


def columns_of_games(games: Sequence[RecordedGame]) -> dict[str, Any]:
    """Return the columns that are the same in every row of a game."""
    facts: dict[str, list[Any]] = {
        "bots": [game.bots for game in games],
        "game_id": [game.number for game in games],
        "seed": [game.seed for game in games],
        "plies": [len(game.plies) for game in games],
        "final_points": [game.points for game in games],
        "final_places": [game.places for game in games],
        "win_shares": [game.win_shares for game in games],
    }
    lengths = facts["plies"]
    return {
        name: [value for value, plies in zip(values, lengths, strict=True) for _ in range(plies)]
        for name, values in facts.items()
    }


def columns_of_plies(run: Run, games: Sequence[RecordedGame]) -> dict[str, Any]:
    """Return the columns that differ in each row."""
    plies: list[Ply] = [ply for game in games for ply in game.plies]
    words = sorted(set(run.bots))
    own = [game.bots[ply.seat] for game in games for ply in game.plies]
    after = [points for game in games for points in (*(ply.points for ply in game.plies[1:]), game.points)]
    columns: dict[str, Any] = {
        "ply": [number for game in games for number in range(len(game.plies))],
        "seat": [ply.seat for ply in plies],
        "bot": ([words.index(name) for name in own], words),
        "action": [ply.action for ply in plies],
        "move": [ply.move for ply in plies],
        "legal_count": [len(ply.legal) for ply in plies],
        "points_before": [ply.points for ply in plies],
        "points_after": after,
    }
    if run.observations:
        columns["observation"] = [ply.observation for ply in plies]
        columns["legal_actions"] = [ply.legal for ply in plies]
    return columns
