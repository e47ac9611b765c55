"""The choices of a player in Dream Home, for the second implementation: every move that a question offers."""

from collections.abc import Mapping
from itertools import combinations

from tests.games.dreamhome.reference_house import (
    SCAFFOLDING,
    SPACES,
    Facts,
    House,
    Player,
    can_exchange,
    can_place,
    can_swap,
    face,
    spaces_for_a_card,
    spaces_for_scaffolding,
    tokens,
    with_card,
)

Track = Mapping[int, tuple[str, str | None]]


def drills(me: Player, track: Track, facts: Facts) -> set[str]:
    """Return every exchange with a drill (DH-50)."""
    return {
        f"drill {space} {column}"
        for space in SPACES
        for column, (room, _) in track.items()
        if "drill" in me.tools
        if face(me.house, space) is not None
        if can_exchange(me.house, me.tokens_close(), room, space, facts)
    }


def mixes(me: Player, track: Track) -> set[str]:
    """Return every exchange with a concrete mixer (DH-51)."""
    pairs = combinations(sorted(track), 2)
    return {f"mix {one} {two}" for one, two in pairs if "concrete_mixer" in me.tools}


def may_furnish(house: House, group: list[str], kinds: list[str], facts: Facts, full_refuse: bool) -> bool:
    """Return whether a token for these kinds of rooms may go on a room (DH-21, DH-22)."""
    kind = face(house, group[0]) or ""
    full = len(group) == facts[kind]["max_size"]
    return kind in kinds and not tokens(house, group) and not (full and full_refuse)


def scaffolds(me: Player, keeps_a_room: bool) -> set[str]:
    """Return every supported space that leaves one for the room of this turn."""
    options = set()
    for space in spaces_for_scaffolding(me.house):
        left = spaces_for_a_card(with_card(me.house, space, SCAFFOLDING))
        if not keeps_a_room or left != [space]:
            options.add(f"scaffold {space}")
    return options


def puts(me: Player, room: str, just_built: str, scaffolding: bool, facts: Facts) -> set[str]:
    """Return every placement of a room; one that leaves no space for scaffolding only if all do."""
    spaces = [space for space in spaces_for_a_card(me.house) if space != just_built]
    if scaffolding:
        leaving = [space for space in spaces if None in with_card(me.house, space, room).values()]
        spaces = leaving or spaces
    closing = me.tokens_close()
    ups = {f"put {space}" for space in spaces if can_place(me.house, closing, room, space, facts)}
    return ups | {f"put {space} down" for space in spaces}  # DH-15


def supplies(me: Player, discarded: list[str], facts: Facts) -> set[str]:
    """Return every exchange with a supplier (DH-41)."""
    return {
        f"supply {space} {room}"
        for space in SPACES
        for room in set(discarded)
        if "supplier" in me.helpers
        if can_exchange(me.house, me.tokens_close(), room, space, facts)
    }


def swaps(me: Player, closing: bool, facts: Facts) -> set[str]:
    """Return every exchange with a handyman (DH-42); whether tokens close rooms is up to the edition."""
    return {
        f"swap {one} {two}"
        for one, two in combinations(SPACES, 2)
        if "handyman" in me.helpers and can_swap(me.house, closing, one, two, facts)
    }
