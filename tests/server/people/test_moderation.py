"""Muting, blocking and reporting."""

import pytest

from riad.server.people import admin
from riad.server.wire.requests import Report, SitDown
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import local_node, refusal, visitors
from tests.kit.server.table_fixtures import two


def test_a_muted_line_is_not_shown_and_a_blocked_person_does_not_sit_down(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela, cleo = await visitors(node, "Anna", "Bela", "Cleo")
            table = (await node.seating.create(anna, two("open"))).facts.id
            mine = (await node.seating.create(anna, two("open"))).facts.id
            await node.seating.sit(bela, table, 1, SitDown())
            first = await node.chat.say(bela, table, "Boo")
            assert [line.text for line in await node.chat.lines(anna, table, 0)] == ["Boo"]
            await node.order.block(anna, bela.id, "mute")
            assert await node.hub.deaf_to(bela.id) == {anna.id}
            assert await node.chat.lines(anna, table, 0) == []
            assert [line.number for line in await node.chat.lines(bela, table, 0)] == [first.number]
            await node.seating.sit(bela, mine, 1, SitDown())  # muted is not blocked
            other = (await node.seating.create(anna, two("open"))).facts.id
            await node.order.block(anna, bela.id, "block")
            assert [(one.person, one.kind) for one in await node.order.blocked(anna)] == [(bela.id, "block")]
            assert await refusal(node.seating.sit(bela, other, 1, SitDown())) == "blocked"
            assert (await node.seating.sit(cleo, other, 1, SitDown())).status == "playing"
            await node.order.unblock(anna, bela.id)
            await node.order.unblock(anna, bela.id)
            assert [line.text for line in await node.chat.lines(anna, table, 0)] == ["Boo"]
            assert await refusal(node.order.block(anna, anna.id, "mute")) == "bad_request"
            assert await refusal(node.order.block(anna, "x" * 16, "mute")) == "no_such_person"

    run(story())


def test_a_report_is_a_copy_that_the_operator_sees_once(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            table = (await node.seating.create(anna, two("open"))).facts.id
            await node.seating.sit(bela, table, 1, SitDown())
            line = await node.chat.say(bela, table, "Something foul")
            complaint = Report(room="players", number=line.number, note="rude\n")
            for _ in range(2):
                await node.order.report(anna, table, complaint)
            assert await refusal(node.order.report(bela, table, complaint)) == "bad_request"
            assert (
                await refusal(node.order.report(anna, table, Report(room="players", number=9))) == "not_found"
            )
            (report,) = await admin.reports(node.store, closed=False)
            assert (report["text"], report["note"], report["person"]) == ("Something foul", "rude", bela.id)
            await node.people.delete(bela)
            await node.leaving.clear(bela.id)
            assert len(await admin.reports(node.store, closed=False)) == 1
            await admin.close_report(node.store, report["id"])
            assert await admin.reports(node.store, closed=False) == []
            assert len(await admin.reports(node.store, closed=True)) == 1
            with pytest.raises(admin.NoSuch):
                await admin.close_report(node.store, report["id"])

    run(story())
