"""Logs are lines of JSON that tell what happened."""

import io
import json
import logging

from riad.server.logs import Lines


def logged(message: str, *arguments: object, **extra: object) -> dict[str, object]:
    """What a message comes to."""
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
    found: dict[str, object] = json.loads(text)
    return found


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
