"""The command `riad bench`."""

import sys

import pytest

from riad.core.extras import how_to_install
from tests.kit.command_runner import Command


def test_measuring_the_pages_says_what_it_lacks(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROME", "no-such-browser")
    assert "chromium is not installed" in command("bench", "--pages").err
    monkeypatch.setitem(sys.modules, "playwright", None)
    answer = command("bench", "--pages")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"riad: playwright is not installed. {how_to_install('pages')}\n"


def test_hostile_visitors_need_a_server(command: Command) -> None:
    answer = command("bench", "--hostile")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "riad: --hostile works only with --server\n"
