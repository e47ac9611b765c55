"""The tables of docs/protocol.md, made from the server: requests, errors, limits and close codes."""

import re
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterator

from riad.core.documents import MOST_DEPTH
from riad.server.app import MOST_BODY
from riad.server.errors import STATUS
from riad.server.live.close_codes import CloseCode
from riad.server.people.quotas import FOLDED, LOOKED_AT
from riad.server.people.rate_limits import LATE, LIMITS
from riad.server.routes import moderation, node, people, play, push, tables
from riad.server.routes.tables import MOST_FILE
from riad.server.settings import Settings
from riad.server.table.lobby import IMPORT_SECONDS, LARGEST
from tests.kit.refusals import Following, found_in

WIDTH = 100
ANYWHERE = ("bad_request", "foreign_origin", "too_large", "wrong_type", "method_not_allowed", "internal")
"""Codes with which any request may be refused, besides `unavailable` and `preparing`."""
AT_A_TABLE = ("not_found", "rules_changed")


def requests() -> Iterator[str]:
    """Yield an item for each request: its effect, who may send it, its limits and its own refusals."""
    for path, method, module, name, summary, who in sorted(routes()):
        following = found_in(module, name)
        codes = following.codes - {*ANYWHERE, "unavailable", "too_many_requests", "not_signed_in"}
        if "/tables/" in path:
            codes -= {*AT_A_TABLE}
        item = f"- `{method} {path}`: {summary} {who}"
        if following.limits:
            item += f" Limits: {', '.join(f'`{one}`' for one in sorted(following.limits))}."
        if codes:
            item += f" Refused: {', '.join(f'`{one}`' for one in sorted(codes))}."
        yield from textwrap.wrap(item, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def routes() -> Iterator[tuple[str, str, str, str, str, str]]:
    """Yield each request of the schema: path, method, module, handler, summary, and who may send it."""
    for handlers in (node, moderation, people, play, push, tables):
        for handler in handlers.HANDLERS:
            (template,) = handler.paths
            path = re.sub(r"\{(\w+):\w+\}", lambda part: part[1].upper(), template)
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


def limits_of_requests() -> Iterator[str]:
    """Yield a row for each limit: its numbers, and the requests that it counts."""
    counted = defaultdict(list)
    for path, method, module, name, *_ in sorted(routes()):
        for one in found_in(module, name).limits:
            counted[one].append(f"`{method} {path}`")
    yield "| limit | counts by | most | in seconds | of |"
    yield "|---|---|---|---|---|"
    for name, limit in LIMITS.items():
        of = ", ".join(counted[name]) + REMARKS.get(name, "")
        yield f"| `{name}` | {limit.kind} | {limit.most} | {limit.seconds} | {of} |"


REMARKS = {
    "guess": ", for an address and a login together",
    "tried": f": beyond it an answer takes {LATE:g} seconds longer; nobody is refused",
}
"""Remarks about unusual limits."""
USUAL = Settings()


def limits_of_connections() -> Iterator[str]:
    """Yield a row for each limit of a connection or an address: its default, and the answer beyond it."""
    ends = "the connection ends"
    share = f"each answer counts its bytes and {LOOKED_AT // 1024} KB"
    file = (
        f"{LARGEST.moves:,} moves, {LARGEST.line // 1024} KB a line of its header, "
        f"{MOST_DEPTH} brackets deep, read within {IMPORT_SECONDS:g} seconds"
    )
    yield "| what | limit | answer beyond it |"
    yield "|---|---|---|"
    for row in (
        (
            "headers of a request, the handshake of a websocket too",
            f"{USUAL.header_kb} KB, complete within {USUAL.header_seconds:g} seconds",
            f"431 or 408, and {ends}",
        ),
        (
            "body of a request",
            f"{MOST_BODY // 1024} KB (a saved match {MOST_FILE / 1e6:g} MB), complete within "
            f"{USUAL.body_seconds:g} seconds",
            "413 or 408",
        ),
        ("an answer that is not read", f"{USUAL.body_seconds:g} seconds", ends),
        ("an idle connection", f"{USUAL.keep_alive} seconds", ends),
        (
            "connections of a node",
            "as many as its open files allow",
            f"503 for all but `/health` and `/metrics`, and {ends}",
        ),
        (
            "websockets and streams",
            f"{USUAL.sockets} for an address, {USUAL.person_sockets} for a person",
            f"close code {CloseCode.TOO_MANY}; 429 `too_many_requests`",
        ),
        ("tables that a websocket watches", f"{USUAL.socket_tables}", "`error` with `not_now`"),
        (
            "what an address reads of tables in a minute, by `watch`, `/t/ID`, `/log` and `/export`",
            f"{USUAL.read_mb} MB: {share}",
            "429, or `error` with `too_many_requests`; a page comes without its table",
        ),
        (
            "tables and logs that a node must first read from its database",
            f"{FOLDED // 1024} KB each of the same {USUAL.read_mb} MB",
            "429 for what needs such a table, except a turn; those in memory answer",
        ),
        ("a saved match", file, "400 `bad_file`, 413 `too_large`"),
    ):
        yield f"| {' | '.join(row)} |"


def close_codes() -> Iterator[str]:
    """Yield a row for each code with which the server closes a websocket."""
    yield "| close code | meaning | what a client does |"
    yield "|---|---|---|"
    for code in sorted(CloseCode):
        yield f"| {code.value} | {code.meaning} | {code.reaction} |"


def refusals_of_the_socket() -> Iterator[str]:
    """Yield a row for each code with which a message of a client is refused."""
    following = Following()
    following.follow(("Socket", "_look"))
    yield "| code | reason |"
    yield "|---|---|"
    for code in sorted(following.codes | {"bad_request", "preparing"}, key=[*STATUS].index):
        yield f"| `{code}` | {REASONS[code]} |"


REASONS = {
    "bad_request": "not a message of the protocol",
    "not_found": "there is no such table",
    "not_now": f"more than {USUAL.socket_tables} tables on one connection",
    "rules_changed": REMEDIES["rules_changed"],
    "too_many_requests": "this address has read more than its share (below); ask again after 15 seconds",
    "internal": REMEDIES["internal"],
    "preparing": "the rules are being compiled: `GET /api/preparation` shows when to ask again",
    "unavailable": "too many tables are being read from the database, or it does not answer; "
    "ask again after 15 seconds",
}
"""The reason for each refusal of the websocket."""


def parts() -> dict[str, tuple[str, Callable[[], Iterator[str]]]]:
    """Return the generated parts of the protocol, as in `tests.kit.documents`."""
    return {
        "requests": ("protocol.md", requests),
        "errors": ("protocol.md", errors),
        "limits of requests": ("protocol.md", limits_of_requests),
        "limits of connections": ("protocol.md", limits_of_connections),
        "close codes": ("protocol.md", close_codes),
        "refusals of the websocket": ("protocol.md", refusals_of_the_socket),
    }
