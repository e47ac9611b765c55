"""Tests tolerate a slow machine: none relies on the short default timeouts of a library."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parents[1]
HTTPX = re.compile(r"httpx\.(get|post|put|patch|delete|head|options|request|stream|Client|AsyncClient)")
WANTED = {"httpx": "timeout", "websockets": "open_timeout"}
UNCONCERNED = {"kit/server/load_bots.py"}  # it retries for as long as necessary


def hasty(source: str) -> Iterator[str]:
    """Yield the calls that rely on the default timeouts of httpx and websockets, 5 and 10 seconds."""
    tree = ast.parse(source)
    sockets = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("websockets.")
        for alias in node.names
        if alias.name == "connect"
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        library = "httpx" if HTTPX.fullmatch(name) else "websockets" if name in sockets else None
        arguments = {each.arg for each in call.keywords}
        if (
            library
            and WANTED[library] not in arguments
            and not (library == "websockets" and None in arguments)
        ):
            yield f"line {call.lineno}: {ast.unparse(call)}"


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("httpx.get(address)", 1),
        ("httpx.get(address, timeout=60)", 0),
        ("with httpx.Client(base_url=address): pass", 1),
        ("patient.get(address)", 0),
        ("from websockets.sync.client import connect\nconnect(address)", 1),
        ("from websockets.sync.client import connect\nconnect(address, open_timeout=60)", 0),
        ("from websockets.sync.client import connect\nconnect(address, **usual)", 0),
        ("sqlite3.connect(file)", 0),
    ],
)
def test_what_waits_shortly_is_found(source: str, number: int) -> None:
    assert len([*hasty(source)]) == number


def test_no_test_leaves_its_patience_to_a_library() -> None:
    calls = [
        f"{path.relative_to(HERE)}, {one}"
        for path in sorted(HERE.rglob("*.py"))
        if path.relative_to(HERE).as_posix() not in UNCONCERNED
        for one in hasty(path.read_text(encoding="utf-8"))
    ]
    assert calls == []


def test_no_example_of_hypothesis_has_a_deadline() -> None:
    assert settings.default is not None
    assert settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check
    assert settings.default.derandomize
