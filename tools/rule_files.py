"""The files with the compiled rules of a game, and its tests that plain Python runs in seconds."""

from pathlib import Path

SLOW = (
    "test_properties.py",
    "test_reference.py",
    "test_notation.py",
    "test_majorities.py",
    "test_view_facts.py",
)
"""Files of tests that take minutes in plain Python."""
SHARED = ("test_golden.py", "test_used_records.py")
"""Files with a test for every game."""


def files_of_rules(root: Path, name: str) -> list[Path]:
    """Return the files of a game with compiled rules."""
    files = (root / "src" / "riad" / "games" / name / "rules").glob("*.py")
    return sorted(file for file in files if "@rule" in file.read_text(encoding="utf-8"))


def quick_tests(root: Path, name: str) -> list[str]:
    """Return pytest's arguments for the examples of a game and what the shared files have for two seats."""
    folder = root / "tests" / "games"
    files = [file for file in sorted((folder / name).glob("test_*.py")) if file.name not in SLOW]
    files += [file for file in (folder / shared for shared in SHARED) if file.is_file()]
    shown = [file.relative_to(root).as_posix() for file in files]
    chosen = f"not (golden or used_record) or (playthrough and {name}-2) or (used_record and {name})"
    return [*shown, "-k", chosen, "-m", "not many"]
