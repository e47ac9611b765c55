"""The parts of the documents that are generated: settings, the protocol, rules and options.

python -m tests.kit.documents  write them into docs/
"""

import argparse
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from riad.cli import serve
from tests.kit import protocol_tables, rulebooks

DOCS = Path(__file__).parents[2] / "docs"


def help_of_serve() -> dict[str, str]:
    """Return the help text in `riad serve --help` of each flag that is a setting."""
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers(), [])
    (commands,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    flags = commands.choices["serve"]._actions
    return {one.option_strings[0]: str(one.help) for one in flags if one.dest in serve.HELP}


def settings() -> Iterator[str]:
    """Yield a row for each setting; brackets at the end of its help contain its default."""
    yield "| setting | default | what it is |"
    yield "|---|---|---|"
    for flag, text in help_of_serve().items():
        parts = re.fullmatch(r"(.*?)(?: \((?:default: )?([^()]*)\))?", text)
        assert parts is not None
        yield f"| `{flag}` | {parts[2] or ''} | {parts[1]} |"


PARTS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "settings": ("operate.md", settings),
    **protocol_tables.parts(),
    **rulebooks.parts(),
}
"""The document and generator of each part, by the name in its markers."""


def with_part(text: str, name: str, lines: Iterator[str]) -> str:
    """Return a document with one of its parts replaced."""
    begin, end = f"<!-- {name}: python -m tests.kit.documents -->", f"<!-- end of {name} -->"
    before, opening, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    assert opening, f"{name} has no place"
    assert closed, f"{name} has no end"
    return "\n".join([before + begin, "", *lines, "", end]) + after


if __name__ == "__main__":
    for part, (document, made) in PARTS.items():
        path = DOCS / document
        path.write_text(with_part(path.read_text(encoding="utf-8"), part, made()), encoding="utf-8")
