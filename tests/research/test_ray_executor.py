"""Work over Ray: the same games as without it, even when workers are killed, and no output from Ray."""

import io
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from riad.cli import main
from riad.core.jit import PLAIN, cache_folder
from riad.research import open_executor, ray_executor
from riad.research.executors import Executor, LocalExecutor, WorkersCrashed
from riad.research.jobs import MatchSetup
from riad.research.parquet import parts_of, write
from riad.research.ray_executor import (
    ClusterUnavailable,
    FilteredStdout,
    VersionMismatch,
    check_reachable,
    do,
    ray_cluster,
)
from riad.research.selfplay import Run
from tests.kit import worker_functions

pytestmark = pytest.mark.skipif(PLAIN, reason="workers would play in plain Python")
ARENA = ["arena", "azul", "--bots", "keen,casual,random", "--games", "6", "--format", "json"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    """A cluster on this machine, shared by all tests because it starts slowly."""
    with ray_cluster("", cpus=2) as started:
        yield started


def busy_workers() -> list[int]:
    """Return the processes of our cluster that are running a task."""
    children: dict[int, list[int]] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended
            parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            children.setdefault(int(parent), []).append(int(process.name))
    ours, fresh = list[int](), [os.getpid()]
    while fresh:
        fresh = [child for parent in fresh for child in children.get(parent, [])]
        ours += fresh
    return [one for one in ours if Path(f"/proc/{one}/cmdline").read_bytes().startswith(b"ray::do")]


def files_of(out: Path, run: Run, games: int, workers: Executor, kills: int = 0) -> list[bytes]:
    """Return the files of a run during which this many workers are killed while they play."""
    killed = 0
    for _stretch, _rows in write(parts_of(out, run, games, 8), workers):
        if killed < kills and (busy := busy_workers()):
            os.kill(busy[0], signal.SIGKILL)
            killed += 1
    assert killed == kills
    return [path.read_bytes() for path in sorted(out.iterdir())]


def test_games_are_the_same_as_without_ray_though_workers_are_killed(
    cluster: Executor, tmp_path: Path
) -> None:
    run = Run(MatchSetup("azul", 2), ("strong", "casual"), seed=4)
    there = files_of(tmp_path / "there", run, 12, cluster, kills=2)
    here = files_of(tmp_path / "here", run, 12, LocalExecutor())
    assert len(here) == 2
    assert there == here


def test_a_worker_that_kills_itself_is_replaced(cluster: Executor, tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(6)]
    assert [*cluster.results(worker_functions.die_at_first, jobs)] == [*range(6)]
    assert len([*tmp_path.iterdir()]) == 2


def test_a_job_that_kills_every_worker_ends_it(cluster: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_executor, "RETRIES", 0)
    with pytest.raises(WorkersCrashed, match="is there enough memory"):
        [*cluster.results(worker_functions.die, [1])]


def test_workers_load_the_compiled_rules(cluster: Executor) -> None:
    assert [*cluster.results(worker_functions.rules_compiled_anew, ["azul"])] == [
        (str(cache_folder("riad")), 0)
    ]


def test_work_that_fails_says_so_and_the_cluster_goes_on(cluster: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        [*cluster.results(worker_functions.fail, [1, 0, 1])]
    assert [*cluster.results(worker_functions.double, range(9))] == [*range(0, 18, 2)]


@pytest.mark.usefixtures("cluster")
def test_a_program_that_has_a_cluster_keeps_it() -> None:
    import ray

    with open_executor("", None) as workers:
        assert [*workers.results(worker_functions.double, [1])] == [2]
    assert ray.is_initialized()


@pytest.mark.usefixtures("cluster")
def test_the_command_plays_the_same_over_ray(capfd: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for where in ([], ["--ray"]):
        with pytest.raises(SystemExit) as left:
            main([*ARENA, *where])
        assert left.value.code == 0
        outputs.append(capfd.readouterr())
    assert outputs[0] == outputs[1]
    assert outputs[0].out.count("\n") == 3


def test_a_cluster_of_its_own_is_started_and_stopped_in_silence() -> None:
    command = [sys.executable, "-m", "riad", *ARENA]
    runs = [
        subprocess.run([*command, *more], capture_output=True, text=True, check=False)
        for more in ([], ["--ray"])
    ]
    assert runs[0].stdout == runs[1].stdout
    assert [(run.returncode, run.stderr) for run in runs] == [(0, ""), (0, "")]


def test_another_version_of_riad_is_refused() -> None:
    with pytest.raises(VersionMismatch, match=r"has riad .*, not 0\.0\.1: install the same"):
        do(worker_functions.double, 1, "0.0.1")


@pytest.mark.parametrize("address", ["azul", "10001", "host:", "ray://", ":1"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(
        ClusterUnavailable, match="the address of a Ray cluster is host:port, ray://host:port or auto"
    ):
        check_reachable(address)


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_where_nobody_answers(scheme: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # no process listens
        port = taken.getsockname()[1]
        with pytest.raises(
            ClusterUnavailable, match=f"cannot reach a Ray cluster at {scheme}127.0.0.1:{port}"
        ):
            check_reachable(f"{scheme}127.0.0.1:{port}")
    with pytest.raises(ClusterUnavailable, match="cannot reach a Ray cluster"):
        check_reachable(f"{scheme}127.0.0.1:99999")


def test_what_compiled_code_says_while_ray_starts_is_not_heard(capfd: pytest.CaptureFixture[str]) -> None:
    with ray_executor.silence_stderr():
        os.write(2, b"a word")
    os.write(2, b"another")
    assert capfd.readouterr().err == "another"


@pytest.mark.parametrize(("address", "starts"), [("", ray_executor.STARTS), ("auto", 1)])
def test_a_start_that_fails_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, address: str, starts: int
) -> None:
    import ray

    tried = []

    def init(**arguments: object) -> None:
        tried.append(arguments["address"])
        raise Exception("timed out")  # as Ray does

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    with pytest.raises(ClusterUnavailable, match="timed out"):
        ray_executor.connect(address, None)
    assert tried == [address or "local"] * starts


def test_why_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    error = ConnectionError("nobody is there\nand more lines")
    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    message = "no Ray cluster at host:1: nobody is there"
    assert ray_executor.trouble("host:1", error) == f"{message} (it may want RAY_AUTH_MODE=token)"
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    assert ray_executor.trouble("host:1", error) == message
    assert ray_executor.trouble("", error) == "Ray does not start on this machine: nobody is there"


def test_rays_own_thread_is_not_heard() -> None:
    heard = io.StringIO()
    stream = FilteredStdout(heard)
    thread = threading.Thread(target=stream.write, args=("a worker died",), name="ray_listen_error_messages")
    thread.start()
    thread.join()
    stream.write("a table")
    stream.flush()
    assert heard.getvalue() == "a table"
    assert FilteredStdout(None).write("nowhere") == 7
