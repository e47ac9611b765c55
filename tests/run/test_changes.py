"""Changes since main, in a small repository."""

from pathlib import Path

import pytest

from tests.kit.external_programs import installed
from tools.changes import NoMainError, base, changed, git


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two files on main."""
    installed("git", "git is not installed")
    git(tmp_path, "init", "--initial-branch", "main")
    for key, value in (
        ("user.name", "Anna"),
        ("user.email", "anna@example.org"),
        ("commit.gpgsign", "false"),
    ):
        git(tmp_path, "config", key, value)
    for name in ("one", "two"):
        (tmp_path / name).write_text(name * 50)
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--no-verify", "--message", "Change something")


def test_nothing_has_changed_on_main(repository: Path) -> None:
    assert changed(repository, base(repository)) == []


def test_what_is_committed_and_what_is_not_has_changed(repository: Path) -> None:
    left = base(repository)
    git(repository, "switch", "--quiet", "--create", "branch")
    (repository / "committed").touch()
    commit(repository)
    (repository / "one").write_text("two")
    (repository / "új fájl").touch()
    (repository / ".gitignore").write_text("ignored")
    (repository / "ignored").touch()
    assert base(repository) == left
    assert changed(repository, left) == [".gitignore", "committed", "one", "új fájl"]


def test_what_main_has_received_since_has_not_changed(repository: Path) -> None:
    git(repository, "branch", "branch")
    (repository / "one").write_text("of main")
    commit(repository)
    git(repository, "switch", "--quiet", "branch")
    assert changed(repository, base(repository)) == []


def test_a_moved_file_has_both_its_paths_and_a_deleted_one_its_own(repository: Path) -> None:
    (repository / "one").rename(repository / "three")
    (repository / "two").unlink()
    git(repository, "add", ".")
    assert changed(repository, base(repository)) == ["one", "three", "two"]


def test_a_clone_of_a_branch_knows_main_by_its_origin(repository: Path, tmp_path: Path) -> None:
    git(repository, "branch", "branch")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--branch", "branch", str(repository), str(clone))
    assert base(clone) == base(repository)


def test_without_a_main_there_is_nothing_to_compare_with(
    repository: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    git(repository, "branch", "--move", "trunk")
    with pytest.raises(NoMainError, match="no branch main or origin/main"):
        base(repository)
    with pytest.raises(NoMainError):
        git(tmp_path_factory.mktemp("elsewhere"), "log")


def test_a_missing_git_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoMainError, match="git is not installed"):
        base(tmp_path)
