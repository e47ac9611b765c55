"""`riad play dreamhome --components FILE`: custom figures, saved in the match, refused in one line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.cli.terminal import load
from riad.games.dreamhome.rules.components import OWN, check
from riad.match.file import closing_line
from tests.kit.command_runner import Answer, Command, Typist, widest

START = "option components "
Play = Callable[..., Answer]


def document() -> dict[str, Any]:
    """The game's own figures with points that it never gives: 77 for a bathroom, 66 for a roof."""
    data: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    data["rooms"][4]["points"] = [77]
    data["roof_points"]["uniform"] = 66
    return data


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file of figures in the folder where the tests run."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(document(), indent=1), encoding="utf-8")
    return path


@pytest.fixture
def play(command: Command) -> Play:
    """A function that plays or continues the match in the file `match`; by default the computer has all
    seats.
    """

    def of(*arguments: object, people: int = 0) -> Answer:
        return command("play", "dreamhome", "--people", people, "--file", "match", *arguments)

    return of


def line_of_components(text: str) -> int:
    """Return the line of a saved match that has its figures, counted from 1."""
    (number,) = (n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(START))
    return number


@pytest.mark.usefixtures("mine")
def test_a_match_is_played_with_the_figures_of_a_file(play: Play, tmp_path: Path) -> None:
    answer = play("--components", "mine.json", "--seed", 3)
    assert (answer.code, answer.err) == (0, "")
    assert widest(answer.out) <= 80
    text = (tmp_path / "match").read_text(encoding="utf-8")
    line = text.splitlines()[line_of_components(text) - 1]
    assert json.loads(line.removeprefix(START)) == check(document(), "")
    match = load(tmp_path / "match")
    assert match.turn is None
    assert match.options["components"] == check(document(), "")
    bathrooms = [line for line in answer.out.splitlines() if "Bathroom  " in line]
    assert bathrooms
    assert all(" 77" in line for line in bathrooms)


def test_a_saved_match_needs_the_file_no_more(play: Play, command: Command, mine: Path) -> None:
    played = play("--components", "mine.json", "--seed", 3)
    mine.unlink()
    answer = command("replay", "match")
    assert (answer.code, answer.err) == (0, "")
    sheets = played.out[played.out.index("The game is over.") : played.out.index("Match saved to")]
    assert sheets.strip() in answer.out
    assert command("check", "match").out.startswith("match: ")
    assert command("check", "match").out.count("all legal") == 1
    assert command("replay", "match", "--at", 5).code == 0
    assert play().code == 0


def test_the_figures_are_on_the_board(play: Play, mine: Path) -> None:
    out = play("--components", mine, "--seed", 1, people=2).out
    assert "Table options: components custom." in " ".join(out.split())
    rooms, scores = (line for line in out.splitlines() if line.startswith(("  room", "  scores")))
    assert scores[rooms.index("bathroom") :].split()[0] == "77"


def test_a_match_goes_on_with_the_same_figures(play: Play, types: Typist, mine: Path) -> None:
    begun = play("--components", "mine.json", "--seed", 3, people=2)
    assert begun.code == 0
    before = mine.with_name("match").read_bytes()
    again = mine.with_name("again.json")
    shuffled = document()
    shuffled["rooms"].reverse()
    shuffled["about"] = "the same in another order"
    again.write_text(json.dumps(shuffled), encoding="utf-8")
    for arguments in (["--components", "mine.json"], ["--components", "again.json"], []):
        types(["hint", "board", "moves"])
        answer = play(*arguments, people=2)
        assert (answer.code, answer.err) == (0, "")
        assert mine.with_name("match").read_bytes() == before


def other_figures(name: str) -> str:
    """Return the message for continuing a match with other figures than its own."""
    return f"riad: the match in match was not started with --components {name}: leave it out to continue\n"


@pytest.mark.parametrize("points", [8, 67], ids=["the game's own", "others"])
def test_a_match_does_not_go_on_with_other_figures(play: Play, mine: Path, points: int) -> None:
    play("--components", "mine.json", "--seed", 3, people=2)
    match = mine.with_name("match")
    before = match.read_bytes()
    own = json.loads(OWN.read_text(encoding="utf-8"))
    mine.write_text(json.dumps({**own, "roof_points": {**own["roof_points"], "uniform": points}}))
    assert play("--components", "mine.json") == (2, "", other_figures("mine.json"))
    assert match.read_bytes() == before


@pytest.mark.usefixtures("mine")
def test_a_match_with_the_games_figures_does_not_go_on_with_others(play: Play) -> None:
    play("--seed", 3, people=2)
    assert play("--components", "mine.json") == (2, "", other_figures("mine.json"))


def test_a_match_with_the_games_figures_goes_on_with_a_copy_of_them(play: Play, tmp_path: Path) -> None:
    (tmp_path / "copy.json").write_bytes(b"\xef\xbb\xbf" + OWN.read_bytes())
    for arguments in ([], ["--components", "copy.json"]):
        answer = play("--seed", 3, *arguments, people=2)
        assert (answer.code, answer.err) == (0, "")
        assert "Table options:" not in answer.out
        text = (tmp_path / "match").read_text(encoding="utf-8")
        line = text.splitlines()[line_of_components(text) - 1]
        assert json.loads(line.removeprefix(START)) == check(json.loads(OWN.read_text(encoding="utf-8")), "")
        assert load(tmp_path / "match").options["components"] is None


def test_resume_goes_on_with_the_figures_it_began_with(command: Command, home: Path, mine: Path) -> None:
    command("play", "dreamhome", "--components", mine, "--people", 2, "--seed", 3)
    mine.unlink()
    answer = command("play", "dreamhome", "--resume", "--people", 2)
    assert (answer.code, answer.err) == (0, "")
    (path,) = home.iterdir()
    assert load(path).options["components"] == check(document(), "")


def changed(**parts: Any) -> str:
    return json.dumps({**document(), **parts})


WRONG = {
    changed(roof_points={**document()["roof_points"], "window": -1}): (
        "bad.json: roof_points.window must be a whole number from 0 to 99, not -1"
    ),
    changed(rooms=[{**room, "copies": "six"} for room in document()["rooms"]]): (
        'bad.json: rooms[0].copies must be a whole number from 0 to 60, not "six"'
    ),
    changed(tools={**document()["tools"], "drill": 3}): (
        "bad.json: roofs, furnishings, tools and helpers must add up to 48 specials, not 49"
    ),
    changed(colours=["red"]): "bad.json: colours is unknown",
    changed(**{"two\nlines": 1}): "bad.json: ",
    changed(**{"\x1b]0;title\x07": 1}): "bad.json: ",
    changed(rooms={}): "bad.json: rooms must be a list, not {}",
    "{}": "bad.json: rooms is missing",
    "[]": "bad.json: it must be a mapping, not []",
    "": "bad.json is not valid JSON: Expecting value: line 1 column 1 (char 0)",
    '{"rooms": [\n]': "bad.json is not valid JSON: Expecting ',' delimiter: line 2 column 2 (char 13)",
    '{"a": 1, "a": 2}': "bad.json is not valid JSON: 'a' appears twice",
    "[" * 100_000: "bad.json is not valid JSON: ",
}


@pytest.mark.parametrize("content", WRONG, ids=range(len(WRONG)))
def test_a_bad_file_is_one_line_and_exit_code_2(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    # The refusal comes before anything is compiled.
    monkeypatch.setattr("riad.preparation.is_prepared", lambda _name, **_which: False)
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    answer = play("--components", "bad.json")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"riad: {WRONG[content]}")
    assert len(answer.err.splitlines()) == 1
    assert answer.err.removesuffix("\n").isprintable()
    assert {path.name for path in tmp_path.iterdir()} == {"bad.json"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.json", "No such file or directory"),
        (".", "Is a directory"),
        ("", "Is a directory"),
        ("binary", "it is not UTF-8 text"),
        ("a" * 300, "File name too long"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(play: Play, tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    answer = play("--components", name)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"riad: {name or '.'} cannot be read: {reason}")
    assert answer.err.count("\n") == 1


def test_a_file_must_be_named(play: Play) -> None:
    answer = play("--components")
    assert answer.code == 2
    assert "--components" in answer.err
    assert answer.err.count("\n") == 1


def saved() -> list[str]:
    """Return the lines of a match with figures of its own, without the closing line."""
    match = riad.new("dreamhome", seed=3, components=document())
    for _ in range(9):
        match.push(match.legal[0])
    return match.dumps().splitlines()[:-1]


def with_components(text: str) -> str:
    """Return a match with another text as its figures and a matching closing line."""
    lines = saved()
    lines[line_of_components("\n".join(lines)) - 1] = START + text
    moves = len(lines) - lines.index("moves") - 1
    return "\n".join([*lines, closing_line(lines, moves), ""])


DAMAGED = {
    json.dumps(document())[:-9]: "components is not valid JSON: ",
    "mine.json": "components is not valid JSON: Expecting value: line 1 column 1 (char 0)",
    "/etc/passwd": "components is not valid JSON: Expecting value: line 1 column 1 (char 0)",
    "null": "components: it must be a mapping, not null",
    "{}": "components: rooms is missing",
    changed(colours=1): "components: colours is unknown",
    changed(roof_points={**document()["roof_points"], "mixed": 300}): (
        "components: roof_points.mixed must be a whole number from 0 to 99, not 300"
    ),
    "[" * 5000: "components is not valid JSON: ",
    " ": "components is not valid JSON: ",
}


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_damaged_figures_are_told_with_their_line(command: Command, tmp_path: Path, text: str) -> None:
    damaged = with_components(text)
    with pytest.raises(riad.DamagedFile) as caught:
        riad.loads(damaged)
    assert caught.value.line == line_of_components(damaged)
    assert caught.value.reason.startswith(DAMAGED[text])
    (tmp_path / "damaged").write_text(damaged, encoding="utf-8")
    for name in ("check", "replay"):
        answer = command(name, "damaged")
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == f"riad: damaged, line {caught.value.line}: {caught.value.reason}\n"


def test_figures_that_fit_but_were_changed_afterwards_are_noticed() -> None:
    text = "\n".join(
        [*saved(), riad.loads(with_components(json.dumps(document()))).dumps().splitlines()[-1], ""]
    )
    assert riad.loads(text).options["components"] == check(document(), "")
    lines = text.splitlines()
    with pytest.raises(riad.DamagedFile, match="checksum does not match") as caught:
        riad.loads(text.replace('"uniform":66', '"uniform":65'))
    assert caught.value.line == len(lines)


def test_the_help_says_what_components_are(command: Command) -> None:
    answer = command("play", "dreamhome", "--help")
    assert answer.code == 0
    assert widest(answer.out) <= 80
    text = " ".join(answer.out.split())
    assert "--components FILE a JSON file (default: the game's own) (DH-60)." in text
    assert "--edition VALUE" in text
