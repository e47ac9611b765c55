"""The first bot of docs/protocol.md, step by step."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, eventually, node

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
HERE = "http://localhost:8080"


def blocks(kind: str) -> list[str]:
    """Return the examples of one language in the section about a first bot."""
    section = PAGE.read_text(encoding="utf-8").partition("## A first bot")[2].partition("\n## ")[0]
    return re.findall(rf"```{kind}\n(.*?)```", section, re.DOTALL)


def token_from(running: NodeProcess, folder: Path) -> str:
    """Create a token with the two commands of the page."""
    first, _start = blocks("sh")
    done = subprocess.run(
        [str(shutil.which("sh")), "-e", "-c", first.replace(HERE, running.address)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return str(json.loads(done.stdout[done.stdout.index("}") + 1 :])["token"])


@pytest.mark.skipif(shutil.which("curl") is None, reason="the page uses curl")
def test_the_first_bot_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (program,), (_first, start) = blocks("python"), blocks("sh")
    assert start == f"python3 bot.py {HERE} riad_YOUR_TOKEN\n"
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    with node(tmp_path / "riad.sqlite") as running:
        running.wait_until_ready()
        token = token_from(running, tmp_path)
        command = [sys.executable, "bot.py", running.address, token]
        with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as bot:
            assert bot.stdout is not None
            table = bot.stdout.readline().strip().rpartition("/")[2]
            path = f"{running.address}/api/tables/{table}"
            eventually(lambda: patient.get(path).json()["status"] == "over", patience=120)
            bot.kill()
