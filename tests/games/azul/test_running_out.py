"""A whole game in which the tiles run out (AZ-44): four players keep every tile and complete no row."""

from collections import Counter

import pytest

import riad
from tests.kit.positions.azul import board_of

rules = pytest.mark.rules

# Found by a beam search for the fewest tiles in the bag and the lid; one line for each round.
ROUNDS = """
7w1 1k1 4r1 8k1 cr4 3k2 9y2 2b2 6k2 ck4 cy5 cb4 5b5 cr3 ck4 cw5
7k1 1y1 3y1 cy1 8r3 cw2 6w2 ck2 5w2 4k4 cr3 cb5 cy4 2r5 ck4 9b3 cwf
2b1 3y1 cw1 1b1 4y2 9r2 cb2 ck2 8w3 cy3 cr4 7k4 cb4 6b5 cr3 cw3 5yf cw4 cyf ckf
6b1 4k1 3w1 2r1 cr4 cy3 1r3 8y2 9y2 7y4 cr2 5k3 cy2 cb2 cw4 ck3
8k3 7y4 1w2 3y2 6r2 ck3 cr4 cb3 2w4 5r2 4b5 cb5 cr5 cy5 ck3 cw4
6b4 2y3 cw3 4k5 7b3 1r5 cb2 3w4 cb4 5r4 ck4 cw3 cy5
3b4 cw3 2w5 cy4 1b4 ck5 4r4 5r5 crf cy4 cw5 ckf
2y3 cr4 ck4 1wf cy4 cw5 ck4
1w5
"""


@rules("AZ-20", "AZ-42", "AZ-44", "AZ-51")
def test_a_whole_game_ends_when_every_tile_is_on_a_wall_or_in_a_line() -> None:
    match = riad.new("azul", seats=4, seed=42)
    for number, moves in enumerate(ROUNDS.strip().splitlines(), start=1):
        assert match.turn is not None
        view = match.view(None)
        assert (view["phase"], view["round"]) == ("offer", number)
        for move in moves.split():
            match.push(move)
    assert [len(heap) for heap in view["displays"]] == [1, 0, 0, 0, 0, 0, 0, 0, 0]  # one tile was left
    assert match.turn is None
    assert match.outcome is not None
    assert match.outcome.rule == "AZ-44"
    boards = [board_of(match, seat) for seat in range(4)]
    assert Counter("".join(board.tiles() for board in boards)) == Counter("byrkw" * 20)
    assert all("." in row for board in boards for row in board.wall)
    bonuses = [board["bonuses"] for board in match.view(None)["players"]]
    assert [bonus["columns"]["points"] for bonus in bonuses] == [7, 0, 7, 0]
    assert [bonus["colours"]["points"] for bonus in bonuses] == [10, 0, 0, 10]
    assert match.points == (63, 35, 44, 44)
    assert match.outcome.winners == (0,)
