"""Move the files of the product as move_house.txt says, and rewrite what refers to them.

python -m tools.move_house --check           say what the table does not know
python -m tools.move_house --stage games     move one stage: core, games, server, programs, client or tests

A stage moves files and changes references to them, nothing else: imports and names of modules in Python,
relative imports in TypeScript and Svelte, paths in code, settings and documents. It refuses to begin while a
file has no row in the table, or a row names a file that does not exist. Commit each stage by itself.
"""

import argparse
import fnmatch
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from tools.move_paths import move_paths, wrapped
from tools.move_python import move_names, move_python
from tools.move_web import move_web

ROOT = Path(__file__).resolve().parent.parent
TABLE = Path(__file__).with_name("move_house.txt")
KNOWN = ("src/riad/", "tests/", "web/src/", "web/tests/", "web/early", "web/prerender")
TEXTS = (".py", ".md", ".toml", ".ts", ".svelte", ".css", ".js", ".json", ".html", ".yaml", ".yml", ".sh")
NAMES = {"run", ".prettierignore", ".gitignore", "Containerfile", "Containerfile.dockerignore"}
OURS = ("tools/move_", "web/package-lock.json", "requirements/", "CHANGELOG.md")


@dataclass
class Edit:
    """A replacement in one file that no general rule finds."""

    file: str
    old: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)


@dataclass
class Stage:
    """Moves, new packages and edits of one stage, and the files that stay."""

    moves: dict[str, str] = field(default_factory=dict)
    stays: list[str] = field(default_factory=list)
    made: dict[str, str] = field(default_factory=dict)
    edits: list[Edit] = field(default_factory=list)


def expanded(written: str) -> list[str]:
    """Return the paths of a row: `a/{b,c}.py` is two."""
    found = re.fullmatch(r"(.*)\{([^}]*)\}(.*)", written)
    return [f"{found[1]}{name}{found[3]}" for name in found[2].split(",")] if found else [written]


def stages_of(text: str) -> dict[str, Stage]:
    """Return the stages of a table by name."""
    stages: dict[str, Stage] = {}
    stage = Stage()
    for line in text.splitlines():
        if line.startswith("["):
            stage = stages.setdefault(line.strip("[]"), Stage())
        elif line.startswith("@ "):
            stage.edits.append(Edit(line[2:]))
        elif line[:2] in ("- ", "-"):
            stage.edits[-1].old.append(line[2:])
        elif line[:2] in ("+ ", "+"):
            stage.edits[-1].new.append(line[2:])
        elif line.endswith(" ="):
            stage.stays += expanded(line[:-2])
        elif found := re.fullmatch(r'(\S+) \+ "(.*)"', line):
            stage.made[found[1]] = found[2]
        elif found := re.fullmatch(r"(\S+) > (\S+)", line):
            stage.moves[found[1]] = found[2]
        elif line.strip() and not line.startswith("#"):
            raise SystemExit(f"{TABLE.name}: what is {line!r}?")
    return stages


def files() -> list[str]:
    """Return all files that git knows, new ones included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).exists()]


def faults(stages: dict[str, Stage], there: set[str]) -> list[str]:
    """Return what the table and the files do not agree on."""
    moves = [move for stage in stages.values() for move in stage.moves.items()]
    known = {name for move in moves for name in move} | {
        name for stage in stages.values() for name in (*stage.stays, *stage.made)
    }
    patterns = [name for name in known if "*" in name]
    nameless = [
        f"no row: {name}"
        for name in sorted(there)
        if name.startswith(KNOWN)
        and name not in known
        and not any(fnmatch.fnmatch(name, pattern) for pattern in patterns)
    ]
    missing = [f"no file: {old}" for old, new in moves if old not in there and new not in there]
    missing += [
        f"no file: {name}"
        for stage in stages.values()
        for name in stage.stays
        if not (fnmatch.filter(there, name) if "*" in name else name in there)
    ]
    new = [new for _, new in moves]
    twice = [f"twice: {name}" for name in sorted({name for name in new if new.count(name) > 1})]
    return [*nameless, *missing, *twice]


def is_done(stage: Stage, there: set[str]) -> bool:
    """Return whether the files of a stage have moved; some of them only is a fault."""
    old = {name for name in stage.moves if name in there and name not in stage.moves.values()}
    if old and any(new in there and new not in stage.moves for new in stage.moves.values()):
        raise SystemExit("some files of this stage have moved, others not: undo that first")
    return not old


def moved(stage: Stage) -> None:
    """Move the files with git, and write the new packages."""
    for old, new in stage.moves.items():
        (ROOT / new).parent.mkdir(parents=True, exist_ok=True)
        git("mv", old, new)
    for name, words in stage.made.items():
        (ROOT / name).write_text(f'"""{words}"""\n', encoding="utf-8")
        git("add", "--intent-to-add", name)


def git(*arguments: str) -> None:
    """Run git in the checkout."""
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)  # noqa: S607


def is_text(name: str) -> bool:
    """Return whether references may be in a file."""
    path = PurePosixPath(name)
    wanted = path.suffix in TEXTS or path.name in NAMES or name.startswith(".github/")
    return wanted and not name.startswith(OURS)


def rewritten(stage: Stage, before: set[str]) -> list[str]:
    """Rewrite the references in all files, and return the names of the changed ones."""
    back = {new: old for old, new in stage.moves.items()}
    changed = []
    for name in files():
        if not is_text(name):
            continue
        old, text = back.get(name, name), (ROOT / name).read_text(encoding="utf-8")
        result = text
        if name.endswith(".py") or name == "run":
            result = move_python(result, old, name, stage.moves, before)
        else:
            result = move_names(result, stage.moves)
        if name.startswith("web/"):
            result = move_web(result, old, name, stage.moves, before)
        result = move_paths(result, old, name, stage.moves)
        if name.endswith(".md"):
            result = wrapped(result, {*text.splitlines()})
        if result != text:
            (ROOT / name).write_text(result, encoding="utf-8")
            changed.append(name)
    return changed


def edited(stage: Stage) -> list[str]:
    """Make the edits of the table; return those whose text is not there exactly once."""
    failed = []
    for edit in stage.edits:
        path = ROOT / edit.file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        old, new = "\n".join(edit.old), "\n".join(edit.new)
        old += "" if new else "\n"
        if text.count(old) == 1:
            result = text.replace(old, new)
            result = wrapped(result, {*text.splitlines()}) if path.suffix == ".md" else result
            path.write_text(result, encoding="utf-8")
        else:
            failed.append(f"edit {edit.file}: {text.count(old)} times {old!r}")
    return failed


def formatted(names: list[str]) -> None:
    """Sort imports and format what was changed."""
    python = [name for name in names if name.endswith(".py")]
    web = [name.removeprefix("web/") for name in names if name.startswith("web/") and is_text(name)]
    ruff = [sys.executable, "-m", "ruff"]
    if python:
        subprocess.run([*ruff, "check", "--quiet", "--fix", "--select", "I", *python], cwd=ROOT, check=True)
        subprocess.run([*ruff, "format", "--quiet", *python], cwd=ROOT, check=True)
    prettier = ROOT / "web" / "node_modules" / ".bin" / "prettier"
    if web and prettier.exists():
        write = ["--write", "--log-level", "warn", "--ignore-unknown"]
        subprocess.run([str(prettier), *write, *web], cwd=ROOT / "web", check=True)


def leftovers(stage: Stage) -> list[str]:
    """Return mentions of old names that a reader should look at."""
    pairs = [(PurePosixPath(old).name, PurePosixPath(new).name) for old, new in stage.moves.items()]
    changed = {old for old, new in pairs if old != new} - {"__init__.py", "rules.py", "rules.ts"}
    names = "|".join(map(re.escape, sorted(changed)))
    if not names:
        return []
    mention = re.compile(rf"(?<![\w/.-])({names})(?!\w)")
    found = []
    for name in files():
        if is_text(name):
            lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
            found += [
                f"{name}:{number}: {line.strip()}"
                for number, line in enumerate(lines, 1)
                if mention.search(line)
            ]
    return found


def main() -> None:
    """Check the table, or move a stage."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only compare the table with the files")
    parser.add_argument("--stage", help="the stage to move")
    chosen = parser.parse_args()
    stages = stages_of(TABLE.read_text(encoding="utf-8"))
    there = set(files())
    if wrong := faults(stages, there):
        raise SystemExit("\n".join(wrong))
    if chosen.check or not chosen.stage:
        return
    stage = stages[chosen.stage]
    if is_done(stage, there):
        raise SystemExit(f"the stage {chosen.stage} has been moved already")
    moved(stage)
    changed = rewritten(stage, there)
    failed = edited(stage)
    formatted([*changed, *stage.made, *(edit.file for edit in stage.edits), *stage.moves.values()])
    git("add", "--all", "src", "tests", "web", *changed, *(edit.file for edit in stage.edits))
    print(f"{len(stage.moves)} files moved, references rewritten in {len(changed)}")
    for line in [*failed, *(f"see {line}" for line in leftovers(stage))]:
        print(line)
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
