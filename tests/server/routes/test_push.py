"""Subscribing a browser to push, over HTTP."""

from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.push_fixtures import Browser, data

SERVICE = "https://push.example"


def test_the_key_is_the_same_for_everyone(anna: Player, bela: Player) -> None:
    offered = anna.good("GET", "/api/push")
    assert len(data(offered["key"])) == 65
    assert offered == bela.good("GET", "/api/push") == {"key": offered["key"], "on": False}


def test_on_and_off(anna: Player, bela: Player) -> None:
    browser = Browser(SERVICE).subscribe(anna)
    assert anna.good("GET", "/api/push")["on"]
    browser.subscribe(anna)  # repeating changes nothing
    browser.subscribe(bela)  # the browser now belongs to another person
    assert not anna.good("GET", "/api/push")["on"]
    assert bela.good("GET", "/api/push")["on"]
    for _ in range(2):
        assert bela.ask("DELETE", "/api/push").status_code == 204
    assert not bela.good("GET", "/api/push")["on"]


def test_what_cannot_be_sent_to_is_refused(anna: Player) -> None:
    good = Browser(SERVICE).registration
    wrong = {
        "endpoint": ("nonsense", "ftp://push.example/x", "x" * 1001, ""),
        "public_key": ("", "AAAA", "not base64!", good["auth"], "x" * 201),
        "auth": ("", "x" * 101),
    }
    for name, values in wrong.items():
        for value in values:
            status, error = anna.bad("PUT", "/api/push", {**good, name: value})
            assert (status, error["code"], error["field"]) == (400, "bad_request", name)
    assert not anna.good("GET", "/api/push")["on"]


def test_strangers_subscribe_to_nothing(server: NodeProcess) -> None:
    stranger = Player(server.address)
    stranger.http.cookies.clear()
    for method in ("PUT", "DELETE"):
        assert stranger.bad(method, "/api/push", Browser(SERVICE).registration)[0] == 401
    assert not stranger.good("GET", "/api/push")["on"]
    stranger.close()


def test_a_server_that_sends_only_to_the_open_network(anna: Player) -> None:
    for address in ("http://127.0.0.1:9/x", "https://127.0.0.1:9/x", "http://push.example/x"):
        assert anna.bad("PUT", "/api/push", Browser(address).registration)[1]["field"] == "endpoint"
