"""The games as environments for learning: PettingZoo, Gymnasium (also many games at once), OpenSpiel.

Each is a module that needs an extra of Riad: `riad.envs.pettingzoo`, `riad.envs.gymnasium` and
`riad.envs.vector` need the extra `pettingzoo`, and `riad.envs.openspiel` needs `openspiel`. Their
observations and the numbers of their actions are in docs/envs, one page for each game. `unfold` prepares
observations for a network.
"""

from riad.envs.encoding import unfold

__all__ = ["unfold"]
