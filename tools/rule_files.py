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
NOT_RULES = ("observation.py", "worth.py")  # compiled, but not part of the rules
GOLDEN = "test_golden.py"


def files_of_rules(root: Path, name: str) -> list[Path]:
    """Return the compiled files of a game: rules.py, scoring.py and the modules they consist of."""
    files = (root / "src" / "riad" / "games" / name).glob("*.py")
    return sorted(
        file for file in files if "@rule" in file.read_text(encoding="utf-8") and file.name not in NOT_RULES
    )


def quick_tests(root: Path, name: str) -> list[str]:
    """Return pytest's arguments for the examples of a game and its golden playthroughs with two seats."""
    folder = root / "tests" / "games"
    files = [file for file in sorted((folder / name).glob("test_*.py")) if file.name not in SLOW]
    files += [file for file in [folder / GOLDEN] if file.is_file()]
    shown = [file.relative_to(root).as_posix() for file in files]
    return [*shown, "-k", f"not golden or (playthrough and {name}-2)", "-m", "not many"]
