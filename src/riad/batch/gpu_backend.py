"""A batch on a GPU: the same functions compiled to kernels, and states that stay there."""

import importlib.util
import warnings
from types import ModuleType
from typing import Any

import numpy as np

from riad.batch import loops
from riad.batch.action_arrays import check_shape, narrowed
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.extras import explained
from riad.core.records import alone

BLOCK = 128  # threads of a block


def import_kernels() -> ModuleType:
    """Import the kernels, or raise an error that names the missing part."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise explained(ModuleNotFoundError(name="numba_cuda"))
    vars(np).setdefault("row_stack", np.vstack)  # used by numba-cuda, removed in NumPy 2.5
    with warnings.catch_warnings():
        # numba-cuda creates such a timedelta on import; NumPy 2.5 deprecates that.
        warnings.filterwarnings("ignore", "The 'generic' unit for NumPy timedelta", DeprecationWarning)
        from riad.batch import kernels

    return kernels


class GpuBackend:
    """Rows of a batch in the memory of a GPU."""

    def __init__(self, engine: Engine) -> None:
        self._module = import_kernels()
        self._cuda = self._module.cuda
        complain_without_gpu(self._cuda)
        self.engine = engine
        game = engine.game
        self._kernels = self._module.kernels_of(game.STATE, game.ACTIONS, game.FACTS.bench.pick_twice)
        self._options = self._cuda.to_device(alone(engine.options_record))

    def close(self) -> None:
        """Do nothing: there are no threads to stop."""

    def wait(self) -> None:
        """Wait for all pending work: a GPU works asynchronously."""
        self._cuda.synchronize()

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return an array of zeros."""
        made = self._cuda.device_array(shape, dtype)
        if made.size:
            self._cuda.driver.device_memset(made, 0, made.nbytes)
        return made

    def array(self, content: Any) -> Any:
        """Return an array with the given content."""
        return self._cuda.to_device(content) if content.size else self.zeros(content.shape, content.dtype)

    def on_host(self, array: Any) -> Any:
        """Copy an array from the GPU."""
        return array.copy_to_host()

    def read_only(self, _array: Any) -> Any:
        """Raise an error: arrays on a GPU cannot be read-only."""
        return None

    def actions(self, chosen: Any, number: int) -> Any:
        """Return actions as an array on the GPU, without a copy if they are there already, as in torch."""
        shared = hasattr(chosen, "__cuda_array_interface__")
        actions = self._cuda.as_cuda_array(chosen) if shared else np.ascontiguousarray(chosen)
        check_shape(actions, number)
        return actions if shared else self._cuda.to_device(narrowed(actions))

    def record(self, states: Any, row: int) -> Any:
        """Copy one state from the GPU."""
        return states[row : row + 1].copy_to_host()[0]

    def start(self, rows: loops.Rows) -> None:
        """Start a game in every row."""
        self._launch(self._kernels.start, len(rows.states), rows, *self._table)

    def step(self, rows: loops.Rows, actions: Any, stride: int) -> None:
        """Apply an action in every row."""
        self._launch(self._kernels.step, len(rows.states), rows, actions, *self._table, np.uint64(stride))

    def first_refused(self, rows: loops.Rows, actions: Any) -> int:
        """Return the first row whose action is not legal, or -1."""
        number = len(rows.states)
        lowest = self._cuda.to_device(np.array([number], np.int64))
        self._launch(self._module.first_refused, number, rows, actions, lowest)
        refused = int(lowest.copy_to_host()[0])
        return loops.ALL_LEGAL if refused == number else refused

    def observe_rows(self, rows: loops.Rows, seat: int, out: Any) -> None:
        """Write the observation of one seat in every row."""
        self._launch(self._module.observe_rows, len(rows.states), rows.states, seat, out)

    def points_of_rows(self, rows: loops.Rows, out: Any) -> None:
        """Write the points in every row."""
        self._launch(self._module.points_of_rows, len(rows.states), rows.states, out)

    def play_games(self, seeds: Any, out: Any, lengths: Any) -> None:
        """Play random games to the end."""
        self._launch(self._kernels.play_games, len(seeds), *self._table, seeds, out, lengths)

    @property
    def _table(self) -> tuple[int, Any]:
        return self.engine.seats, self._options

    def _launch(self, kernel: Any, number: int, *arguments: Any) -> None:
        """Launch a kernel with one thread per row."""
        with warnings.catch_warnings():
            warnings.filterwarnings(
                "ignore", message=".*under-utilization"
            )  # small batches are the caller's choice
            kernel[-(-number // BLOCK), BLOCK](*arguments)


def complain_without_gpu(cuda: Any) -> None:
    """Raise BadOption with the reason if no GPU can be used."""
    try:
        cuda.current_context()
    except cuda.CudaSupportError as error:
        reason = " ".join(str(error).split()).rstrip(" :")
        raise BadOption("device", f"no usable NVIDIA GPU: {reason}") from error
