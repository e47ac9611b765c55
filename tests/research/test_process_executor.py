"""Work in processes: results keep their order, however fast the workers are and even if some die."""

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from riad.core.jit import PLAIN, cache_folder
from riad.research.executors import AHEAD, RETRIES, WorkersCrashed
from riad.research.process_executor import ProcessExecutor
from tests.kit import worker_functions


def test_results_come_in_the_order_of_the_jobs_and_workers_are_kept() -> None:
    with ProcessExecutor(2) as workers:
        assert [*workers.results(worker_functions.double, range(40))] == [*range(0, 80, 2)]
        assert [*workers.results(worker_functions.double, range(3))] == [0, 2, 4]
        assert [*workers.results(worker_functions.double, [])] == []
        assert len(workers._idle) == 2
        if not PLAIN:
            (compiled,) = workers.results(worker_functions.rules_compiled_anew, ["azul"])
            assert compiled == (str(cache_folder("riad")), 0)
    assert workers._idle == []


def test_jobs_are_asked_for_no_sooner_than_needed() -> None:
    started = list[int]()

    def jobs() -> Iterator[int]:
        for number in count():
            started.append(number)
            yield number

    with ProcessExecutor(1) as workers:
        results = workers.results(worker_functions.double, jobs())
        assert [*islice(results, 3)] == [0, 2, 4]
        assert len(started) <= 3 + AHEAD
        results.close()  # type: ignore[attr-defined]  # it is a generator


def test_what_a_dead_worker_did_is_done_again(tmp_path: Path) -> None:
    with ProcessExecutor(2) as workers:
        results = workers.results(
            worker_functions.die_at_first, [(number, str(tmp_path)) for number in range(6)]
        )
        assert [*results] == [*range(6)]
    assert len([*tmp_path.iterdir()]) == 2


def test_a_job_that_kills_every_worker_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riad.research.process_executor.RETRIES", 1)
    with ProcessExecutor(1) as workers, pytest.raises(WorkersCrashed, match="is there enough memory"):
        [*workers.results(worker_functions.die, [1])]
    assert RETRIES > 1


def test_work_that_fails_says_where() -> None:
    with (
        ProcessExecutor(1) as workers,
        pytest.raises(RuntimeError, match=r"(?s)worker_functions\.py.*ZeroDivisionError"),
    ):
        [*workers.results(worker_functions.fail, [1, 0])]
