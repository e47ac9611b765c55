"""No message and no document tells anyone to install a package that is not published."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (
    *("README.md", "docs/**/*.md", "web/*.md", "web/src/**/*", "web/locales/**/*"),
    *("src/**/*.py", "tools/*", "run", "hatch_build.py", "pyproject.toml"),
    *("deploy/**/*", "benchmarks/**/*.md", ".github/**/*", ".ci/*", "*.md", "*.cff"),
)
UNPUBLISHED = re.compile(
    r"""\briad\[                    # the extra of a published package: riad[server]
    | (?:install|\buvx|\badd|pipx\s+run)(?:\s+-[-\w]+)*\s+["'`]*riad\b(?!-\d)  # itself, but no wheel
    """,
    re.VERBOSE,
)


def sources() -> list[Path]:
    paths = [path for place in PLACES for path in ROOT.glob(place) if path.is_file()]
    return [path for path in paths if "static" not in path.parts]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if UNPUBLISHED.search(line)]


def test_nothing_tells_to_install_what_is_not_published() -> None:
    assert len(sources()) > 200
    by_file = {str(path.relative_to(ROOT)): lines(path.read_text(encoding="utf-8")) for path in sources()}
    assert {path: bad for path, bad in by_file.items() if bad} == {}


@pytest.mark.parametrize(
    ("line", "published"),
    [
        ('pip install "riad[parquet]"', True),
        ("install riad[server,postgres]", True),
        ("pip install riad", True),
        ("pip install 'riad'", True),
        ("pip install --upgrade riad==0.1.0", True),
        ("uvx riad play azul", True),
        ("uv add riad", True),
        ("whose machines have the same `riad[ray]`", True),
        ('pip install "riad-0.1.0-py3-none-any.whl[server]"', False),
        ('pip install -e ".[server]"', False),
        ("uv pip install -e /home/anna/riad", False),
        ("riad serve", False),
    ],
)
def test_what_counts_as_such(line: str, published: bool) -> None:
    assert bool(lines(line)) == published
