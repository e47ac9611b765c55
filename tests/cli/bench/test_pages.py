"""`riad bench --pages`: which pages are measured; tests/web/test_measuring.py measures some in a browser."""

from pathlib import Path
from typing import Any

import pytest

import riad
from riad.cli.bench import pages
from riad.cli.bench.chromium import MISSING
from riad.cli.bench.pages import Sizes, pages_of, ready
from riad.server.routes import pages as routes


def test_each_game_has_its_pages_between_those_of_all() -> None:
    assert [*pages_of(["azul", "toy"])] == [
        ("home", "/"),
        ("a table of azul", "/t/azul"),
        ("a table of toy", "/t/toy"),
        ("the rules of azul", "/rules/azul"),
        ("the rules of toy", "/rules/toy"),
        ("the lesson of azul", "/learn/azul"),
        ("the lesson of toy", "/learn/toy"),
        ("the settings", "/settings"),
    ]


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []
    monkeypatch.setattr(pages, "import_module", imported.append)
    monkeypatch.setattr(pages, "find_chromium", lambda: None)
    with pytest.raises(riad.BadOption, match=MISSING):
        ready()
    monkeypatch.setattr(pages, "find_chromium", lambda: tmp_path / "chromium")
    monkeypatch.setattr(routes, "BUILT", tmp_path)
    with pytest.raises(riad.BadOption, match="the pages are not built"):
        ready()
    (tmp_path / "index.html").touch()
    assert ready() == tmp_path / "chromium"
    assert {*imported} == {"playwright"}


class Network:
    """A stand-in for a page and for its session with the browser, whose events a test sends."""

    def __init__(self) -> None:
        self.context = self
        self.on_event: dict[str, Any] = {}

    def new_cdp_session(self, _page: object) -> "Network":
        return self

    def on(self, event: str, handler: Any) -> None:
        self.on_event[event] = handler

    def send(self, _command: str) -> None:
        """Send nothing: there is no browser."""


def test_scripts_alone_are_counted_when_they_have_arrived() -> None:
    network: Any = Network()
    sizes = Sizes(network)
    began, ended = (network.on_event[f"Network.{event}"] for event in ("responseReceived", "loadingFinished"))
    for name, kind in {"1": "Script", "2": "Stylesheet", "3": "Script", "4": "Script"}.items():
        began({"type": kind, "requestId": name})
    for name, size in {"1": 1000, "2": 500, "3": 20}.items():
        ended({"requestId": name, "encodedDataLength": size})
    assert (sizes.bytes, sizes.files) == (1020, 2)
