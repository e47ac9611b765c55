"""The locks are complete, and the check of them finds every kind of fault."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kit.fake_checkout import program
from tools import check_locks
from tools.lock import load_script, pythons_with_wheels

RUN_SCRIPT = load_script(check_locks.ROOT / "run")
HASH = f"--hash=sha256:{'0' * 64}"
PYPROJECT = """
[build-system]
requires = ["builder"]

[project]
dependencies = ["Big.Numbers>=2", "small"]

[project.optional-dependencies]
server = ["web.server"]
parquet = ["columns"]

[dependency-groups]
setup = ["builder"]
test = ["tester<9"]
"""
PYTHONS = [f"3.{minor}" for minor in range(RUN_SCRIPT.OLDEST[1], 1 + RUN_SCRIPT.NEWEST[1])]
RUN = f"""# for Python {" ".join(PYTHONS)}
# a comment
big-numbers==2.1 ; python_full_version < '3.12' \\
    {HASH} \\
    {HASH}
big-numbers==2.2 ; python_full_version >= '3.12' {HASH}
builder==1 {HASH}
small==0.1 {HASH}
web-server==1 {HASH}
"""
TEST = f"{RUN}columns==3 {HASH}\ntester==8 {HASH}\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    write(tmp_path, "boot", f"uv==1 {HASH}\n")
    write(tmp_path, "run", RUN)
    write(tmp_path, "test", TEST)
    return tmp_path


def write(project: Path, lock: str, text: str) -> None:
    (project / "requirements" / f"{lock}.lock").write_text(text)


def test_our_locks_are_whole() -> None:
    assert check_locks.problems() == []


def test_whole_locks_have_no_problem(project: Path) -> None:
    assert check_locks.problems(project) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"extra==1 {HASH}  # via https://example/simple", "names the address https://example/simple"),
        ("# made with index.example.org", "names the address example.org"),
        ("--index-url mirror", "has the option --index-url"),
        ("-r other.txt", "has the option -r"),
        (f"extra==1 --no-binary {HASH}", "has the option --no-binary"),
        ("extra==1", "lacks a SHA-256 hash for extra==1"),
        ("extra==1 --hash=sha256:abc", "lacks a SHA-256 hash for extra==1"),
        ("extra==1 --hash=md5:abc", "lacks a SHA-256 hash for extra==1"),
        (f"extra>=1 {HASH}", "does not pin extra"),
        (f"extra {HASH}", "does not pin extra"),
        (f"extra==1.* {HASH}", "does not pin extra"),
        (f"extra==1,!=2 {HASH}", "does not pin extra"),
        (f"extra @ file.whl {HASH}", "does not pin extra"),
        (f"not a requirement {HASH}", "has an entry that is not a requirement: not a requirement"),
    ],
)
def test_a_bad_entry_is_found(project: Path, line: str, problem: str) -> None:
    write(project, "test", f"{TEST}{line}\n")
    assert f"test.lock {problem}" in check_locks.problems(project)


@pytest.mark.parametrize(
    ("packages", "problem"),
    [
        ('{"": {}, "node_modules/a": {"version": "1"}}', ""),
        ('{"node_modules/a": {"resolved": "somewhere"}}', "names the registry of node_modules/a"),
        (
            '{"node_modules/a": {"optionalDependencies": {"b": "1"}}}',
            "lacks b, which node_modules/a may need",
        ),
        ('{"node_modules/a": {"optionalDependencies": {"b": "1"}}, "node_modules/b": {}}', ""),
        ('{"n/a": {"optionalDependencies": {"b": "1"}}, "n/a/node_modules/b": {}}', ""),
    ],
)
def test_the_lock_of_the_pages(project: Path, packages: str, problem: str) -> None:
    (project / "web").mkdir()
    (project / "web" / "package-lock.json").write_text(f'{{"packages": {packages}}}')
    problems = check_locks.problems(project)
    assert [problem in line for line in problems] == ([True] if problem else [])


def test_a_missing_lock_is_found(project: Path) -> None:
    (project / "requirements" / "boot.lock").unlink()
    assert check_locks.problems(project) == ["boot.lock is missing"]


@pytest.mark.parametrize(
    ("lock", "old", "new", "problem"),
    [
        ("test", "small==0.1", "small==0.2", "test.lock pins small ['0.2'], but run.lock pins ['0.1']"),
        ("test", "big-numbers==2.2", "big-numbers==2.1", "run.lock pins ['2.1', '2.2']"),
        ("test", "tester==8", "tester==9", "test.lock pins 9, but pyproject.toml asks for tester<9"),
        ("test", "tester==8", "other==8", "test.lock lacks tester"),
        ("test", "columns==3", "other==3", "test.lock lacks columns"),
        ("run", "small==0.1", "other==0.1", "run.lock lacks small"),
        ("run", "web-server==1", "other==1", "run.lock lacks web.server"),
        ("run", "big-numbers==2.1", "big-numbers==1.9", "run.lock pins 1.9, but pyproject.toml asks for"),
        ("run", "builder==1", "other==1", "run.lock lacks builder"),
        ("run", "small==0.1", f"more==1 {HASH}\nsmall==0.1", "test.lock pins more [], but run.lock"),
        ("boot", "uv==1", "pip==1", "boot.lock lacks uv"),
    ],
)
def test_a_wrong_pin_is_found(project: Path, lock: str, old: str, new: str, problem: str) -> None:
    text = (project / "requirements" / f"{lock}.lock").read_text()
    assert text.count(old) == 1
    write(project, lock, text.replace(old, new))
    assert any(problem in sentence for sentence in check_locks.problems(project))


@pytest.mark.parametrize("lock", ["run", "test"])
@pytest.mark.parametrize(
    ("pythons", "named"),
    [
        (PYTHONS[:-1], PYTHONS[:-1]),
        ([*PYTHONS, "3.99"], [*PYTHONS, "3.99"]),
        (PYTHONS[1:], PYTHONS[1:]),
        ([], []),
    ],
)
def test_a_promise_of_other_pythons_is_found(
    project: Path, lock: str, pythons: list[str], named: list[str]
) -> None:
    first, rest = (project / "requirements" / f"{lock}.lock").read_text().split("\n", 1)
    assert first == f"# for Python {' '.join(PYTHONS)}"
    write(project, lock, "\n".join([f"# for Python {' '.join(pythons)}"] * bool(pythons) + [rest]))
    (problem,) = check_locks.problems(project)
    assert problem.startswith(
        f"{lock}.lock has wheels for Python {named}, but OLDEST and NEWEST in run say ['3."
    )


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml", "pylock.test.toml"])
def test_a_lock_that_names_its_registry_is_found(project: Path, name: str) -> None:
    (project / name).touch()
    assert check_locks.problems(project) == [f"{name} must not be in the project: it names a registry"]


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_such_a_lock_matters_only_when_it_is_tracked(project: Path) -> None:
    git = shutil.which("git") or ""
    (project / "deep").mkdir()
    (project / "deep" / "uv.lock").touch()
    subprocess.run([git, "init", "--quiet"], check=True, cwd=project)
    assert check_locks.problems(project) == []
    subprocess.run([git, "add", "--force", "."], check=True, cwd=project)
    assert check_locks.problems(project) == ["deep/uv.lock must not be in the project: it names a registry"]


@pytest.mark.parametrize(
    ("without", "pythons"), [("3.99 .*windows", PYTHONS), ("3.12 .*apple", ["3.11"]), ("3.11 ", [])]
)
def test_the_pythons_with_wheels_are_those_of_all_platforms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: str, pythons: list[str]
) -> None:
    run = load_script(check_locks.ROOT / "run")
    beyond = f"3.{RUN_SCRIPT.NEWEST[1] + 1} "
    lacks = f'echo "$*" | grep -qE -e "--python-version ({without}|{beyond})"'
    monkeypatch.setattr(run, "CACHE", tmp_path)
    monkeypatch.setattr(run, "UV", program(tmp_path / "uv", f"! {lacks}"))
    assert pythons_with_wheels(run, tmp_path / "run.lock") == pythons


def test_without_the_network_nothing_is_said_of_wheels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = load_script(check_locks.ROOT / "run")
    monkeypatch.setattr(run, "CACHE", tmp_path)
    monkeypatch.setattr(run, "UV", program(tmp_path / "uv", "echo dns error >&2; exit 1"))
    with pytest.raises(SystemExit):
        pythons_with_wheels(run, tmp_path / "run.lock")
