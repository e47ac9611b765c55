"""Arrays of actions as callers give them, made into those that the compiled loops take."""

from typing import Any

import numpy as np

from riad.core.contract import Actions
from riad.core.errors import BadOption

BOUNDS = np.iinfo(np.int32)


def check_shape(actions: Any, number: int) -> None:
    """Raise BadOption for an array that is not one of so many integers."""
    if actions.shape != (number,) or actions.dtype.kind not in "iu":
        raise BadOption("actions", f"step expects {number} integers, not {actions.dtype} {actions.shape}")


def narrowed(actions: Any) -> Actions:
    """Return actions as 32-bit integers; a number beyond those stays beyond all actions."""
    if not np.can_cast(actions.dtype, np.int32):
        given = np.iinfo(actions.dtype)
        actions = np.clip(actions, max(given.min, BOUNDS.min), BOUNDS.max)
    return np.ascontiguousarray(actions, np.int32)
