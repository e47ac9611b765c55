"""The part of move_house for paths of files in text: in code, settings and documents."""

import posixpath
import re
from collections.abc import Mapping, Set

TOKEN = re.compile(r"(?<![\w@:.-])(?:\.\./)*(?:[\w{}.-]+/)+[\w.*-]*\w")
PARTS = re.compile(r'"[\w.-]+"(?: / "[\w.-]+")+')
ROOTS = ("", "src/", "src/riad/", "src/riad/games/", "web/", "web/src/")
WIDTH = 100
ENDINGS = ("", ".py", ".ts")
MENTION = re.compile(r"(?<![\w/.\"'-])([\w-]+\.(?:py|ts|svelte\.ts|svelte|css))(?![\w\"'])")


def move_paths(text: str, old: str, new: str, moves: Mapping[str, str]) -> str:
    """Return a text with the paths of moved files changed, however much of the beginning they leave out."""
    text = TOKEN.sub(lambda found: _token(found[0], old, moves), text)
    text = PARTS.sub(lambda found: _parts(found[0], moves), text)
    folder, now = posixpath.dirname(old), posixpath.dirname(new)
    top = {posixpath.basename(one): posixpath.basename(two) for one, two in moves.items() if _is_top(one)}
    for name, other in top.items():
        text = re.sub(rf"(?<![\w/.-]){re.escape(name)}(?!\w)", other, text)
    if old.endswith((".py", ".ts", ".svelte", ".css")):
        text = MENTION.sub(lambda found: _mention(found[1], folder, now, moves), text)
    return text


def _is_top(name: str) -> bool:
    """Return whether a file lies in the folder of the client itself, where its name is enough."""
    return posixpath.dirname(name) == "web"


def _token(written: str, file: str, moves: Mapping[str, str]) -> str:
    bare = re.sub(r"^(?:\.\./)+", "", written)
    if "/" not in bare:  # a relative import, or a folder
        return written
    for root in (*ROOTS, f"{posixpath.dirname(file)}/"):
        for ending in ENDINGS:
            if new := moves.get(root + bare + ending):
                if not new.endswith(ending):
                    return written
                kept = root if new.startswith(root) else _root_of(new, written)
                return written.removesuffix(bare) + new.removeprefix(kept).removesuffix(ending)
    return written


def _root_of(new: str, written: str) -> str:
    """Return the beginning that may be left out of a path that has come to another place."""
    root = next(root for root in sorted(ROOTS, key=len, reverse=True) if new.startswith(root))
    return "" if written.startswith("src/") or root.startswith("src/riad/") else root


def _parts(written: str, moves: Mapping[str, str]) -> str:
    path = "/".join(re.findall(r'"([^"]+)"', written))
    for root in ROOTS:
        new = moves.get(root + path)
        if new and new.startswith(root):
            return " / ".join(f'"{part}"' for part in new.removeprefix(root).split("/"))
    return written


def _mention(name: str, folder: str, now: str, moves: Mapping[str, str]) -> str:
    """Return the new name of a file of the same folder, as comments mention it."""
    new = moves.get(f"{folder}/{name}")
    if not new:
        return name
    shown = posixpath.relpath(new, now)
    return new.split("/", 2)[-1] if shown.startswith("..") else shown


def wrapped(text: str, known: Set[str]) -> str:
    """Return a document whose new lines fit on a screen; what does not fit opens the next line."""
    lines, result, is_code = text.splitlines(), [], False
    while lines:
        line = lines.pop(0)
        is_code ^= line.lstrip().startswith("```")
        cut = line.rfind(" ", 0, WIDTH + 1)
        indent = re.match(r"\s*(?:[-*] |\d+\. )?", line)
        if len(line) <= WIDTH or is_code or line in known or line.startswith("|") or not indent or cut < 1:
            result.append(line)
            continue
        space = " " * len(indent[0])
        result.append(line[:cut])
        follows = lines and re.match(rf"{space}(?!```)[^\s|#-]", lines[0])
        rest = lines.pop(0).strip() if follows else ""
        lines.insert(0, f"{space}{line[cut:].strip()} {rest}".rstrip())
    return "\n".join(result) + "\n"
