"""Logs are lines of JSON that report what happened."""

import io
import json
import logging
import socket
from pathlib import Path

from riad.server.logs import Lines
from tests.kit.server.node_processes import Player, node


def logged(message: str, *arguments: object, **extra: object) -> dict[str, object]:
    """Return the line that a message produces."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logger = logging.Logger("riad.test")
    logger.addHandler(handler)
    if extra.pop("raising", False):
        try:
            raise ValueError("why")
        except ValueError:
            logger.exception(message, *arguments, extra=extra)
    else:
        logger.warning(message, *arguments, extra=extra)
    text = stream.getvalue()
    assert text.count("\n") == 1
    record: dict[str, object] = json.loads(text)
    return record


def test_a_line_has_the_time_the_level_and_the_message() -> None:
    line = logged("the %s does not answer", "database")
    assert set(line) == {"at", "level", "from", "message"}
    assert str(line["at"]).endswith("Z")
    assert (line["level"], line["from"]) == ("warning", "riad.test")
    assert line["message"] == "the database does not answer"


def test_what_else_is_given_stands_beside_it_whatever_it_is() -> None:
    line = logged("a\nb", route="/api", thing={1, 2} - {2}, name_of=ValueError)
    assert (line["message"], line["route"], line["thing"]) == ("a\nb", "/api", [1])
    assert line["name_of"] == "<class 'ValueError'>"


def test_a_fault_comes_with_its_trace_in_the_same_line() -> None:
    line = logged("it failed", raising=True)
    assert "ValueError: why" in str(line["trace"])


def test_the_log_of_a_node_names_nobody(tmp_path: Path) -> None:
    """The privacy page promises this, and the documents promise that it names no table."""
    login, address = "hildegard-k", "203.0.113.77"
    with node(tmp_path / "riad.sqlite", "--log", "debug", "--proxies", "127.0.0.1") as running:
        there = Player(running.address, "Hildegard")
        there.http.headers["x-forwarded-for"] = address
        account = {"login": login, "password": "a long and winding road"}
        there.good("POST", "/api/account", account)
        there.bad("POST", "/api/login", {**account, "password": "wrong"})
        token = there.good("POST", "/api/tokens", {"label": "Sibyl"})["token"]
        table = there.make()["id"]
        there.good("POST", f"/api/tables/{table}/chat", {"text": "Ave"})
        there.bad("POST", f"/api/tables/{table}/turn", {"moves": ["nonsense"]})
        there.ask("GET", f"/api/tables/{table}/no-such-thing")
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(f"{login} /t/{table}\r\n\r\n".encode())  # not a request at all
            line.recv(1000)
        there.close()
        running.stop()
        log = "".join(running.output)
    assert "Riad is running at" in log
    for secret in ("Hildegard", login, address, "Sibyl", token, table, "Ave", "winding", there.id):
        assert secret not in log
