"""Preparing observations for a network: codes and flags become numbers 0 and 1."""

from typing import Any

import numpy as np
import numpy.typing as npt

from riad import games
from riad.core.contract import BITS, CODE, Part


def unfold(observations: Any, game: str, seats: int) -> npt.NDArray[np.float32]:
    """Scale one or many observations of a game to numbers from 0 to 1.

    Amounts are divided by their maximum. Codes are one-hot encoded, with all 0 for none; each flag becomes
    one number, the lowest first. The parts stay in the order of the layout.
    """
    layout = games.game_named(game).observation_layout(seats)
    seen = np.asarray(observations)
    if seen.shape[-1:] != (sum(part.length for part in layout),):
        length = sum(part.length for part in layout)
        raise ValueError(f"an observation of {game} for {seats} seats has {length} numbers, not {seen.shape}")
    ends = np.cumsum([part.length for part in layout])[:-1]
    parts = zip(layout, np.split(seen, ends, axis=-1), strict=True)
    return np.concatenate([unfolded(part, numbers) for part, numbers in parts], axis=-1)


def unfolded(part: Part, numbers: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Return the numbers of one part, with the choices or flags of each entry in turn."""
    each: Any = numbers[..., None]
    if part.kind == CODE:
        ready = each == np.arange(1, part.most + 1, dtype=np.uint8)
    elif part.kind == BITS:
        ready = each >> np.arange(part.most.bit_length(), dtype=np.uint8) & 1
    else:
        ready = each / np.float32(part.most)
    flat: npt.NDArray[np.float32] = ready.reshape(*numbers.shape[:-1], -1).astype(np.float32)
    return flat
