"""The games and states of OpenSpiel.

Players' actions are deterministic. If an action leads to a draw, a chance node with one outcome follows; its
result is sampled from the game's generator: SAMPLED_STOCHASTIC. So a search that clones states cannot see the
future.
"""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pyspiel  # type: ignore[import-not-found]  # it has no types

from riad.core.documents import Document
from riad.core.engine import Engine
from riad.core.options import Choice, Flag, Option, SeatChoice
from riad.core.records import describe
from riad.core.rng import SEEDS
from riad.envs.episode import margins, shares
from riad.envs.openspiel.observers import observer_for
from riad.envs.openspiel.positions import World
from riad.games import game_named
from riad.match.match import Match

DRAWN = -1  # rng_seed: by the system; a seat option: by the game
OUTCOME = 0  # the only one of every chance node
FINE = 1 << 53  # distinct values of a sampler's number


def short_name(game: str) -> str:
    """Return the name of a game for OpenSpiel."""
    return f"python_riad_{game}"


def game_type(game: str, players: int = 2, reward: str = "win", *, for_cpp: bool = False) -> pyspiel.GameType:
    """Return the type of the game.

    When OpenSpiel's C++ side serializes a sampled stochastic game, it requests the state of its generator,
    which a game in Python cannot provide (PyGame lacks GetRNGState). So the type registered there has
    explicit chance, which makes no other difference; the game itself reports its true type.
    """
    rules, modes = game_named(game), pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Riad's {rules.TITLE}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if for_cpp else modes.SAMPLED_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if rules.SECRETS
            else information.PERFECT_INFORMATION  # with perfect recall, only future events are hidden
        ),
        utility=utility.ZERO_SUM if players == 2 or reward == "points" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.SEATS[-1],
        min_num_players=rules.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.SEATS[0],
            "reward": "win",
            "rng_seed": DRAWN,
            **{option.name: default_of(option) for option in rules.OPTIONS},
        },
    )


def default_of(option: Option) -> Any:
    """Return the default of an option as a parameter of OpenSpiel, which has no None."""
    if isinstance(option, Choice | Flag):
        return option.default
    return DRAWN if isinstance(option, SeatChoice) else ""


def value_of(option: Option, parameter: Any) -> Any:
    """Return the value of an option for a parameter. A document is given as the path of its file."""
    if isinstance(option, SeatChoice):
        return None if parameter == DRAWN else parameter
    if isinstance(option, Document):
        return Path(parameter) if parameter else None
    return parameter


class RiadGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Riad with its seats and options, and the generator that chance draws from."""

    GAME: ClassVar[str]
    """The name of the game in Riad."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game, rules = self.GAME, game_named(self.GAME)
        defaults = game_type(game).parameter_specification
        chosen = {**defaults, **parameters}
        options = {option.name: value_of(option, chosen[option.name]) for option in rules.OPTIONS}
        self.engine = Engine(rules, chosen["players"], options)
        self.reward = chosen["reward"]
        seed = chosen["rng_seed"]
        self.chance = random.Random(None if seed == DRAWN else seed)  # noqa: S311  # not for secrets
        self._type = game_type(game, chosen["players"], self.reward)
        most = rules.most_points(self.engine.options_record) if self.reward == "points" else 1
        zero_sum = self._type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.ACTIONS,
            max_chance_outcomes=1,
            num_players=chosen["players"],
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=rules.most_decisions(self.engine.seats),
        )
        told = game_type(game, chosen["players"], self.reward, for_cpp=True)
        super().__init__(told, info, dict(parameters))

    def get_type(self) -> pyspiel.GameType:
        """Return the type of the game."""
        return self._type

    def new_initial_state(self, *_from: Any) -> "RiadState":
        """Return the state before the deal."""
        return RiadState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum of chance nodes: the deal, and at most one draw after every action."""
        return 1 + self.engine.game.most_decisions(self.engine.seats)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """Return the observer of a player's observation or information state."""
        return observer_for(self, kind, params)

    def draw_seed(self) -> int:
        """Draw a seed for the next chance event; never 0, which stands for no generator."""
        return self.chance.randrange(1, SEEDS)

    def __reduce__(self) -> Any:
        return restored_game, (self._type.short_name, self.get_parameters(), self.chance.getstate())


class RiadState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of a game of Riad, with OpenSpiel's interface of a state."""

    def __init__(self, game: RiadGame) -> None:
        super().__init__(game)
        self.world = World(game.engine)

    @property
    def _engine(self) -> Engine:
        engine: Engine = self.get_game().engine
        return engine

    def current_player(self) -> int:
        """Return the player to decide, the chance player, or the terminal player when the game is over."""
        world = self.world
        if world.turn is not None:
            return world.turn
        if world.state is None or world.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, _player: int) -> list[int]:
        return self._engine.legal(self.world.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the only chance outcome; its result is sampled."""
        return [(OUTCOME, 1.0)]

    def _apply_action(self, action: int) -> None:
        game, world = self.get_game(), self.world
        if world.state is None:
            world.deal(game.engine, game.draw_seed())
        elif world.waiting is not None:
            world.draw(game.engine, game.draw_seed())
        else:
            world.act(game.engine, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal" if self.world.state is None else "draw"
        return self._engine.game.write_action(self.world.position, action)

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the others at the end, or each one's margin over the mean."""
        engine, state = self._engine, self.world.state
        if state is None or not self.is_terminal():
            return [0.0] * engine.seats
        won = self.get_game().reward == "win"
        return shares(engine.places(state)) if won else margins(engine.points(state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "RiadState":
        """Return another state that the player cannot distinguish from this one, even with perfect recall."""
        other: RiadState = self.clone()
        other.world = self.world.resampled(self._engine, player, int(sampler() * FINE))
        return other

    def __str__(self) -> str:
        return self.world.view(self._engine, None) if self.world.state is None else self._shown()

    def _shown(self) -> str:
        """Return the board as text, with a fingerprint of everything that the board does not show."""
        match = Match.on(self._engine, 0)
        match.state = self.world.position
        waiting = "" if self.world.waiting is None else f"\n{match.text(self.world.waiting)} waits for a draw"
        return f"{match.game.draw(match.view(None))}\n{describe(match.state)}{waiting}"

    def __reduce__(self) -> Any:
        return restored_state, (self.get_game(), self.serialize())


def restored_game(name: str, parameters: Mapping[str, Any], chance: Any) -> RiadGame:
    """Restore a pickled game, with its generator in the same state."""
    game: RiadGame = pyspiel.load_game(name, dict(parameters))
    game.chance.setstate(chance)
    return game


def restored_state(game: RiadGame, text: str) -> RiadState:
    """Restore a pickled state."""
    state: RiadState = game.deserialize_state(text)
    return state
