"""Presses on messages of which the bot does not know yet that they have arrived."""

import asyncio

import pytest

from bot.adapters.telegram import answers
from tests.adapters.telegram.app import App, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn


async def test_a_press_before_telegrams_answer_counts_for_its_message(
    app: App, stand_in: StandIn, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "LONGEST", 0.1)
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    answered = asyncio.Event()
    server.late = lambda _, given: answered if "Which game" in given.get("text", "") else None
    await ann.say(group, "/challenge *", naming=ben)
    asked = await app.said(group, "Which game")
    assert "text" not in await ann.press(asked, "Summy"), "answered although the bot still waits for Telegram"
    answered.set()
    ready = await app.said(group, "Ready when you are")
    assert ready["message_id"] == asked["message_id"]


async def test_a_press_tells_that_a_message_has_arrived_although_the_connection_broke(
    app: App, stand_in: StandIn, server: Server
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    lost = [True]
    server.lose = lambda _, given: "Which game" in given.get("text", "") and lost.pop() if lost else False
    await ann.say(group, "/challenge *", naming=ben)
    asked = await app.said(group, "Which game")
    await ann.press(asked, "Summy")
    ready = await app.said(group, "Ready when you are")
    assert ready["message_id"] == asked["message_id"]
    assert [text_of(one) for one in group.by_bot()] == [text_of(ready)], "it was not sent again"


async def test_a_press_on_a_copy_counts_for_the_message_that_was_sent_again(
    app: App, stand_in: StandIn, server: Server
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    lost = [True]
    server.lose = lambda _, given: "Which game" in given.get("text", "") and lost.pop() if lost else False
    await ann.say(group, "/challenge *", naming=ben)
    await stand_in.until(lambda: len(group.by_bot()) == 2)
    copy, asked = group.by_bot()
    await app.quiet(ann, group)
    await ann.press(copy, "Summy")
    ready = await app.said(group, "Ready when you are")
    assert ready["message_id"] == asked["message_id"]
    await stand_in.until(lambda: copy["message_id"] not in group.messages)
