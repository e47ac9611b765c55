"""The examples in docs/selfplay.md work as they are printed."""

import re
from pathlib import Path
from typing import Any

import pytest

from riad.cli import main
from riad.core.engine import Engine
from riad.games import game_named
from riad.research.arena import PairResult
from riad.research.arrow_rows import schema_of

PAGE = Path(__file__).parents[2] / "docs" / "selfplay.md"


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(sh|python)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert [kind for kind, _text in blocks] == ["sh", "python", "python"]
    names: dict[str, Any] = {}
    for kind, text in blocks:
        if kind == "sh":
            with pytest.raises(SystemExit) as left:
                main(text.split()[1:])
            assert left.value.code == 0
        else:
            exec(text, names)  # noqa: S102  # our own page
    assert len(names["games"]["game_id"].unique()) == 200
    shares = dict(names["wins"].select("bots", "win_shares").iter_rows())
    assert sum(shares.values()) == pytest.approx(200)
    assert PairResult("greedy", "casual", [shares["greedy"] / 200] * 200).interval[0] > 0.5


def test_every_column_is_explained() -> None:
    table = re.findall(r"^\| ([a-z_, ]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    names = [name for cell in table[1:] for name in cell.split(", ")]
    assert names == schema_of(Engine(game_named("azul"), 2, {}), observations=True).names
