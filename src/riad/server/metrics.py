"""What a node counts, for Prometheus at /metrics."""

import functools
import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riad.server.node import Node
    from riad.server.table import Table
    from riad.server.wire.told import Happening

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one node."""

    def __init__(self, node: "Node") -> None:
        self._registry = CollectorRegistry()
        requests = Counter(
            "riad_requests", "Requests answered.", ("method", "status"), registry=self._registry
        )
        self._requests = functools.lru_cache(200)(requests.labels)  # to find them takes longer than to count
        self._seconds = Histogram(
            "riad_request_seconds", "Time to answer a request.", buckets=SECONDS, registry=self._registry
        )
        actions = Counter("riad_actions", "Actions written by this node.", ("game",), registry=self._registry)
        self._actions = functools.lru_cache(200)(actions.labels)
        sockets = Gauge("riad_sockets", "Open websockets and streams.", registry=self._registry)
        sockets.set_function(lambda: node.hub.sockets)
        tables = Gauge("riad_tables_in_memory", "Tables in this node's memory.", registry=self._registry)
        tables.set_function(lambda: node.tables.size)
        turns = Counter("riad_bot_turns", "Turns of bots played by this node.", registry=self._registry)
        turns_of = Gauge("riad_bots_thinking", "Bots that this node is moving.", registry=self._registry)
        turns_of.set_function(lambda: node.bots.thinking)
        node.bots.counted = turns.inc
        started = Gauge("riad_start_time_seconds", "When this node started.", registry=self._registry)
        started.set(time.time())
        node.tables.listeners.append(self._happened)

    def _happened(self, table: "Table", happenings: "Sequence[Happening]", ours: bool) -> None:
        if ours:
            self._actions(table.facts.game).inc(len(happenings))

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests(method, status).inc()
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)
