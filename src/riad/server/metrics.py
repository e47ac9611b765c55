"""Metrics of a node, for Prometheus at /metrics."""

import asyncio
import functools
import logging
import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from riad.server.live.hub import Hub
    from riad.server.store.measured import MeasuredStore
    from riad.server.store.readiness import Readiness
    from riad.server.table.bots import Bots
    from riad.server.table.repository import TableRepository
    from riad.server.table.table import Table
    from riad.server.wire.responses import Happening

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
WAITS = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
LOOK_EVERY = 0.5  # seconds
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER = "other"
"""The label for anything a visitor may have made up, which bounds the number of labels."""


class Errors(logging.Handler):
    """A counter of everything logged as an error, wherever in the process it comes from."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        self._counter.labels(record.name).inc()


class Metrics:
    """The metrics of one node: of its requests, tables, sockets, bots, writes, and of its process."""

    def __init__(
        self,
        tables: "TableRepository",
        hub: "Hub",
        bots: "Bots",
        store: "MeasuredStore",
        readiness: "Readiness",
    ) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # memory, processor, open files; on Linux
        self._measure_requests()
        self._measure_tables(tables)
        self._gauge("riad_sockets", "Open websockets and streams.", lambda: hub.sockets)
        self._measure_bots(bots)
        self._measure_writes(store)
        self._measure_the_process()
        self._gauge("riad_writable", "1 if the last attempt to write succeeded.", lambda: readiness.can_write)

    def _measure_requests(self) -> None:
        labels = ("method", "route", "status")
        requests = Counter("riad_requests", "Requests answered.", labels, registry=self._registry)
        self._requests = functools.lru_cache(1000)(requests.labels)  # looking them up is slower than counting
        self._seconds = self._histogram("riad_request_seconds", "Time to answer a request.", SECONDS)

    def _measure_tables(self, tables: "TableRepository") -> None:
        actions = Counter("riad_actions", "Actions written by this node.", ("game",), registry=self._registry)
        self._actions = functools.lru_cache(200)(actions.labels)
        self._gauge("riad_tables_in_memory", "Tables in this node's memory.", lambda: tables.size)
        tables.listeners.append(self._happened)

    def _measure_writes(self, store: "MeasuredStore") -> None:
        self._commits = self._histogram("riad_commit_seconds", "Time until a write is durable.", SECONDS)
        failed = "Writes that failed because the database did not answer."
        self._failures = Counter("riad_commit_failures", failed, registry=self._registry)
        store.observe = self.wrote

    def _measure_bots(self, bots: "Bots") -> None:
        turns = Counter("riad_bot_turns", "Turns of bots played by this node.", registry=self._registry)
        bots.counted = turns.inc
        self._gauge("riad_bots_thinking", "Bots that this node is moving.", lambda: bots.thinking)
        self._gauge("riad_bots_waiting", "Turns that wait for a thread.", lambda: bots.queue.waiting)
        waits = self._histogram("riad_bot_wait_seconds", "Time that a bot waits for a thread.", WAITS)
        bots.waited = waits.observe

    def _measure_the_process(self) -> None:
        lag = "Delay of the event loop."
        self._lag = self._histogram("riad_loop_lag_seconds", lag, SECONDS)
        errors = Counter("riad_errors", "Errors in the log.", ("logger",), registry=self._registry)
        self._errors = Errors(errors)
        logging.getLogger().addHandler(self._errors)
        started = Gauge("riad_start_time_seconds", "Start time of this node.", registry=self._registry)
        started.set(time.time())

    def _histogram(self, name: str, about: str, buckets: "Sequence[float]") -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self._registry)

    def _gauge(self, name: str, about: str, value: "Callable[[], float]") -> None:
        Gauge(name, about, registry=self._registry).set_function(value)

    def _happened(self, table: "Table", happenings: "Sequence[Happening]", ours: bool) -> None:
        if ours:
            self._actions(table.facts.game).inc(len(happenings))

    def answered(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """Count a request by its template: neither ids in a path nor unknown paths become labels."""
        self._requests(method if method in METHODS else OTHER, route or OTHER, status).inc()
        self._seconds.observe(seconds)

    def wrote(self, seconds: float, failed: bool) -> None:
        """Count a write."""
        if failed:
            self._failures.inc()
        else:
            self._commits.observe(seconds)

    async def follow_the_loop(self) -> None:
        """Measure the lag of the event loop, for as long as the node runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self._lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self._registry)

    def close(self) -> None:
        """Stop counting errors."""
        logging.getLogger().removeHandler(self._errors)
