"""Ids."""

import pytest

from riad.server import ids


def test_no_command_takes_an_id_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-aaaaaaaaaaaaaaa", "--bbbbbbbbbbbbbb", "c-_cccccccccccc-"])
    monkeypatch.setattr("riad.server.ids.secrets.token_urlsafe", lambda _bytes: next(drawn))
    assert ids.new_id() == "c-_cccccccccccc-"
