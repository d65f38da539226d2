"""Messages of the chat port as requests to Discord."""

import io
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.adapters.discord import threads
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.buttons import to_buttons
from bot.adapters.discord.client import Client
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.errors import (
    AWAY,
    NO_HISTORY,
    NO_PERMISSION,
    NO_PRIVATE_MESSAGES,
    TOO_FAST,
    TROUBLE,
    UNKNOWN_MESSAGE,
    as_port,
)
from bot.adapters.discord.expiring import ExpiringSet
from bot.adapters.discord.incoming import typed_message
from bot.adapters.discord.markup import PLATFORM, mentioned, split, to_markup
from bot.chat.port import Account, Channel, Ephemeral, Message, Private, RateLimited, Refused, Unreachable
from bot.chat.text import Texts, plain_text, with_description
from bot.runtime.bounded import BoundedDict

_MOST_TOLD = 10_000
_THREAD_CLOSED_SECONDS = 60 * 60.0
_WRITING_HAND: Final = "\N{WRITING HAND}"
_OK_HAND: Final = "\N{OK HAND SIGN}"
_SPEAK_NO_EVIL: Final = "\N{SPEAK-NO-EVIL MONKEY}"
_NOT_EDITABLE: Final = frozenset({UNKNOWN_MESSAGE, 30046, 50005, 50083})
"""Codes for an earlier message that cannot be edited: it is gone, was edited too often, has another author, or is in an
archived thread, which a new message reopens."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """A message split to Discord's limit: texts, the last of which carries everything else."""

    texts: tuple[str, ...]
    message: Message

    def extras(self) -> dict[str, Any]:
        """Files and buttons, as arguments; rebuilt for every attempt, because a file can be read only once."""
        extras: dict[str, Any] = {}
        if found := _files(self.message):
            extras["files"] = found
        if view := to_buttons(self.message.buttons):
            extras["view"] = view
        return extras

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """Permission to notify the people mentioned, and nobody else."""
        users = [discord.Object(id) for id in mentioned(self.message.text)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    def nonce(self, at: int) -> str:
        """The nonce of a text, the same whenever it is sent."""
        return f"{self.message.nonce}.{at}" if at else self.message.nonce


@dataclass(eq=False, repr=False)
class Sender:
    """Sends messages to a channel, to a person in private, or as the answer to a command."""

    answers: Answers
    dm_channels: DmChannels
    no_attachments: ExpiringSet
    texts: Texts
    _closed_threads: ExpiringSet = field(default_factory=lambda: ExpiringSet(_THREAD_CLOSED_SECONDS), init=False)
    _told: dict[tuple[int, str], bool] = field(default_factory=lambda: BoundedDict(_MOST_TOLD), init=False)
    _refused: dict[str, str] = field(default_factory=lambda: BoundedDict(_MOST_TOLD), init=False)
    _explained: dict[str, bool] = field(default_factory=lambda: BoundedDict(_MOST_TOLD), init=False)

    async def send(self, client: Client, message: Message) -> str:
        """Send a message; returns its id. Raises Unreachable, Refused, RateLimited or Unconfirmed."""
        channel = self._unexplained(message)
        parts = _Parts(tuple(split(self._text(message, why_in_words=bool(channel)))), message)
        try:
            with as_port():
                sent = await self._route(client, parts)
        except Unreachable:
            if message.secret:
                await self._react(client, message, _SPEAK_NO_EVIL)
            raise
        if channel:
            self._explained[channel] = True
        return sent

    def _unexplained(self, message: Message) -> str:
        """The channel where this message stands in words for its picture, and nobody was told why yet; else empty."""
        channel = self._refused.pop(message.nonce, "") if message.picture is None else ""
        return "" if channel in self._explained else channel

    def _text(self, message: Message, *, why_in_words: bool) -> str:
        """The text as Markdown, with a countdown that Discord keeps current if the message has one that the text lacks.

        A title alone above a secret picture that nobody asked for gets its description: a list of chats shows no picture.
        The last line may say why it is words in place of a picture.
        """
        rich, locale = message.text, self.texts.match(message.locale)
        unasked = message.secret and message.answers is None
        if unasked and message.picture is not None and "\n" not in plain_text(rich):
            rich = with_description(rich, message.picture.alt)
        text = to_markup(rich)
        if message.due is not None and all(span.until is None for span in message.text):
            facts = {"when": f"<t:{round(message.due)}:R>"}
            text = f"{text}\n{self.texts.plain('discord-due', locale, facts)}"
        return f"{text}\n{self.texts.plain('discord-no-pictures', locale)}" if why_in_words else text

    async def _route(self, client: Client, parts: _Parts) -> str:
        """Send a message by the way that its address asks for; returns its reference."""
        message = parts.message
        match message.to:
            case Channel(chat=chat) if chat.startswith("@"):
                return str(await self._send_in_private(client, parts, Account(PLATFORM, chat[1:])))
            case Channel(chat=chat):
                sent = await self._send_in_channel(client, parts, chat)
            case Private(account) if self._is_for_the_chat(message):
                sent = str(await self._send_in_private(client, parts, account))
            case Private(account):
                return str(await self._send_as_answer(parts) or await self._answer_in_private(client, parts, account))
            case Ephemeral(channel, account):
                if (answered := await self._send_as_answer(parts)) is not None:
                    await self._close_replaced(client, message, channel)
                    return str(answered)
                return await self._send_ephemeral(client, parts, channel, account)
        if message.answers is not None and not await self.answers.withdraw(message.answers):
            raise RateLimited(AWAY)  # the next connection repeats the sending, which does no harm, and the withdrawal
        if sent == message.replaces:
            await self._react(client, message, _OK_HAND)
        return sent

    def _is_for_the_chat(self, message: Message) -> bool:
        """Whether a private message belongs in the private chat rather than where its command was given.

        That is so for a picture for the reader of that chat, and for a message that replaces the one whose button was pressed.
        """
        if message.picture is not None and not message.secret:
            return True
        return message.replaces is not None and self.answers.is_in_place(message.answers)

    async def _react(self, client: Client, message: Message, emoji: str) -> None:
        """React to a typed line that gets no message of its own below it.

        Its answer is an edit of an earlier message, which may be far above, or its author accepts no private messages.
        """
        if typed := typed_message(message.answers):
            with suppress(*TROUBLE):  # the channel may not allow this
                await client.get_partial_messageable(typed[0]).get_partial_message(typed[1]).add_reaction(emoji)

    async def _send_as_answer(self, parts: _Parts) -> int | None:
        """Send the message as the answer to its command; returns None if Discord no longer accepts that."""
        id = parts.message.answers
        if id is None or id not in self.answers:
            return None
        sent: int | None = None
        for at, text in enumerate(parts.texts):
            extras = parts.extras() if at == len(parts.texts) - 1 else {}
            sent = await self.answers.send(
                id, parts.nonce(at), text, allowed_mentions=discord.AllowedMentions.none(), **extras
            )
            if sent is None:
                return None
        return sent

    async def _close_replaced(self, client: Client, message: Message, channel: Channel) -> None:
        """Remove the buttons of the reply in a channel whose button was pressed, because the answer cannot replace it.

        An earlier answer that only its reader sees has lost them already.
        """
        if message.replaces is None:
            return
        place, id = threads.located(channel.chat, message.replaces)
        if not self.answers.has_sent(id):
            with suppress(*TROUBLE):  # the answer has arrived
                await client.get_partial_messageable(place).get_partial_message(id).edit(view=None)

    async def _send_ephemeral(self, client: Client, parts: _Parts, channel: Channel, account: Account) -> str:
        """Send to a person who asked in a channel: as a reply there, a secret message in private."""
        asked = typed_message(parts.message.answers)
        if asked is None:  # the command is too old or from before a restart
            return str(await self._send_in_private(client, parts, account))
        reference = _reference(*asked)
        if not parts.message.secret:
            return await self._send_in_channel(client, parts, channel.chat, reference=reference)
        return str(await self._answer_in_private(client, parts, account))

    async def _answer_in_private(self, client: Client, parts: _Parts, account: Account) -> int:
        """Send in private and, if it answers a line typed in a channel, say so there."""
        sent = await self._send_in_private(client, parts, account)
        asked = typed_message(parts.message.answers)
        if asked is not None and parts.message.secret:
            with suppress(*TROUBLE):  # the answer has arrived, and the channel may not allow this
                await self._tell_where(client, parts, account, *asked)
        return sent

    async def _tell_where(self, client: Client, parts: _Parts, account: Account, channel: int, line: int) -> None:
        """Say below a line that its answer is in private: once in words, later by a reaction."""
        place = client.get_partial_messageable(channel)
        if (channel, account.id) in self._told:
            await place.get_partial_message(line).add_reaction(_WRITING_HAND)
            return
        self._told[channel, account.id] = True
        sentence = self.texts.plain("discord-answered-in-private", self.texts.match(parts.message.locale))
        nonce, nobody = parts.nonce(len(parts.texts)), discord.AllowedMentions.none()
        reference = _reference(channel, line)
        await place.send(sentence, nonce=nonce, reference=reference, allowed_mentions=nobody, silent=True)

    async def _send_in_channel(self, client: Client, parts: _Parts, chat: str, **options: Any) -> str:
        """Send to a channel, or to the thread in it where the message belongs; returns the message's reference."""
        thread = self._asked_in(client, parts.message, chat) or await threads.for_message(
            client, chat, parts.message, self._closed_threads
        )
        if thread is not None:
            try:
                return threads.reference(thread, await self._post_in(client, thread, parts, chat, **options))
            except discord.HTTPException as error:
                if error.code not in threads.CLOSED:
                    raise
                self._closed_threads.add(str(thread))
        return str(await self._post_in(client, int(chat), parts, chat, **options))

    def _asked_in(self, client: Client, message: Message, chat: str) -> int | None:
        """The table's thread of a channel in which the answered line was typed, or None."""
        if message.answers is None or client.user is None:
            return None
        typed = typed_message(message.answers)
        asked = client.get_channel((typed[0] if typed else self.answers.channel_of(message.answers)) or 0)
        thread = threads.of_table(asked, client.user.id)
        return thread.id if thread is not None and str(thread.parent_id) == chat else None

    async def _post_in(self, client: Client, place: int, parts: _Parts, chat: str, **options: Any) -> int:
        """Send to a channel, or to a thread in it, where the bot has the same rights; returns the message's id."""
        attached = parts.message.picture is not None
        if attached and chat in self.no_attachments:
            raise self._refusal(parts.message, chat)
        try:
            sent = await _post(client.get_partial_messageable(place), parts, **options)
        except discord.HTTPException as error:
            if error.code == NO_HISTORY and "reference" in options:
                return await self._post_in(client, place, parts, chat)
            if error.code != NO_PERMISSION:
                raise
            if attached:
                self.no_attachments.add(chat)
                raise self._refusal(parts.message, chat) from error
            self.no_attachments.discard(chat)  # text is not allowed either, so the picture was not the reason
            raise
        if attached:
            self._explained.pop(chat, None)
        return sent

    def _refusal(self, message: Message, chat: str) -> Refused:
        """The exception for a picture where no file may be attached; the message comes again with words in its place."""
        self._refused[message.nonce] = chat
        return Refused("no right to attach files there")

    async def _send_in_private(self, client: Client, parts: _Parts, account: Account) -> int:
        """Send a message to a private channel, opened if need be; returns its number. Raises Unreachable for a closed one."""
        if self.dm_channels.is_closed(account.id):
            raise Unreachable(f"{account.id} accepts no private messages")
        try:
            channel = self.dm_channels.channel_of(account.id)
            if channel is None:
                channel = (await client.create_dm(discord.Object(int(account.id)))).id
                self.dm_channels.remember(account.id, channel)
            return await _post(client.get_partial_messageable(channel), parts)
        except discord.HTTPException as error:
            if error.code in NO_PRIVATE_MESSAGES or error.code == TOO_FAST:
                self.dm_channels.close(account.id, error.code)
            raise


def _reference(channel: int, message: int) -> discord.MessageReference:
    """The reference that makes a message a reply to another one, if that still exists."""
    return discord.MessageReference(message_id=message, channel_id=channel, fail_if_not_exists=False)


async def _post(place: discord.PartialMessageable, parts: _Parts, **options: Any) -> int:
    """Send the texts one after the other, or edit the earlier message; returns the id of the last."""
    sent = 0
    last = len(parts.texts) - 1
    for at, text in enumerate(parts.texts):
        extras = parts.extras() if at == last else {}
        if at == last and last == 0 and parts.message.replaces:
            edited = await _edit_earlier(place, parts, text)
            if edited is not None:
                return edited
        message = await place.send(
            text,
            nonce=parts.nonce(at),
            allowed_mentions=parts.allowed_mentions,
            suppress_embeds=True,
            silent=parts.message.silent,
            **extras,
            **options,
        )
        sent = message.id
    return sent


async def _edit_earlier(place: discord.PartialMessageable, parts: _Parts, text: str) -> int | None:
    """Edit the earlier message; returns None if that is no longer possible."""
    _, id = threads.located("0", parts.message.replaces or "0")
    extras = parts.extras()
    view = extras.get("view")
    try:
        await place.get_partial_message(id).edit(
            content=text, view=view, attachments=extras.get("files", []), allowed_mentions=parts.allowed_mentions
        )
    except discord.HTTPException as error:
        if error.code not in _NOT_EDITABLE:
            raise
        return None
    return id


def _files(message: Message) -> list[discord.File]:
    """The files of a message, each with a description."""
    files = []
    if message.picture is not None:
        moving = message.picture.animation
        data, kind = (message.picture.png, "png") if moving is None else (moving.gif, "gif")
        files.append(discord.File(io.BytesIO(data), f"{message.nonce}.{kind}", description=message.picture.alt))
    if message.document is not None:
        text = io.BytesIO(message.document.text.encode())
        files.append(discord.File(text, message.document.name, description=message.document.name))
    return files
