"""README.md is true: its commands, its figures, its pictures and its requests. Its Python is a doctest."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from riad.cli import parser
from tests.kit.server.node_processes import NodeProcess

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS: list[str] = re.findall(r"^```sh\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"\./run\b[^`\n]*", README)
(REQUESTS,) = (block for block in BLOCKS if "curl" in block)
TOKEN = re.compile(r"^TOKEN=.*$", re.MULTILINE)


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_a_command_is_one_that_run_knows(command: str) -> None:
    _, *arguments = shlex.split(command)
    if arguments[:1] == ["test"]:
        assert all((ROOT / path).exists() for path in arguments[1:])
    elif arguments:
        parser(arguments).parse_args(arguments)  # exits when it knows no such command


def test_each_of_the_five_aims_has_a_command_of_its_own() -> None:
    for heading in re.findall(r"\[[\w ]+\]\(#([\w-]+)\)", README):
        title = heading.replace("-", " ")
        (section,) = re.findall(rf"^## {title}$(.*?)^## ", README, re.DOTALL | re.MULTILINE | re.IGNORECASE)
        assert "```sh\n" in section, title


def test_the_table_of_speed_is_a_row_of_the_benchmarks() -> None:
    (row,) = re.findall(r"^\| Azul, two seats \| (.*) \|$", README, re.MULTILINE)
    figures = re.findall(r"[\d.,]+", row)
    assert len(figures) == 3
    rows = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8").splitlines()
    assert any(set(figures) <= {cell.strip() for cell in line.split("|")} for line in rows), figures


def test_every_picture_is_there_and_described() -> None:
    embedded = re.findall(
        r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="(.+?)-dark.webp">\s*'
        r'<img src="(.+?)-light.webp"(?: height="\d+")? alt="([^"]{40,})">\s*</picture>',
        README,
    )
    assert len(embedded) == README.count("<img") == README.count("<picture>")
    for dark, light, _ in embedded:
        assert dark == light
    pictures = {f"docs/pictures/{path.name}" for path in (ROOT / "docs" / "pictures").iterdir()}
    assert pictures == {f"{name}-{theme}.webp" for name, *_ in embedded for theme in ("dark", "light")}


def test_the_requests_create_a_token_and_with_it_a_table(server: NodeProcess, tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed")
    server.wait_until_ready()
    first, second = TOKEN.split(REQUESTS.replace("localhost:8080", server.address))
    token = re.search(r"riad_[\w-]+", output_of(first, tmp_path))
    assert token
    table = json.loads(output_of(f"TOKEN={token[0]}\n{second}", tmp_path))
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert (table["status"], table["you"], table["view"]["game"]) == ("playing", [0], "azul")


def output_of(commands: str, folder: Path) -> str:
    """Return what commands print; curl follows only what they say."""
    script = 'set -e\ncurl() { command curl --disable --silent --fail "$@"; }\n' + commands
    done = subprocess.run(["/bin/sh", "-c", script], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
