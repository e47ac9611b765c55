"""Dream Home written a second time, as plainly as the rules read, to be played in lock-step with the engine.

It follows shared/rules/dreamhome.md and shares nothing with the engine but the data file of the components.
The game is one script (`Table.play`) that stops at every question; a placement is judged by the house that
would result. It draws nothing: each deal is passed to it at the start of the round.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.dreamhome.reference_choices import (
    drills,
    may_furnish,
    mixes,
    puts,
    scaffolds,
    supplies,
    swaps,
)
from tests.games.dreamhome.reference_house import (
    COMPONENTS,
    ROUNDS,
    SCAFFOLDING,
    SPACES,
    Player,
    Question,
    Script,
    bonus_points,
    by_id,
    face,
    groups,
    is_roof,
    roof_points,
    room_points,
    special_deck,
    tokens,
    with_card,
    with_token,
)


class Table:
    """One game: everything is open in it, the roofs too, as dicts and lists of names."""

    def __init__(self, seats: int, first: int, parts: dict[str, Any] = COMPONENTS, **options: Any) -> None:
        self.seats, self.parts = seats, parts
        self.edition: str = options.get("edition", "en")
        self.discarding = seats < 4 and not options.get("no_discard", False)  # DH-2
        self.full_rooms_refuse_tokens = options.get("closed_rooms_refuse_tokens", False)  # DH-22
        self.children_count = options.get("children_tiebreak", False) or self.edition == "is"  # DH-65
        self.facts, self.furnishings = by_id(parts["rooms"]), by_id(parts["furnishings"])
        self.unseen_rooms = Counter({name: room["copies"] for name, room in self.facts.items()})
        self.unseen_specials = special_deck(parts)
        self.round = 0
        self.first = self.marker = first  # DH-1
        self.track: dict[int, tuple[str, str | None]] = {}  # room and special card, by column
        self.players = [Player() for _ in range(seats)]
        self.discarded_rooms: list[str] = []
        self.discarded_roofs: list[str] = []
        self.in_hand: str | None = None  # the room that was taken and is not yet placed
        self.over = False
        self.script = self.play()
        self.question = next(self.script)

    def legal(self) -> set[str]:
        return self.question[1] if self.question else set()

    def turn(self) -> int | None:
        return self.question[0] if self.question else None

    def push(self, text: str) -> None:
        assert text in self.legal(), f"{text} is not legal: {sorted(self.legal())}"
        self.question = self.script.send(text)

    def awaits_deal(self) -> bool:
        return self.question is None and not self.over

    def deal(self, rooms: list[str], specials: list[str]) -> None:
        """Lay these 5 rooms and 4 special cards on the track, if the decks still have them."""
        assert self.awaits_deal()
        assert (len(rooms), len(specials)) == (5, 4)
        for unseen, cards in (self.unseen_rooms, rooms), (self.unseen_specials, specials):
            unseen.subtract(cards)
            assert min(unseen.values()) >= 0, f"there are not so many cards: {cards}"
        self.track = dict(enumerate(zip(rooms, [None, *specials], strict=True), start=1))
        self.question = next(self.script)

    def view(self) -> dict[str, Any]:
        """Return the public facts, in the words of the match's own view."""
        columns = [self.track.get(column, (None, None)) for column in range(1, 6)]
        return {
            "round": self.round,
            "last_round": self.round == ROUNDS,
            "first": self.first,
            "order": self.clockwise(self.first),
            "marker": self.marker,
            "track": [
                {"room": room, "special": special, "marker": room is not None and special is None}
                for room, special in columns
            ],
            "discarded_rooms": sorted(self.discarded_rooms, key=list(self.facts).index),
            "discarded_roofs": sorted(self.discarded_roofs, key=list(special_deck(self.parts)).index),
            "players": [me.view() for me in self.players],
        }

    # The course of the game

    def play(self) -> Script:
        for number in range(1, ROUNDS + 1):
            self.round = number
            yield None
            if self.discarding:
                _, column = (
                    yield self.first, {f"discard {column}" for column in self.track if column > 1}
                ).split()
                self.discard(*self.track.pop(int(column)))
            done = yield from self.hammers()
            for seat in self.clockwise(self.first):
                if seat not in done:
                    yield from self.take_turn(seat)
            for room, special in self.track.values():  # DH-5
                self.discard(room, special)
            self.track = {}
            self.first = self.marker  # DH-3, DH-4
        yield from self.roofers()
        for seat in self.clockwise(self.first):  # DH-46
            yield from self.supplier_and_handyman(seat)
        self.over = True
        yield None

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def discard(self, room: str | None, special: str | None) -> None:
        """Discard the face-up cards (DH-6)."""
        if room is not None:
            self.discarded_rooms.append(room)
        if special is not None and is_roof(special):
            self.discarded_roofs.append(special)

    def hammers(self) -> Generator[Question | None, str, set[int]]:
        """Ask the holders of jackhammers (DH-53); return the seats that used one, which have no turn."""
        done = set()
        for seat in self.clockwise(self.first):
            me = self.players[seat]
            if "jackhammer" not in me.tools:
                continue
            word, *column = (yield seat, {"pass"} | {f"hammer {column}" for column in self.track}).split()
            if word == "hammer":
                me.tools.remove("jackhammer")
                room, special = self.track.pop(int(column[0]))
                self.discard(None, special)
                yield from self.place(seat, room)
                done.add(seat)
        return done

    # One turn

    def take_turn(self, seat: int) -> Script:
        me = self.players[seat]
        word = ""
        while word != "take":  # DH-54
            takes = {f"take {column}" for column in self.track}
            word, *named = (
                yield seat, takes | drills(me, self.track, self.facts) | mixes(me, self.track)
            ).split()
            if word == "drill":  # DH-50
                me.tools.remove("drill")
                space, column = named[0], int(named[1])
                old, (new, special) = face(me.house, space), self.track[column]
                assert old is not None
                self.track[column] = (old, special)
                me.house = with_card(me.house, space, new)
                yield from self.keep(seat)
            elif word == "mix":  # DH-51
                me.tools.remove("concrete_mixer")
                one, two = int(named[0]), int(named[1])
                (room, special), (other, above) = self.track[one], self.track[two]
                self.track[one], self.track[two] = (other, special), (room, above)
        room, taken = self.track.pop(int(named[0]))
        if named == ["1"]:  # DH-3
            self.marker = seat
        yield from self.use(seat, room, taken)

    def use(self, seat: int, room: str, special: str | None) -> Script:
        """Place the room, then furnish one (DH-16); first put cards that need no room next to the house."""
        me = self.players[seat]
        if special in self.parts["helpers"]:  # DH-26; DH-45: the designer already applies to this room
            me.helpers.append(str(special))
        elif special in self.parts["tools"] and special != SCAFFOLDING:  # DH-25
            me.tools.append(str(special))
        elif special is not None and is_roof(special):  # DH-20
            me.roofs.append(special)
        elif special in self.furnishings and "outside" in self.furnishings[special]["rooms"]:  # DH-24
            me.outside.append(special)
        yield from self.place(seat, room, scaffolding=special == SCAFFOLDING and self.round < ROUNDS)
        if special in self.furnishings and special not in me.outside:
            yield from self.furnish(seat, special)

    def furnish(self, seat: int, token: str) -> Script:
        """Ask for the room of a token (DH-21)."""
        me = self.players[seat]
        kinds = self.furnishings[token]["rooms"]
        refused = self.full_rooms_refuse_tokens
        rooms = [
            group[0] for group in groups(me.house) if may_furnish(me.house, group, kinds, self.facts, refused)
        ]
        if rooms:
            _, space = (yield seat, {f"token {space}" for space in rooms}).split()
            me.house = with_token(me.house, space, token)

    def place(self, seat: int, room: str, scaffolding: bool = False) -> Script:
        """Place this room and perhaps scaffolding, in either order (DH-10, DH-52)."""
        me = self.players[seat]
        scaffolding = scaffolding and None in me.house.values()
        self.in_hand, just_built = room, ""
        while self.in_hand or scaffolding:
            options = puts(me, room, just_built, scaffolding, self.facts) if self.in_hand else set()
            if scaffolding:
                options |= scaffolds(me, self.in_hand is not None)
            word, space, *down = (yield seat, options).split()
            if word == "scaffold":
                me.house = with_card(me.house, space, SCAFFOLDING)
                scaffolding, just_built = False, space
            else:
                me.house = with_card(me.house, space, room, down == ["down"])
                self.in_hand = None
                yield from self.keep(seat)

    def keep(self, seat: int) -> Script:
        """Ask the owner of tokens that meet to keep one (DH-48)."""
        me = self.players[seat]
        for group in groups(me.house):
            met = tokens(me.house, group)
            if len(met) > 1:
                _, kept = (yield seat, {f"keep {space}" for space in met}).split()
                for space in met:
                    if space != kept:
                        me.house = with_token(me.house, space, None)

    # The end

    def roofers(self) -> Script:
        for seat in self.clockwise(self.first):  # DH-40, DH-46
            me = self.players[seat]
            while "roofer" in me.helpers:  # DH-47
                word, *roof = (
                    yield seat, {"pass"} | {f"roofer {roof}" for roof in self.discarded_roofs}
                ).split()
                me.helpers.remove("roofer")
                if word == "roofer":
                    self.discarded_roofs.remove(roof[0])
                    me.roofs.append(roof[0])

    def supplier_and_handyman(self, seat: int) -> Script:
        me = self.players[seat]
        closing = me.tokens_close() and self.edition != "is"  # DH-43
        while "supplier" in me.helpers or "handyman" in me.helpers:
            options = {"pass"} | supplies(me, self.discarded_rooms, self.facts)
            options |= swaps(me, closing, self.facts)
            word, *named = (yield seat, options).split()
            if word == "pass":
                me.helpers = [helper for helper in me.helpers if helper not in ("supplier", "handyman")]
                return
            old = me.house[named[0]]
            assert old is not None
            if word == "supply":  # DH-41
                me.helpers.remove("supplier")
                self.discarded_rooms.remove(named[1])
                self.discarded_rooms.append(old["room"])
                me.house = with_card(me.house, named[0], named[1])
            else:  # DH-42
                me.helpers.remove("handyman")
                me.house = {**me.house, named[0]: me.house[named[1]], named[1]: old}
            yield from self.keep(seat)

    def points(self) -> list[int]:
        return [
            room_points(me.house, self.facts)
            + bonus_points(
                me.house, "architect" in me.helpers, self.edition, self.parts["functionality_points"]
            )
            + self.furnishing_points(me)
            + roof_points(me.roofs, self.parts["roof_points"])
            for me in self.players
        ]

    def furnishing_points(self, me: Player) -> int:
        """Return the points of the furnishings (DH-63), and of the designer's owner (DH-45)."""
        inside = [
            card["token"] for card in me.house.values() if card is not None and card["token"] is not None
        ]
        extra = 0 if me.tokens_close() else 1
        return sum(self.furnishings[token]["points"] + extra for token in inside + me.outside)

    def winners(self) -> list[int]:
        """Return the winners (DH-65)."""
        points = self.points()
        tied = [seat for seat in range(self.seats) if points[seat] == max(points)]
        figures = {name: room["children"] for name, room in self.facts.items()}
        if not self.children_count or None in figures.values():
            return tied
        totals = {}
        for seat in tied:
            faces = [face(self.players[seat].house, space) for space in SPACES]
            totals[seat] = sum(figures[room] for room in faces if room is not None)
        return [seat for seat in tied if totals[seat] == max(totals.values())]
