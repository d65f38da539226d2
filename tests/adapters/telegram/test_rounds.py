"""A round in which everybody acts at once: one message in the group, and one for each player."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.adapters.telegram.adapter import Adapter
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Chat, Someone, StandIn
from tests.bot.stage import Stage


@asynccontextmanager
async def connected(toy: Stage, server: Server) -> AsyncIterator[Adapter]:
    """The bot with the toy game, on Telegram."""
    async with Adapter(server).open() as adapter:
        toy.chats["telegram"] = adapter.chat
        adapter.answer = toy.service.handle
        yield adapter
        await toy.settle()


async def begun(stand_in: StandIn, ann: Someone, ben: Someone, group: Chat) -> dict[str, Any]:
    """Begin a game of the toy; returns the message of the first round."""
    hello = await ben.say(group, "hello")
    await ann.say(group, "/challenge toy", reply_to=hello)
    await stand_in.until(group.by_bot)
    await ben.press(group.by_bot()[-1], "Accept")
    await stand_in.until(lambda: ann.chat.by_bot() and ben.chat.by_bot())
    await stand_in.until(lambda: "all at once" in text_of(group.by_bot()[-1]))
    return group.by_bot()[-1]


def picture(message: dict[str, Any]) -> str:
    return str(message["photo"][-1]["file_unique_id"])


async def test_a_round_is_one_message_with_its_picture(toy: Stage, server: Server, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    async with connected(toy, server):
        opening = dict(await begun(stand_in, ann, ben, group))
        assert "all at once" in text_of(opening)
        assert [one["type"] for one in opening["caption_entities"]].count("text_mention") == 2
        count = len(group.by_bot())
        await ann.tell("pick 3")
        await ann.tell("done")
        await stand_in.until(lambda: "Ann is done." in text_of(group.by_bot()[-1]))
        rewritten = dict(group.by_bot()[-1])
        assert rewritten["message_id"] == opening["message_id"]
        assert len(group.by_bot()) == count
        assert "Ben, it is your turn." in text_of(rewritten)
        assert labels(rewritten) == ["My picks"]
        await ben.tell("done")
        await stand_in.until(lambda: len(group.by_bot()) > count)
        assert "The round is over." in text_of(group.by_bot()[-1])
        (kept,) = [one for one in group.by_bot() if one["message_id"] == opening["message_id"]]
        assert picture(kept) == picture(rewritten), "the picture of a round stays"


async def test_a_players_own_message_moves_below_a_typed_line_and_stays_in_place_after_a_press(
    toy: Stage, server: Server, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    async with connected(toy, server):
        await begun(stand_in, ann, ben, group)
        (own,) = ann.chat.by_bot()
        assert labels(own) == ["Done"]
        before = picture(own)
        typed = await ann.tell("pick 3")
        await stand_in.until(lambda: "Drafted: 3." in text_of(ann.chat.by_bot()[-1]))
        await stand_in.until(lambda: list(ann.chat.messages)[-2] == typed["message_id"] and len(ann.chat.by_bot()) == 1)
        (drafted,) = ann.chat.by_bot()
        assert labels(drafted) == ["Done", "Undo"]
        assert picture(drafted) != before
        answer = await ann.press(drafted, "Undo")
        assert not answer.get("text"), "no alert: the message itself has changed"
        await stand_in.until(lambda: labels(ann.chat.by_bot()[-1]) == ["Done"])
        await ann.press(ann.chat.by_bot()[-1], "Done")
        await stand_in.until(lambda: labels(ann.chat.by_bot()[-1]) == [])
        assert len(ann.chat.by_bot()) == 1


async def test_a_button_of_an_earlier_round_is_told_from_one_of_this(
    toy: Stage, server: Server, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    async with connected(toy, server):
        await begun(stand_in, ann, ben, group)
        await ann.tell("pick 3")
        await stand_in.until(lambda: labels(ann.chat.by_bot()[-1]) == ["Done", "Undo"])
        bygone = dict(ann.chat.by_bot()[-1])
        for who in (ann, ben):
            await who.tell("done")
        await stand_in.until(lambda: len(ann.chat.by_bot()) == 2 and labels(ann.chat.by_bot()[-1]) == ["Done"])
        table = await toy.table()
        await ann.press(bygone, "Undo")
        await stand_in.until(lambda: "belongs to an earlier turn" in text_of(ann.chat.by_bot()[-1]))
        assert await toy.table() == table
