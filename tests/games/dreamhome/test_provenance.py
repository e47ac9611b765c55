"""A match of Dream Home keeps the figures that it began with, even if their file changes."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.games.dreamhome.rules.components import OWN, check


def changed(uniform: int) -> dict[str, Any]:
    """Return the figures of Dream Home, with this many points for a roof of one colour."""
    own: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    return {**own, "roof_points": {**own["roof_points"], "uniform": uniform}}


def test_the_figures_of_a_match_cannot_be_changed_from_outside() -> None:
    document = changed(65)
    match = riad.new("dreamhome", seed=1, components=document)
    before = match.dumps()
    document["rooms"].clear()
    assert match.dumps() == before
    match.options["components"]["rooms"][0]["copies"] -= 1
    match.options["components"]["rooms"][1]["copies"] += 1
    match.view(0)["options"]["components"]["roof_points"]["uniform"] = 9
    assert match.dumps() == before
    assert riad.loads(before) == match


def test_a_file_that_changes_meanwhile_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match and its saved text have the same figures."""
    file = tmp_path / "figures.json"
    texts, really = iter([json.dumps(changed(points)) for points in range(70, 79)]), Path.open

    def opened(path: Path, *how: Any, **more: Any) -> Any:
        return io.StringIO(next(texts)) if path == file else really(path, *how, **more)

    monkeypatch.setattr(Path, "open", opened)
    match = riad.new("dreamhome", seed=1, components=file)
    assert match.options["components"]["roof_points"]["uniform"] == match.state.box.roof_uniform == 70
    assert riad.loads(match.dumps()) == match
    assert len(list(texts)) == 8


def test_every_match_is_saved_with_its_figures_the_games_own_too() -> None:
    match = riad.new("dreamhome", seed=1)
    (line,) = (line for line in match.dumps().splitlines() if line.startswith("option components "))
    own = changed(8)
    assert json.loads(line.removeprefix("option components ")) == check(own, "")
    assert riad.loads(match.dumps()).options["components"] is None
    for components in (own, OWN, OWN.read_text(encoding="utf-8")):
        other = riad.new("dreamhome", seed=1, components=components)
        assert other == match
        assert other.dumps() == match.dumps()


@pytest.mark.parametrize("uniform", [8, 65], ids=["the game's own", "others"])
def test_the_match_does_not_need_the_file_any_more(tmp_path: Path, uniform: int) -> None:
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(changed(uniform)), encoding="utf-8")
    match = riad.new("dreamhome", seed=1, components=file)
    file.unlink()
    assert (match.options["components"] is None) == (uniform == 8)
    assert riad.loads(match.dumps()) == match == match.at(0)
    assert match.at(0).state.tobytes() == match.state.tobytes()


def test_a_text_in_a_game_is_never_a_file() -> None:
    for name in ("/etc/passwd", str(OWN), json.dumps(str(OWN))):
        with pytest.raises(riad.BadOption) as caught:
            riad.new("dreamhome", components=name)
        assert "root:" not in str(caught.value)
        assert "living_room" not in str(caught.value)
