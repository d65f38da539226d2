"""Messages of the chat port as requests to the Bot API."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from telegram import Bot, InlineKeyboardMarkup, InputFile, InputMediaPhoto, LinkPreviewOptions, ReplyParameters
from telegram.constants import ParseMode, ReactionEmoji
from telegram.error import BadRequest, ChatMigrated, TelegramError

from bot.adapters.telegram import errors, markup
from bot.adapters.telegram.answers import Answers
from bot.adapters.telegram.buttons import to_buttons
from bot.adapters.telegram.incoming import Migration, is_picked, is_pressed, located, reference, typed_message
from bot.adapters.telegram.start_links import start_link
from bot.adapters.telegram.unconfirmed import Unconfirmed
from bot.chat.port import (
    Account,
    Address,
    Button,
    Channel,
    Ephemeral,
    Message,
    Picture,
    Private,
    Rich,
    Span,
    Unreachable,
)
from bot.chat.text import Texts, plain_text, with_description
from bot.runtime.bounded import BoundedDict

R = TypeVar("R")
Migrated: TypeAlias = Callable[[Migration], Awaitable[None]]

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_MOST_BYTES: Final = 10_000_000
_MOST_SIDES: Final = 10_000
_MOST_RATIO: Final = 20
_MOST_TOLD: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a message goes: the chat, the topic and the message it replies to."""

    chat: int
    topic: int | None = None
    reply: int | None = None
    silent: bool = False

    def options(self) -> dict[str, Any]:
        """The parameters that all sending requests share."""
        found: dict[str, Any] = {} if self.topic is None else {"message_thread_id": self.topic}
        if self.reply is not None:
            found["reply_parameters"] = ReplyParameters(self.reply, allow_sending_without_reply=True)
        if self.silent:
            found["disable_notification"] = True
        return found


class Sender:
    """Sends messages; `migrated` is called when a group turns out to have become a supergroup."""

    def __init__(
        self, bot: Bot, answers: Answers, unconfirmed: Unconfirmed, username: str, migrated: Migrated, texts: Texts
    ) -> None:
        self._bot = bot
        self._unconfirmed = unconfirmed
        self._answers = answers
        self._username = username
        self._migrated = migrated
        self._texts = texts
        self._moved: dict[int, int] = {}
        self._told: dict[tuple[int, str], bool] = BoundedDict(_MOST_TOLD)
        # for each chat that takes no pictures, the message that says why they come in words
        self._without_pictures: dict[int, int] = BoundedDict(_MOST_TOLD)

    def migrate(self, migration: Migration) -> None:
        """Send messages for the old chat to the new one from now on."""
        self._moved[migration.old] = migration.new

    async def send(self, message: Message) -> str:
        """Send a message; returns its reference, empty if it was shown as an answer to a press.

        Raises Unreachable, Refused, RateLimited or Unconfirmed.
        """
        if isinstance(message.to, Channel):
            sent = await self._send(message)
            if sent == message.replaces:
                await self._react(message, ReactionEmoji.OK_HAND_SIGN)
            return sent
        if message.answers is None:
            return await self._send(message)
        account, in_alert = message.to.account, _in_alert(message)
        if message.to_copy and is_pressed(message.answers):
            with suppress(Unreachable):  # the text of an alert can be neither copied nor forwarded
                sent = await self._send(message)
                await self._tell_where(message, message.answers, account)
                return sent
        if in_alert and await self._answers.send_alert(message.answers, account, in_alert):
            return ""
        if in_alert and isinstance(message.to, Ephemeral) and is_pressed(message.answers):
            with suppress(Unreachable):  # too late or too long for an alert, and in the group it would address nobody
                sent = await self._send(replace(message, to=Private(account)))
                await self._tell_where(message, message.answers, account)
                return sent
        try:
            sent = await self._send(message)
        except Unreachable:
            private = isinstance(message.to, Private) and message.secret
            if private and await self._answers.send_link(message.answers, account, start_link(self._username)):
                return ""
            if message.secret:
                await self._react(message, ReactionEmoji.SPEAK_NO_EVIL_MONKEY)
            raise
        if message.secret:
            await self._tell_where(message, message.answers, account)
        self._answers.withdraw(message.answers)
        return sent

    async def _react(self, message: Message, emoji: ReactionEmoji) -> None:
        """React to a typed line that gets no message of its own below it.

        Its answer is an edit of an earlier message, which may be far above, or its author has no private chat.
        """
        chat, number = typed_message(message.answers) or (0, 0)
        elsewhere = isinstance(message.to, Channel) and chat != self._place(message).chat
        if number and not elsewhere:
            with suppress(TelegramError):  # the group may not allow this
                await self._bot.set_message_reaction(chat, number, emoji)

    async def _tell_where(self, message: Message, line: str, account: Account) -> None:
        """Tell an author in a group that the answer is in private.

        A press gets an alert; a typed line gets a sentence below it once, and later a reaction.
        """
        words = self._texts.plain("telegram-answered-in-private", self._texts.match(message.locale))
        if await self._answers.send_alert(line, account, words):
            return
        chat, number = typed_message(line) or (int(account.id), 0)
        if str(chat) == account.id:
            return
        with suppress(TelegramError):  # the answer has arrived, and the group may not allow this
            if (chat, account.id) in self._told:
                await self._bot.set_message_reaction(chat, number, ReactionEmoji.WRITING_HAND)
                return
            self._told[chat, account.id] = True
            label = self._texts.plain("button-private", self._texts.match(message.locale))
            buttons = to_buttons((Button(label, "/start", private=True),), self._username)
            await self._send_text((Span(words),), _Place(chat, reply=number, silent=True), buttons)

    async def _send(self, message: Message) -> str:
        place = self._place(message)
        with errors.as_port():
            try:
                return await self._put(message, place)
            except ChatMigrated as moved:
                await self._migrated(Migration(place.chat, moved.new_chat_id))
                return await self._put(message, replace(place, chat=moved.new_chat_id, reply=None))

    def _place(self, message: Message) -> _Place:
        to: Address = message.to
        if isinstance(to, Ephemeral):
            to = Private(to.account) if message.secret or is_picked(message.answers) else to.channel
        if isinstance(to, Private):
            if not to.account.id.isdecimal():  # an administrator who writes anonymously, as the group
                raise Unreachable("nobody's private chat")
            return _Place(int(to.account.id), silent=message.silent)
        chat = self._moved.get(int(to.chat), int(to.chat))
        there, number = typed_message(message.answers) or (None, None)
        reply = number if there == chat else None
        return _Place(chat, int(to.topic) if to.topic else None, reply, message.silent)

    async def _put(self, message: Message, place: _Place) -> str:
        """Edit the earlier message, or send a new one."""
        if message.replaces:
            chat, number = located(message.replaces)
            if chat == place.chat and await self._edit_earlier(message, chat, number):
                return message.replaces
        sending = partial(self._send_new, message, place)
        number = await self._unconfirmed.send(message.nonce, place.chat, self._buttons(message), sending)
        return reference(place.chat, number)

    # --- new messages

    async def _send_new(self, message: Message, place: _Place) -> int:
        """Send a message, with its picture in words where none is allowed; returns the number of the one with the buttons."""
        buttons = self._buttons(message)
        text = markup.inert(message.text)
        if message.document is not None:
            file = InputFile(message.document.text.encode(), filename=message.document.name)
            return await self._send_file(text, place, file, buttons)
        if message.picture is None:
            return await self._send_text(text, place, buttons)
        full = markup.inert(with_description(message.text, message.picture.alt))
        try:
            number = await self._send_picture(text, message.picture, full, place, buttons)
            self._without_pictures.pop(place.chat, None)
            return number
        except BadRequest as error:
            if not errors.forbids_pictures(error):
                raise
            if message.picture.animation is not None:  # a still picture may be allowed
                still = replace(message.picture, animation=None)
                return await self._send_new(replace(message, picture=still), place)
            words = markup.inert(self._in_words(message, message.picture, place.chat))
            number = await self._send_text(words, place, buttons)
            self._without_pictures.setdefault(place.chat, number)
            return number

    def _in_words(self, message: Message, picture: Picture, chat: int, number: int | None = None) -> Rich:
        """The text of a message with its picture in words; the first such message in a chat says why, also once it is edited.

        `number` is that of an earlier message that is edited.
        """
        words = with_description(message.text, picture.in_words())
        if self._without_pictures.get(chat, number) != number:
            return words
        return (*words, Span("\n" + self._texts.plain("telegram-no-pictures", self._texts.match(message.locale))))

    async def _send_picture(
        self, text: Rich, picture: Picture, full: Rich, place: _Place, buttons: InlineKeyboardMarkup | None
    ) -> int:
        """Send a picture with its text as the caption, the `full` one if that fits; a long text follows by itself."""
        caption = next((rich for rich in (full, text) if markup.rich_length(rich) <= markup.CAPTION), None)
        if caption is not None:
            return await self._send_photo(picture, caption, place, buttons)
        (shown,) = markup.inert((Span(picture.alt),))
        await self._send_photo(picture, (Span(markup.shorten(shown.text, markup.CAPTION)),), place, None)
        return await self._send_text(text, place, buttons)

    async def _send_photo(
        self, picture: Picture, caption: Rich, place: _Place, buttons: InlineKeyboardMarkup | None
    ) -> int:
        """Send a picture as an animation or a photo, or as a file if it is no photo for Telegram; returns its number."""
        if picture.animation is not None:
            moving = await self._bot.send_animation(
                place.chat, picture.animation.gif, filename="replay.gif", caption=markup.to_markup(caption),
                parse_mode=ParseMode.HTML, reply_markup=buttons, **place.options(),
            )  # fmt: skip
            return moving.message_id
        if not fits_as_photo(picture.png):
            return await self._send_file(caption, place, InputFile(picture.png, filename="board.png"), buttons)
        sent = await self._bot.send_photo(
            place.chat, picture.png, filename="board.png", caption=markup.to_markup(caption), parse_mode=ParseMode.HTML,
            reply_markup=buttons, **place.options(),
        )  # fmt: skip
        return sent.message_id

    async def _send_file(self, text: Rich, place: _Place, file: InputFile, buttons: InlineKeyboardMarkup | None) -> int:
        caption = text if markup.rich_length(text) <= markup.CAPTION else ()
        if not caption:
            await self._send_text(text, place, None)
        sent = await self._bot.send_document(
            place.chat, file, caption=markup.to_markup(caption) or None, parse_mode=ParseMode.HTML,
            reply_markup=buttons, **place.options(),
        )  # fmt: skip
        return sent.message_id

    async def _send_text(self, text: Rich, place: _Place, buttons: InlineKeyboardMarkup | None) -> int:
        number, parts = 0, markup.split(text, markup.TEXT)
        for part in parts:
            sent = await self._bot.send_message(
                place.chat, markup.to_markup(part), parse_mode=ParseMode.HTML, link_preview_options=_NO_PREVIEW,
                reply_markup=buttons if part is parts[-1] else None, **place.options(),
            )  # fmt: skip
            number = sent.message_id
        return number

    # --- earlier messages

    async def _edit_earlier(self, message: Message, chat: int, number: int) -> bool:
        """Edit an earlier message; returns False if that is no longer possible. Raises TelegramError for a temporary error."""
        try:
            await self._edit(message, chat, number)
        except BadRequest as error:
            if errors.is_temporary(error):  # a new message would leave the buttons of the earlier one
                raise
            return errors.is_unchanged(error)
        return True

    async def _edit(self, message: Message, chat: int, number: int) -> None:
        """Replace the picture and the text of a message, or its text or caption alone; raises TelegramError.

        A chat that takes no pictures gets the picture in words.
        """
        buttons, picture = self._buttons(message), message.picture
        if picture is None:
            await self.reword(chat, number, message.text, buttons)
            return
        if chat not in self._without_pictures:
            try:
                await self._edit_picture(message.text, picture, chat, number, buttons)
            except BadRequest as error:
                if not errors.forbids_pictures(error):
                    raise
            else:
                return
        await self.reword(chat, number, self._in_words(message, picture, chat, number), buttons)
        self._without_pictures.setdefault(chat, number)

    async def _edit_picture(
        self, text: Rich, picture: Picture, chat: int, number: int, buttons: InlineKeyboardMarkup | None
    ) -> None:
        """Replace the picture of a message, or its text by a picture, with the `text` as the caption."""
        caption = markup.inert(with_description(text, picture.alt))
        if markup.rich_length(caption) > markup.CAPTION:
            caption = markup.split(markup.inert(text), markup.CAPTION)[0]
        media = InputMediaPhoto(
            picture.png, caption=markup.to_markup(caption), parse_mode=ParseMode.HTML, filename="board.png"
        )
        await self._bot.edit_message_media(media, chat, number, reply_markup=buttons)

    async def reword(self, chat: int, number: int, text: Rich, buttons: InlineKeyboardMarkup | None = None) -> None:
        """Replace the text of a message, or the caption of its picture, and its buttons; raises TelegramError."""
        text = markup.inert(text)
        try:
            await self._bot.edit_message_text(
                markup.to_markup(markup.split(text, markup.TEXT)[0]), chat, number, parse_mode=ParseMode.HTML,
                link_preview_options=_NO_PREVIEW, reply_markup=buttons,
            )  # fmt: skip
        except BadRequest as error:
            if not errors.has_no_text(error):
                raise
            caption = markup.split(text, markup.CAPTION)[0]
            await self._bot.edit_message_caption(
                chat, number, caption=markup.to_markup(caption), parse_mode=ParseMode.HTML, reply_markup=buttons
            )

    def _buttons(self, message: Message) -> InlineKeyboardMarkup | None:
        public = isinstance(message.to, Channel) or (isinstance(message.to, Ephemeral) and not message.secret)
        return to_buttons(message.buttons, self._username if public else "")


def _in_alert(message: Message) -> str:
    """The text of a message as an alert that answers a press; empty if it cannot be shown in one."""
    match message.to:
        case Ephemeral() if not (message.buttons or message.replaces or message.picture or message.document):
            return plain_text(message.text)
        case Private() if message.secret:
            return message.picture.alt if message.picture else plain_text(message.text)
    return ""


def fits_as_photo(png: bytes) -> bool:
    """Whether Telegram accepts a PNG as a photo: at most 10 MB, width plus height at most 10,000 pixels, ratio at most 20:1."""
    width, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    return (
        len(png) <= _MOST_BYTES
        and width + height <= _MOST_SIDES
        and max(width, height) <= _MOST_RATIO * min(width, height)
    )
