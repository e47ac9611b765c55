"""The total use of a node by one address and one person."""

import pytest

from riad.server.errors import ApiError
from riad.server.people.quotas import MOST_KNOWN, ConnectionQuota, Reading, TooManyConnections


def test_an_address_has_so_many_connections_and_no_more() -> None:
    crowd = ConnectionQuota(address=2, person=0)
    crowd.enter("1.2.3.4", None)
    crowd.enter("1.2.3.4", "anna")
    with pytest.raises(TooManyConnections, match="address"):
        crowd.enter("1.2.3.4", None)
    crowd.enter("1.2.3.5", None)
    assert len(crowd) == 3
    crowd.leave("1.2.3.4", "anna")
    crowd.enter("1.2.3.4", None)


def test_a_person_has_so_many_connections_from_anywhere() -> None:
    crowd = ConnectionQuota(address=0, person=1)
    crowd.enter("1.2.3.4", "anna")
    with pytest.raises(TooManyConnections, match="person"):
        crowd.enter("5.6.7.8", "anna")
    assert len(crowd) == 1, "one that was refused does not count"
    crowd.enter("5.6.7.8", "bela")
    for _ in range(3):
        crowd.enter("5.6.7.8", None)  # a stranger is not a person
    crowd.leave("1.2.3.4", "anna")
    crowd.enter("5.6.7.8", "anna")


def test_all_addresses_of_one_customer_count_together() -> None:
    crowd = ConnectionQuota(address=1, person=0)
    crowd.enter("2001:db8:1:2::1", None)
    with pytest.raises(TooManyConnections):
        crowd.enter("2001:db8:1:2:ffff::9", None)
    crowd.enter("2001:db8:1:3::1", None)


def test_nothing_is_known_of_those_who_left() -> None:
    crowd = ConnectionQuota(address=5, person=5)
    for number in range(9):
        crowd.enter(f"1.2.3.{number}", f"p{number}")
        crowd.leave(f"1.2.3.{number}", f"p{number}")
    assert (len(crowd), crowd._addresses, crowd._persons) == (0, {}, {})


def test_what_was_read_is_paid_back_with_time() -> None:
    at = 0.0
    reading = Reading(60_000, lambda: at)
    reading.admit("1.2.3.4")
    reading.spend("1.2.3.4", 59_999)
    reading.admit("1.2.3.4")
    reading.spend("1.2.3.4", 10_001)  # one answer may be too much
    with pytest.raises(ApiError) as caught:
        reading.admit("1.2.3.4")
    assert (caught.value.code, caught.value.more["wait"]) == ("too_many_requests", 11)
    reading.admit("1.2.3.5")
    at = 9.9
    with pytest.raises(ApiError):
        reading.admit("1.2.3.4")
    at = 10.1
    reading.admit("1.2.3.4")
    at = 1e6
    reading.spend("1.2.3.4", 60_000)  # a long rest saves up at most a minute
    with pytest.raises(ApiError):
        reading.admit("1.2.3.4")


def test_without_a_limit_nobody_is_refused_and_nothing_is_noted() -> None:
    reading = Reading(0)
    reading.spend("1.2.3.4", 10**12)
    reading.admit("1.2.3.4")
    assert not reading._left


def test_only_so_many_addresses_are_known() -> None:
    reading = Reading(1, lambda: 0.0)
    for number in range(MOST_KNOWN + 9):
        reading.spend(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 9)
    assert len(reading._left) == MOST_KNOWN
    reading.admit("10.0.0.0")  # forgotten
