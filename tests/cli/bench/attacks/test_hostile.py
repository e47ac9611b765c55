"""The rows of the attacks: each on a node of its own, beside a probe."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from riad.cli.bench.attacks import costly, hostile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process")


def test_a_row_has_what_the_probe_and_the_attack_found(
    stored_match: tuple[Path, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hostile, "SETTLE", 0.0)
    attack = next(one for one in hostile.ATTACKS if one.run is costly.stop_meanwhile)
    database, tables = stored_match
    row = hostile.carry_out(attack, database, tables, tmp_path)
    assert row["asked_at_once"] == costly.AT_ONCE
    assert row["health_asked"] > 0
    assert row["health_missing"] == 0
    assert row["peak_mb"] >= row["memory_mb"] > 0
    with closing(sqlite3.connect(tmp_path / "stop-meanwhile" / "riad.sqlite")) as connection:
        (read,) = connection.execute("select count(*) from game_table where pace = 'record'").fetchone()
    assert read > 0, "matches were being brought in"


def test_the_bench_repeats_every_finding_from_f1_to_f6() -> None:
    assert {attack.finding for attack in hostile.ATTACKS} == {f"F{number}" for number in range(1, 7)}
    assert len({attack.name for attack in hostile.ATTACKS}) == len(hostile.ATTACKS)
