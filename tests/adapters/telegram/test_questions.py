"""A question on Telegram loses its buttons once it is settled, also if Telegram asks to wait before that."""

import pytest

from tests.adapters.telegram.adapter import refuse
from tests.adapters.telegram.app import App, labels
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Refused, StandIn
from tests.adapters.telegram.test_groups import begun

QUESTION = "Do you want to give up"


@pytest.mark.parametrize("waits", [False, True])
async def test_a_question_answered_in_words_has_no_buttons(
    app: App, stand_in: StandIn, server: Server, *, waits: bool
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    await ann.say(group, "/resign")
    asked = await app.said(group, QUESTION)
    if waits:
        wait = Refused(429, "Too Many Requests: retry after 1", retry_after=1)
        server.trouble = refuse("editMessageReplyMarkup", wait)
    await ann.say(group, "/resign no")
    await app.said(group, "you play on")
    await stand_in.until(lambda: labels(group.messages[asked["message_id"]]) == [])
    assert len(server.asked("editMessageReplyMarkup")) == 1 + waits


async def test_a_question_that_keeps_its_buttons_asks_again(app: App, stand_in: StandIn, server: Server) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    await ann.say(group, "/resign")
    settled = await app.said(group, QUESTION)
    server.trouble = refuse("editMessageReplyMarkup", *2 * [Refused(400, "Bad Request: message can't be edited")])
    await ann.say(group, "/resign no")
    await app.said(group, "you play on")
    await app.quiet(ann, group)
    assert labels(group.messages[settled["message_id"]]) == ["Give up", "Go on playing"]
    await ann.press(settled, "Give up")
    asked = await app.said(group, QUESTION, after=settled["message_id"])
    assert not app.over(1)
    await ann.press(asked, "Give up")
    await stand_in.until(lambda: app.over(1))
