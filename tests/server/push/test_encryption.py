"""A push message is encrypted by the standard, and never sent into a private network."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from riad.server.push.encryption import key_from, key_text, new_key, public_bytes, sealed
from riad.server.push.safe_http import ForbiddenAddress, place_of, target_of
from tests.kit.server.databases import running
from tests.kit.server.push_fixtures import Browser, data

# Sealing


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    salt = data("DGv6ra1nlYgDCS1FRnbzlw")
    auth = data("BTBZMqHH6r4Tts7J_aSIgg")
    receiver = data("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sender = key_from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    message = b"When I grow up, I want to be a watermelon"
    assert sealed(message, receiver, auth, sender=sender, salt=salt) == data(expected)


def test_no_two_messages_are_sealed_alike() -> None:
    browser = Browser("http://push")
    seals = {sealed(b"hello", browser.public, browser.auth) for _ in range(3)}
    assert len(seals) == 3
    assert {browser.read(seal) for seal in seals} == {b"hello"}


def test_a_key_is_kept_as_a_text() -> None:
    key = new_key()
    assert public_bytes(key_from(key_text(key))) == public_bytes(key)
    assert len(key_text(ec.derive_private_key(5, ec.SECP256R1()))) == len(key_text(key))


# Reaching


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https://",
        "https:///x",
        "https://user@push.example/",
        "https://push.example:8443/x",
        "https://push.example:x/",
        "https://push.example/a b",
        "https://push.example\\@localhost/",
        "https://pusb.exämple/",
        "https://push.example/" + "x" * 1000,
        "//push.example/",
        "nonsense",
    ],
)
def test_addresses_that_are_not_sent_to(address: str) -> None:
    with pytest.raises(ForbiddenAddress):
        target_of(address)


def test_an_address_in_its_parts() -> None:
    target = target_of("https://push.example/to/abc?x=1")
    assert (target.origin, target.port, target.path) == ("https://push.example", 443, "/to/abc?x=1")
    assert target_of("https://push.example:443").origin == "https://push.example"
    assert target_of("http://[::1]:81/x", anywhere=True).origin == "http://[::1]:81"


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "nowhere.invalid"]
)
def test_names_of_this_machine_are_not_reached(host: str) -> None:
    target = target_of(f"https://{host}/x")
    with pytest.raises(ForbiddenAddress):
        running(place_of(target, anywhere=False))
