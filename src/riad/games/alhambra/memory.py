"""Perfect recall in Alhambra: money taken from the market is in its owner's hand until it is paid."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from riad.core.records import Record
from riad.games.alhambra.hidden_hands import DECK, Bill, Unseen
from riad.games.alhambra.rules.constants import CARDS, HIGHEST, SQUARES, TILE_PRICE
from riad.games.alhambra.rules.state import PAYMENT

Counts = npt.NDArray[np.int64]
VALUES: Counts = np.arange(CARDS) % HIGHEST + 1


class Money:
    """Money of every seat: dealt unseen, and later taken and paid in the open."""

    def __init__(self, seats: int) -> None:
        self.size = seats * CARDS + 1
        self._known: Counts = np.zeros((seats, CARDS), np.int64)  # in the hand, taken in the open
        self._shown: Counts = np.zeros((seats, CARDS), np.int64)  # dealt, and paid since then
        self._all_seen = False  # whether the deck consists of former discards
        self._first = 0

    def deal(self, state: Record) -> None:
        """Start with money dealt unseen and the starting seat known."""
        self._first = int(state.turn)

    def note(self, before: Record, after: Record) -> None:
        """Record money taken or paid."""
        seat = int(before.turn)
        change = hand_of(after, seat) - hand_of(before, seat)
        paid = np.maximum(-change, 0)
        from_known = np.minimum(paid, self._known[seat])
        self._known[seat] += np.maximum(change, 0) - from_known
        self._shown[seat] += paid - from_known
        if int(after.discards.sum()) < int(before.discards.sum()) + int(paid.sum()):  # AL-32
            self._all_seen = True

    def tell(self, state: Record, seat: int) -> npt.NDArray[np.float32]:
        """Return each seat's known cards, the seat's own in full, and whether the whole deck is known."""
        out = np.zeros(self.size, np.float32)
        for other in range(int(state.seats)):
            holder = (seat + other) % int(state.seats)
            known = hand_of(state, seat) if holder == seat else self._known[holder]
            out[CARDS * other : CARDS * (other + 1)] = known
        out[-1] = self._all_seen
        return out

    def recall(self, world: Record, state: Record, seat: int, chance: random.Random) -> None:
        """Exchange the others' unseen cards among them, and with the deck unless all of it is known."""
        if state.open_hands:
            return
        others = [other for other in range(int(state.seats)) if other != seat]
        unseen = self._unseen(state, seat, others)
        unseen.walk(chance)
        for other in others:
            set_hand(world, other, self._known[other] + counted(unseen.of(other)))
        world.deck[:] = state.deck if self._all_seen else counted(unseen.of(DECK))

    def _unseen(self, state: Record, seat: int, others: list[int]) -> Unseen:
        """Return the unknown and the known part of the others' cards."""
        hidden = {other: listed(hand_of(state, other) - self._known[other]) for other in others}
        hidden[DECK] = [] if self._all_seen else listed(state.deck)
        own = listed(hand_of(state, seat) - self._known[seat] + self._shown[seat])
        return Unseen(
            owners=[owner for owner, cards in hidden.items() for _ in cards],
            cards=[card for cards in hidden.values() for card in cards],
            own={seat: own},
            shown={other: listed(self._shown[other]) for other in others},
            known={other: listed(self._known[other]) for other in others},
            first=self._first,
            bill=bill_of(state),
        )

    def copy(self) -> "Money":
        """Return a copy of the memory."""
        other = Money(len(self._known))
        other._known, other._shown = self._known.copy(), self._shown.copy()
        other._all_seen, other._first = self._all_seen, self._first
        return other


def bill_of(state: Record) -> Bill | None:
    """Return the purchase being paid for."""
    if state.phase != PAYMENT or state.ended_by:
        return None
    square = int(state.square)
    due = int(TILE_PRICE[state.market[square]]) - int(state.paid)
    return Bill(int(state.turn), square, int(state.lowest_paid), due)


def listed(counts: npt.NDArray[Any]) -> list[int]:
    """Return cards one by one."""
    return [int(card) for card in np.repeat(np.arange(CARDS), counts)]


def counted(cards: list[int]) -> Counts:
    """Return the number of each card."""
    return np.bincount(cards, minlength=CARDS) if cards else np.zeros(CARDS, np.int64)


def hand_of(state: Record, seat: int) -> Counts:
    """Return the number of each card in a hand."""
    return np.asarray(state.players[seat].hand, np.int64)


def set_hand(world: Record, seat: int, hand: Counts) -> None:
    """Give a seat these cards."""
    player: Any = world.players[seat]
    player.hand[:] = hand
    player.money[:] = (hand * VALUES).reshape(SQUARES, HIGHEST).sum(axis=1)


def memory(seats: int) -> Money:
    """Return the memory of a game."""
    return Money(seats)
