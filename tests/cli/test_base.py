"""Every command on the base install, without any extra: it works, or names the extra it needs.

The commands are found from the parser. A command with a new argument fails here until FILLED has it.
"""

import argparse
import json
import os
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from riad.cli import parser
from tests.kit.command_runner import saved
from tests.kit.environments import ROOT, environment, site_packages

RUN_ALL = """
import contextlib, io, json, sys, traceback
from importlib.util import find_spec
from riad.cli import main
from riad.core.extras import EXTRAS

present = [module for modules in EXTRAS.values() for module in modules if find_spec(module)]
answers = {"": [0, " ".join(present), ""]}
for case in json.loads(sys.argv[1]):
    out, err, code = io.StringIO(), io.StringIO(), 0
    sys.stdin = io.StringIO(sys.argv[2])
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(case.split())
        except SystemExit as left:
            code = int(left.code or 0)
        except BaseException:
            code = 99
            traceback.print_exc()
    answers[case] = [code, out.getvalue(), err.getvalue()]
print(json.dumps(answers))
"""
QUERY = '{"game": "azul", "maxVisits": 5}\n'  # as an answer to `play`, an unknown move
FILLED = {
    "FILE": ["match"],
    "GAME": ["azul"],
    "A,B": ["keen,random"],
    "PLACE": ["games.parquet"],
    "REPORT": ["x"],
    "WHO": ["x"],
}
SHORT = {
    "arena": ["--games", "2"],
    "bench": ["azul", "--seconds", "0.01"],
    "hint": ["--visits", "5"],
    "play": ["--seed", "5"],
    "selfplay": ["--games", "2"],
    "serve": ["--no-browser", "--port", "0"],
}
TOGETHER = {"--hostile": ["--server"]}  # a switch that goes with others
MORE = [["arena", "azul", "--bots", "random,greedy,keen", "--games", "2"]]  # with ratings
NEEDS = {
    "admin": "server",
    "arena --ray": "ray",
    "arena random,greedy,keen": "bots",
    "bench --gpu": "gpu",
    "bench --pages": "server",
    "bench --server": "server",
    "db": "server",
    "selfplay": "parquet",
    "serve": "server",
}
SILENT = {"prepare"}  # its only task is to compile
SAYS = re.compile(r"riad: (\w+) is not installed\. Install the extra (\w+): .+\[\2\]\"\n")


def commands(of: argparse.ArgumentParser, words: list[str]) -> Iterator[list[str]]:
    """Yield each command with its required arguments, alone and with each of its switches."""
    below = [action for action in of._actions if isinstance(action, argparse._SubParsersAction)]
    for group in below:
        for name, command in group.choices.items():
            yield from commands(command, [*words, name])
    if below:
        return
    arguments = list(words)
    for action in of._actions:
        if action.required:
            arguments += [*action.option_strings[:1], *FILLED[str(action.metavar)]]
    short = SHORT.get(words[0], [])
    yield [*arguments, *short]
    for action in of._actions:
        if action.option_strings and action.nargs in (0, "?") and action.dest != "help":
            more = [] if action.dest == "resume" else short  # a saved match has its seed
            switch = action.option_strings[0]
            yield [*arguments, *more, *TOGETHER.get(switch, []), switch]


CASES = [" ".join(words) for words in [*commands(parser([]), []), *MORE]]


def extra_for(case: str) -> str | None:
    """Return the extra that a command should name; None if it should work."""
    words = set(case.split())
    extras = [extra for command, extra in NEEDS.items() if {*command.split()} <= words]
    return extras[0] if extras else None


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The output of each command in an environment without the extras."""
    folder = tmp_path_factory.mktemp("base")
    python = environment(folder / "environment")
    (site_packages(python) / "riad.pth").write_text(str(ROOT / "src"), encoding="utf-8")
    saved(folder / "match", moves=5)
    (folder / "riad").mkdir()
    (folder / "riad" / "riad.sqlite").touch()  # `riad db` needs a database to go further
    done = subprocess.run(
        [python, "-c", RUN_ALL, json.dumps(CASES), QUERY],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PATH": str(folder)},  # no compiler for bench
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    document: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return document


def test_the_base_install_has_none_of_the_extras(answers: dict[str, Any]) -> None:
    assert answers[""] == [0, "", ""]


@pytest.mark.parametrize("case", CASES)
def test_a_command_works_or_names_its_extra(answers: dict[str, Any], case: str) -> None:
    code, out, err = answers[case]
    extra = extra_for(case)
    if extra is None:
        assert (code, "Traceback" in err) == (0, False), err
        assert bool(out) == (case.split(maxsplit=1)[0] not in SILENT)
        return
    assert code == 2, out + err
    message = SAYS.fullmatch(err)
    assert message, err
    assert message[2] == extra


def test_what_needs_an_extra_is_a_command() -> None:
    assert all(any({*command.split()} <= {*case.split()} for case in CASES) for command in NEEDS)
