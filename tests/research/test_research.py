"""An executor is chosen by where the work is to be done."""

import pytest

from riad.core.errors import BadOption
from riad.research import open_executor
from riad.research.executors import LocalExecutor
from riad.research.process_executor import ProcessExecutor


def test_without_a_choice_the_work_is_done_here() -> None:
    with open_executor(None, None) as executor:
        assert isinstance(executor, LocalExecutor)


def test_processes_are_as_many_as_chosen() -> None:
    with open_executor(None, 3) as executor:
        assert isinstance(executor, ProcessExecutor)
        assert executor.number == 3


@pytest.mark.parametrize("processes", [0, -1, 5000])
def test_so_many_processes_there_cannot_be(processes: int) -> None:
    with pytest.raises(BadOption, match=f"processes must be 1 to 1024, not {processes}"):
        open_executor(None, processes)
