"""What seats and spectators see of Alhambra, and that it is all they see."""

import json

import riad

FIELDS = {
    "game",
    "options",
    "seat",
    "turn",
    "legal",
    "phase",
    "turn_number",
    "market",
    "money",
    "bag",
    "deck",
    "discards",
    "scorings",
    "waiting",
    "buying",
    "further",
    "dirk",
    "players",
}
BOARD_FIELDS = {"points", "cards", "hand", "palace", "reserve", "types", "wall"}


def test_a_view_has_these_fields_and_no_others() -> None:
    match = riad.new("alhambra", seats=3, seed=1)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert set(view) == FIELDS
        assert all(set(board) == BOARD_FIELDS for board in view["players"])
        assert json.loads(json.dumps(view)) == view


def test_only_the_owner_sees_a_hand() -> None:
    match = riad.new("alhambra", seats=3, seed=1)
    for viewer in (0, 1, 2, None):
        for seat, board in enumerate(match.view(viewer)["players"]):
            assert (board["hand"] is not None) == (seat == viewer)
            assert board["cards"] == int(match.state.players[seat].hand.sum())


def test_open_hands_are_seen_by_all() -> None:
    match = riad.new("alhambra", seats=3, seed=1, open_hands=True)
    for viewer in (0, None):
        assert all(len(board["hand"]) == board["cards"] for board in match.view(viewer)["players"])


def test_a_purchase_can_be_followed() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    assert list(match.legal).count("buy 4") == 1
    match.push("buy 4")
    assert match.view(None)["buying"] == {"square": 3, "paid": 0}
    match.push("pay o7")
    assert match.view(None)["waiting"] == ["chambers7ne"]
    assert match.view(None)["further"]
    match.push("stop")
    match.push("place chambers7ne 1,0")
    palace = match.view(None)["players"][2]["palace"]
    assert palace == [{"tile": "chambers7ne", "x": 1, "y": 0}, {"tile": "fountain", "x": 0, "y": 0}]


def test_dirk_is_there_with_two_players_only() -> None:
    assert len(riad.new("alhambra", seats=2, seed=1).view(None)["dirk"]["tiles"]) == 6
    assert riad.new("alhambra", seats=3, seed=1).view(None)["dirk"] is None
