"""The origin of this site, as passkeys are bound to it: from the settings, never from a header alone."""

from typing import Any

import pytest

from riad.server.errors import AccountError
from riad.server.people.origins import proven_origin
from riad.server.settings import Settings


def scope(scheme: str = "http", port: int | None = 8080) -> dict[str, Any]:
    return {"scheme": scheme, "server": ("127.0.0.1", port)}


@pytest.mark.parametrize(
    ("settings", "scheme", "host", "origin"),
    [
        (Settings(), "http", "localhost:8080", "http://localhost:8080"),
        (Settings(), "http", "localhost:9", "http://localhost:8080"),
        (Settings(), "http", "[::1]:8080", "http://[::1]:8080"),
        (Settings(hosts="riad.example"), "http", "RIAD.example", "http://riad.example:8080"),
        (Settings(hosts="riad.example", proxies="10.0.0.1"), "https", "riad.example", "https://riad.example"),
        (
            Settings(hosts="riad.example", proxies="10.0.0.1"),
            "https",
            "riad.example:9",
            "https://riad.example",
        ),
        (Settings(origin="https://riad.example:8443"), "http", "evil.example", "https://riad.example:8443"),
        (Settings(host="0.0.0.0", origin="https://a.example"), "https", "b.example", "https://a.example"),  # noqa: S104
    ],
)
def test_the_origin_of_a_site(settings: Settings, scheme: str, host: str, origin: str) -> None:
    assert proven_origin(scope(scheme), host, settings) == origin


@pytest.mark.parametrize(
    ("settings", "host"),
    [
        (Settings(host="0.0.0.0"), "riad.example"),  # noqa: S104
        (Settings(host="0.0.0.0"), "localhost"),  # noqa: S104
        (Settings(hosts="riad.example"), "evil.example"),
        (Settings(), ""),
    ],
)
def test_a_site_that_does_not_know_its_name_has_no_passkeys(settings: Settings, host: str) -> None:
    with pytest.raises(AccountError) as caught:
        proven_origin(scope(), host, settings)
    assert caught.value.code == "passkey_refused"


def test_the_usual_port_is_left_out() -> None:
    assert proven_origin(scope("http", 80), "localhost", Settings()) == "http://localhost"
    assert proven_origin(scope("http", None), "localhost", Settings()) == "http://localhost"
