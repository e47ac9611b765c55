"""The files that differ from main: committed on this branch, uncommitted, or not yet known to git."""

import shutil
import subprocess
from pathlib import Path

MAINS = ("main", "origin/main")
"""Names of main: a clone of one branch has only that of its origin."""


class NoMainError(Exception):
    """This folder has no history with a main to compare with."""


def git(root: Path, *arguments: str) -> str:
    """Return the output of git; raise NoMainError where it fails or is missing."""
    try:
        command = [shutil.which("git") or "git", *arguments]
        done = subprocess.run(command, check=True, cwd=root, capture_output=True, encoding="utf-8")
    except FileNotFoundError as error:
        raise NoMainError("git is not installed") from error
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoMainError(str(error)) from error
    return done.stdout


def base(root: Path) -> str:
    """Return the commit at which this branch left main."""
    git(root, "--version")  # its error says that git is missing
    for name in MAINS:
        try:
            return git(root, "merge-base", name, "HEAD").strip()
        except NoMainError:
            continue
    raise NoMainError(f"no branch {' or '.join(MAINS)}")


def changed(root: Path, since: str) -> list[str]:
    """Return the paths of files that differ from a commit, in order; a moved file has both its paths."""
    known = git(root, "diff", "--name-only", "--no-renames", "-z", since)
    new = git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*known.split("\0"), *new.split("\0")} - {""})
