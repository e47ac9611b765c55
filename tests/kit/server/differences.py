"""The differences between two transcripts, each with its line and its place in the JSON there."""

import json
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any

SHOWN = 100  # characters


def differences(old: str, new: str) -> Iterator[str]:
    """Yield the differences between two transcripts, line by line."""
    before, after = old.splitlines(), new.splitlines()
    for what, start, end, begin, stop in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what != "equal":
            yield from between(before[start:end], after[begin:stop], begin + 1)


def between(before: Sequence[str], after: Sequence[str], first: int) -> Iterator[str]:
    """Yield the differences between parts of two transcripts, the second beginning at a line."""
    for number, (was, now) in enumerate(zip_longest(before, after), start=first):
        if was is None or now is None:
            yield f"line {number} {'is new' if was is None else 'is gone'}: {cut(now or was)}"
            continue
        yield f"line {number}: {cut(now)}"
        places = list(apart(document_in(was), document_in(now)))
        for place in places or [written_apart(was, now)]:
            yield f"  {place}"


def document_in(line: str) -> Any:
    """Return the JSON of a line of a transcript; the line itself if it has none."""
    try:
        return json.loads(line[line.index("{") :])
    except ValueError:
        return line


def apart(was: Any, now: Any, place: str = "") -> Iterator[str]:
    """Yield the places at which two documents differ, with both values."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in was | now:
            yield from apart(was.get(name), now.get(name), f"{place}.{name}")
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for number, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from apart(one, other, f"{place}[{number}]")
    elif was != now:
        yield f"{place.lstrip('.')}: {cut(json.dumps(was))} -> {cut(json.dumps(now))}"


def written_apart(was: str, now: str) -> str:
    """Return the texts from the first difference on, for the same values in another order or spelling."""
    same = next(place for place, (one, other) in enumerate(zip_longest(was, now)) if one != other)
    return f"character {same + 1}: {cut(was[same:])} -> {cut(now[same:])}"


def cut(text: str) -> str:
    """Return a text without its end if it is long."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
