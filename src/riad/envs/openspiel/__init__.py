"""The games for OpenSpiel: importing this registers each as python_riad_NAME.

>>> import pyspiel
>>> import riad.envs.openspiel
>>> game = pyspiel.load_game("python_riad_azul(players=3,wall=grey)")
>>> state = game.new_initial_state()
>>> state.apply_action(0)  # chance deals
>>> state.apply_action(state.legal_actions()[0])
"""

from riad.core.extras import explained

try:
    import pyspiel  # type: ignore[import-not-found]  # it has no types
except ImportError as error:
    raise explained(error) from None

from riad.envs.openspiel.games import RiadGame, RiadState, game_type, short_name
from riad.games import PACKAGES, facts_of

__all__ = ["RiadGame", "RiadState"]


def class_of(name: str) -> type[RiadGame]:
    """Return the class of a game, such as AzulGame."""
    title = facts_of(name).title
    inside = {"GAME": name, "__doc__": f"{title}.", "__module__": __name__}
    return type(f"{title.replace(' ', '')}Game", (RiadGame,), inside)


# OpenSpiel holds its references until after Python's end: a class survives that, an object would crash there.
for _made in [class_of(name) for name in PACKAGES if facts_of(name).observation]:
    globals()[_made.__name__] = _made
    if short_name(_made.GAME) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_made.GAME), _made)
