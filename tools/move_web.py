"""The part of move_house for the client: relative imports in TypeScript, Svelte, styles and documents."""

import posixpath
import re
from collections.abc import Mapping

SPECIFIER = re.compile(
    r"""(?P<before>\bfrom\s|\bimport\s|\bimport\(\s*|\bvi\.(?:mock|doMock|importActual)\(\s*|\burl\(\s*|@import\s)
    (?P<quote>["'])(?P<path>\.{1,2}/[^"'?]+)(?P<query>\?[^"']*)?(?P=quote)""",
    re.VERBOSE,
)
FROM_HERE = re.compile(r'(import\.meta\.dirname, ")([^"]+)(")')
ENDINGS = ("", ".ts", ".js", ".svelte", "/index.ts")
EXAMPLE = "web/src/games/nim/index.ts"  # the file whose imports are in web/README.md


def move_web(text: str, old: str, new: str, moves: Mapping[str, str], before: set[str]) -> str:
    """Return a file of the client with its relative paths changed; it may have moved itself."""
    if old.endswith("README.md"):
        old = new = EXAMPLE

    def specifier(found: re.Match[str]) -> str:
        path = _moved(found["path"], old, new, moves, before)
        return f"{found['before']}{found['quote']}{path}{found['query'] or ''}{found['quote']}"

    def from_here(found: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(old), found[2]))
        return found[1] + posixpath.relpath(moves.get(path, path), posixpath.dirname(new)) + found[3]

    text = SPECIFIER.sub(specifier, text)
    return FROM_HERE.sub(from_here, text)


def _moved(path: str, old: str, new: str, moves: Mapping[str, str], before: set[str]) -> str:
    """Return a relative import as it is after the move."""
    plain = posixpath.normpath(posixpath.join(posixpath.dirname(old), path))
    ending = next((ending for ending in ENDINGS if plain + ending in before), None)
    if ending is None:
        return path
    target = plain + ending
    goal = moves.get(target, target)
    if goal == target and old == new:
        return path
    if ending:
        goal = goal.removesuffix(".ts" if ending == "/index.ts" else ending)
    shown = posixpath.relpath(goal, posixpath.dirname(new))
    if ending == "/index.ts":
        shown = shown.removesuffix("/index")
    return shown if shown.startswith(".") else f"./{shown}"
