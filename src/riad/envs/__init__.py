"""The games as environments for learning: PettingZoo, Gymnasium (also many games at once), OpenSpiel.

Each is a module that needs an extra of Riad: `riad.envs.pettingzoo`, `riad.envs.gymnasium` and
`riad.envs.vector` need the extra `pettingzoo`, and `riad.envs.openspiel` needs `openspiel`. What they
observe and how their actions are numbered is in docs/envs, a page for each game. `unfold` makes observations
ready for a network.
"""

from riad.envs.unfolding import unfold

__all__ = ["unfold"]
