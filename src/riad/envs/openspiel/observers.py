"""OpenSpiel's interface to a player's observation and information state."""

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types

if TYPE_CHECKING:
    from riad.envs.openspiel.games import RiadGame


class Observer:
    """Observation of a player."""

    def __init__(self, game: "RiadGame") -> None:
        self._game = game
        self.tensor = np.zeros(game.engine.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor[:] = state.world.observe(self._game.engine, player)

    def string_from(self, state: Any, player: int) -> str:
        """Return the player's observation as text."""
        return f"seat {player + 1}\n{state.world.view(self._game.engine, player)}"


class Recaller:
    """Information state of a player: complete as a string; as a tensor, everything still relevant."""

    def __init__(self, game: "RiadGame") -> None:
        self._game = game
        self._length = game.engine.observation
        memory = game.new_initial_state().world.memory.size
        self.tensor = np.zeros(self._length + memory, np.float32)
        self.dict = {"observation": self.tensor[: self._length]}
        if memory:
            self.dict["memory"] = self.tensor[self._length :]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player sees and remembers."""
        self.tensor[: self._length] = state.world.observe(self._game.engine, player)
        self.tensor[self._length :] = state.world.remember(player)

    def string_from(self, state: Any, player: int) -> str:
        """Return the player's view, every move so far, and a fingerprint of all open draws."""
        moves = " ".join(f"{made.player}:{made.action}" for made in state.full_history())
        seen = state.world.seen.digest.hex()
        return f"seat {player + 1}\nmoves {moves}\nseen {seen}\n{state.world.view(self._game.engine, player)}"


class Partly:
    """Public or private part of an observation, as text alone."""

    tensor = None

    def __init__(self, game: "RiadGame", *, public: bool) -> None:
        self._game = game
        self._public = public
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        """Return a spectator's view, or the part of the player's view beyond it."""
        world, engine = state.world, self._game.engine
        if self._public:
            return str(world.view(engine, None))
        if world.state is None:
            return ""
        view = engine.game.view
        own = only_in(view(world.state, player), view(world.state, None))
        return json.dumps(own, separators=(",", ":")) if own else ""


def only_in(seen: Any, public: Any) -> Any:
    """Return the parts of a view missing from another; nothing when there are none."""
    if isinstance(seen, dict) and isinstance(public, dict):
        parts = {name: only_in(value, public.get(name)) for name, value in seen.items()}
        return {name: part for name, part in parts.items() if part}
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public):
        parts_in_order = [only_in(*pair) for pair in zip(seen, public, strict=True)]
        return [part for part in parts_in_order if part]
    return None if seen == public else seen


def observer_for(game: "RiadGame", kind: Any, params: Any) -> Observer | Recaller | Partly | None:
    """Return the observer of a kind; None for several players' private parts, which no kind shows."""
    if params:
        raise ValueError(f"these observations have no parameters; there was {params}")
    if not isinstance(kind, pyspiel.IIGObservationType):
        return Observer(game)
    private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.public_info and private:
        return Recaller(game) if kind.perfect_recall else Observer(game)
    if kind.perfect_recall or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    return Partly(game, public=kind.public_info)
