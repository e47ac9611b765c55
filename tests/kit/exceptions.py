"""The modules that break a habit of this project today. This list only shrinks: mend the module instead.

tests/project/test_cycles.py holds it against the sources. The client has none.
"""

CLOSE_A_CYCLE = (("riad.envs.openspiel.observers", "riad.envs.openspiel.games"),)
"""Imports without which there would be no cycle: the importing module, then the imported one."""
