"""Determinizations: unseen money, exchanged at random between hands and deck.

For a seat, the real world is as likely as any other that looks the same. A Metropolis walk from there through
such worlds ends in one that reveals nothing about its start.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from riad.games.alhambra.rules.constants import HIGHEST, STARTING_MONEY

STEPS = 40  # of the walk, for each unseen card
DECK = -1  # among the owners


@dataclass(frozen=True)
class Bill:
    """Pending payment of a seat: it can be completed, since the purchase was legal."""

    seat: int
    currency: int
    most: int
    """No card above this may follow."""
    due: int


@dataclass
class Unseen:
    """Cards seen only by their owners, and the known facts about their deal."""

    owners: Sequence[int]
    """The owner of each card; those of the deck come last."""
    cards: list[int]
    own: dict[int, list[int]]
    """The cards dealt to the observing seat."""
    shown: dict[int, list[int]]
    """Cards dealt to the others that they have already paid."""
    known: dict[int, list[int]]
    """The others' remaining cards."""
    first: int
    """The seat that started."""
    bill: Bill | None = None

    def of(self, seat: int) -> list[int]:
        """Return the unseen cards of a seat, or of the deck."""
        return [card for card, owner in zip(self.cards, self.owners, strict=True) if owner == seat]

    def dealt(self, seat: int) -> list[int]:
        """Return the values of all cards dealt to a seat."""
        return values(self.own[seat] if seat in self.own else self.of(seat) + self.shown[seat])

    def starts(self) -> int:
        """Return the starting seat: fewest cards, then the lowest sum, then the lowest seat (AL-3)."""
        dealt = {seat: self.dealt(seat) for seat in (*self.own, *self.shown)}
        return min(dealt, key=lambda seat: (len(dealt[seat]), sum(dealt[seat]), seat))

    def can_pay(self) -> bool:
        """Return whether a started purchase can be paid for."""
        bill = self.bill
        if bill is None or bill.seat not in self.shown:
            return True
        hand = self.of(bill.seat) + self.known[bill.seat]
        fit = values(card for card in hand if card // HIGHEST == bill.currency)
        return sum(value for value in fit if value <= bill.most) >= bill.due

    def walk(self, chance: random.Random) -> None:
        """Exchange cards until their original places no longer matter."""
        hidden = sum(owner != DECK for owner in self.owners)
        likely = {seat: share_of_orders(self.dealt(seat)) for seat in self.shown}
        for _ in range(STEPS * hidden):
            one, other = chance.randrange(hidden), chance.randrange(len(self.cards))
            touched = {self.owners[one], self.owners[other]} - {DECK}
            if self.owners[one] == self.owners[other]:
                continue
            self._swap(one, other)
            after = {seat: share_of_orders(self.dealt(seat)) for seat in touched}
            before = math.prod(likely[seat] for seat in touched)
            likelier = chance.random() * before < math.prod(after.values())
            if likelier and self.starts() == self.first and self.can_pay():
                likely |= after
            else:
                self._swap(one, other)

    def _swap(self, one: int, other: int) -> None:
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]


def values(cards: Iterable[int]) -> list[int]:
    """Return the values of cards."""
    return [card % HIGHEST + 1 for card in cards]


def share_of_orders(dealt: Sequence[int]) -> float:
    """Return the share of a hand's orders that could be dealt: reaching 20 with the last card (AL-2)."""
    total = sum(dealt)
    if total < STARTING_MONEY:
        return 0.0
    return sum(total - value < STARTING_MONEY for value in dealt) / len(dealt)
