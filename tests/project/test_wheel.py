"""Wheels and source distributions: each has the pages for the browser, and works outside the checkout."""

import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.environments import OFFLINE, ROOT, UV, environment, site_packages, uv
from tests.kit.server import patient
from tests.kit.server.node_processes import Player, eventually, node
from tests.kit.server.socket_helpers import complaints, ear

PAGES = Path("src", "riad", "server", "static")
TREE = (
    "__pycache__ .cache .git .hypothesis .mypy_cache .pytest_cache .ruff_cache .venv dist node_modules static"
)
PIP = Path(UV).with_name(Path(UV).name.replace("uv", "python"))  # pip is next to uv, as ./run installs it
HERE = ("--python", sys.executable)
WAYS: dict[str, tuple[object, ...]] = {
    "uv build": (UV, "build", "--no-build-isolation", *HERE, *OFFLINE, "-o", "dist"),
    "uv build --wheel": (UV, "build", "--wheel", "--no-build-isolation", *HERE, *OFFLINE, "-o", "dist"),
    "pip wheel": (PIP, "-m", "pip", *HERE, "wheel", "--no-build-isolation", "--no-deps", "-w", "dist", "."),
    "hatchling build": (sys.executable, "-m", "hatchling", "build", "-d", "dist"),
}
WITH_SOURCE = ("uv build", "hatchling build")
USE = """
import riad
from riad.batch import playouts
print(riad.__file__)
print(playouts("azul", seats=2, n=3).lengths.tolist())
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the checkout as git has it, with nothing built."""
    copy = tmp_path / "clone"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*TREE.split()))
    return copy


@pytest.fixture(scope="module")
def pages() -> list[str]:
    """The files of the pages, relative to the folder `src`, as ./run has built them."""
    if not (ROOT / PAGES / "index.html").is_file():
        pytest.skip("Node is not available for this machine, so no pages to put into a wheel")
    return sorted(
        path.relative_to(ROOT / "src").as_posix() for path in (ROOT / PAGES).rglob("*") if path.is_file()
    )


@pytest.fixture(scope="module")
def wheel(pages: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    made = uv("build", "--wheel", "--no-build-isolation", *HERE, "-o", folder, ROOT)
    assert made.returncode == 0, made.stderr
    assert pages  # without them this fixture skips
    (path,) = folder.glob("*.whl")
    return path


def build(way: str, source: Path) -> "subprocess.CompletedProcess[str]":
    """Build with this command, into the folder `dist`."""
    words = [str(word) for word in WAYS[way]]
    return subprocess.run(words, cwd=source, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_built_has_the_pages(way: str, clone: Path, pages: list[str]) -> None:
    shutil.copytree(ROOT / PAGES, clone / PAGES)
    (clone / "web" / "node_modules").mkdir()
    (clone / "web" / "node_modules" / "tool.js").touch()
    made = build(way, clone)
    assert made.returncode == 0, made.stdout + made.stderr
    (package,) = (clone / "dist").glob("*.whl")
    with zipfile.ZipFile(package) as inside:
        names = inside.namelist()
    assert [name for name in sorted(names) if name.startswith("riad/server/static/")] == pages
    assert "riad/games/azul/rules/course.py" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"riad"}
    sources = [*(clone / "dist").glob("*.tar.gz")]
    assert bool(sources) == (way in WITH_SOURCE)
    for source in sources:
        with tarfile.open(source) as archive:
            packed = {name.partition("/")[2] for name in archive.getnames()}
        assert {f"src/{name}" for name in pages} <= packed
        assert {"run", "web/package-lock.json", "hatch_build.py"} <= packed
        assert not any("node_modules" in name or "pictures/" in name for name in packed)


@pytest.mark.parametrize("missing", ["index.html", "sw.js", "assets"])
@pytest.mark.parametrize("way", WAYS)
def test_without_the_pages_a_sentence_says_so(way: str, missing: str, clone: Path) -> None:
    """The first file to be looked for is missing from a fresh clone, the others from incomplete pages."""
    for name in ("index.html", "sw.js", "assets"):
        if name == missing:
            break
        (clone / PAGES).mkdir(exist_ok=True)
        (clone / PAGES / name).touch()
    made = build(way, clone)
    output = made.stdout + made.stderr
    assert made.returncode != 0
    assert (
        f"riad: the pages for the browser are not built: src/riad/server/static/{missing} is missing."
        in output
    )
    assert "Build them with `./run`, or with `npm ci` and `npm run build` in the folder web" in output
    assert "Traceback" not in output
    assert not [path for path in clone.glob("dist/*") if path.suffix in (".whl", ".gz")]


def test_an_editable_install_needs_no_pages(clone: Path, tmp_path: Path) -> None:
    """./run makes such an install before it builds the pages."""
    editable = ("--no-deps", "--no-build-isolation", "--editable", clone)
    made = uv("pip", "install", *HERE, "--target", tmp_path / "there", *editable)
    assert made.returncode == 0, made.stderr
    assert [*(tmp_path / "there").glob("*riad*.pth")]


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Callable[..., str]:
    """A function that installs the wheel and some extras into a new environment and returns its Python."""

    def of(*extras: str) -> str:
        python = environment(tmp_path / "environment", *extras)
        made = uv("pip", "install", "--no-deps", "--python", python, wheel)
        assert made.returncode == 0, made.stderr
        return str(python)

    return of


def test_a_wheel_plays_away_from_the_checkout(installed: Callable[..., str], tmp_path: Path) -> None:
    python = installed()
    answer = subprocess.run([python, "-c", USE], check=True, capture_output=True, text=True, cwd=tmp_path)
    where, lengths = answer.stdout.splitlines()
    assert Path(where).is_relative_to(site_packages(Path(python)))
    assert len(lengths.split(",")) == 3


def test_a_wheel_says_how_to_add_an_extra_to_it(
    installed: Callable[..., str], wheel: Path, tmp_path: Path
) -> None:
    """The command in the message is run as printed, except for downloading."""
    python = installed()
    message = subprocess.run(
        [python, "-m", "riad", "serve"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert message.returncode == 2
    assert message.stderr.startswith("riad: uvicorn is not installed. Install the extra server: ")
    command = shlex.split(message.stderr.partition("extra server: ")[2])
    assert command[-1] == f"{wheel}[server]"
    taken = uv(*command[1:], "--no-deps", "--dry-run")
    assert command[0] == "uv"
    assert taken.returncode == 0, taken.stderr


def test_a_turn_is_played_on_a_server_from_a_wheel(installed: Callable[..., str], tmp_path: Path) -> None:
    """A client acts as a browser does: the page, its script, a table against a bot, a turn by websocket."""
    python = installed("server")
    with node(tmp_path / "riad.sqlite", python=python, PYTHONPATH="") as running:
        home = patient.get(running.address)
        (script,) = re.findall(r'<script type="module" crossorigin src="/([^"]+)">', home.text)
        answer = patient.get(f"{running.address}/{script}")
        assert answer.headers["content-type"].startswith("text/javascript")
        inside = site_packages(Path(python)) / "riad" / "server" / "static"
        assert answer.content == (inside / script).read_bytes()
        eventually(lambda: patient.get(running.address + "/ready").status_code == 200, patience=1200)
        player = Player(running.address)
        table = player.make("azul", "gentle")["id"]
        with ear(running, player) as mine:
            mine.watch(table)
            shown = eventually(lambda: (now := player.look(table))["turn"] in now["you"] and now)
            assert player.send(shown, player.whole_turn(shown, min)).status_code == 200
            while (heard := mine.hear())["type"] != "update" or heard["seq"] < shown["seq"] + 2:
                pass
            assert heard["state"]["turn"] in shown["you"]  # the bot has answered
        player.close()
    assert complaints(running.output) == []
