"""The parts of the documents that are generated: settings, requests, errors, rules and options.

python -m tests.kit.documents  write them into docs/
"""

import argparse
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from riad.cli import serve
from riad.server.errors import STATUS
from riad.server.routes import moderation, node, people, play, push, tables
from tests.kit.refusals import found_in
from tests.kit.rulebooks import parts

DOCS = Path(__file__).parents[2] / "docs"
WIDTH = 100
ANYWHERE = ("bad_request", "foreign_origin", "too_large", "wrong_type", "method_not_allowed", "internal")
"""Codes with which any request may be refused, besides `unavailable` and `preparing`."""
AT_A_TABLE = ("not_found", "rules_changed")


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
        found = re.fullmatch(r"(.*?)(?: \((?:default: )?([^()]*)\))?", text)
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
    for handlers in (node, moderation, people, play, push, tables):
        for handler in handlers.HANDLERS:
            (found,) = handler.paths
            path = re.sub(r"\{(\w+):\w+\}", lambda part: part[1].upper(), found)
            module, name = handler.fn.__module__, handler.fn.__name__
            known = "person" in handler.fn.__annotations__ or "not_signed_in" in found_in(module, name).codes
            (method,) = handler.http_methods
            summary = str(handler.summary) + ("" if str(handler.summary).endswith("?") else ".")
            yield path, method, module, name, summary, "People with a name." if known else "Anyone."


def errors() -> Iterator[str]:
    """Yield a row for each code: its status, and a remedy."""
    yield "| code | status | what happened, and what to do |"
    yield "|---|---|---|"
    for code, status in sorted(STATUS.items(), key=lambda one: one[1]):
        yield f"| `{code}` | {status} | {REMEDIES[code]} |"


REMEDIES = {
    "bad_request": "malformed, or a wrong value: `field` names it",
    "bad_option": "a game, seat or option that cannot be: `field` names it",
    "bad_file": "not a saved match, or a damaged one: the message names the line",
    "unknown_move": "not a move of this game: see its notation",
    "bad_name": "choose another name",
    "bad_label": "choose another label",
    "bad_login": "choose another username",
    "weak_password": "choose a longer password that is not the username",
    "not_signed_in": "send a cookie or a token: `POST /api/me`, or log in",
    "wrong_password": "wrong username or password: check both",
    "passkey_refused": "start again, with another passkey or a password",
    "proof_needed": "log in again, then repeat the request within 10 minutes",
    "banned": "this account is banned: ask the operator",
    "blocked": "one of you has blocked the other: choose another table",
    "link_used": "the link was used or is too old: ask for another",
    "foreign_origin": "from another site, or an unknown host name: use the address of the site",
    "not_allowed": "only others may do this, such as the host or a player",
    "not_found": "no such table, game, position or address",
    "no_such_session": "already revoked",
    "no_such_passkey": "already removed",
    "no_such_person": "check the id",
    "method_not_allowed": "use a method that the list of requests has",
    "stale": "the table has changed: choose again from `table`, the present state",
    "not_your_turn": "wait for your turn",
    "illegal_move": "choose another move: `rule` and `reason` say why, `at` which one",
    "incomplete_turn": "the turn needs more moves: `preview` says which",
    "too_many_moves": "the turn ends earlier: leave out the moves from `at` on",
    "not_now": "the table, or the server's settings, do not permit it at the moment",
    "taken": "choose another seat",
    "name_taken": "choose another username",
    "has_account": "you have an account already: log in",
    "try_again": "something changed at the same moment: send the request again",
    "rules_changed": "the match no longer replays as it was played: it stays stored as it is",
    "too_large": "send less: see the limits",
    "wrong_type": "send `Content-Type: application/json`",
    "too_many_requests": "wait as long as `retry-after` says",
    "internal": "a fault of the server, in its log: report it",
    "preparing": "the rules are being compiled: wait as long as `retry-after` says",
    "unavailable": "busy, or the database does not answer: try again later",
}
"""The meaning of each code, and a remedy for a client or its user."""


PARTS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "settings": ("operate.md", settings),
    "requests": ("protocol.md", requests),
    "errors": ("protocol.md", errors),
    **parts(),
}
"""The document and generator of each part, by the name in its markers."""


def with_part(text: str, name: str, lines: Iterator[str]) -> str:
    """Return a document with one of its parts replaced."""
    begin, end = f"<!-- {name}: python -m tests.kit.documents -->", f"<!-- end of {name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    assert found, f"{name} has no place"
    assert closed, f"{name} has no end"
    return "\n".join([before + begin, "", *lines, "", end]) + after


if __name__ == "__main__":
    for part, (document, made) in PARTS.items():
        path = DOCS / document
        path.write_text(with_part(path.read_text(encoding="utf-8"), part, made()), encoding="utf-8")
