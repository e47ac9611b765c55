"""Positions of Dream Home in concise text, for worked examples.

A house maps spaces to their content: {"f1": "kitchen", "f2": "living_room *piano", "b4": "garage down", "s1":
"scaffolding"}. A track is its columns: ("kitchen", "bedroom red+", "garage drill", ...); "-" is a column
already taken. Nothing is checked: the decks need not agree with the cards on the table.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import riad
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import FURNISHINGS, ROOF_KINDS, ROOMS, SPACES, SPECIALS
from riad.games.dreamhome.rules.course import decide_in_round
from riad.games.dreamhome.rules.state import DISCARDING, DOWN, EMPTY, HAMMERING, NONE, ROOFING, SCAFFOLD, TURN
from riad.match.match import Match

TRACK = ("living_room", "kitchen red", "bedroom brown", "bathroom grey", "garage green")
CARDS = "garage storage bedroom study bathroom kitchen library sauna bathroom pantry game_room bedroom"
FULL = dict(zip(SPACES, CARDS.split(), strict=True))
"""A house of twelve rooms."""
TWO_TOKENS = {"f1": "living_room *piano", "f3": "living_room *painting"}
"""Two rooms that a living room in f2 joins, so that their tokens meet."""
FROM_BELOW = """\
garage, workshop down, bathroom, bedroom *cat_house, kitchen, pantry, kitchen, \
childrens_room, living_room *piano, living_room, bathroom, dressing_room"""
EXAMPLE = dict(zip(SPACES, FROM_BELOW.split(", "), strict=True))
"""The house of 29 points in the rulebooks (DH-66), and its roof."""
EXAMPLE_ROOF = ("red", "red+", "brown", "grey")
STAGES = {"discard": DISCARDING, "hammer": HAMMERING, "turn": TURN, "end": ROOFING}


@dataclass
class Seat:
    """The possessions of a player: the house, cards next to it, tokens outside, and the roof pile."""

    house: Mapping[str, str] = field(default_factory=dict)
    beside: Iterable[str] = ()
    outside: Iterable[str] = ()
    roofs: Iterable[str] = ()


def full(*beside: str, roofs: Iterable[str] = (), **rooms: str) -> Seat:
    """Return a player with a full house: these rooms, and empty rooms elsewhere."""
    return Seat({**dict.fromkeys(SPACES, "workshop down"), **rooms}, beside, roofs=roofs)


def position(
    *seats: Seat,
    track: Iterable[str] = TRACK,
    first: int = 0,
    round_number: int = 5,
    stage: str = "turn",
    discarded_rooms: Iterable[str] = (),
    discarded_roofs: Iterable[str] = (),
    **options: Any,
) -> Match:
    """Return a match of these players at the start of a stage of a round; a missing second has nothing.

    Stages are discard, hammer, turn, and end for the helpers after the last round.
    """
    players = [*seats, *[Seat()] * (2 - len(seats))]
    match = riad.new("dreamhome", seats=len(players), seed=1, **{"no_discard": True, **options})
    state = match.state
    state.first = state.marker = first
    state.round_number = 12 if stage == "end" else round_number
    for place, column in enumerate(track):
        lay_column(state, place, "-" if stage == "end" else column)
    for seat, player in enumerate(players):
        furnish(state.players[seat], player)
    state.room_discards[:] = 0
    for room in discarded_rooms:
        state.room_discards[ROOMS.index(room)] += 1
    for roof in discarded_roofs:
        state.special_discards[ROOF_KINDS.index(roof)] += 1
    state.stage, state.step, state.done = STAGES[stage], 0, 0
    decide_in_round(state)
    return match


def lay_column(state: Record, place: int, column: str) -> None:
    """Lay a column of the track: its room, and the special card if it has one."""
    room, _, special = column.partition(" ")
    state.track_rooms[place] = NONE if room == "-" else ROOMS.index(room)
    state.track_specials[place] = SPECIALS.index(special) if special else NONE


def furnish(player: Record, seat: Seat) -> None:
    """Give a player all possessions of a seat."""
    for name, what in seat.house.items():
        space = SPACES.index(name)
        player.house[space], player.tokens[space] = EMPTY, NONE
        for word in what.split():
            if word.startswith("*"):
                player.tokens[space] = FURNISHINGS.index(word[1:])
            elif word == "down":
                player.house[space] += DOWN
            else:
                player.house[space] = SCAFFOLD if word == "scaffolding" else ROOMS.index(word)
    for name in seat.beside:
        player.beside[SPECIALS.index(name)] += 1
    for name in seat.outside:
        player.outside[FURNISHINGS.index(name)] += 1
    for name in seat.roofs:
        player.roofs[ROOF_KINDS.index(name)] += 1


def push(match: Match, *moves: str) -> Match:
    """Make moves one after the other."""
    for move in moves:
        match.push(move)
    return match


def refused(match: Match, move: str) -> str:
    """Return the rule that refuses a move, or "" when it is legal."""
    number = match.engine.refusal(match.state, match.action(move))
    return match.game.rule_id(number) if number else ""


def lies(match: Match, seat: int = 0) -> dict[str, str]:
    """Return a house as it is written for a position."""
    cards = {}
    for name, card in match.view(None)["players"][seat]["house"].items():
        if card is not None:
            token = f" *{card['token']}" if card["token"] else ""
            cards[name] = f"{card['room']}{' down' if card['down'] else ''}{token}"
    return cards


def kinds(match: Match) -> set[str]:
    """Return the kinds of legal moves: take, put, keep."""
    return {move.split()[0] for move in match.legal}


def on_track(match: Match) -> list[str | None]:
    """Return the rooms on the track."""
    return [column["room"] for column in match.view(None)["track"]]


def specials(match: Match) -> list[str | None]:
    """Return the special cards on the track, column by column."""
    return [column["special"] for column in match.view(None)["track"]]


def tools(match: Match, seat: int = 0) -> list[str]:
    """Return the tools next to a house."""
    names: list[str] = match.view(None)["players"][seat]["tools"]
    return names


def discarded(match: Match, card: str) -> int:
    """Return the number of discarded copies of a special card."""
    return int(match.state.special_discards[SPECIALS.index(card)])


def supply(match: Match, token: str) -> int:
    """Return the number of copies of a token in the supply."""
    return int(match.state.supply[FURNISHINGS.index(token)])
