"""The parts of the documents that are generated from the program: settings, requests and errors.

python -m tests.documents  write them into docs/
"""

import argparse
import re
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from riad.cli import serve
from riad.server.routes import node, order, people, play, push, tables
from riad.server.trouble import STATUS
from tests.refusals import found_in

DOCS = Path(__file__).parents[1] / "docs"
WIDTH = 100
ANYWHERE = ("bad_request", "foreign_origin", "too_large", "wrong_type", "method_not_allowed", "internal")
"""Codes with which any request may be refused, besides `unavailable` and `preparing`."""
AT_A_TABLE = ("not_found", "rules_changed")


def help_of_serve() -> dict[str, str]:
    """Return the help text in `riad serve --help` of each flag that is a setting."""
    parser = argparse.ArgumentParser()
    serve.add_to(parser.add_subparsers(), [])
    (commands,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    flags = commands.choices["serve"]._actions
    return {one.option_strings[0]: str(one.help) for one in flags if one.dest in serve.HELP}


def settings() -> Iterator[str]:
    """Yield a row for each setting; brackets at the end of its help contain its default."""
    yield "| setting | default | what it is |"
    yield "|---|---|---|"
    for flag, text in help_of_serve().items():
        found = re.fullmatch(r"(.*?)(?: \(([^()]*)\))?", text)
        assert found is not None
        yield f"| `{flag}` | {found[2] or ''} | {found[1]} |"


def requests() -> Iterator[str]:
    """Yield an item for each request: its effect, who may send it, its limits and its own refusals."""
    for path, method, module, name, summary, who in sorted(routes()):
        found = found_in(module, name)
        codes = found.codes - {*ANYWHERE, "unavailable", "too_many_requests", "not_signed_in"}
        if "/tables/" in path:
            codes -= {*AT_A_TABLE}
        said = f"- `{method} {path}`: {summary} {who}"
        if found.limits:
            said += f" Limits: {', '.join(f'`{one}`' for one in sorted(found.limits))}."
        if codes:
            said += f" Refused: {', '.join(f'`{one}`' for one in sorted(codes))}."
        yield from textwrap.wrap(said, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def routes() -> Iterator[tuple[str, str, str, str, str, str]]:
    """Yield each request of the schema: path, method, module, handler, summary, and who may send it."""
    for handlers in (node, order, people, play, push, tables):
        for handler in handlers.HANDLERS:
            (found,) = handler.paths
            path = re.sub(r"\{(\w+):\w+\}", lambda part: part[1].upper(), found)
            module, name = handler.fn.__module__, handler.fn.__name__
            known = "person" in handler.fn.__annotations__ or "not_signed_in" in found_in(module, name).codes
            (method,) = handler.http_methods
            summary = str(handler.summary) + ("" if str(handler.summary).endswith("?") else ".")
            yield path, method, module, name, summary, "People with a name." if known else "Anyone."


def errors() -> Iterator[str]:
    """Yield an item for each status, with its codes."""
    codes = defaultdict(list)
    for code, status in STATUS.items():
        codes[status].append(f"`{code}`")
    for status, named in sorted(codes.items()):
        yield from textwrap.wrap(f"- {status}: {', '.join(named)}", WIDTH, subsequent_indent="  ")


PARTS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "settings": ("operate.md", settings),
    "requests": ("protocol.md", requests),
    "errors": ("protocol.md", errors),
}
"""The document and generator of each part, by the name in its markers."""


def with_part(text: str, name: str, lines: Iterator[str]) -> str:
    """Return a document with one of its parts replaced."""
    begin, end = f"<!-- {name}: python -m tests.documents -->", f"<!-- end of {name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    assert found, f"{name} has no place"
    assert closed, f"{name} has no end"
    return "\n".join([before + begin, "", *lines, "", end]) + after


if __name__ == "__main__":
    for part, (document, made) in PARTS.items():
        path = DOCS / document
        path.write_text(with_part(path.read_text(encoding="utf-8"), part, made()), encoding="utf-8")
