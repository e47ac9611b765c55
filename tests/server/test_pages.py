"""Pages: the client's where it was built, each with the caching that suits it."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from riad.server.app import on_http
from riad.server.routes import pages


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    (tmp_path / "assets").mkdir()
    for name, text in (
        ("index.html", "<p>Riad"),
        ("sw.js", "self"),
        ("manifest.webmanifest", "{}"),
        ("assets/a-1f.js", "1"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    return tmp_path


def test_without_a_client_a_page_says_what_runs_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    with TestClient(Litestar(pages.handlers())) as client:
        page = client.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "The server runs" in page.text
        assert client.get("/style.css").headers["content-type"] == "text/css; charset=utf-8"
        assert client.get("/t/abc").status_code == 404


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/t/abcdefgh", "/t/abcdefgh/12", "/rules/azul", "/settings", "/me"])
def test_the_client_is_at_all_its_addresses(address: str) -> None:
    with TestClient(Litestar(pages.handlers())) as client:
        page = client.get(address)
        assert (page.status_code, page.text) == (200, "<p>Riad")
        assert page.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_files_have_their_kind_and_assets_are_kept_for_ever() -> None:
    with TestClient(Litestar(pages.handlers())) as client:
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
    with TestClient(Litestar(pages.handlers())) as client:
        for accepted, packed in (("gzip, br", "gzip"), ("identity", None)):
            page = client.get("/", headers={"accept-encoding": accepted})
            assert page.headers.get("content-encoding") == packed
            assert page.headers["vary"] == "accept-encoding"
            assert page.text == "<p>Riad"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/nothing", "/index.html", "/assets/b.js", "/assets/%2e%2e/index.html"])
def test_nothing_else_is_served(address: str) -> None:
    with TestClient(Litestar(pages.handlers())) as client:
        assert client.get(address).status_code == 404


@pytest.mark.usefixtures("built")
def test_a_person_at_a_wrong_address_gets_a_page_and_a_program_an_error() -> None:
    with TestClient(Litestar(pages.handlers(), exception_handlers={HTTPException: on_http})) as client:
        page = client.get("/nothing", headers={"accept": "text/html,*/*;q=0.8"})
        assert (page.status_code, page.text) == (404, "<p>Riad")
        answer = client.get("/nothing", headers={"accept": "*/*"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
