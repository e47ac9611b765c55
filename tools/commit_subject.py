"""Check the subject of a commit message, as a commit-msg hook.

python tools/commit_subject.py FILE    exit with 1 if the subject is not as CONTRIBUTING.md says
"""

import re
import sys
from pathlib import Path

LONGEST = 72
OPENINGS = ("a", "an", "the", "what", "who", "whoever", "where", "how", "when", "if", "some", "more", "no")
IMPERATIVES = ("bring", "embed", "feed", "need", "proceed", "seed", "shed", "speed", "string", "focus")
MADE_BY_GIT = ("fixup! ", "squash! ", "amend! ", 'Revert "')


def fault(subject: str) -> str | None:
    """Return the fault of a subject, or None."""
    if subject.startswith(MADE_BY_GIT):
        return None
    first = re.match(r"[\w'-]*", subject.lower())
    word = first[0] if first else ""
    checks = {
        "it is empty": not subject.strip(),
        f"it has {len(subject)} characters; at most {LONGEST} are allowed": len(subject) > LONGEST,
        "it ends with a full stop": subject.endswith("."),
        "it begins with a small letter": subject[:1].islower(),
        "name what a merge brings, not its branch": re.match(r"Merge (branch |\S+$)", subject) is not None,
        f"begin with a verb in the imperative, not with {word!r}": not is_imperative(word),
    }
    return next((reason for reason, wrong in checks.items() if wrong), None)


def is_imperative(word: str) -> bool:
    """Return False for a word that is not a verb in the imperative; other words pass."""
    if word in IMPERATIVES:
        return True
    third_person = word.endswith("s") and not word.endswith("ss")
    return not (word in OPENINGS or word.endswith(("ed", "ing")) or third_person)


def main(path: str) -> int:
    """Check the first line of a commit message."""
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    reason = fault(lines[0] if lines else "")
    if reason:
        print(f"commit subject: {reason}", file=sys.stderr)
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
