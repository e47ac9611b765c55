"""`riad replay` and `riad check`."""

import itertools
from pathlib import Path

import pytest

from riad.cli.terminal import points_text
from tests.kit.command_runner import Command, saved, widest


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 4])
def test_replay_tells_every_move_and_shows_the_end(
    command: Command, tmp_path: Path, seats: int, wall: str
) -> None:
    match = saved(tmp_path / "match", seats=seats, wall=wall)
    answer = command("replay", "match")
    assert (answer.code, answer.err) == (0, "")
    rows = [
        line.split()
        for line in answer.out.partition("\n\n")[0].splitlines()
        if "Points by seat" not in line and not line.startswith("     ")  # or continues the line before
    ]
    assert [words[1] for words in rows] == list(match.moves)
    assert [words[3] for words in rows] == [
        str((match.at(number).turn or 0) + 1) for number in range(len(match.moves))
    ]
    assert answer.out.endswith(f"\n\n{match}\n\n{match.outcome}\n")
    assert widest(answer.out.removesuffix(f"{match.outcome}\n")) <= 80


def test_replay_tells_the_points_when_they_change(command: Command, tmp_path: Path) -> None:
    match = saved(tmp_path / "match")
    points = [match.at(number).points for number in range(len(match.moves) + 1)]
    changes = [f"     {points_text(was, now)}" for was, now in itertools.pairwise(points) if was != now]
    out = command("replay", "match").out.splitlines()
    assert [line for line in out if "Points by seat" in line] == changes
    assert len(changes) > 1


@pytest.mark.parametrize("number", [0, 1, 20])
def test_replay_at_a_number_shows_that_board_only(command: Command, tmp_path: Path, number: int) -> None:
    match = saved(tmp_path / "match", moves=20)
    spectator = match.game.draw(match.at(number).view(None))
    assert command("replay", "match", "--at", number) == (0, f"{spectator}\n", "")


def test_replay_with_boards_shows_the_board_before_every_move(command: Command, tmp_path: Path) -> None:
    match = saved(tmp_path / "match", moves=5)
    out = command("replay", "match", "--boards").out
    boards = [match.game.draw(match.at(number).view(None)) for number in range(6)]
    places = [out.index(board) for board in boards]
    assert places == sorted(places)
    assert out.count("Azul,") == 6
    assert out.endswith(f"{boards[-1]}\n\nThe game is not over.\n")


def test_check_looks_at_every_file_and_says_which_are_damaged(command: Command, tmp_path: Path) -> None:
    over, begun = saved(tmp_path / "over"), saved(tmp_path / "begun", moves=1)
    (tmp_path / "cut").write_text(begun.dumps()[:-30])
    assert command("check", "over", "begun").out.splitlines() == [
        f"over: {len(over.moves)} moves, all legal. {over.outcome}",
        "begun: 1 move, all legal. The game is not over.",
    ]
    answer = command("check", "nowhere", "over", "cut", "begun")
    assert answer.code == 2
    assert [line.partition(":")[0] for line in answer.out.splitlines()] == ["over", "begun"]
    troubles = answer.err.splitlines()
    assert len(troubles) == 2
    assert troubles[0].startswith("riad: nowhere cannot be read")
    assert troubles[1].startswith("riad: cut, line 9")
