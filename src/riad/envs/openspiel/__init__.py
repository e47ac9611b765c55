"""The games for OpenSpiel: importing this registers python_riad_azul, _alhambra and _dreamhome.

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

__all__ = ["AlhambraGame", "AzulGame", "DreamHomeGame", "RiadGame", "RiadState"]


class AzulGame(RiadGame):
    """Azul."""

    GAME = "azul"


class AlhambraGame(RiadGame):
    """Alhambra."""

    GAME = "alhambra"


class DreamHomeGame(RiadGame):
    """Dream Home."""

    GAME = "dreamhome"


# OpenSpiel holds its references until after Python's end: a class survives that, an object would crash there.
for _made in (AzulGame, AlhambraGame, DreamHomeGame):
    if short_name(_made.GAME) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_made.GAME), _made)
