"""Web push: a person who is away is notified once that it is their turn, and no one else is."""

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.kit.server.databases import Postgres
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node
from tests.kit.server.push_fixtures import Browser, PushService, claims, push_service
from tests.kit.server.socket_helpers import complaints, ear
from tests.kit.server.turn_helpers import alone

WAIT = 0.5
FLAGS = ("--push", "anywhere", "--push-wait", str(WAIT))
NONE = 3 * WAIT  # seconds after which nothing more comes


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as started:
        yield started


@pytest.fixture(scope="module")
def pusher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node that sends to this machine, and logs no warning."""
    with node(tmp_path_factory.mktemp("push") / "riad.sqlite", *FLAGS) as started:
        yield started
    assert [line for line in complaints(started.output) if "push service" not in line] == []


@pytest.fixture
def come(pusher: NodeProcess) -> Iterator[Callable[[str], Player]]:
    with ExitStack() as stack:

        def as_(name: str) -> Player:
            player = Player(pusher.address, name)
            stack.callback(player.close)
            return player

        yield as_


def silent(service: PushService, seconds: float = NONE) -> bool:
    """Return whether nothing comes for a while."""
    try:
        service.posts.get(timeout=seconds)
    except queue.Empty:
        return True
    return False


def play(player: Player, table: str) -> None:
    shown = player.look(table)
    assert player.send(shown, shown["view"]["legal"][:1]).status_code == 200


def seated(anna: Player, bela: Player, **more: object) -> str:
    """Return a table of two where it is Anna's turn, and Bela is away."""
    table: str = anna.make("azul", "open", options={"first": 0}, **more)["id"]
    bela.sit(table, 1)
    return table


# Notifications


def test_who_is_away_is_told_once_that_it_is_their_turn(
    come: Callable[[str], Player], service: PushService, pusher: NodeProcess
) -> None:
    anna, bela = come("Anna"), come("Bela")
    browser = Browser(service.address).subscribe(bela)
    table = seated(anna, bela)
    assert silent(service)  # it is not her turn
    play(anna, table)
    post = service.next()
    assert browser.notice_in(post) == {"table": table, "game": "azul", "name": "Anna", "level": None}
    assert post.headers["content-encoding"] == "aes128gcm"
    assert (post.headers["urgency"], post.headers["ttl"]) == ("high", str(24 * 3600))
    identify = claims(post, anna.good("GET", "/api/push")["key"])
    assert identify["aud"] == service.address
    assert identify["sub"] == f"http://127.0.0.1:{pusher.port}"
    assert 0 < identify["exp"] - time.time() <= 24 * 3600
    anna.good("POST", f"/api/tables/{table}/abandon")  # another action
    assert silent(service)


def test_a_bot_is_named_by_its_level_and_the_start_by_nobody(
    come: Callable[[str], Player], service: PushService
) -> None:
    anna = come("Anna")
    browser = Browser(service.address).subscribe(anna)
    table = anna.make("azul", "gentle", options={"first": 1})["id"]
    assert browser.notice_in(service.next()) == {
        "table": table,
        "game": "azul",
        "name": None,
        "level": "gentle",
    }
    table = anna.make("dreamhome", "gentle", options={"first": 0}, pace="correspondence")["id"]
    post = service.next()
    assert browser.notice_in(post) == {"table": table, "game": "dreamhome", "name": None, "level": None}
    assert post.headers["urgency"] == "normal"


def test_who_is_here_is_not_told(
    come: Callable[[str], Player], service: PushService, pusher: NodeProcess
) -> None:
    anna, bela = come("Anna"), come("Bela")
    Browser(service.address).subscribe(bela)
    table = seated(anna, bela)
    with ear(pusher, bela) as hers:
        hers.waiting()
        play(anna, table)
        assert silent(service)


def test_at_one_screen_nobody_is_told_of_oneself(come: Callable[[str], Player], service: PushService) -> None:
    anna = come("Anna")
    table = alone(anna)["id"]
    Browser(service.address).subscribe(anna)
    play(anna, table)
    assert silent(service)


def test_all_browsers_are_told_and_one_that_is_gone_is_forgotten(
    come: Callable[[str], Player], service: PushService, pusher: NodeProcess
) -> None:
    anna, bela = come("Anna"), come("Bela")
    login = f"bela-{bela.id[:12]}"
    bela.good("POST", "/api/account", {"login": login, "password": "a long enough one"})
    phone = come("Bela's phone")
    phone.good("POST", "/api/login", {"login": login, "password": "a long enough one"})
    here, there = Browser(service.address).subscribe(bela), Browser(service.address).subscribe(phone)
    service.answers[there.path] = 410
    table = seated(anna, bela)
    play(anna, table)
    assert {service.next().path, service.next().path} == {here.path, there.path}
    eventually(lambda: not phone.good("GET", "/api/push")["on"])
    service.answers[here.path] = 500
    play(bela, table)
    play(anna, table)
    assert service.next().path == here.path
    assert bela.good("GET", "/api/push")["on"]  # a fault there may pass
    assert pusher.process.poll() is None


def test_a_session_that_ends_is_told_no_more(come: Callable[[str], Player], service: PushService) -> None:
    anna, bela = come("Anna"), come("Bela")
    Browser(service.address).subscribe(bela)
    table = seated(anna, bela)
    assert bela.ask("POST", "/api/logout").status_code == 204
    play(anna, table)
    assert silent(service)


def test_a_service_that_does_not_answer_harms_nobody(come: Callable[[str], Player]) -> None:
    anna, bela = come("Anna"), come("Bela")
    Browser("http://127.0.0.1:9").subscribe(bela)
    table = seated(anna, bela)
    play(anna, table)
    time.sleep(NONE)
    play(bela, table)


# Two nodes


def test_on_two_nodes_one_message_and_none_for_who_is_on_the_other(
    postgres: Postgres, service: PushService
) -> None:
    with (
        postgres.database() as address,
        node(address, *FLAGS) as one,
        node(address, *FLAGS) as two,
        ExitStack() as stack,
    ):
        anna, bela = Player(one.address, "Anna"), Player(two.address, "Bela")
        for player in (anna, bela):
            stack.callback(player.close)
        assert anna.good("GET", "/api/push") == bela.good("GET", "/api/push")
        browser = Browser(service.address).subscribe(bela)
        table = seated(anna, bela)
        play(anna, table)
        assert browser.notice_in(service.next())["table"] == table
        assert silent(service)
        table = seated(anna, bela)
        with ear(two, bela) as hers:
            hers.waiting()
            play(anna, table)
            assert silent(service)
    assert complaints([*one.output, *two.output]) == []
