"""Games of other packages are found by their entry points, and a broken one harms no other game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import riad

PACKAGE = '"""{name}"""\n\nraise ImportError("its rules are not needed for its facts")\n'
TOML = """
name = "{name}"
title = "{title}"
prefix = "XX"
order = {order}
version = 1
seats = [2, 2]
minutes = 1
secrets = false
sections = {{}}
"""


class Others:
    """A folder with packages of others and their entry points, as if they were installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, points: dict[str, str]) -> None:
        """Install the entry points of a package."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {value}" for name, value in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[riad.games]", *lines]))

    def write(self, name: str, toml: str | None, package: str = PACKAGE) -> None:
        """Write a package with this game.toml."""
        (self.folder / name).mkdir()
        (self.folder / name / "__init__.py").write_text(package.format(name=name))
        if toml is not None:
            (self.folder / name / "game.toml").write_text(toml.format(name=name, title=name.title(), order=9))

    def ask(self, *expressions: str) -> tuple[list[str], list[str]]:
        """Return these expressions of Python as lines, and the lines on the standard error output."""
        program = "import sys, riad\n" + "".join(f"print({each})\n" for each in expressions)
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
        )
        return done.stdout.splitlines(), done.stderr.splitlines()


@pytest.fixture
def others(tmp_path: Path) -> Others:
    return Others(tmp_path)


OWN = [*riad.games]
LISTED = "*riad.games"


def test_a_game_in_these_folders_is_found_without_a_look_at_other_packages(others: Others) -> None:
    expressions = 'riad.games.facts_of("azul").title', '"importlib.metadata" in sys.modules'
    assert others.ask(*expressions) == (["Azul", "False"], [])


def test_other_packages_add_games_whose_facts_need_no_rules(others: Others) -> None:
    others.install("other", {"chess": "chess", "bridge": "bridge"})
    others.write("chess", TOML)
    others.write("bridge", TOML.replace("{order}", "8"))
    expressions = (
        LISTED,
        'riad.games.facts_of("chess").title',
        '"chess" in riad.games, "chess" in sys.modules',
    )
    assert others.ask(*expressions) == ([" ".join([*OWN, "bridge", "chess"]), "Chess", "True False"], [])


@pytest.mark.parametrize(
    ("name", "value", "toml", "fault"),
    [
        ("chess", "nowhere", TOML, "there is no package nowhere"),
        ("chess", "chess", None, "No such file or directory"),
        ("chess", "chess", TOML.replace("minutes", "minuets"), "game.toml: minuets is unknown"),
        ("chess", "chess", "name = ", "game.toml: Invalid value"),
        ("chess", "chess", TOML.replace("{name}", "draughts"), "game.toml: name must be that of the folder"),
        ("checkers", "chess", TOML, "its entry point is called checkers, but its game.toml chess"),
        ("azul", "chess", TOML, "another game has this name"),
    ],
)
def test_a_broken_entry_point_is_told_in_a_line_and_harms_no_other_game(
    others: Others, name: str, value: str, toml: str | None, fault: str
) -> None:
    others.install("other", {name: value, "bridge": "bridge"})
    others.write("chess", toml)
    others.write("bridge", TOML)
    listed, (line,) = others.ask(LISTED, 'riad.games.game_named("azul")')
    assert listed == [" ".join([*OWN, "bridge"]), "<Game: Azul>"]
    assert line.startswith(f"the game {name} of the package {value} cannot be used: ")
    assert fault in line


def test_of_two_packages_with_the_same_name_the_first_has_it(others: Others) -> None:
    others.install("one", {"chess": "chess"})
    others.install("two", {"chess": "draughts"})
    others.write("chess", TOML)
    others.write("draughts", TOML)
    listed, (line,) = others.ask(LISTED)
    assert listed == [" ".join([*OWN, "chess"])]
    assert line == "the game chess of the package draughts cannot be used: another game has this name"


def test_a_game_with_broken_rules_is_told_when_it_is_asked_for(others: Others) -> None:
    others.install("other", {"chess": "chess"})
    others.write(
        "chess", TOML, '"""Chess."""\n\nfrom riad.core.folder import game_in\n\nGAME = game_in(__name__)\n'
    )
    expressions = LISTED, "len(riad.games.all_games())", "str(riad.games).count('seats')", LISTED
    listed, (line,) = others.ask(*expressions)
    assert listed == [" ".join([*OWN, "chess"]), str(len(OWN)), str(len(OWN)), " ".join(OWN)]
    assert line.startswith(
        "the game chess of the package chess cannot be used: chess: rules/state.py must have"
    )


@pytest.mark.parametrize("value", ["nowhere", "chess"])
def test_the_error_for_a_broken_game_says_what_is_wrong(others: Others, value: str) -> None:
    others.install("other", {"chess": value})
    others.write("chess", TOML)
    ask = "__import__('pytest').raises(riad.UnknownGame, riad.games.game_named, 'chess').value"
    (error,), (line,) = others.ask(ask)
    assert error == line
