"""The spaces of observations and actions, as Gymnasium spaces."""

from typing import Any

import numpy as np

from riad.core.engine import Engine
from riad.core.extras import explained
from riad.envs.episode import highest

try:
    from gymnasium import spaces
except ImportError as error:
    raise explained(error) from None


def observation_space(engine: Engine) -> spaces.Dict:
    """Return the space of observations with their bounds, and of the mask of legal actions."""
    most = highest(engine)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (engine.game.ACTIONS,), np.int8),
        }
    )


def action_space(engine: Engine) -> "spaces.Discrete[Any]":
    """Return the space of actions."""
    return spaces.Discrete(engine.game.ACTIONS)
