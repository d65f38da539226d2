"""Messages of the house as requests of the Bot API."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated

from bot.adapters.telegram import markup, refusals
from bot.adapters.telegram.answers import Answers
from bot.adapters.telegram.incoming import Migration, reference
from bot.chat.port import Address, Button, Channel, Ephemeral, Message, Picture, Private, Rich, Span, Unreachable
from bot.chat.text import plain_text

R = TypeVar("R")

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_DATA: Final = 64
_ROW: Final = 3
_PHOTO: Final = 10_000_000
_SIDES: Final = 10_000
_RATIO: Final = 20


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a message goes: chat, topic, and what it replies to."""

    chat: int
    topic: int | None = None
    reply: int | None = None

    def options(self) -> dict[str, Any]:
        """The parameters every sending request takes."""
        found: dict[str, Any] = {} if self.topic is None else {"message_thread_id": self.topic}
        if self.reply is not None:
            found["reply_parameters"] = ReplyParameters(self.reply, allow_sending_without_reply=True)
        return found


class Sender:
    """Says what the house has to say; `migrated` is told when a group turns out to be a supergroup by now."""

    def __init__(
        self, bot: Bot, answers: Answers, username: str, migrated: Callable[[Migration], Awaitable[None]]
    ) -> None:
        self._bot = bot
        self._answers = answers
        self._link = f"https://t.me/{username}?start=in"
        self._migrated = migrated
        self._moved: dict[int, int] = {}

    def moves(self, migration: Migration) -> None:
        """What is still said to the old chat goes to the new one."""
        self._moved[migration.old] = migration.new

    async def say(self, message: Message) -> str:
        """Send a message; its reference, empty where nothing stands in the chat."""
        match message.to:
            case Ephemeral() if message.buttons or message.replaces:  # an alert has no buttons and replaces nothing
                sent = await self._sent(message)
                if message.answers is not None:
                    self._answers.plainly(message.answers)
                return sent
            case Ephemeral(_, person) if message.picture is None and message.document is None:
                if await self._answers.alert(message.answers, person, plain_text(message.text)):
                    return ""
            case Private(person) if message.secret and message.answers:
                words = message.picture.alt if message.picture else plain_text(message.text)
                shown = await self._answers.alert(message.answers, person, words)
                try:
                    return await self._sent(message)
                except Unreachable:
                    if shown or await self._answers.lead(message.answers, person, self._link):
                        return ""
                    raise
        return await self._sent(message)

    async def _sent(self, message: Message) -> str:
        place = self._place(message)
        with refusals.as_port():
            try:
                return await self._put(message, place)
            except ChatMigrated as moved:
                await self._migrated(Migration(place.chat, moved.new_chat_id))
                return await self._put(message, replace(place, chat=moved.new_chat_id, reply=None))

    def _place(self, message: Message) -> _Place:
        to: Address = message.to
        if isinstance(to, Ephemeral):
            to = Private(to.person) if message.secret else to.channel
        if isinstance(to, Private):
            if not to.person.id.isdecimal():  # a group that somebody writes for: nothing private may go there
                raise Unreachable("nobody's private chat")
            return _Place(int(to.person.id))
        chat = self._moved.get(int(to.chat), int(to.chat))
        answered = (message.answers or "").split(":")
        reply = int(answered[3]) if len(answered) == 4 and answered[2] == str(chat) else None
        return _Place(chat, int(to.topic) if to.topic else None, reply)

    async def _put(self, message: Message, place: _Place) -> str:
        """Put a message in the place of an earlier one, or send it."""
        chat, _, number = (message.replaces or "").partition(":")
        if number and chat == str(place.chat) and await self._changed(message, place.chat, int(number)):
            return message.replaces or ""
        return reference(place.chat, await self._new(message, place))

    # --- new messages

    async def _new(self, message: Message, place: _Place) -> int:
        keyboard = self._keyboard(message)
        text = markup.inert(message.text)
        if message.document is not None:
            file = InputFile(message.document.text.encode(), filename=message.document.name)
            return await self._file(text, place, file, keyboard)
        if message.picture is None:
            return await self._text(text, place, keyboard)
        full = markup.inert(_with_words(message.text, message.picture.alt))
        try:
            return await self._picture(text, message.picture, full, place, keyboard)
        except BadRequest as error:
            if not refusals.no_pictures(error):
                raise
            words = markup.inert(_with_words(message.text, message.picture.in_words()))
            return await self._text(words, place, keyboard)

    async def _picture(
        self, text: Rich, picture: Picture, full: Rich, place: _Place, keyboard: InlineKeyboardMarkup | None
    ) -> int:
        caption = next((rich for rich in (full, text) if markup.rich_length(rich) <= markup.CAPTION), None)
        if caption is not None:
            return await self._shown(picture, caption, place, keyboard)
        (shown,) = markup.inert((Span(picture.alt),))
        await self._shown(picture, (Span(markup.shortened(shown.text, markup.CAPTION)),), place, None)
        return await self._text(text, place, keyboard)

    async def _shown(
        self, picture: Picture, caption: Rich, place: _Place, keyboard: InlineKeyboardMarkup | None
    ) -> int:
        if not fits_as_photo(picture.png):
            return await self._file(caption, place, InputFile(picture.png, filename="board.png"), keyboard)
        sent = await self._bot.send_photo(
            place.chat, picture.png, filename="board.png", caption=markup.to_markup(caption), parse_mode=ParseMode.HTML,
            reply_markup=keyboard, **place.options(),
        )  # fmt: skip
        return sent.message_id

    async def _file(self, text: Rich, place: _Place, file: InputFile, keyboard: InlineKeyboardMarkup | None) -> int:
        caption = text if markup.rich_length(text) <= markup.CAPTION else ()
        if not caption:
            await self._text(text, place, None)
        sent = await self._bot.send_document(
            place.chat, file, caption=markup.to_markup(caption) or None, parse_mode=ParseMode.HTML,
            reply_markup=keyboard, **place.options(),
        )  # fmt: skip
        return sent.message_id

    async def _text(self, text: Rich, place: _Place, keyboard: InlineKeyboardMarkup | None) -> int:
        number, parts = 0, markup.split(text, markup.TEXT)
        for part in parts:
            sent = await self._bot.send_message(
                place.chat, markup.to_markup(part), parse_mode=ParseMode.HTML, link_preview_options=_NO_PREVIEW,
                reply_markup=keyboard if part is parts[-1] else None, **place.options(),
            )  # fmt: skip
            number = sent.message_id
        return number

    # --- earlier messages

    async def _changed(self, message: Message, chat: int, number: int) -> bool:
        """Change an earlier message; False where that cannot be done any more."""
        try:
            await self._change(message, chat, number)
        except BadRequest as error:
            return refusals.unchanged(error)
        return True

    async def _change(self, message: Message, chat: int, number: int) -> None:
        keyboard, picture, text = self._keyboard(message), message.picture, markup.inert(message.text)
        if picture is not None:
            caption = markup.inert(_with_words(message.text, picture.alt))
            if markup.rich_length(caption) > markup.CAPTION:
                caption = markup.split(text, markup.CAPTION)[0]
            media = InputMediaPhoto(
                picture.png, caption=markup.to_markup(caption), parse_mode=ParseMode.HTML, filename="board.png"
            )
            await self._bot.edit_message_media(media, chat, number, reply_markup=keyboard)
            return
        try:
            await self._bot.edit_message_text(
                markup.to_markup(markup.split(text, markup.TEXT)[0]), chat, number, parse_mode=ParseMode.HTML,
                link_preview_options=_NO_PREVIEW, reply_markup=keyboard,
            )  # fmt: skip
        except BadRequest as error:
            if not refusals.textless(error):
                raise
            caption = markup.split(text, markup.CAPTION)[0]
            await self._bot.edit_message_caption(
                chat, number, caption=markup.to_markup(caption), parse_mode=ParseMode.HTML, reply_markup=keyboard
            )

    # --- buttons

    def _keyboard(self, message: Message) -> InlineKeyboardMarkup | None:
        public = isinstance(message.to, Channel) or (isinstance(message.to, Ephemeral) and not message.secret)
        buttons = [self._button(button, public=public) for button in message.buttons]
        rows = [buttons[at : at + _ROW] for at in range(0, len(buttons), _ROW)]
        return InlineKeyboardMarkup(rows) if rows else None

    def _button(self, button: Button, *, public: bool) -> InlineKeyboardButton:
        if button.private and public:
            return InlineKeyboardButton(button.label, url=self._link)
        assert len(button.command.encode()) <= _DATA, button.command
        return InlineKeyboardButton(button.label, callback_data=button.command)


def fits_as_photo(png: bytes) -> bool:
    """Whether Telegram takes a picture as a photo: 10 MB, both sides 10,000 together, neither 20 times the other."""
    width, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    return len(png) <= _PHOTO and width + height <= _SIDES and max(width, height) <= _RATIO * min(width, height)


def _with_words(text: Rich, shown: str) -> Rich:
    """A text, and below it what a picture shows, as far as the text does not say so itself."""
    said = set(plain_text(text).splitlines())
    more = "\n".join(line for line in shown.splitlines() if line not in said)
    return (*text, Span(f"\n{more}")) if more else text
