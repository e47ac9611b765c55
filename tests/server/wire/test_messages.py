"""Messages of the websocket: told apart by their type, strict one way and whole the other."""

import json
from typing import Any, get_args

import msgspec
import pytest

from riad.server.wire.messages import (
    Chatted,
    FromClient,
    FromServer,
    Mine,
    Ping,
    Pong,
    State,
    Unwatch,
    Update,
    Watch,
    Wrong,
)
from riad.server.wire.responses import ChatLine, ErrorShown, Happening, TableShown

decoder = msgspec.json.Decoder(FromClient)
TABLE = TableShown(
    id="a-table-",
    game="azul",
    options={"wall": "grey"},
    seats=[],
    host="anna-who",
    listed=False,
    pace="live",
    status="open",
    seq=3,
    created=1,
    now=2,
    digest="d",
    you=[],
)
LINE = ChatLine(room="players", number=1, at=1, person="anna-who", name="Anna", text="Hello")
NEWS = Happening(seq=3, at=1, kind="sit", seat=0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type": "ping"}', Ping()),
        ('{"type": "watch", "table": "a-table-"}', Watch(table="a-table-", after=0)),
        ('{"type": "watch", "after": 7, "table": "a-table-"}', Watch(table="a-table-", after=7)),
        ('{"type": "unwatch", "table": "a-table-"}', Unwatch(table="a-table-")),
    ],
)
def test_what_a_client_may_say(text: str, message: Any) -> None:
    assert decoder.decode(text) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '"ping"',
        '{"type": null}',
        '{"type": "PING"}',
        '{"type": "state"}',
        '{"type": "ping", "now": 1}',
        '{"type": "watch"}',
        '{"type": "watch", "table": "short"}',
        '{"type": "watch", "table": "a-table-", "after": -1}',
        '{"type": "watch", "table": "a-table-", "after": "0"}',
        '{"type": "watch", "table": "a-table-", "from": 0}',
        '{"type": "unwatch", "table": "a-table-", "after": 0}',
        '{"type": "unwatch", "table": ["a-table-"]}',
    ],
)
def test_what_no_client_may_say(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decoder.decode(text)


@pytest.mark.parametrize(
    "message",
    [
        State(table="t", seq=3, state=TABLE, happened=[NEWS]),
        Update(table="t", seq=3, happening=NEWS, state=TABLE),
        Chatted(table="t", seq=3, line=LINE),
        Mine(table="t", seq=3, status="playing", turn=True),
        Pong(now=5),
        Wrong(error=ErrorShown(code="stale", message="moved on", table=TABLE), table="t"),
    ],
)
def test_what_the_server_says_is_read_as_it_was(message: Any) -> None:
    text = msgspec.json.encode(message)
    assert msgspec.json.decode(text, type=FromServer) == message
    fields = {field.encode_name for field in msgspec.structs.fields(message)}
    assert json.loads(text).keys() == fields | {"type"}


def test_no_two_messages_have_one_type() -> None:
    for side in (FromClient, FromServer):
        tags = [kind.__struct_config__.tag for kind in get_args(side)]
        assert None not in tags
        assert len({*tags}) == len(tags)
