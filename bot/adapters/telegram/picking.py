"""Lets a person pick in private whom to play and in which group, from Telegram's own lists behind keys below the text field.

Telegram reports a pick in a message that has only the number of the request. The requests are kept in memory: a person who
picks after a restart is told so, and begins again.
"""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from telegram import (
    Bot,
    ChatMember,
    KeyboardButton,
    KeyboardButtonRequestChat,
    KeyboardButtonRequestUsers,
    Message,
    ReplyKeyboardMarkup,
    ReplyKeyboardRemove,
    SharedUser,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden

from bot.adapters.telegram import markup
from bot.adapters.telegram.incoming import from_pick, shared_author, to_begin_again
from bot.chat.facts import FactValue
from bot.chat.port import Incoming
from bot.chat.text import Texts
from bot.runtime.bounded import BoundedDict

ANYBODY: Final = "@"
"""The word of a command that stands for the person to pick."""

_MOST: Final = 1_000
"""The most people picking at a time; beyond that, the one who began first has to begin again."""

_GONE: Final = (ChatMember.LEFT, ChatMember.BANNED)
_ABSENT: Final = ("member not found", "participant_id_invalid")
"""Parts of error messages, in lower case, that mean a person who is not in a group."""


def asks_for_person(line: Incoming) -> bool:
    """Whether a pressed button leaves open a person, who must be picked now."""
    return line.private and line.pressed and ANYBODY in line.text.split()


@dataclass(frozen=True, slots=True)
class _Asked:
    """A request to pick: its command, its number, the language of its author, and the person picked so far."""

    command: str
    request: int
    locale: str
    person: SharedUser | None = None


@dataclass(eq=False, repr=False)
class Picking:
    """Asks for a person, then for a group; `locale` returns the language of a line, `look_ups` tells who is in a group."""

    bot: Bot
    look_ups: Bot
    texts: Texts
    locale: Callable[[Incoming], Awaitable[str]]
    _asked: BoundedDict[int, _Asked] = field(default_factory=lambda: BoundedDict(_MOST), init=False)

    async def ask_person(self, line: Incoming) -> None:
        """Ask the author of a line for the person that its command leaves open."""
        author = int(line.author.account.id)
        self._asked[author] = _Asked(line.text, secrets.randbits(31), await self.locale(line))
        await self._ask_person(author, "telegram-pick-person")

    async def take_person(self, message: Message) -> Incoming | None:
        """Ask for the group, as the person is now picked; if the request is unknown, returns the line that begins again."""
        shared, author = message.users_shared, message.chat.id
        assert shared is not None, "the message tells of a person"
        asked = self._asked.get(author)
        if asked is None or shared.request_id != asked.request or not shared.users:
            return await self._forgotten(message)
        if shared.users[0].user_id == author:
            await self._ask_person(author, "challenge-yourself")
        else:
            self._asked[author] = replace(asked, person=shared.users[0], request=secrets.randbits(31))
            await self._ask_group(author, "telegram-pick-group")
        return None

    async def take_group(self, message: Message) -> Incoming | None:
        """The command as a line in the picked group, or the line that begins again if the request is unknown.

        None if not both people are in the group.
        """
        shared, author = message.chat_shared, message.chat.id
        assert shared is not None, "the message tells of a group"
        asked = self._asked.get(author)
        if asked is None or asked.person is None or shared.request_id != asked.request:
            return await self._forgotten(message)
        title = shared.title or ""
        if not (await self._is_in(shared.chat_id, author) and await self._is_in(shared.chat_id, asked.person.user_id)):
            await self._ask_group(author, "telegram-pick-not-there", group=title)
            return None
        name = shared_author(asked.person).name
        await self._say(author, "telegram-pick-done", asked.locale, name=name, group=title)
        return from_pick(message, self.bot.bot, asked.command, ANYBODY, asked.person)

    def cancelled_in(self, message: Message) -> str:
        """The language of the cancel key that was pressed; empty for any other message."""
        labels = {locale: self.texts.plain("telegram-pick-cancel", locale) for locale in self.texts.locales}
        return next((locale for locale, label in labels.items() if message.text == label), "")

    async def cancel(self, message: Message, locale: str) -> None:
        """End the picking, even one from before a restart."""
        await self._say(message.chat.id, "telegram-pick-cancelled", locale)
        self.forget(message.chat.id)

    def forget(self, author: int) -> None:
        """Forget the request of a person."""
        self._asked.pop(author, None)

    async def _forgotten(self, message: Message) -> Incoming:
        line = to_begin_again(message, self.bot.bot)
        await self._say(message.chat.id, "telegram-pick-forgotten", await self.locale(line))
        return line

    async def _is_in(self, chat: int, person: int) -> bool:
        """Whether a person is in a group; assumed if Telegram does not tell."""
        try:
            member = await self.look_ups.get_chat_member(chat, person)
        except (BadRequest, Forbidden) as error:
            return not any(sign in error.message.lower() for sign in _ABSENT)
        return member.status not in _GONE and not (
            member.status == ChatMember.RESTRICTED and not getattr(member, "is_member", True)
        )

    async def _ask_person(self, author: int, key: str) -> None:
        asked = self._asked[author]
        users = KeyboardButtonRequestUsers(
            asked.request, user_is_bot=False, max_quantity=1, request_name=True, request_username=True
        )
        label = self.texts.plain("telegram-pick-person-key", asked.locale)
        await self._say(author, key, asked.locale, KeyboardButton(label, request_users=users))

    async def _ask_group(self, author: int, key: str, **facts: FactValue) -> None:
        asked = self._asked[author]
        assert asked.person is not None, "the person is picked first"
        # if they have the right, Telegram adds the bot to a group of theirs where it is missing
        chat = KeyboardButtonRequestChat(asked.request, chat_is_channel=False, bot_is_member=True, request_title=True)
        label, facts = self.texts.plain("telegram-pick-group-key", asked.locale), dict(facts)
        facts["name"] = shared_author(asked.person).name
        await self._say(author, key, asked.locale, KeyboardButton(label, request_chat=chat), **facts)

    async def _say(
        self, chat: int, key: str, locale: str, button: KeyboardButton | None = None, **facts: FactValue
    ) -> None:
        """Send a sentence with a key below the text field; without a button, remove the keys there."""
        keyboard: ReplyKeyboardMarkup | ReplyKeyboardRemove = ReplyKeyboardRemove()
        if button is not None:
            rows = [[button], [KeyboardButton(self.texts.plain("telegram-pick-cancel", locale))]]
            keyboard = ReplyKeyboardMarkup(rows, resize_keyboard=True, one_time_keyboard=True)
        text = markup.to_markup(markup.inert(self.texts.format(key, locale, facts)))
        with suppress(Forbidden):  # the person may have blocked the bot meanwhile
            await self.bot.send_message(chat, text, parse_mode=ParseMode.HTML, reply_markup=keyboard)
