"""Settings come from flags and the environment; an invalid one is refused in a sentence."""

from dataclasses import fields
from pathlib import Path

import pytest

from riad import BadOption
from riad.cli.serve import HELP
from riad.server.settings import LOCAL, Settings, from_environment, with_texts


def test_without_anything_it_suits_one_person_at_one_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ada/data")
    settings = from_environment({})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert Path(settings.store) == Path("/home/ada/data/riad/riad.sqlite")


def test_each_setting_can_stand_in_the_environment() -> None:
    values = {
        "host": "::1",
        "port": 9000,
        "database": "postgresql://db/riad",
        "hosts": "riad.example",
        "origin": "https://riad.example",
        "proxies": "10.0.0.1",
        "bot_pace": 0.25,
        "bot_threads": 8,
        "lease": 4.0,
        "limits": 2.5,
        "sockets": 20,
        "person_sockets": 3,
        "socket_tables": 5,
        "read_mb": 4,
        "table_mb": 9,
        "log_mb": 8,
        "header_seconds": 2.5,
        "header_kb": 16,
        "body_seconds": 7.5,
        "keep_alive": 12,
        "connections": 500,
        "push": "off",
        "push_wait": 1.5,
        "keep_visitors": 30,
        "keep_tables": 0,
        "keep_chat": 7,
        "keep_reports": 14,
        "keep_addresses": 2,
        "contact": "ada@riad.example",
        "log": "error",
    }
    assert set(values) == {field.name for field in fields(Settings)}
    read = from_environment({f"RIAD_{name.upper()}": str(value) for name, value in values.items()})
    assert read == Settings(**values)  # type: ignore[arg-type]
    assert read.store == "postgresql://db/riad"


def test_other_variables_are_left_alone() -> None:
    assert from_environment({"PORT": "1", "RIAD_COLOUR": "red", "riad_port": "2"}) == Settings()


def test_texts_go_over_what_was_there() -> None:
    assert with_texts(Settings(port=1, limits=2.0), {"port": "3"}) == Settings(port=3, limits=2.0)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("port", "http", "port must be a number, not 'http'"),
        ("port", "", "port must be a number"),
        ("port", "8080.5", "port must be a number"),
        ("port", "65536", "from 0 to 65535, not 65536"),
        ("port", "-1", "from 0 to 65535"),
        ("limits", "many", "limits must be a number"),
        ("origin", "riad.example", "origin must look like https://riad.example"),
        ("origin", "https://riad.example/", "origin must look like"),
        ("origin", "https://riad.example:443", "origin must look like"),
        ("origin", "https://Riad.example", "origin must look like"),
        ("origin", "https://a@riad.example", "origin must look like"),
        ("origin", "ftp://riad.example", "origin must look like"),
        ("origin", "https://[", "origin must look like"),
        ("push", "somewhere", "push must be public, off or anywhere"),
        ("push_wait", "-1", "push-wait 0 to 3600"),
        ("limits", "-1", "limits 0 or more"),
        ("limits", "nan", "limits 0 or more"),
        ("header_seconds", "nan", "header-seconds must be 0.1 to 600"),
        ("header_kb", "1", "header-kb must be 4 to 1024, not 1"),
        ("log_mb", "0", "log-mb must be 1 to 1000000, not 0"),
        ("keep_alive", "0", "keep-alive must be 1 to 3600, not 0"),
        ("sockets", "-1", "sockets must be 0 to 1000000, not -1"),
        ("bot_pace", "61", "bot-pace must be 0 to 60"),
        ("bot_pace", "inf", "bot-pace must be 0 to 60"),
        ("bot_threads", "0", "bot-threads 1 to 64"),
        ("bot_threads", "65", "bot-threads 1 to 64"),
        ("keep_chat", "-1", "keep-chat must be 0 to 36500 days, not -1"),
        ("keep_addresses", "0", "keep-addresses must be 1 to 36500 days, not 0"),
        ("keep_tables", "36501", "keep-tables must be 0 to 36500 days"),
        ("log", "loud", "log must be debug, info, warning or error, not 'loud'"),
    ],
)
def test_what_cannot_be_is_said(name: str, text: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        with_texts(Settings(), {name: text})


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        (Settings(), set(LOCAL)),
        (Settings(host="::1"), set(LOCAL)),
        (Settings(host="0.0.0.0"), set()),  # noqa: S104
        (Settings(hosts="Riad.example, play.example"), {"riad.example", "play.example"}),
        (Settings(host="0.0.0.0", hosts="riad.example"), {"riad.example"}),  # noqa: S104
    ],
)
def test_the_names_of_the_server(settings: Settings, names: set[str]) -> None:
    assert settings.names == names


def test_every_setting_has_its_flag_with_an_explanation() -> None:
    assert set(HELP) == {field.name for field in fields(Settings)}
