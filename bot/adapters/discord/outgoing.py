"""Messages of the house, sent to where they belong on Discord."""

import io
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.adapters.discord.answers import Answers
from bot.adapters.discord.attachments import Attachments
from bot.adapters.discord.client import Client, buttons
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.markup import PLATFORM, mentioned, split, to_markup
from bot.adapters.discord.refusals import (
    NO_HISTORY,
    NO_PERMISSION,
    NO_PRIVATE_MESSAGES,
    TOO_FAST,
    UNKNOWN_MESSAGE,
    as_port,
    is_no_place,
)
from bot.chat.port import Channel, Ephemeral, Message, Person, Private, Refused, Unreachable
from bot.chat.text import Texts

_LONGEST_ALT = 1024
_NOT_CHANGEABLE: Final = frozenset({UNKNOWN_MESSAGE, 30046, 50005})
"""Codes of an earlier message that cannot be changed: it is gone, was changed too often, or is somebody else's."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A message as Discord takes it: pieces of text, the last of which carries everything else."""

    pieces: tuple[str, ...]
    message: Message

    def looks(self) -> dict[str, Any]:
        """What goes with the last piece; made anew for every attempt, for files are read only once."""
        looks: dict[str, Any] = {}
        if found := _files(self.message):
            looks["files"] = found
        if view := buttons(self.message.buttons):
            looks["view"] = view
        return looks

    @property
    def pings(self) -> discord.AllowedMentions:
        """Leave to notify those who are mentioned, and nobody else."""
        users = [discord.Object(id) for id in mentioned(self.message.text)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    def nonce(self, at: int) -> str:
        """The same for the same piece, however often it is sent."""
        return f"{self.message.nonce}.{at}" if at else self.message.nonce


class Sender:
    """Sends messages: to a channel, to somebody in private, or as the answer that only its author sees."""

    def __init__(self, answers: Answers, dm_channels: DmChannels, attachments: Attachments, texts: Texts) -> None:
        self._answers = answers
        self._dm_channels = dm_channels
        self._attachments = attachments
        self._texts = texts

    async def send(self, client: Client, message: Message) -> str:
        """Send a message; returns its id. Raises Unreachable, Refused, RateLimited or Unconfirmed."""
        sheet = _Sheet(tuple(split(to_markup(message.text))), message)
        with as_port():
            return str(await self._sent(client, sheet))

    async def _sent(self, client: Client, sheet: _Sheet) -> int:
        message = sheet.message
        match message.to:
            case Channel(chat=chat) if chat.startswith("@"):
                return await self._in_private(client, sheet, Person(PLATFORM, chat[1:]))
            case Channel(chat=chat):
                sent = await self._in_channel(client, sheet, chat)
            case Private(person) if message.picture is not None and not message.secret:
                sent = await self._in_private(client, sheet, person)
            case Private(person):
                return await self._answered(sheet) or await self._in_private(client, sheet, person)
            case Ephemeral(channel, person):
                return await self._answered(sheet) or await self._aside(client, sheet, channel, person)
        if message.answers is not None:
            await self._answers.drop(message.answers)
        return sent

    async def _answered(self, sheet: _Sheet) -> int | None:
        """Say it where the command was given, if that is still possible."""
        id = sheet.message.answers
        if id is None or id not in self._answers:
            return None
        sent: int | None = None
        for at, piece in enumerate(sheet.pieces):
            looks = sheet.looks() if at == len(sheet.pieces) - 1 else {}
            sent = await self._answers.say(
                id, sheet.nonce(at), piece, allowed_mentions=discord.AllowedMentions.none(), **looks
            )
            if sent is None:
                return None
        return sent

    async def _aside(self, client: Client, sheet: _Sheet, channel: Channel, person: Person) -> int:
        """To one person who asked in a channel: a reply there if all may read it, else in private."""
        asked = (sheet.message.answers or "").removeprefix(f"{PLATFORM}:m:")
        if not asked.isdecimal():  # a command whose time is up, or one from before a restart
            return await self._in_private(client, sheet, person)
        reference = discord.MessageReference(
            message_id=int(asked), channel_id=int(channel.chat), fail_if_not_exists=False
        )
        if not sheet.message.secret:
            return await self._in_channel(client, sheet, channel.chat, reference=reference)
        try:
            return await self._in_private(client, sheet, person)
        except (discord.HTTPException, Unreachable) as error:
            if isinstance(error, discord.HTTPException) and not is_no_place(error):
                raise
        place = client.get_partial_messageable(int(channel.chat))
        sentence = self._texts.plain("discord-private-closed", self._texts.match(sheet.message.locale))
        return (await place.send(sentence, nonce=sheet.nonce(len(sheet.pieces)), reference=reference)).id

    async def _in_channel(self, client: Client, sheet: _Sheet, chat: str, **how: Any) -> int:
        place = client.get_partial_messageable(int(chat))
        attached = sheet.message.picture is not None
        if attached and self._attachments.are_forbidden(chat):
            raise Refused("no right to attach files there")
        try:
            return await _posted(place, sheet, **how)
        except discord.HTTPException as error:
            if error.code == NO_HISTORY and "reference" in how:
                return await self._in_channel(client, sheet, chat)
            if error.code != NO_PERMISSION:
                raise
            # where words are not allowed either, it was not the picture
            self._attachments.learn(chat, allowed=not attached)
            if attached:
                raise Refused("no right to attach files there") from error
            raise

    async def _in_private(self, client: Client, sheet: _Sheet, person: Person) -> int:
        if self._dm_channels.is_shut(person.id):
            raise Unreachable(f"{person.id} takes no private messages")
        try:
            room = self._dm_channels.room(person.id)
            if room is None:
                room = (await client.create_dm(discord.Object(int(person.id)))).id
                self._dm_channels.found(person.id, room)
            return await _posted(client.get_partial_messageable(room), sheet)
        except discord.HTTPException as error:
            if error.code in NO_PRIVATE_MESSAGES or error.code == TOO_FAST:
                self._dm_channels.shut(person.id, error.code)
            raise


async def _posted(place: discord.PartialMessageable, sheet: _Sheet, **how: Any) -> int:
    """Write the pieces one after the other, in the place of an earlier message if there is one."""
    sent = 0
    last = len(sheet.pieces) - 1
    for at, piece in enumerate(sheet.pieces):
        looks = sheet.looks() if at == last else {}
        if at == last and last == 0 and sheet.message.replaces:
            replaced = await _replaced(place, sheet, piece)
            if replaced is not None:
                return replaced
        message = await place.send(
            piece,
            nonce=sheet.nonce(at),
            allowed_mentions=sheet.pings,
            suppress_embeds=True,
            **looks,
            **how,
        )
        sent = message.id
    return sent


async def _replaced(place: discord.PartialMessageable, sheet: _Sheet, piece: str) -> int | None:
    """Change the earlier message; None where that cannot be done any more."""
    id = int(sheet.message.replaces or 0)
    looks = sheet.looks()
    view = looks.get("view")
    try:
        await place.get_partial_message(id).edit(
            content=piece, view=view, attachments=looks.get("files", []), allowed_mentions=sheet.pings
        )
    except discord.HTTPException as error:
        if error.code not in _NOT_CHANGEABLE:
            raise
        return None
    return id


def _files(message: Message) -> list[discord.File]:
    """What goes along, each with words for those who do not see it."""
    files = []
    if message.picture is not None:
        alt = message.picture.alt[:_LONGEST_ALT]
        files.append(discord.File(io.BytesIO(message.picture.png), f"{message.nonce}.png", description=alt))
    if message.document is not None:
        text = io.BytesIO(message.document.text.encode())
        files.append(discord.File(text, message.document.name, description=message.document.name))
    return files
