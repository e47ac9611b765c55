"""The part of move_house for Python: imports, and names of modules in strings and comments."""

import ast
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

DONE = "\0"
DOTTED = re.compile(r"(?<![\w./-])(?:riad|tests|tools)(?:\.\w+)+")
BY_GAME = re.compile(r"riad\.games\.(\{\w+\})\.(\w+)")
FROM_FILE = re.compile(
    r"""Path\(__file__\)(?P<resolve>\.resolve\(\))?
    (?P<up>(?:\.parents\[\d+\])|(?:\.parent)+|(?=\.with_name))
    (?:\.with_name\("(?P<beside>[^"]+)"\))?
    (?P<down>(?:\s/\s"[^"]+")*)""",
    re.VERBOSE,
)


def module_of(path: str) -> str:
    """Return the name by which a file is imported."""
    inside = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return inside.replace("/", ".")


def move_python(text: str, old: str, new: str, moves: Mapping[str, str], before: set[str]) -> str:
    """Return a file with its references to moved modules changed; it may have moved itself."""
    modules = modules_of(moves)
    text = _imports(text, modules)
    text = DOTTED.sub(lambda found: renamed(found[0], modules), text)
    text = BY_GAME.sub(lambda found: _in_every_game(found[0], found[2], found[1], modules), text)
    return _from_file(text.replace(DONE, "."), old, new, moves, before)


def modules_of(moves: Mapping[str, str]) -> dict[str, str]:
    """Return the old and new names of the modules that move."""
    return {module_of(one): module_of(other) for one, other in moves.items() if one.endswith(".py")}


def move_names(text: str, moves: Mapping[str, str]) -> str:
    """Return any other text with the names of modules changed."""
    modules = modules_of(moves)
    return DOTTED.sub(lambda found: renamed(found[0], modules), text)


def renamed(name: str, modules: Mapping[str, str]) -> str:
    """Return a dotted name whose longest beginning that is a moved module has its new name."""
    parts = name.split(".")
    for length in range(len(parts), 1, -1):
        if new := modules.get(".".join(parts[:length])):
            return ".".join([new, *parts[length:]])
    return name


def _in_every_game(whole: str, module: str, name: str, modules: Mapping[str, str]) -> str:
    """Return `riad.games.{name}.module` with the new name, if all games agree on it."""
    found = {
        new.split(".", 3)[3]
        for one, new in modules.items()
        if re.fullmatch(rf"riad\.games\.\w+\.{module}", one)
    }
    return f"riad.games.{name}.{found.pop()}" if len(found) == 1 else whole


def _imports(text: str, modules: Mapping[str, str]) -> str:
    """Rewrite `from package import module`, and the uses of a module whose last name is another now."""
    tree = ast.parse(text)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level]
    lines = text.splitlines(keepends=True)
    names: dict[str, str] = {}
    spans: list[tuple[int, int, list[str]]] = []
    for node in imports:
        here = [alias for alias in node.names if f"{node.module}.{alias.name}" in modules]
        if not here:
            continue
        rest = [alias for alias in node.names if alias not in here]
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        indent = lines[first][: node.col_offset]
        tail = lines[last][node.end_col_offset :].rstrip("\n")
        made = []
        if rest:
            made.append(f"{indent}from {node.module} import {', '.join(map(_written, rest))}{tail}\n")
        for alias in here:
            package, _, name = modules[f"{node.module}.{alias.name}"].rpartition(".")
            bound = alias.asname or alias.name
            if alias.asname is None and name != alias.name:
                if alias.name not in names:
                    taken = package.endswith(f".{alias.name}") or name in names.values()
                    names[alias.name] = alias.name if taken else _free(name, alias.name, tree)
                bound = names[alias.name]
            as_name = f" as {bound}" if bound != name else ""
            done = package.replace(".", DONE)  # it may be the old name of another module
            made.append(f"{indent}from {done} import {name}{as_name}{tail}\n")
        spans.append((first, last, made))
    result = _uses(lines, tree, {old: new for old, new in names.items() if old != new})
    for first, last, made in sorted(spans, reverse=True):
        result[first : last + 1] = made
    return "".join(result)


def _written(alias: ast.alias) -> str:
    return f"{alias.name} as {alias.asname}" if alias.asname else alias.name


def _free(name: str, old: str, tree: ast.Module) -> str:
    """Return the new name of a module in a file, or the old one if either name means something else there."""
    nodes = list(ast.walk(tree))
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    stored |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    bound = stored | {node.id for node in nodes if isinstance(node, ast.Name)}
    bound |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    bound |= {alias.asname or alias.name for node in imports for alias in node.names}
    return old if name in bound or old in stored else name


def _uses(lines: list[str], tree: ast.Module, names: Mapping[str, str]) -> list[str]:
    """Return the lines with these names replaced where they are read."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in names]
    for node in sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        line = lines[node.lineno - 1].encode()
        start, end = node.col_offset, node.end_col_offset
        if line[start:end].decode() == node.id:
            lines[node.lineno - 1] = (line[:start] + names[node.id].encode() + line[end:]).decode()
    return lines


def _from_file(text: str, old: str, new: str, moves: Mapping[str, str], before: set[str]) -> str:
    """Rewrite paths that begin at `Path(__file__)`, if this file or what they lead to has moved."""

    def path(found: re.Match[str]) -> str:
        folder = PurePosixPath(old)
        up = found["up"]
        if up.startswith(".parents"):
            folder = folder.parents[int(up[9:-1])]
        else:
            for _ in range(max(up.count(".parent"), 1 if found["beside"] else 0)):
                folder = folder.parent
        inside = [found["beside"]] if found["beside"] else re.findall(r'"([^"]+)"', found["down"])
        target = str(folder.joinpath(*inside))
        is_folder = any(name.startswith(f"{target}/") for name in before) or target == "."
        goal = PurePosixPath(moves.get(target, target))
        is_known = is_folder or target in before  # else it is made, beside this file or far from it
        here = PurePosixPath(new).parents[len(PurePosixPath(old).relative_to(folder).parts) - 1 :]
        if here and str(here[0].joinpath(*inside)) == str(goal):
            return found[0]
        if str(goal) == target and not is_known and PurePosixPath(old).parent == folder:
            return found[0]
        return _to(found, new, goal)

    return FROM_FILE.sub(path, text)


def _to(found: re.Match[str], new: str, goal: PurePosixPath) -> str:
    parents = list(PurePosixPath(new).parents)
    if found["beside"] and goal.parent == parents[0]:
        return f'Path(__file__){found["resolve"] or ""}.with_name("{goal.name}")'
    place = next(number for number, folder in enumerate(parents) if folder == goal or folder in goal.parents)
    up = ".parent" if place == 0 else f".parents[{place}]"
    down = "".join(f' / "{part}"' for part in goal.relative_to(parents[place]).parts)
    return f"Path(__file__){found['resolve'] or ''}{up}{down}"
