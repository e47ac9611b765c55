"""What a view tells beyond what lies on the table is what the rules do then, in whole games."""

from typing import Any

import pytest

import riad
from riad.bots.greedy import Greedy


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_sure_end_comes_and_no_row_is_complete_without_a_warning(wall: str) -> None:
    sure = 0
    for seed in range(20):
        match = riad.new("azul", seats=3, seed=seed, wall=wall)
        bot = Greedy(match.engine, seed)
        warned: dict[int, dict[str, Any] | None] = {}
        while match.turn is not None:
            view = match.view(None)
            ending, at = view["ending"], view["round"]
            warned[at] = ending or warned.get(at)
            match.push(match.text(bot.choose(match.state)))
            now = match.view(None)
            if ending and ending["sure"]:
                sure += 1
                assert now["phase"] == "over" or (now["round"] == at and now["ending"]["sure"])
        assert match.outcome is not None
        if match.outcome.rule == "AZ-50":
            assert warned[match.view(None)["round"]] is not None
            assert match.view(None)["ending"] is None
    assert sure > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tally_is_what_the_end_of_the_round_makes_of_the_points(seats: int) -> None:
    ends = 0
    for seed in range(10):
        match = riad.new("azul", seats=seats, seed=seed, wall="coloured")
        bot = Greedy(match.engine, seed)
        while match.turn is not None:
            before, mover = match.view(None), match.turn
            match.push(match.text(bot.choose(match.state)))
            after = match.view(None)
            if (after["round"], after["phase"]) == (before["round"], before["phase"]):
                continue
            ends += 1
            for seat, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
                extra = sum(bonus["points"] for bonus in now.get("bonuses", {}).values())
                assert seat == mover or was["tally"] == now["points"] - extra
            assert all(board["tally"] == board["points"] for board in after["players"])
    assert ends > 30
