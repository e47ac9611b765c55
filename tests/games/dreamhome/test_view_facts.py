"""Facts that a view derives from the table agree with the rules, in whole games."""

import riad
from riad.bots.player import Greedy


def test_rooms_hold_every_face_up_card_and_score_as_the_sheet_says() -> None:
    for seed in range(10):
        match = riad.new("dreamhome", seats=3, seed=seed)
        bot = Greedy(match.engine, seed)
        while match.turn is not None:
            match.push(match.text(bot.choose(match.state)))
            for player in match.view(None)["players"]:
                up = [
                    space
                    for space, card in player["house"].items()
                    if card and not card["down"] and card["room"] != "scaffolding"
                ]
                assert sorted(space for room in player["rooms"] for space in room["spaces"]) == sorted(up)
                assert sum(room["points"] for room in player["rooms"]) == player["sheet"][0]["points"]
                assert all(player["house"][space] is None for space in player["free"])
            view = match.view(match.turn)
            for move in view["legal"]:
                if move.startswith("put "):
                    space = move.split()[1]
                    card = view["players"][match.turn]["house"][space]
                    assert space in view["players"][match.turn]["free"] or card["room"] == "scaffolding"
