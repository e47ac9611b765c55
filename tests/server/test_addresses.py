"""Addresses of the public internet, and addresses that count as one visitor."""

import ipaddress

import pytest

from riad.server.addresses import CLOSED_4, CLOSED_6, is_public, network_of


@pytest.mark.parametrize(
    "place",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.1"),
        *("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "198.19.255.255"),
        *("192.0.0.8", "192.0.0.9", "192.0.0.170", "192.0.2.1", "192.88.99.1", "198.51.100.1", "203.0.113.9"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00::1", "fec0::1", "ff02::1", "ff0e::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:192.0.0.9", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
        *("64:ff9b:1::7f00:1", "64:ff9b:1:ffff::8.8.8.8", "64:ff9b:0:1::1"),
        *("::127.0.0.1", "::8.8.8.8", "::ffff:0:127.0.0.1", "::ffff:0:8.8.8.8"),
        *("2002:7f00:1::", "2002:808:808::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2"),
        *("2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "3fff::1", "2620:4f:8000::1"),
        *("5f00::1", "4000::1", "100::1", "200::1", "400::1", "e000::1"),
    ],
)
def test_places_that_are_not_public(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize(
    "place",
    [
        *("8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.32.0.1", "192.0.1.1", "223.255.255.1"),
        *("2001:4860:4860::8888", "2001:200::1", "2003::1", "2a00:1450::1", "2620:fe::fe"),
        *("::ffff:8.8.8.8", "64:ff9b::808:808"),
    ],
)
def test_places_that_are_public(place: str) -> None:
    assert is_public(place)


def test_no_older_python_opens_a_closed_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """An older Python's own list may lack any of our blocks."""
    monkeypatch.setattr("ipaddress.IPv4Address.is_global", True)
    monkeypatch.setattr("ipaddress.IPv6Address.is_global", True)
    for block in [*map(str, CLOSED_4), *map(str, CLOSED_6)]:
        network = ipaddress.ip_network(block)
        assert not is_public(str(network[0]))
        assert not is_public(str(network[-1]))
    assert not is_public("fec0::1")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_what_an_address_counts_under(address: str, network: str) -> None:
    assert network_of(address) == network
