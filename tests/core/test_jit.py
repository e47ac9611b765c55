"""Compiled rules are cached on disk, but never run after their sources have changed."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from numba.core.caching import FunctionCache

from riad.core.jit import KEPT_DAYS, cache_folder, rule, sources_key
from tests.kit.file_locks import is_free

A = """
from house.b import inner
from riad.core.jit import rule

@rule
def outer(x):
    return inner(x) + 1
"""
B = """
import json
from pathlib import Path
from riad.core.jit import rule

FACTOR = json.loads((Path(__file__).parent / "b.json").read_text())

@rule
def inner(x):
    return x * FACTOR + 10
"""
ASK = """
import json, numba
before = numba.config.CACHE_DIR
from house.a import outer
answer = outer(3)
stats = getattr(outer, "stats", None)
print(json.dumps({
    "answer": answer,
    "hits": sum(stats.cache_hits.values()) if stats else None,
    "folder": stats.cache_path if stats else None,
    "setting": [before, numba.config.CACHE_DIR],
}))
"""
GAME = """
import numpy as np
from riad.core import contract
from riad.core.jit import rule
from riad.core.records import record_dtype

STATE = record_dtype([("rng", np.uint64), ("left", np.int32)])

@rule
def apply(state, action):
    state.left -= 2

contract.implement(contract.apply, STATE, apply)
"""
IMPORTS = ["from house.game import STATE\n", "from riad.core.driver import replay\n"]
ASK_GAME = """
import numpy as np
from riad.core.records import new_record

state = new_record(STATE)
replay(state, np.zeros(3, np.int32))
print(int(state.left))
"""
ASK_AZUL = """
import numpy as np
from riad.core.driver import actor_of
from riad.games.azul import GAME as AZUL

answer = int(actor_of(np.zeros(1, AZUL.STATE)))
print([answer, sum(actor_of.stats.cache_hits.values())])
"""
OTHER_AZUL = """
from riad.core import contract
from riad.core.jit import rule
from riad.games.azul import GAME as AZUL

@rule
def actor(state):
    return 3

contract.implement(contract.actor, AZUL.STATE, actor)
"""
DAY = 86400


class House:
    """A package of two files that are compiled together and a data file, with a cache of its own."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        self.folder = folder
        self.cache = cache or folder / "cache"
        self.write("__init__.py", "")
        self.write("a.py", A)
        self.write("b.py", B)
        self.write("b.json", "2")

    def write(self, name: str, text: str) -> None:
        path = self.folder / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.folder / "house" / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def run(self, program: str, **settings: str) -> Any:
        """Return the output of a program in a separate interpreter."""
        env = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
        env["PYTHONPATH"] = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        env |= {"RIAD_CACHE_DIR": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1", **settings}
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            env=env,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return json.loads(done.stdout)

    def ask(self, **settings: str) -> dict[str, Any]:
        """Return the result of `outer(3)`, the number of cache hits, and the cache folder."""
        answer: dict[str, Any] = self.run(ASK, **settings)
        assert answer.pop("setting") == [settings.get("NUMBA_CACHE_DIR", "")] * 2, "Numba's own is left alone"
        return answer


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def set_back(folder: Path, days: float) -> float:
    """Set the last use of a folder back by this many days; return the time."""
    used = time.time() - days * DAY
    os.utime(folder, (used, used))
    return used


def old_folder(path: Path, days: float) -> Path:
    """Create a folder with a file in it that was last used this many days ago."""
    path.mkdir(parents=True)
    (path / "compiled").touch()
    set_back(path, days)
    return path


def test_unchanged_sources_are_served_from_the_cache_and_changed_ones_never(house: House) -> None:
    first = house.ask()
    assert (first["answer"], first["hits"]) == (17, 0)
    assert Path(first["folder"]).is_relative_to(house.cache)

    long_ago = set_back(Path(first["folder"]).parent, KEPT_DAYS - 1)
    assert house.ask() == {**first, "hits": 1}
    assert Path(first["folder"]).parent.stat().st_mtime > long_ago + DAY, "a folder in use is never old"

    house.replace("b.py", "10", "20")
    changed = house.ask()
    assert (changed["answer"], changed["hits"]) == (27, 0)

    house.replace("b.json", "2", "5")
    changed_data = house.ask()
    assert (changed_data["answer"], changed_data["hits"]) == (36, 0)
    assert len({answer["folder"] for answer in (first, changed, changed_data)}) == 3


def test_another_checkout_of_the_same_sources_is_served_from_the_same_cache(tmp_path: Path) -> None:
    one, other = (House(tmp_path / name, tmp_path / "cache") for name in ("one", "other"))
    first = one.ask()
    assert first["hits"] == 0
    assert other.ask() == {**first, "hits": 1}
    for house in (one, other):
        os.utime(house.folder / "house" / "a.py", (0, 0))  # a clone at another time has other file times
        assert house.ask() == {**first, "hits": 1}
    other.replace("b.py", "10", "20")
    assert (other.ask()["answer"], one.ask()["answer"]) == (27, 17)


@pytest.mark.parametrize("imports", [IMPORTS, IMPORTS[::-1]], ids=["game first", "code first"])
def test_a_change_in_a_game_is_seen_by_code_for_any_game(house: House, imports: list[str]) -> None:
    program = "".join(imports) + ASK_GAME
    house.write("game.py", GAME)
    assert house.run(program) == -6
    house.replace("game.py", "-= 2", "-= 5")
    assert house.run(program) == -15


def test_code_for_riads_own_games_is_not_compiled_again_because_there_are_others(house: House) -> None:
    """They are compiled again only if another package changes what a game of Riad does."""
    house.write("game.py", GAME)
    house.write("azul.py", OTHER_AZUL)
    assert house.run(ASK_AZUL) == [0, 0]
    assert house.run("import house.game\n" + ASK_AZUL) == [0, 1]
    assert house.run("import house.azul\n" + ASK_AZUL) == [3, 0]


def test_a_cache_that_cannot_be_written_is_done_without(house: House, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    answer = house.ask(RIAD_CACHE_DIR=str(tmp_path / "file" / "x"), TMPDIR=str(tmp_path / "temporary"))
    assert (answer["answer"], answer["hits"]) == (17, 0)
    assert Path(answer["folder"]).is_relative_to(tmp_path / "temporary")


def test_plain_python_needs_no_cache(house: House) -> None:
    assert house.ask(NUMBA_DISABLE_JIT="1") == {"answer": 17, "hits": None, "folder": None}
    assert not house.cache.exists()


@pytest.fixture(scope="module")
def aged(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house whose cache had old folders when it was used."""
    house = House(tmp_path_factory.mktemp("aged"))
    for name in ("0123456789abcdef", "letters", "photos-2019", "deadbeef"):
        old_folder(house.cache / name, KEPT_DAYS + 1)
    old_folder(house.cache / "fedcba9876543210", KEPT_DAYS - 1)
    house.ask(NUMBA_CACHE_DIR="elsewhere")
    assert not (house.folder / "elsewhere").exists()
    return house


def test_versions_that_ran_long_ago_are_removed(aged: House) -> None:
    assert not (aged.cache / "0123456789abcdef").exists()
    assert (aged.cache / "fedcba9876543210" / "compiled").exists()


def test_what_is_not_ours_is_never_removed(aged: House) -> None:
    for name in ("letters", "photos-2019", "deadbeef"):
        assert (aged.cache / name / "compiled").exists(), name


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package as if it were imported."""
    module = ModuleType("shed")
    module.__path__ = [str(tmp_path / "shed")]
    monkeypatch.setitem(sys.modules, "shed", module)
    for name in ("__init__.py", "rules.py", "deep/er/rules.py", "data.json", "server/rules.py"):
        path = tmp_path / "shed" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "shed"


def test_the_key_is_the_same_for_the_same_sources(package: Path) -> None:
    key = sources_key("shed")
    (package / "rules.py").touch()
    (package / "notes.txt").touch()
    assert sources_key("shed") == key
    assert len(key) == 16


@pytest.mark.parametrize("name", ["rules.py", "deep/er/rules.py", "data.json", "new.py", "deep/new.toml"])
def test_the_key_is_another_after_any_change(package: Path, name: str) -> None:
    key = sources_key("shed")
    (package / name).write_text("changed")
    assert sources_key("shed") != key


def test_the_key_covers_a_folder_of_another_package_whatever_it_is_called(package: Path) -> None:
    key = sources_key("shed")
    (package / "server" / "rules.py").write_text("changed")
    assert sources_key("shed") != key


def test_the_key_is_the_same_at_another_place(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources_key("shed")
    moved = package.rename(package.with_name("moved"))
    monkeypatch.setattr(sys.modules["shed"], "__path__", [str(moved)])
    assert sources_key("shed") == before


def test_the_key_knows_files_by_name(package: Path) -> None:
    key = sources_key("shed")
    (package / "rules.py").rename(package / "renamed.py")
    assert sources_key("shed") != key
    (package / "renamed.py").unlink()
    assert sources_key("shed") != key


def test_packages_have_folders_apart_and_modules_of_one_share_it() -> None:
    assert (
        cache_folder("riad.match.match")
        == cache_folder("riad.games.azul.rules.course")
        == cache_folder("riad")
    )
    assert cache_folder(__name__) != cache_folder("riad")


@rule
def doubled(number: int) -> int:
    """Return twice the number."""
    return 2 * number


def test_a_rule_keeps_its_name_and_its_words() -> None:
    assert (doubled.__name__, doubled.__doc__, doubled(4)) == ("doubled", "Return twice the number.", 8)


def test_one_process_at_a_time_saves_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba reads the index of a function, extends it and writes it: two at once would mix up their code."""
    free = []

    def save(cache: Any, *_code: object) -> None:
        free.append(is_free(Path(cache.cache_path) / "lock"))

    monkeypatch.setattr(FunctionCache, "save_overload", save)
    compiled: Any = doubled
    compiled._cache.save_overload(None, None)
    assert free == [False]
