"""Names, accounts and sessions over HTTP."""

from tests.kit.server import patient
from tests.kit.server.api_helpers import cookie_of, token_of
from tests.kit.server.node_processes import NodeProcess, Player

ME, MINE = "/api/me", "/api/mine"
PASSWORD = "correct horse battery"  # noqa: S105


def test_one_comes_in_once(anna: Player) -> None:
    assert anna.bad("POST", ME, {"name": "Other"})[1]["code"] == "not_now"
    assert anna.good("PATCH", ME, {"name": "Other"})["name"] == "Other"
    assert anna.good("GET", ME) == {"id": anna.id, "name": "Other", "login": None}


def test_a_revoked_session_stops_at_once(anna: Player, bela: Player, server: NodeProcess) -> None:
    token = anna.good("POST", "/api/tokens", {"label": "my bot"})["token"]
    program = {"authorization": f"Bearer {token}"}
    assert patient.get(server.address + ME, headers=program).json()["id"] == anna.id
    sessions = {each["kind"]: each for each in anna.good("GET", "/api/sessions")}
    assert sessions["token"]["label"] == "my bot"
    assert (sessions["cookie"]["this"], sessions["token"]["this"]) == (True, False)
    path = f"/api/sessions/{sessions['token']['id']}"
    assert bela.bad("DELETE", path) == (404, {**bela.bad("DELETE", path)[1], "code": "no_such_session"})
    assert patient.get(server.address + ME, headers=program).status_code == 200
    assert anna.ask("DELETE", path).status_code == 204
    assert patient.get(server.address + MINE, headers=program).status_code == 401
    assert anna.bad("DELETE", path)[0] == 404


def test_logging_out_ends_the_session_everywhere(anna: Player, server: NodeProcess) -> None:
    token = token_of(anna)
    answer = anna.ask("POST", "/api/logout")
    assert answer.status_code == 204
    assert cookie_of(answer)[1:] == ("", {"path": "/", "httponly": True, "samesite": "Lax", "max-age": "0"})
    assert patient.get(server.address + MINE, headers={"cookie": f"riad={token}"}).status_code == 401
    assert patient.post(server.address + "/api/logout").status_code == 204  # repeating this is harmless


def test_an_account_ends_what_was_before(anna: Player, server: NodeProcess) -> None:
    """An attacker who planted the old cookie in this browser is logged out."""
    old, program = token_of(anna), anna.good("POST", "/api/tokens", {})["token"]
    login = f"anna-{anna.id[:12]}"
    account = anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    assert account == {"id": anna.id, "name": "Anna", "login": login.lower()}
    assert token_of(anna) != old
    for headers in ({"cookie": f"riad={old}"}, {"authorization": f"Bearer {program}"}):
        assert patient.get(server.address + MINE, headers=headers).status_code == 401

    elsewhere = patient.post(server.address + "/api/login", json={"login": login, "password": PASSWORD})
    there = {"cookie": f"riad={cookie_of(elsewhere)[1]}"}
    assert patient.get(server.address + ME, headers=there).json()["id"] == anna.id
    anna.good("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert anna.good("GET", ME)["id"] == anna.id
    assert patient.get(server.address + MINE, headers=there).status_code == 401


def test_logging_in_leaves_who_one_was_before(anna: Player, bela: Player, server: NodeProcess) -> None:
    login = f"anna-{anna.id[:12]}"
    anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    old = token_of(bela)
    assert bela.good("POST", "/api/login", {"login": login, "password": PASSWORD})["id"] == anna.id
    assert bela.good("GET", ME)["id"] == anna.id
    assert patient.get(server.address + MINE, headers={"cookie": f"riad={old}"}).status_code == 401


def test_a_wrong_login_and_a_wrong_password_look_the_same(anna: Player, bela: Player) -> None:
    login = f"anna-{anna.id[:12]}"
    anna.good("POST", "/api/account", {"login": login, "password": PASSWORD})
    answers = [
        bela.bad("POST", "/api/login", {"login": who, "password": "wrong"}) for who in (login, "nobody-here")
    ]
    assert answers[0] == answers[1]
    assert answers[0][0] == 403
