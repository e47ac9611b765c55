"""The habits of an open project: hooks call its own commands, and links lead somewhere."""

import re
from pathlib import Path

import pytest

from tools.commit_subject import LONGEST, fault, main
from tools.lock import load_script

ROOT = Path(__file__).parents[2]
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
ROOT_DOCUMENTS = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
DOCUMENTS = (*(ROOT / name for name in ROOT_DOCUMENTS), *ROOT.glob("docs/**/*.md"), ROOT / "README.md")


@pytest.mark.parametrize(
    "subject",
    [
        "Defer measuring to the next frame to avoid ResizeObserver loops",
        "Pass the tests with NumPy 2.5",
        "Seed the matches of a test",
        "Focus the board when a lesson opens",
        "Merge keyboard navigation fixes",
        'Revert "the figures of the pages as they are now."',
        "fixup! Add a changelog",
        "x".upper() * LONGEST,
    ],
)
def test_a_plain_subject_passes(subject: str) -> None:
    assert fault(subject) is None


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        ("", "it is empty"),
        ("X" * (LONGEST + 1), f"it has {LONGEST + 1} characters; at most {LONGEST} are allowed"),
        ("Add a changelog.", "it ends with a full stop"),
        ("add a changelog", "it begins with a small letter"),
        ("Merge branch 'x'", "name what a merge brings, not its branch"),
        ("Merge x", "name what a merge brings, not its branch"),
        ("The figures of the pages", "begin with a verb in the imperative, not with 'the'"),
        ("Added a changelog", "begin with a verb in the imperative, not with 'added'"),
        ("Adds a changelog", "begin with a verb in the imperative, not with 'adds'"),
        ("Adding a changelog", "begin with a verb in the imperative, not with 'adding'"),
    ],
)
def test_any_other_is_refused_with_the_reason(subject: str, reason: str) -> None:
    assert fault(subject) == reason


def test_the_hook_reads_the_first_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("Add a changelog\n\nIt lists what users notice.\n", encoding="utf-8")
    assert main(str(message)) == 0
    message.write_text("Changes.\n", encoding="utf-8")
    assert main(str(message)) == 1
    assert capsys.readouterr().err == "commit subject: it ends with a full stop\n"


def test_the_hooks_call_the_checks_of_run() -> None:
    run = load_script(ROOT / "run")
    for check in (name for name in run.CHECKS if name.startswith("ruff")):
        assert f"python -m {check}" in HOOKS
    assert f"--prefix web {run.WEB_CHECKS[0]}" in HOOKS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_a_heading(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        file = (document.parent / name).resolve() if name else document
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), target


def anchors(file: Path) -> set[str]:
    """Return the anchors of the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
