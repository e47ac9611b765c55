"""Knowledge with a perfect memory: the piles of roofs."""

import pyspiel  # type: ignore[import-not-found]

import riad.envs.openspiel  # noqa: F401  # registers the games
from riad.games.dreamhome.rules.constants import ROOFS
from tests.kit.envs import decisions


def test_roof_piles_are_remembered_and_not_seen() -> None:
    game = pyspiel.load_game("python_riad_dreamhome", {"players": 2, "rng_seed": 2})
    seen = 0
    for state in decisions(game, 3):
        for player in range(2):
            piles = state.information_state_tensor(player)[-2 * ROOFS :]
            own, others = piles[:ROOFS], piles[ROOFS : 2 * ROOFS]
            assert own == state.world.state.players[player].roofs.tolist()
            assert others == state.world.state.players[1 - player].roofs.tolist()
            assert '"roof_cards":null' in state.observation_string(player)
        seen += any(piles)
    assert seen > 0
