"""State of an OpenSpiel game: a position, an action pending at a chance node, and the public draws."""

import functools
import hashlib
import json
import random
from typing import Any

import numpy as np
import numpy.typing as npt

from riad.core.engine import Engine
from riad.core.memory import Memory
from riad.core.records import Record, copy_record

START = bytes(32)


class Seen:
    """Public content after each draw, as a fingerprint computed on demand."""

    def __init__(self, engine: Engine | None, before: "Seen | None", state: bytes) -> None:
        self._engine, self._before, self._state = engine, before, state

    @classmethod
    def known(cls, digest: bytes) -> "Seen":
        """Return an entry with this fingerprint."""
        seen = cls(None, None, b"")
        seen.digest = digest
        return seen

    @functools.cached_property
    def digest(self) -> bytes:
        """A hash of the spectator's view after every draw so far."""
        way: list[Seen] = []
        at: Seen | None = self
        while at is not None and "digest" not in vars(at):
            way.append(at)
            at = at._before
        digest = START if at is None else at.digest
        for seen in reversed(way):
            digest = hashlib.sha256(digest + seen._public()).digest()
        return digest

    def _public(self) -> bytes:
        if self._engine is None:
            return b""
        game = self._engine.game
        state: Record = np.frombuffer(bytearray(self._state), game.STATE)[0]
        return json.dumps(game.view(state, None)).encode()

    def __reduce__(self) -> tuple[Any, ...]:
        return Seen.known, (self.digest,)


class World:
    """A position before or after the deal; its generator is always 0, since each draw has a new seed."""

    def __init__(self, engine: Engine) -> None:
        self.state: Record | None = None
        self.waiting: int | None = None
        """The pending action, whose draw the chance node makes."""
        self.turn: int | None = None
        self.seen = Seen.known(START)
        self.memory: Memory = engine.game.memory(engine.seats)

    def deal(self, engine: Engine, seed: int) -> None:
        """Return the start of a game."""
        self.state = engine.start(seed)
        self.memory.deal(self.state)
        self._settle(engine, self.state)

    @property
    def position(self) -> Record:
        """The position; only available after the deal."""
        if self.state is None:
            raise ValueError("nothing has been dealt yet: apply the chance action first")
        return self.state

    def act(self, engine: Engine, action: int) -> None:
        """Apply an action, or leave it pending if a draw follows it."""
        after = copy_record(self.position)
        engine.apply(after, action)
        if after.rng != 0:
            self.waiting, self.turn = action, None
        else:
            self._go_to(engine, after)

    def draw(self, engine: Engine, seed: int) -> None:
        """Apply the pending action with the draws of this seed."""
        after = copy_record(self.position)
        after.rng = np.uint64(seed)
        engine.apply(after, self.waiting or 0)
        self.waiting = None
        self._go_to(engine, after)
        self._settle(engine, after)

    def _go_to(self, engine: Engine, after: Record) -> None:
        self.memory.note(self.position, after)
        self.state = after
        self.turn = engine.actor(after)

    def _settle(self, engine: Engine, state: Record) -> None:
        """Record the visible result of a draw, and clear the generator."""
        state.rng = np.uint64(0)
        self.turn = engine.actor(state)
        self.seen = Seen(engine, self.seen, state.tobytes())

    def resampled(self, engine: Engine, seat: int, seed: int) -> "World":
        """Return another world consistent with a seat's perfect recall."""
        other = self.copy()
        if self.state is not None:
            other.state = engine.reshuffled(self.state, seat, seed)
            self.memory.recall(other.state, self.state, seat, random.Random(seed))  # noqa: S311  # not for secrets
            other.state.rng = np.uint64(0)
        return other

    def observe(self, engine: Engine, seat: int) -> npt.NDArray[np.float32]:
        """Return the observation of a seat: zeros before the deal."""
        if self.state is None:
            return np.zeros(engine.observation, np.float32)
        return engine.observe(self.state, seat).astype(np.float32)

    def remember(self, seat: int) -> npt.NDArray[np.float32]:
        """Return the memory of a seat as numbers."""
        if self.state is None:
            return np.zeros(self.memory.size, np.float32)
        return self.memory.tell(self.state, seat)

    def view(self, engine: Engine, seat: int | None) -> str:
        """Return the view of a seat as text."""
        if self.state is None:
            return "not dealt yet"
        text = json.dumps(engine.game.view(self.state, seat), separators=(",", ":"))
        if self.waiting is None:
            return text
        return f"{text}\n{engine.game.write_action(self.state, self.waiting)} waits for a draw"

    def copy(self) -> "World":
        """Return a copy of the world."""
        other = World.__new__(World)
        other.state = None if self.state is None else copy_record(self.state)
        other.waiting, other.turn, other.seen = self.waiting, self.turn, self.seen
        other.memory = self.memory.copy()
        return other

    def __deepcopy__(self, _memo: object) -> "World":
        return self.copy()
