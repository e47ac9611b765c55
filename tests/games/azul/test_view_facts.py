"""Facts that a view derives from the table agree with the rules, in whole games."""

from typing import Any

import pytest

import riad
from riad.bots.player import Greedy


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
