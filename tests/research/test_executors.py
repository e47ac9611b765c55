"""The executor in this process."""

from collections.abc import Iterator

from riad.research.executors import LocalExecutor
from tests.kit import worker_functions


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert [*LocalExecutor().results(worker_functions.double, range(5))] == [0, 2, 4, 6, 8]


def test_a_job_is_done_when_its_result_is_wanted() -> None:
    taken = []

    def jobs() -> Iterator[int]:
        for job in range(5):
            taken.append(job)
            yield job

    results = LocalExecutor().results(worker_functions.double, jobs())
    assert [next(results), next(results)] == [0, 2]
    assert taken == [0, 1]
