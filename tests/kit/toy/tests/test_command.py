"""The toy with the command riad."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

import riad
from riad.cli.terminal import compile_with_progress
from riad.match.match import Match
from tests.kit.command_runner import Answer, Command, run


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """The command riad, with a folder of its own, and compiled rules."""
    compile_with_progress("toy")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()

    def of(*arguments: object) -> Answer:
        answer = run(capsys, *arguments)
        assert (answer.code, answer.err) == (0, "")
        return answer

    return of


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines at the prompt, and then end the input."""
    coming: Iterator[str] = iter(lines)

    def type_next(_prompt: str) -> str:
        line = next(coming, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", type_next)


def kept(path: Path, moves: int) -> Match:
    """Save a match with this many moves and return it."""
    match = riad.new("toy", seats=3, seed=5)
    for _ in range(moves):
        match.push(match.legal[-1])
    path.write_text(match.dumps(), encoding="utf-8")
    return match


def test_the_list_of_games_has_its_option(command: Command) -> None:
    assert "Toy, 2 to 4 seats" in command("games").out
    assert "limit" in command("games", "toy").out
    assert "TOY-7" in command("games", "toy").out


def test_a_match_against_the_computer(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "hint", "take 1", "moves", *["pass"] * 3)
    out = command("play", "toy", "--seed", "3", "--bot", "gentle", "--limit", "low").out
    assert "Seat 1, your move" in out or "Seat 2, your move" in out or "limit" in out
    assert "Everybody has passed (TOY-7)." in out


def test_a_match_of_people_goes_on_later(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "draw", "take 2")
    assert "riad play toy" in command("play", "toy", "--people", "2").out
    typed(monkeypatch, "pass", "pass")
    assert "Everybody has passed (TOY-7)." in command("play", "toy", "--people", "2", "--resume").out


def test_a_saved_match_is_replayed_and_analysed(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(Path("match"), 4)
    assert "after 4 moves" in command("hint", "match", "--visits", 50).out
    assert match.moves[3] in command("replay", "match").out
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({"match": match.dumps()})))
    (answer,) = map(json.loads, command("analyse", "--visits", 20).out.splitlines())
    assert {info["move"] for info in answer["moveInfos"]} == {*match.legal}


def test_bots_play_for_research(command: Command) -> None:
    out = command("arena", "toy", "--bots", "keen,random", "--games", "4").out
    assert out.splitlines()[1].split()[:3] == ["keen", "random", "4"]
    command("selfplay", "toy", "--bot", "casual", "--games", 3, "--out", "games.parquet")
    games = pl.read_parquet("games.parquet")
    assert games["seed"].n_unique() == 3


def test_the_benchmarks_measure_it(command: Command) -> None:
    lines = command("bench", "toy", "--seconds", "0.0001").out.splitlines()
    assert any(line.startswith("toy") for line in lines)
