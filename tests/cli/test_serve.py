"""`riad serve`: help, errors in one sentence, the address for the home network, and an orderly shutdown."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from riad.cli.serve import HELP, own_address
from riad.core.extras import how_to_install
from riad.server.settings import Settings
from tests.kit.command_runner import Command
from tests.kit.server import patient
from tests.kit.server.node_processes import PRODUCT, node


def test_the_help_names_every_setting(command: Command) -> None:
    answer = command("serve", "--help")
    assert answer.code == 0
    for name in HELP:
        assert f"--{name.replace('_', '-')} X" in answer.out
    assert "--lan" in answer.out
    assert "RIAD_PORT" in answer.out
    for name, text in HELP.items():  # the defaults in the help are the real ones
        default = getattr(Settings(), name)
        if isinstance(default, int | float):
            assert f"({default:g}" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "http"], "riad: port must be a number, not 'http'\n"),
        (["--port", "70000"], "riad: port must be a number from 0 to 65535, not 70000\n"),
        (["--log", "loud"], "riad: log must be debug, info, warning or error, not 'loud'\n"),
        (
            ["--bot-threads", "0"],
            "riad: bot-pace must be 0 to 60 seconds, bot-threads 1 to 64, limits 0 or more\n",
        ),
        (["--lease", "0"], "riad: lease must be 0.1 to 3600 seconds, not 0.0\n"),
        (["--port"], "riad serve: argument --port: expected one argument (see riad serve --help)\n"),
        (["--speed", "9"], "riad: unrecognized arguments: --speed 9 (see riad --help)\n"),
    ],
)
def test_a_wrong_setting_is_told_in_a_sentence(command: Command, arguments: list[str], sentence: str) -> None:
    answer = command("serve", "--no-browser", *arguments)
    assert answer == (2, "", sentence)


def test_a_wrong_setting_in_the_environment(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIAD_BOT_PACE", "quick")
    assert command("serve", "--no-browser") == (2, "", "riad: bot_pace must be a number, not 'quick'\n")


def test_a_port_in_use(command: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        answer = command("serve", "--no-browser", "--port", port)
    assert answer.code == 2
    assert answer.err.startswith(f"riad: cannot listen on 127.0.0.1 port {port}: ")
    assert answer.err.endswith("; choose another with --port\n")
    assert answer.err.count("\n") == 1


def test_an_address_that_is_not_ours(command: Command) -> None:
    answer = command("serve", "--no-browser", "--host", "192.0.2.1", "--port", "0")
    assert answer.code == 2
    assert answer.err.startswith("riad: cannot listen on 192.0.2.1 port 0: ")


def test_a_database_that_cannot_be_used(command: Command, tmp_path: Path) -> None:
    answer = command("serve", "--no-browser", "--port", "0", "--database", tmp_path)
    assert answer.code == 2
    assert answer.err == f"riad: {tmp_path} cannot be used as a database: unable to open database file\n"
    answer = command("serve", "--no-browser", "--port", "0", "--database", "postgresql://127.0.0.1:1/riad")
    assert answer == (2, "", "riad: the database cannot be reached (ConnectionRefusedError)\n")


@pytest.mark.parametrize("scheme", ["mysql", "sqlite"])
def test_an_address_of_another_database(command: Command, tmp_path: Path, scheme: str) -> None:
    """It is not taken for the name of a file, and its password is not shown."""
    address = f"{scheme}://anna:secret@{tmp_path}/riad"
    answer = command("serve", "--no-browser", "--port", "0", "--database", address)
    sentence = f"riad: database must be a file or postgresql://..., not {scheme}://...\n"
    assert answer == (2, "", sentence)
    assert not Path(f"{scheme}:").exists()


def test_the_home_network_and_the_end(tmp_path: Path, command: Command) -> None:
    """One node serves for the whole test, since starting takes a while."""
    database = tmp_path / "riad.sqlite"
    with node(database, "--lan", "--port", "0", program=PRODUCT, RIAD_LIMITS="5") as running:
        output = "".join(running.output)
        address = f"http://{own_address()}:{running.port}/"
        assert f"Riad is running at http://localhost:{running.port}/  (press Ctrl-C to stop)\n" in output
        assert f"On your network: {address}\n" in output
        code = output.partition(address)[2].strip("\n").splitlines()
        assert len(code) >= 12  # a QR code: a square of blocks
        assert set("".join(code)) <= set(" \u2588\u2580\u2584") | set("\x1b[0123456789;m")
        assert patient.get(address + "health", headers={"host": "any.name.at.home"}).status_code == 200

        second = command("serve", "--no-browser", "--port", "0", "--database", database)
        assert second.code == 2
        in_use = "is in use by another Riad server; stop it, or choose another file with --database"
        assert second.err == f"riad: {database} {in_use}\n"

        with patient.stream("GET", f"{running.address}/health") as answer:  # a connected client
            assert answer.read()
        assert running.stop() == 0
        assert "Traceback" not in "".join(running.output)


def test_without_what_it_needs_it_says_what_to_install(tmp_path: Path) -> None:
    """The test runs a separate Python, where uvicorn cannot be imported."""
    script = "import sys; sys.modules['uvicorn'] = None; from riad.cli import main; main(['serve'])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 2
    assert done.stderr == f"riad: uvicorn is not installed. {how_to_install('server')}\n"
