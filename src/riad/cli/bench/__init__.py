"""`riad bench`: speed of games, searches, batches, other libraries, pages and a node."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from riad.cli.terminal import as_sentence, compile_with_progress
from riad.core.errors import BadOption
from riad.games import PACKAGES


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "measure random games per second on one core"
    parser = commands.add_parser("bench", help=about, description=as_sentence(about))
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object per row")
    parser.add_argument(
        "--seconds", type=float, default=0.4, metavar="S", help="length of one measurement (0.4)"
    )
    parser.add_argument(
        "--search", action="store_true", help="measure the bots' search instead of random games"
    )
    parser.add_argument("--batch", action="store_true", help="measure batches on threads instead")
    parser.add_argument("--gpu", action="store_true", help="measure games and batches on a GPU instead")
    parser.add_argument(
        "--others", action="store_true", help="compare with other libraries, with two players"
    )
    parser.add_argument(
        "--server", action="store_true", help="measure a server node instead (about 2 minutes)"
    )
    parser.add_argument(
        "--hostile",
        action="store_true",
        help="with --server: attack a node, and measure how long /health takes",
    )
    parser.add_argument(
        "--pages",
        action="store_true",
        help="measure the web pages instead (about 4 minutes; needs Chromium)",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Measure and print row by row."""
    if not 0 < chosen.seconds <= 60:
        raise BadOption("seconds", "seconds must be more than 0 and at most 60")
    if chosen.hostile and not chosen.server:
        raise BadOption("hostile", "--hostile works only with --server")
    if chosen.server or chosen.pages:
        from riad.cli.bench import pages, server

        (server if chosen.server else pages).run(chosen)
        return
    names = [chosen.game] if chosen.game else list(PACKAGES)
    for name in () if chosen.gpu else names:  # a GPU has its own compiled code
        compile_with_progress(name)
    measure_kind(chosen)(names, chosen)


def measure_kind(chosen: argparse.Namespace) -> Callable[[Sequence[str], argparse.Namespace], None]:
    """Return the measurement for the chosen flags."""
    from riad.cli.bench import batches, games, libraries, searches

    if chosen.batch or chosen.gpu:
        return batches.run
    if chosen.others:
        return libraries.run
    return searches.run if chosen.search else games.run
