"""Many games at once, for learning: arrays of states that are stepped, masked and observed in one go.

    batch = Batch("azul", seats=2, n=65536)
    ended = batch.step(batch.random_actions())
    batch.legal_mask(), batch.observe(), batch.points()

The arrays are NumPy's, and travel to torch and JAX by DLPack without a copy. With `device="cuda"` they are on
a GPU and stay there.
"""

import copy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from riad import games
from riad.core.engine import Engine
from riad.core.errors import BadOption, IllegalMove, RiadError
from riad.core.options import whole_number
from riad.core.records import copy_array
from riad.core.rng import SEEDS, Generator

if TYPE_CHECKING:
    from riad.batch.cpu_backend import CpuBackend
    from riad.batch.gpu_backend import GpuBackend
    from riad.batch.loops import Rows

MOST_ROWS = 1 << 27
STAY = -1
"""The action that leaves a row of a batch as it is."""
DEVICES = ("cpu", "cuda")


class Playouts(NamedTuple):
    """Results of random games: the points of each seat, and the number of actions in each game."""

    points: Any
    lengths: Any


class Batch:
    """Games of one kind, one per row. When a game ends, the next one starts in its row in the same step.

    The first game of row `i` has the seed `seed + i`, and each later one there `n` more, so a batch plays
    the same games on any number of threads and on any machine. The methods return the batch's own arrays:
    the next step overwrites them, so copy any values needed later. A copy or a pickle of a batch continues
    its games in arrays of its own.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        *,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
        mask: bool = True,
        observations: bool = True,
        **options: Any,
    ) -> None:
        self.engine = Engine(games.game_named(game), seats, options)
        self.n = _checked("n", n, 1, MOST_ROWS)
        self.seed = _checked("seed", seed, 0, SEEDS - 1)
        self._device, self._threads = device, threads
        self._place = _place(self.engine, device, threads)
        self._fill(self._laid_out(mask, observations))
        self._place.start(self.rows)

    def _fill(self, rows: "Rows") -> None:
        """Use these arrays."""
        self.rows = rows
        self._drawn = self._place.read_only(rows.random)

    def __copy__(self) -> "Batch":
        other = Batch.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    def __deepcopy__(self, _memo: object) -> "Batch":
        return copy.copy(self)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: vars(self)[name] for name in ("engine", "n", "seed", "_device", "_threads")}
        return {**kept, "rows": [self._place.on_host(array) for array in self.rows]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        from riad.batch.loops import Rows

        arrays = [copy_array(array) for array in state["rows"]]
        vars(self).update({name: value for name, value in state.items() if name != "rows"})
        if arrays[0].dtype != self.engine.game.STATE:
            raise RiadError("pickled by another version of Riad, whose positions have another form")
        self._place = _place(self.engine, self._device, self._threads)
        self._fill(Rows(*map(self._place.array, arrays)))

    def _laid_out(self, mask: bool, observations: bool) -> "Rows":
        """Return the arrays, without a game yet."""
        from riad.batch.loops import LISTED, MANY_ACTIONS, Rows

        game, seats, zeros = self.engine.game, self.engine.seats, self._place.zeros
        seeds = np.arange(self.n, dtype=np.uint64) + np.uint64(self.seed)
        listed = mask and game.ACTIONS >= MANY_ACTIONS
        return Rows(
            states=zeros((self.n,), game.STATE),
            seeds=self._place.array(seeds),
            choosers=zeros((self.n,), Generator),
            actors=zeros((self.n,), np.int32),
            random=zeros((self.n,), np.int32),
            mask=zeros((self.n, game.ACTIONS if mask else 0), np.bool_),
            listed=zeros((self.n, 1 + LISTED if listed else 0), np.int16),
            observations=zeros((self.n, self.engine.observation if observations else 0), np.uint8),
            ended=zeros((self.n,), np.bool_),
            final_points=zeros((self.n, seats), np.int32),
            final_places=zeros((self.n, seats), np.int32),
        )

    @property
    def states(self) -> Any:
        """The full positions, including hidden information: a record for each row."""
        return self.rows.states

    @property
    def actors(self) -> Any:
        """The seat to decide in each row."""
        return self.rows.actors

    @property
    def ended(self) -> Any:
        """Flags of the rows whose game ended in the last step."""
        return self.rows.ended

    @property
    def final_points(self) -> Any:
        """The points of each seat in the game that ended last in each row."""
        return self.rows.final_points

    @property
    def final_places(self) -> Any:
        """The places in that game, 0 for every winner."""
        return self.rows.final_places

    def step(self, actions: Any) -> Any:
        """Apply an action in every row (STAY: none in this row); return which rows ended a game.

        IllegalMove is raised before anything changes.
        """
        if actions is self._drawn:  # read-only, so still legal
            self._place.step(self.rows, self.rows.random, self.n)
            return self.rows.ended
        wanted = self._place.actions(actions, self.n)
        row = self._place.first_refused(self.rows, wanted)
        if row >= 0:
            raise self._refusal(row, int(wanted[row]), actions)
        self._place.step(self.rows, wanted, self.n)
        return self.rows.ended

    def _refusal(self, row: int, action: int, given: Any) -> IllegalMove:
        """Return the error for an action that is not legal; `given` are all, before they were narrowed."""
        game, state = self.engine.game, self._place.record(self.rows.states, row)
        number = self.engine.refusal(state, action)
        if not 0 <= action < game.ACTIONS:
            shown = int(given[row]) if hasattr(given, "__getitem__") else action
            return IllegalMove(
                f"{shown} in row {row}", game.rule_id(number), f"actions are 0 to {game.ACTIONS - 1}"
            )
        return self.engine.illegal(state, action, number, where=f" in row {row}")

    def random_actions(self) -> Any:
        """Return one legal action per row, drawn uniformly. Copy the array before changing it."""
        return self.rows.random if self._drawn is None else self._drawn

    def legal_mask(self) -> Any:
        """Return the legal actions: a row of flags for each game."""
        if not self.rows.mask.shape[1]:
            raise BadOption("mask", "this batch has no mask: it was created with mask=False")
        return self.rows.mask

    def observe(self, seat: int | None = None) -> Any:
        """Return the observation of the seat to decide in each row, or of the given seat."""
        if seat is None and self.rows.observations.shape[1]:
            return self.rows.observations
        if seat is None:
            raise BadOption(
                "observations", "this batch has no observations: it was created with observations=False"
            )
        out = self._place.zeros((self.n, self.engine.observation), np.uint8)
        self._place.observe_rows(self.rows, _checked("seat", seat, 0, self.engine.seats - 1), out)
        return out

    def points(self) -> Any:
        """Return the current points of each seat in each row."""
        out = self._place.zeros((self.n, self.engine.seats), np.int32)
        self._place.points_of_rows(self.rows, out)
        return out

    def close(self) -> None:
        """Stop the threads. A batch without references does so automatically."""
        self._place.close()

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch: {self.n} games of {self.engine.game.TITLE}, {self.engine.seats} seats>"


def playouts(
    game: str,
    seats: int,
    n: int,
    *,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    **options: Any,
) -> Playouts:
    """Play `n` random games to the end, from the seeds `seed`, `seed + 1` and so on."""
    engine = Engine(games.game_named(game), seats, options)
    number = _checked("n", n, 1, MOST_ROWS)
    first = _checked("seed", seed, 0, SEEDS - 1)
    place = _place(engine, device, threads)
    seeds = place.array(np.arange(number, dtype=np.uint64) + np.uint64(first))
    played = Playouts(place.zeros((number, engine.seats), np.int32), place.zeros((number,), np.int32))
    place.play_games(seeds, played.points, played.lengths)
    place.close()
    return played


def _place(engine: Engine, device: str, threads: int | None) -> "CpuBackend | GpuBackend":
    """Return the storage of the rows: on threads or on a GPU."""
    if device == "cpu":
        from riad.batch.cpu_backend import CpuBackend

        return CpuBackend(engine, threads)
    if device == "cuda":
        from riad.batch.gpu_backend import GpuBackend

        return GpuBackend(engine)
    raise BadOption("device", f"device must be {' or '.join(DEVICES)}, not {device!r}")


def _checked(name: str, value: Any, least: int, most: int) -> int:
    """Return the value if it is a whole number within its bounds."""
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise BadOption(name, f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return number
