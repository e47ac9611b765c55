"""Posts to push services: few at a time per host and per person, so that none delays the others."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from riad.server.push import sender as module
from riad.server.push.safe_http import ForbiddenAddress, PushEndpoint
from riad.server.push.sender import AT_ONCE_FOR_A_PERSON, AT_ONCE_TO_A_HOST, PushSender
from riad.server.push.slots import Slots
from tests.kit.server.databases import opened, running
from tests.kit.server.push_fixtures import Browser


class Service:
    """A stand-in for every push service: a post lasts until a test lets it end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open: list[tuple[str, str]] = []
        self.sent: Counter[str] = Counter()
        self.end = asyncio.Event()
        self.place: Callable[[str], str] = lambda host: host
        self.tasks: list[asyncio.Task[None]] = []
        monkeypatch.setattr(module, "place_of", self.place_of)
        monkeypatch.setattr(module, "post", self.post)

    async def place_of(self, target: PushEndpoint, **_: Any) -> str:
        return self.place(target.host)

    async def post(self, target: PushEndpoint, place: str, _body: bytes, _headers: object) -> int:
        self.open.append((target.host, place))
        await self.end.wait()
        self.open.remove((target.host, place))
        self.sent[target.host] += 1
        return 201

    async def ask(self, courier: PushSender, person: str, host: str) -> None:
        registration = Browser(f"https://{host}").registration
        row = {**registration, "person": person, "site": "https://riad.example"}
        sending = courier.send(row, b"{}", seconds=60, urgent=False)
        self.tasks.append(asyncio.create_task(sending))

    async def settle(self) -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    async def finish(self) -> None:
        self.end.set()
        await asyncio.gather(*self.tasks)


def story(
    test: Callable[[PushSender, Service], Awaitable[None]],
) -> Callable[[Path, pytest.MonkeyPatch], None]:
    async def run_story(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async with opened(str(path / "riad.sqlite")) as store:
            courier = PushSender(store, anywhere=False)
            await courier.public_key()
            await test(courier, Service(monkeypatch))
            assert [len(courier.people), len(courier.hosts), len(courier.places)] == [0, 0, 0]

    def wrapped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        running(run_story(tmp_path, monkeypatch))

    return wrapped


@story
async def test_a_host_that_does_not_answer_holds_up_no_other(courier: PushSender, service: Service) -> None:
    for number in range(30):
        await service.ask(courier, f"person {number}", "slow.example")
    await service.ask(courier, "person 0", "quick.example")
    await service.settle()
    open_now = Counter(host for host, _ in service.open)
    assert open_now == {"slow.example": AT_ONCE_TO_A_HOST, "quick.example": 1}
    await service.finish()
    assert service.sent == {"slow.example": 30, "quick.example": 1}


@story
async def test_many_names_of_one_address_are_one_host(courier: PushSender, service: Service) -> None:
    service.place = lambda host: "192.0.2.1" if host.endswith("evil.example") else "192.0.2.2"
    for number in range(30):
        await service.ask(courier, f"person {number}", f"n{number}.evil.example")
    await service.ask(courier, "anna", "good.example")
    await service.settle()
    assert Counter(place for _, place in service.open) == {"192.0.2.1": AT_ONCE_TO_A_HOST, "192.0.2.2": 1}
    await service.finish()
    assert service.sent.total() == 31


@story
async def test_one_person_has_some_of_the_slots(courier: PushSender, service: Service) -> None:
    for number in range(10):
        await service.ask(courier, "mallory", f"host-{number}.example")
    await service.ask(courier, "anna", "good.example")
    await service.settle()
    assert len(service.open) == AT_ONCE_FOR_A_PERSON + 1
    assert ("good.example", "good.example") in service.open
    await service.finish()
    assert service.sent.total() == 11


@story
async def test_what_is_too_much_is_dropped(courier: PushSender, service: Service) -> None:
    courier.hosts = Slots(2, 3)
    for number in range(9):
        await service.ask(courier, f"person {number}", "slow.example")
    await service.settle()
    await service.finish()
    assert service.sent == {"slow.example": 5}


@story
async def test_a_place_that_is_not_reached_gives_its_slots_back(
    courier: PushSender, service: Service
) -> None:
    def nowhere(_host: str) -> str:
        raise ForbiddenAddress("nowhere")

    service.place = nowhere
    for _ in range(5):
        await service.ask(courier, "anna", "gone.example")
    await service.finish()
    assert service.sent.total() == 0
