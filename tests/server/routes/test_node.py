"""Routes about the node: its health and readiness, its metrics, its games and their progress."""

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from riad import __version__
from riad.games import PACKAGES, game_named
from riad.server import preparation
from riad.server.app import Application
from riad.server.node import Node
from riad.server.preparation import Stage
from riad.server.routes.node import game_shown
from riad.server.settings import Settings
from riad.server.store.readiness import Readiness

# The framework's next version changes how handlers declare dependencies, so its warning is ignored here.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Application:
    database = str(tmp_path_factory.mktemp("node") / "riad.sqlite")
    return Application(Settings(database=database, hosts="riad.example"))


@pytest.fixture(scope="module")
def client(application: Application) -> Iterator[TestClient[Application]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preparation, "AFTER_THE_START", 1e9)  # the tests say how far each game is
        with TestClient(application, base_url="http://riad.example") as client:
            yield client


@pytest.fixture
def node(application: Application, client: TestClient[Application], monkeypatch: pytest.MonkeyPatch) -> Node:
    """The node behind the client, with all its games ready and a database that can be written."""
    running = application.running

    async def can_write(_self: Readiness) -> bool:
        return True

    monkeypatch.setattr(Readiness, "check", can_write)
    monkeypatch.setattr(running.preparation, "_stages", dict.fromkeys(PACKAGES, "ready"))
    assert client.get("/health").status_code == 200
    return running


def ready(client: TestClient[Application]) -> tuple[int, str]:
    answer = client.get("/ready")
    assert answer.json()["version"] == __version__
    return answer.status_code, answer.json()["status"]


def test_a_node_is_ready_as_long_as_it_can_write_and_does_not_stop(
    client: TestClient[Application], node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ready(client) == (200, "ok")
    monkeypatch.setattr(node, "stopping", True)
    assert ready(client) == (503, "stopping")

    async def cannot_write(_self: Readiness) -> bool:
        return False

    monkeypatch.setattr(Readiness, "check", cannot_write)
    assert ready(client) == (503, "unavailable")
    assert client.get("/health").json() == {"status": "ok", "version": __version__}  # it is alive


@pytest.mark.parametrize("stage", ["waiting", "compiling", "loading", "failed"])
def test_until_every_game_is_loaded_a_node_is_preparing(
    client: TestClient[Application], node: Node, monkeypatch: pytest.MonkeyPatch, stage: Stage
) -> None:
    last = [*PACKAGES][-1]
    monkeypatch.setitem(node.preparation._stages, last, stage)
    assert ready(client) == (503, "preparing")
    shown = client.get("/api/preparation").json()
    assert shown["ready"] is False
    assert [game["stage"] for game in shown["games"]] == [*["ready"] * (len(PACKAGES) - 1), stage]
    playable = {game["name"]: game["ready"] for game in client.get("/api/games").json()}
    assert playable == {**dict.fromkeys(PACKAGES, True), last: stage == "loading"}


def test_a_node_with_all_its_games_says_so(client: TestClient[Application], node: Node) -> None:
    assert node.preparation.is_done
    shown = client.get("/api/preparation").json()
    assert shown["ready"] is True
    whole = {"stage": "ready", "share": 1.0, "left": None}
    assert shown["games"] == [{"name": name, **whole} for name in PACKAGES]


@pytest.mark.parametrize("name", PACKAGES)
def test_a_game_is_described_as_its_package_says(
    client: TestClient[Application], node: Node, name: str
) -> None:
    assert node.preparation.is_done
    game = game_named(name)
    (shown,) = [each for each in client.get("/api/games").json() if each["name"] == name]
    assert (shown["title"], shown["rules_version"], shown["figures"]) == (
        game.TITLE,
        game.VERSION,
        game.FIGURES,
    )
    assert shown["seats"] == [*game.SEATS]
    assert shown["rules"] == {game.rule_id(number): text for number, text in game.RULES.items()}
    for option, its in zip(shown["options"], game.OPTIONS, strict=True):
        facts = (its.name, its.rule, its.about, its.kind, [*its.choices], its.default)
        assert tuple(option.values()) == facts
    assert game_shown(name).ready  # what one node says of its progress is not kept for the next


def test_probes_and_metrics_are_read_without_a_name_but_only_probes_by_any(
    client: TestClient[Application], node: Node
) -> None:
    assert not node.stopping
    metrics = client.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert "riad_requests_total{" in metrics.text
    bare = {"host": "10.0.0.7"}
    statuses = {
        path: client.get(path, headers=bare).status_code for path in ("/health", "/ready", "/metrics")
    }
    assert statuses == {"/health": 200, "/ready": 200, "/metrics": 403}
