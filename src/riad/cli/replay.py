"""`riad replay` and `riad check`: showing and checking saved matches."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from riad.cli.terminal import (
    FileError,
    as_sentence,
    load,
    points_text,
    print_error,
    use_colour,
    whole_number,
    wrapped,
)
from riad.match.ansi import count_of

if TYPE_CHECKING:
    from riad.match.match import Match


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the commands to the parser."""
    about = "show a saved match, move by move or at one position"
    replay = commands.add_parser("replay", help=about, description=as_sentence(about))
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--at", type=whole_number, metavar="N", help="show only the board after N moves; 0 is the start"
    )
    replay.add_argument("--boards", action="store_true", help="show the board before every move")
    replay.set_defaults(run=run_replay)
    about = "check that every move in saved matches was legal"
    check = commands.add_parser("check", help=about, description=as_sentence(about))
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=run_check)


def run_replay(chosen: argparse.Namespace) -> None:
    """Print the moves in words and the last board, or the board after a number of moves."""
    match = load(chosen.file)
    if chosen.at is not None:
        print(board(match.at(chosen.at)))
        return
    shown = match.at(0)
    for number, move in enumerate(match.moves, start=1):
        if chosen.boards:
            print(board(shown), end="\n\n")
        seat = (shown.turn or 0) + 1
        print(wrapped(f"{number:>3}  {move:<3} seat {seat} {shown.tell(move)}", indent=5))
        before = shown.points
        shown.push(move)
        if shown.points != before:
            print(f"     {points_text(before, shown.points)}")
    print(f"\n{board(shown)}")
    print("\n" + wrapped(str(match.outcome or "The game is not over.")))


def board(match: "Match") -> str:
    """Return the board as a spectator sees it."""
    return match.game.draw(match.view(None), coloured=use_colour())


def run_check(chosen: argparse.Namespace) -> None:
    """Check files by loading them: the header, every move, the closing line."""
    damaged = 0
    for path in chosen.files:
        try:
            match = load(path)
        except FileError as error:
            print_error(f"riad: {error}\n")
            damaged += 1
        else:
            moves = count_of(len(match.moves), "move")
            print(f"{path}: {moves}, all legal. {match.outcome or 'The game is not over.'}")
    if damaged:
        sys.exit(2)
