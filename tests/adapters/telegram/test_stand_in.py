"""The stand-in itself: the real client works with it, and the schema refuses everything unknown."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiogram.exceptions import AiogramError
from pydantic import ValidationError
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, Conflict, Forbidden, InvalidToken

from tests.adapters.telegram.schema import SchemaError, check_request, check_result, check_update
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn
from tests.web.stand_in import png

GO = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="/board")]])


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    bot = Bot(server.token, base_url=f"{server.base}/bot", base_file_url=f"{server.base}/file/bot")
    async with bot:
        yield bot


async def test_a_picture_comes_back_as_it_was_sent(bot: Bot, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    sent = await bot.send_photo(ann.chat.id, png(90), caption="<b>grey</b> &amp; dull", parse_mode="HTML")
    assert sent.caption == "grey & dull"
    assert [entity.type for entity in sent.caption_entities] == ["bold"]
    file = await bot.get_file(sent.photo[-1])
    assert bytes(await file.download_as_bytearray()) == png(90)


async def test_buttons_change_and_messages_go(bot: Bot, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    sent = await bot.send_message(ann.chat.id, "hello", parse_mode="HTML", reply_markup=GO)
    await bot.edit_message_reply_markup(ann.chat.id, sent.message_id)
    with pytest.raises(BadRequest, match="not modified"):
        await bot.edit_message_reply_markup(ann.chat.id, sent.message_id)
    assert await bot.delete_message(ann.chat.id, sent.message_id)
    with pytest.raises(BadRequest, match="not found"):
        await bot.edit_message_text("late", ann.chat.id, sent.message_id, parse_mode="HTML")


async def test_limits_are_kept(bot: Bot, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben", started=False)
    large = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="/" * 65)]])
    for wrong in (
        bot.send_message(ann.chat.id, "x" * 4097, parse_mode="HTML"),
        bot.send_message(ann.chat.id, "<i>x</i>", parse_mode="HTML"),
        bot.send_message(ann.chat.id, "x", parse_mode="HTML", reply_markup=large),
        bot.send_photo(ann.chat.id, png(90), caption="x" * 1025, parse_mode="HTML"),
        bot.send_photo(ann.chat.id, png(90)[:16] + (9_999).to_bytes(4) + (9_999).to_bytes(4) + png(90)[24:]),
        bot.answer_callback_query("q1", text="x" * 201),
        bot.answer_callback_query("q1", url="https://example.org"),
        bot.answer_callback_query("long ago"),
        bot.set_my_commands([("Zug", "not in these letters")]),
    ):
        with pytest.raises(BadRequest):
            await wrong
    with pytest.raises(Forbidden):
        await bot.send_message(ben.chat.id, "x", parse_mode="HTML")
    assert [message["text"] for chat in stand_in.chats.values() for message in chat.by_bot()] == []


async def test_whoever_asks_for_updates_second_throws_out_the_first(
    bot: Bot, server: Server, stand_in: StandIn
) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=5, allowed_updates=["message"]))
    await stand_in.until(lambda: server.asked("getUpdates"))
    async with Bot(server.token, base_url=f"{server.base}/bot") as other:
        second = asyncio.create_task(other.get_updates(timeout=5, allowed_updates=["message"]))
        with pytest.raises(Conflict):
            await first
        await stand_in.person("Ann").tell("hello")
        assert [update.message.text for update in await second if update.message] == ["hello"]
    with pytest.raises(InvalidToken):
        await Bot("1:another", base_url=f"{server.base}/bot").initialize()


@pytest.mark.parametrize(
    ("method", "given"),
    [
        ("sendMessage", {"chat_id": "5", "txt": "x"}),
        ("sendMessage", {"chat_id": "5", "text": "x", "colour": "red"}),
        ("sendMessage", {"chat_id": "5", "text": "x", "reply_markup": '{"inline_keyboard": [[{"label": "Go"}]]}'}),
        ("sendMessage", {"chat_id": "5", "text": "x", "reply_parameters": '{"message_id": "first"}'}),
        ("answerCallbackQuery", {"callback_query_id": "1", "show_alert": "perhaps"}),
    ],
)
def test_unknown_requests_are_found(method: str, given: dict[str, Any]) -> None:
    with pytest.raises((SchemaError, ValidationError, AiogramError)):
        check_request(method, given, {})


def test_unknown_answers_and_updates_are_found() -> None:
    user = {"id": 1, "is_bot": False, "first_name": "X"}
    query = {"id": "1", "from": user, "data": "/board"}
    with pytest.raises(ValidationError):
        check_update({"update_id": 1, "callback_query": query})  # chat_instance is missing
    check_update({"update_id": 1, "callback_query": {**query, "chat_instance": "1"}})
    with pytest.raises(SchemaError):
        check_update({"update_id": 1, "callback_query": {**query, "chat_instance": "1"}, "colour": "red"})
    with pytest.raises(ValidationError):
        check_result("getMe", {"id": 1, "first_name": "X"})
    with pytest.raises(SchemaError):
        check_result("getMe", {**user, "hat": True})
