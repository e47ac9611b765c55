"""Pages: the client's where it was built, each with the caching that suits it."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from riad.games import PACKAGES
from riad.server.app import Application, on_http
from riad.server.people.accounts import Accounts
from riad.server.routes import pages
from riad.server.settings import Settings
from riad.server.store.base import Unavailable

# The framework's next version changes how handlers declare dependencies, so its warning is ignored here.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
SHELL = "<!--told--><script>1 < 2</script><style>p{}</style><p>Riad"
NAME = "</script><!-- Ann"


async def no_node() -> None: ...


def only_pages() -> Litestar:
    """Return an application with the pages but no node: enough for all but those of tables."""
    absent = {"node": Provide(no_node)}
    return Litestar(pages.handlers(), dependencies=absent, exception_handlers={HTTPException: on_http})


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    (tmp_path / "assets").mkdir()
    for name, text in (
        ("index.html", SHELL),
        ("sw.js", "self"),
        ("manifest.webmanifest", "{}"),
        ("assets/a-1f.js", "1"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    return tmp_path


def test_without_a_client_a_page_says_what_runs_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    with TestClient(only_pages()) as client:
        page = client.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "The server is running" in page.text
        assert client.get("/style.css").headers["content-type"] == "text/css; charset=utf-8"
        assert client.get("/t/abc").status_code == 404


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/rules/azul", "/learn/azul", "/settings", "/me"])
def test_the_client_is_at_all_its_addresses(address: str) -> None:
    with TestClient(only_pages()) as client:
        page = client.get(address)
        assert (page.status_code, page.text) == (200, SHELL)
        assert page.headers["cache-control"] == "no-cache"
        assert "x-robots-tag" not in page.headers


@pytest.fixture
def client(built: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:  # noqa: ARG001
    """A browser at a node with a built client."""
    settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60, limits=0)
    with TestClient(Application(settings).litestar) as browser:
        yield browser


def initial_data(client: TestClient[Litestar], address: str) -> Any:
    """Return the initial data in the page of a table."""
    page = client.get(address)
    assert (page.status_code, page.headers["cache-control"]) == (200, pages.KEEP_NOT)
    assert page.text.endswith(SHELL.removeprefix("<!--told-->"))
    match = re.match(r'<script id="told" type="application/json">([^<]*)</script>', page.text)
    return None if match is None else json.loads(match[1])


@pytest.mark.parametrize("game", PACKAGES)
def test_the_page_of_a_table_comes_with_what_this_viewer_may_see_and_no_more(
    client: TestClient[Litestar], game: str
) -> None:
    me = client.post("/api/me", json={"name": NAME}).json()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    table = client.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
    for who in (me, None):
        for address in (f"/t/{table}", f"/t/{table}/3"):
            opening, seen = initial_data(client, address), client.get(f"/api/tables/{table}").json()
            log = client.get(f"/api/tables/{table}/log").json()["happened"]
            assert opening["me"] == who
            assert opening["watched"]["happened"] == log
            assert {**opening["watched"]["state"], "now": 0} == {**seen, "now": 0}
            assert seen["you"] == ([0] if who else [])
        client.cookies.clear()


def test_of_a_table_that_is_not_there_its_page_tells_nothing(client: TestClient[Litestar]) -> None:
    for address in ("/t/abcdefgh", "/t/a", "/t/a/b/c", "/t/%3Cb%3E"):
        assert initial_data(client, address) is None


def test_without_its_database_a_table_has_a_page_still(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Unavailable("away")

    monkeypatch.setattr(Accounts, "who", away)
    client.cookies.set("riad", "somebody")
    assert initial_data(client, "/t/abcdefgh") is None


def test_what_stands_in_a_page_is_allowed_by_its_hash_and_nothing_else() -> None:
    policy = pages.policy_of(SHELL)
    for text, kind in (("1 < 2", "script"), ("p{}", "style")):
        digest = b64encode(sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'self' 'sha256-{digest}';" in policy
    assert policy.endswith(pages.POLICY)
    assert "unsafe" not in policy
    assert pages.policy_of("<p>Riad") == pages.POLICY
    assert pages.policy_of('<script type="application/json">{}</script>') == pages.POLICY


@pytest.mark.usefixtures("built")
def test_files_have_their_kind_and_assets_are_kept_for_ever() -> None:
    with TestClient(only_pages()) as client:
        kinds = {
            name: client.get(name).headers["content-type"] for name in ("/sw.js", "/manifest.webmanifest")
        }
        assert kinds == {
            "/sw.js": "text/javascript; charset=utf-8",
            "/manifest.webmanifest": "application/manifest+json",
        }
        asset = client.get("/assets/a-1f.js")
        assert (asset.status_code, asset.text) == (200, "1")
        assert asset.headers["cache-control"] == pages.FOR_EVER
        assert "no-cache" in client.get("/sw.js").headers["cache-control"]


@pytest.mark.usefixtures("built")
def test_who_can_unpack_gets_it_packed_and_others_as_it_is() -> None:
    with TestClient(only_pages()) as client:
        for accepted, packed in (("gzip, br", "gzip"), ("identity", None)):
            page = client.get("/", headers={"accept-encoding": accepted})
            assert page.headers.get("content-encoding") == packed
            assert page.headers["vary"] == "accept-encoding"
            assert page.text == SHELL


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/nothing", "/index.html", "/assets/b.js", "/assets/%2e%2e/index.html"])
def test_nothing_else_is_served(address: str) -> None:
    with TestClient(only_pages()) as client:
        assert client.get(address).status_code == 404


@pytest.mark.usefixtures("built")
def test_a_person_at_a_wrong_address_gets_a_page_and_a_program_an_error() -> None:
    """A person's page does not have an error status, which the browser would log in its console."""
    with TestClient(only_pages()) as client:
        page = client.get("/nothing", headers={"accept": "text/html,*/*;q=0.8"})
        assert (page.status_code, page.text, page.headers["x-robots-tag"]) == (200, SHELL, "noindex")
        for address, accepted in (("/nothing", "*/*"), ("/api/nothing", "text/html,*/*;q=0.8")):
            answer = client.get(address, headers={"accept": accepted})
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
