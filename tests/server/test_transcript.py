"""Transcripts of every game: a change of any byte on the wire fails here, and says where."""

import asyncio
from itertools import islice

import pytest

import riad
from tests.kit.server.differences import differences
from tests.kit.server.transcript import kept, transcript, turns_in

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
MOST_TOLD = 30  # lines
A_LINE = 'line 1: {"b":2,"a":1}'


@pytest.mark.parametrize("game", riad.games.PACKAGES)
def test_the_match_of_a_transcript_sends_the_same_bytes(game: str) -> None:
    old = kept(game)
    assert old, "no transcript: python -m tests.kit.server.transcript makes it"
    new = asyncio.run(transcript(game, turns_in(old)))
    is_same = new == old  # pytest would compare the whole texts letter by letter
    assert is_same, "\n".join(
        [f"the transcript of {game} differs:", *islice(differences(old, new), MOST_TOLD)]
    )


@pytest.mark.parametrize("game", riad.games.PACKAGES)
def test_a_transcript_has_a_whole_match_and_every_kind_of_frame(game: str) -> None:
    lines = kept(game).splitlines()
    for page in ("anna", "bela", "spectator"):
        updates = [line for line in lines if line.startswith(f'< {page} {{"type":"update"')]
        assert sum('"kind":"turn"' in line for line in updates) > 20
        assert '"status":"over"' in updates[-1]
    for kind in ("state", "update", "chat", "mine", "error"):
        assert any(f'{{"type":"{kind}"' in line for line in lines), kind


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ('< anna {"seq":1}', '< anna {"seq":1}', []),
        ('< anna {"seq":1}', '< anna {"seq":2}', ['line 1: < anna {"seq":2}', "  seq: 1 -> 2"]),
        ('{"a":[{"b":0}]}', '{"a":[{"b":1}]}', ['line 1: {"a":[{"b":1}]}', "  a[0].b: 0 -> 1"]),
        ('{"a":1,"b":2}', '{"b":2,"a":1}', [A_LINE, '  character 3: a":1,"b":2} -> b":2,"a":1}']),
        ("one\ntwo", "two", ["line 1 is gone: one"]),
        ("one", "one\ntwo", ["line 2 is new: two"]),
    ],
)
def test_a_difference_is_told_with_its_place(old: str, new: str, lines: list[str]) -> None:
    assert list(differences(old, new)) == lines
