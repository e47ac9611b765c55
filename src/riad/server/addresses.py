"""Numeric addresses: the network a visitor comes from, and the addresses that belong to the public internet.

Python's `is_global` differs between versions, so the blocks that must not be contacted are listed here.
"""

import ipaddress
from collections.abc import Sequence

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

HOST_BITS = 64
"""Bits of an IPv6 address that its owner chooses freely: a provider assigns each customer at least a /64."""
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 behind a gateway, as DNS64 answers
CLOSED_4: Sequence[ipaddress.IPv4Network] = [
    ipaddress.IPv4Network(block)
    for block in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
        *("224.0.0.0/4", "240.0.0.0/4"),
    )
]
"""Private, shared, documentation, protocol, multicast and reserved blocks (IANA's registry)."""
CLOSED_6: Sequence[ipaddress.IPv6Network] = [
    ipaddress.IPv6Network(block)
    for block in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
]
"""Blocks within GLOBAL_UNICAST: documentation, and protocols and tunnels (Teredo, 6to4) to other addresses.
"""


def is_public(text: str) -> bool:
    """Return whether an address is a global unicast address; a translated one counts as the inner one."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped
        if address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is None:
            return address in GLOBAL_UNICAST and not any(address in block for block in CLOSED_6)
        address = inner
    return address.is_global and not any(address in block for block in CLOSED_4)


def network_of(text: str) -> str:
    """Return the key under which a visitor is counted: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(address) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))
    return str(address)
