"""Changes that outlast a stolen session require a recent login."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from riad.server.people.reauthentication import FRESH
from tests.kit.server.authenticator import Authenticator
from tests.kit.server.node_processes import NodeProcess, Player, node

PASSWORD, OTHER = "correct horse battery", "another battery staple"


class Site(NamedTuple):
    node: NodeProcess
    database: Path

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.node.port}"

    def age(self, player: Player, milliseconds: int = FRESH) -> None:
        """Make the sessions of a person older."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            sql = "update session set created = created - ? where person = ?"
            assert connection.execute(sql, (milliseconds, player.id)).rowcount

    def add(self, player: Player) -> Authenticator:
        """Add a passkey."""
        device = Authenticator(self.origin)
        begun = player.good("POST", "/api/passkeys/new")
        made = json.loads(device.create(json.dumps(begun["options"])))
        player.good("POST", "/api/passkeys", {"challenge": begun["challenge"], "credential": made})
        return device

    def enter(self, player: Player, device: Authenticator) -> None:
        """Log in with a passkey."""
        begun = player.good("POST", "/api/login/passkey/new")
        made = json.loads(device.get(json.dumps(begun["options"])))
        player.good("POST", "/api/login/passkey", {"challenge": begun["challenge"], "credential": made})


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    database = tmp_path_factory.mktemp("proof") / "riad.sqlite"
    with node(database) as running:
        yield Site(running, database)


@pytest.fixture
def come(site: Site) -> Iterator[Callable[[str], Player]]:
    here: list[Player] = []

    def as_(name: str) -> Player:
        here.append(Player(site.node.address, name))
        here[-1].http.headers["host"] = f"localhost:{site.node.port}"
        return here[-1]

    yield as_
    for player in here:
        player.close()


def account(player: Player) -> str:
    login = f"login-{player.id[:12]}"
    player.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    return login.lower()


def code(player: Player, path: str, body: Any = None) -> str:
    return str(player.bad("POST", path, body)[1]["code"])


def test_an_account_logs_in_again_before_it_adds_a_passkey(site: Site, come: Callable[[str], Player]) -> None:
    anna = come("Anna")
    login = account(anna)
    site.add(anna)  # the account is new
    begun = anna.good("POST", "/api/passkeys/new")
    site.age(anna)
    assert code(anna, "/api/passkeys/new") == "proof_needed"
    late = json.loads(Authenticator(site.origin).create(json.dumps(begun["options"])))
    body = {"challenge": begun["challenge"], "credential": late}
    assert code(anna, "/api/passkeys", body) == "proof_needed"
    assert len(anna.good("GET", "/api/passkeys")) == 1
    anna.good("POST", "/api/login", {"login": login, "password": PASSWORD})
    site.age(anna, FRESH // 2)
    site.add(anna)
    assert len(anna.good("GET", "/api/passkeys")) == 2


def test_a_visitor_proves_with_a_passkey_if_there_is_one(site: Site, come: Callable[[str], Player]) -> None:
    bela = come("Bela")
    site.age(bela, 100 * FRESH)
    device = site.add(bela)  # there is no means of proof
    assert code(bela, "/api/passkeys/new") == "proof_needed"
    site.enter(bela, device)
    site.add(bela)
    assert len(bela.good("GET", "/api/passkeys")) == 2


def test_a_password_is_not_added_to_a_passkey_without_proof(
    site: Site, come: Callable[[str], Player]
) -> None:
    gina = come("Gina")
    device = site.add(gina)
    site.age(gina)
    credentials = {"login": f"login-{gina.id[:12]}", "password": PASSWORD}
    assert code(gina, "/api/account", credentials) == "proof_needed"
    site.enter(gina, device)
    gina.good("POST", "/api/account", credentials)
    hugo = come("Hugo")
    site.age(hugo, 100 * FRESH)
    account(hugo)  # there is no means of proof


def test_a_program_adds_no_passkey(come: Callable[[str], Player]) -> None:
    cora = come("Cora")
    token = cora.good("POST", "/api/tokens", {"label": "passkey"})["token"]
    cora.http.cookies.clear()
    cora.http.headers["authorization"] = f"Bearer {token}"
    assert code(cora, "/api/passkeys/new") == "proof_needed"
    assert code(cora, "/api/password", {"new": OTHER}) == "proof_needed"
    assert code(cora, "/api/account", {"login": "cora-1", "password": PASSWORD}) == "proof_needed"


def test_a_password_is_changed_with_the_old_one_or_a_passkey(
    site: Site, come: Callable[[str], Player]
) -> None:
    dora = come("Dora")
    login = account(dora)
    device = site.add(dora)
    assert code(dora, "/api/password", {"new": OTHER}) == "proof_needed"  # logged in with a password
    assert code(dora, "/api/password", {"old": OTHER, "new": OTHER}) == "wrong_password"
    site.enter(dora, device)
    site.age(dora)
    assert code(dora, "/api/password", {"new": OTHER}) == "proof_needed"
    site.enter(dora, device)
    dora.good("POST", "/api/password", {"new": OTHER})
    assert code(dora, "/api/login", {"login": login, "password": PASSWORD}) == "wrong_password"
    dora.good("POST", "/api/login", {"login": login, "password": OTHER})
    site.age(dora, 100 * FRESH)
    dora.good("POST", "/api/password", {"old": OTHER, "new": PASSWORD})
    assert len(dora.good("GET", "/api/passkeys")) == 1


def test_a_changed_password_can_end_passkeys(site: Site, come: Callable[[str], Player]) -> None:
    emma, other = come("Emma"), come("Other")
    account(emma)
    device, kept = site.add(emma), site.add(other)
    assert code(emma, "/api/password", {"old": OTHER, "new": OTHER, "end_passkeys": True}) == "wrong_password"
    assert len(emma.good("GET", "/api/passkeys")) == 1
    emma.good("POST", "/api/password", {"old": PASSWORD, "new": OTHER, "end_passkeys": True})
    assert emma.good("GET", "/api/passkeys") == []
    begun = emma.good("POST", "/api/login/passkey/new")
    made = json.loads(device.get(json.dumps(begun["options"])))
    body = {"challenge": begun["challenge"], "credential": made}
    assert code(emma, "/api/login/passkey", body) == "passkey_refused"
    site.enter(other, kept)


def test_the_port_of_a_header_is_not_believed(site: Site, come: Callable[[str], Player]) -> None:
    """Another program on this machine, with its own page, cannot pass its origin off as ours."""
    finn = come("Finn")
    device = site.add(finn)
    device.origin = "http://localhost:1"
    finn.http.headers["host"] = "localhost:1"
    begun = finn.good("POST", "/api/login/passkey/new")
    made = json.loads(device.get(json.dumps(begun["options"])))
    body = {"challenge": begun["challenge"], "credential": made}
    assert code(finn, "/api/login/passkey", body) == "passkey_refused"
