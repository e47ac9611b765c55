"""Runs of a game's tests in a scratch copy: once to measure them, then once for each mutant.

Each run is a fork of this process, which has imported NumPy, Numba and pytest but nothing of Riad: a mutant
then costs the import of Riad and its tests only. Deadlines are in processor time, so that a busy machine
kills no mutant.
"""

import contextlib
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

START_SECONDS = 60  # of processor time, to import and collect
MEASURING_SECONDS = 600  # of processor time, for a test without a mutant
TIMES_SLOWER = 10  # than without a mutant: a test that still runs is stopped
WALL_SECONDS = 1800  # for a run that waits instead of computing
MEMORY = 4 << 30
LOG = "log.txt"
LEFT_OUT = {"src": ("__pycache__", "static"), "tests": ("__pycache__", "web", "server", "cli")}
OPTIONS = ("-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")


@dataclass(frozen=True)
class Measured:
    """The tests of a game with their processor time, and those that run each line of its files."""

    seconds: dict[str, float]
    reaching: dict[str, dict[int, list[int]]]  # by file and line; tests by number, -1 for an import

    def tests_for(self, file: str, lines: range, seconds: float) -> dict[str, float]:
        """Return the tests that run any of these lines with their limits, the shortest first.

        For lines that an import runs, these are all tests.
        """
        tests, by_line = list(self.seconds), self.reaching.get(file, {})
        numbers = {number for line in lines for number in by_line.get(line, ())}
        found = tests if -1 in numbers else [tests[number] for number in numbers]
        shortest = sorted(found, key=lambda test: (self.seconds[test], test))
        return {test: seconds + TIMES_SLOWER * self.seconds[test] for test in shortest}


@contextlib.contextmanager
def scratch_copy(root: Path) -> Iterator[Path]:
    """Yield a copy of the package and of the tests, and remove it in the end."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        for name, left_out in LEFT_OUT.items():
            shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns(*left_out))
        if (root / "pyproject.toml").is_file():
            shutil.copy(root / "pyproject.toml", copy)
        yield copy


def measured(copy: Path, files: Sequence[str], arguments: Sequence[str]) -> Measured:
    """Run all tests once, with coverage by test; they must pass."""
    child = Child(copy, lambda report: _measure(copy, files, arguments, report))
    found = child.wait()
    if not found or found[-1]["status"] != 0:
        log = (copy / LOG).read_text(encoding="utf-8", errors="replace")
        raise SystemExit(f"{log}\nthe tests do not pass without a mutant ({child.fate})")
    told = found[-1]
    reaching = {
        file: {int(line): tests for line, tests in lines.items()} for file, lines in told["lines"].items()
    }
    return Measured(told["seconds"], reaching)


def _measure(copy: Path, files: Sequence[str], arguments: Sequence[str], report: Callable[..., None]) -> None:
    os.environ["COVERAGE_CORE"] = "ctrace"  # the others have no contexts
    from coverage import Coverage

    coverage = Coverage(data_file=None, include=[str(copy / file) for file in files], config_file=False)
    coverage.start()
    watch = Watch({}, coverage.switch_context)
    status = pytest.main([*OPTIONS, *arguments], plugins=[watch])
    coverage.stop()
    data, numbers = coverage.get_data(), {test: number for number, test in enumerate(watch.seconds)}
    lines = {
        file: {
            line: sorted(numbers.get(test, -1) for test in tests)
            for line, tests in data.contexts_by_lineno(str(copy / file)).items()
        }
        for file in files
    }
    report(status=int(status), seconds=watch.seconds, lines=lines)


class Child:
    """A fork of this process at work in a copy. It reports values as lines of JSON."""

    def __init__(self, copy: Path, work: Callable[[Callable[..., None]], None]) -> None:
        self._read, write = os.pipe()
        self._told = b""
        self._ends = time.monotonic() + WALL_SECONDS
        self.fate = ""
        sys.stdout.flush()
        sys.stderr.flush()
        self.process = os.fork()
        if self.process == 0:
            os.close(self._read)
            _work(copy, write, work)
        os.close(write)
        os.set_blocking(self._read, False)

    def poll(self) -> bool:
        """Return whether the child has ended; kill it after its deadline."""
        with contextlib.suppress(BlockingIOError):
            while told := os.read(self._read, 1 << 16):
                self._told += told
        ended, status = os.waitpid(self.process, os.WNOHANG)
        if not ended:
            if time.monotonic() > self._ends:
                self.kill()
            return False
        code = os.waitstatus_to_exitcode(status)
        self.fate = signal.Signals(-code).name if code < 0 else str(code)
        with contextlib.suppress(BlockingIOError):
            while told := os.read(self._read, 1 << 16):
                self._told += told
        os.close(self._read)
        return True

    def kill(self) -> None:
        """Kill the child with the processes that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)

    def reports(self) -> list[dict[str, Any]]:
        """Return what the child has reported so far."""
        return [json.loads(line) for line in self._told.decode().splitlines()]

    def wait(self) -> list[dict[str, Any]]:
        """Wait for the end of the child and return its reports."""
        try:
            while not self.poll():
                time.sleep(0.02)
        except KeyboardInterrupt:
            self.kill()
            raise
        return self.reports()


def _work(copy: Path, pipe: int, work: Callable[[Callable[..., None]], None]) -> None:
    """Do the work in the forked process, silently, and leave it."""
    status = 70
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.chdir(copy)
        log = os.open(LOG, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        for stream in (0, 1, 2):
            os.dup2(log, stream)
        source = str(copy / "src")
        sys.path[:0] = [source, str(copy)]
        os.environ["PYTHONPATH"] = os.pathsep.join([source, str(copy), os.environ.get("PYTHONPATH", "")])

        def report(**values: Any) -> None:
            os.write(pipe, json.dumps(values).encode() + b"\n")

        work(report)
        sys.stdout.flush()  # what pytest has said: leaving at once would lose it
        status = 0
    finally:
        os._exit(status)


@dataclass(eq=False)  # pytest hashes its plugins
class Watch:
    """A plugin of pytest: it orders the tests, limits and measures each, and notes the first that fails."""

    limits: Mapping[str, float]
    begun: Callable[[str], object] = str  # called with each test, and with none
    seconds: dict[str, float] = field(default_factory=dict)
    failed: str = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that have limits, in their order; all, if none has."""
        if self.limits:
            place = {test: number for number, test in enumerate(self.limits)}
            items[:] = sorted(
                (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
            )

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Limit the processor time of a test, and measure it."""
        self.begun(item.nodeid)
        limit_seconds(self.limits.get(item.nodeid, MEASURING_SECONDS))
        start = time.process_time()
        yield
        self.seconds[item.nodeid] = round(time.process_time() - start, 3)
        self.begun("")

    def pytest_runtest_logreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """Note the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    pytest_collectreport = pytest_runtest_logreport


def limit_seconds(seconds: float) -> None:
    """End this process after this much more processor time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Trial:
    """The run of one mutant: its text in the copy, and tests with their limits, until one fails."""

    def __init__(self, copy: Path, file: str, text: str, tests: Mapping[str, float]) -> None:
        self._path = copy / file
        self._original = self._path.read_bytes()
        self._write(text.encode())
        self._child = Child(copy, lambda report: _try(tests, report))

    def _write(self, content: bytes) -> None:
        """Write the file; remove compiled copies, which a file of the same size and second passes for."""
        self._path.write_bytes(content)
        for compiled in self._path.parent.glob(f"__pycache__/{self._path.stem}.*.pyc"):
            compiled.unlink()

    def fate(self) -> str | None:
        """Return what became of the mutant once it is known: "alive", or why it died."""
        if not self._child.poll():
            return None
        self._write(self._original)
        reports = self._child.reports()
        if not reports or "status" not in reports[-1]:
            return f"stopped by {self._child.fate} in {reports[-1]['test'] if reports else 'the import'}"
        last = reports[-1]
        return "alive" if last["status"] == 0 else last["failed"] or f"pytest ended with {last['status']}"

    def stop(self) -> None:
        """Kill the run."""
        self._child.kill()


def _try(tests: Mapping[str, float], report: Callable[..., None]) -> None:
    """Run the tests of the file that has most of them, then the others: a file costs time to import."""
    counts = Counter(test.partition("::")[0] for test in tests)
    first, *others = (file for file, _ in counts.most_common())
    for files in filter(None, ([first], others)):
        limit_seconds(START_SECONDS)
        watch = Watch(
            {test: limit for test, limit in tests.items() if test.partition("::")[0] in files},
            lambda test: report(test=test),
        )
        status = pytest.main([*OPTIONS, "-x", "-m", "not many", *files], plugins=[watch])
        report(status=int(status), failed=watch.failed)
        if status:
            break
