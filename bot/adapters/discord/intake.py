"""What comes in from Discord, on its way into the house: acknowledged first, then handed in, each person's in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord.app_commands import Choice

from bot.adapters.discord import incoming, menu
from bot.adapters.discord.acknowledgement import Acknowledger
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.attachments import Attachments
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.markup import PLATFORM
from bot.adapters.discord.refusals import TROUBLE
from bot.chat.port import (
    Channel,
    Ephemeral,
    Handle,
    Incoming,
    Message,
    RateLimited,
    Refused,
    Span,
    Suggest,
    Unconfirmed,
    Unreachable,
)
from bot.chat.text import Texts

_IN_PRIVATE: Final = frozenset(
    {"rack", "try", "hint", "tables", "export", "verify", "rules", "language", "theme", "forget", "start", "help"}
)
"""Commands whose answer only their author sees, so that they work wherever he can pick them."""

_LONGEST_CHOICE = 100
_MOST_TOLD = 10_000

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


class Intake:
    """Hands lines in and sees to it that whoever sent one is not left waiting."""

    def __init__(
        self,
        handle: Handle,
        suggest: Suggest,
        *,
        acknowledger: Acknowledger,
        answers: Answers,
        dm_channels: DmChannels,
        attachments: Attachments,
        texts: Texts,
        send: Callable[[Message], Awaitable[str]],
    ) -> None:
        self._handle = handle
        self._suggest = suggest
        self._acknowledging = acknowledger
        self._answers = answers
        self._dm_channels = dm_channels
        self._attachments = attachments
        self._texts = texts
        self._send = send
        self._told: set[str] = set()
        self._lanes: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._begun: set[asyncio.Task[Any]] = set()
        self._closing = False

    def hold(self) -> None:
        """Begin nothing more."""
        self._closing = True

    async def finish(self, grace: float) -> None:
        """Wait for what is begun."""
        if self._begun:
            await asyncio.wait(set(self._begun), timeout=grace)

    # --- what the client tells

    async def picked(self, interaction: AnyInteraction) -> None:
        """A command of the menu."""
        picked = incoming.fields(interaction, _me(interaction))
        await self._work(self._take(interaction, picked.command, menu.line(picked.command, picked.filled), picked))

    async def pressed(self, interaction: AnyInteraction, command: str) -> None:
        """A button; the empty command is that of a button I do not know."""
        name = command.removeprefix("/").partition(" ")[0]
        await self._work(self._take(interaction, name, command))

    async def said(self, message: discord.Message, me: int) -> None:
        """A written message."""
        line = incoming.from_message(message, me)
        if line is None:
            return
        if line.private:
            self._dm_channels.open(line.author.person.id, message.channel.id)
        await self._work(self._hand_in(line))

    async def unread(self, message: discord.Message) -> None:
        """A reply to me that I cannot read: its author is told once how to be heard."""
        author = str(message.author.id)
        if author in self._told or message.guild is None:
            return
        if len(self._told) >= _MOST_TOLD:
            self._told.clear()
        self._told.add(author)
        locale = self._texts.match(message.guild.preferred_locale.value)
        sentence = self._texts.plain("discord-reply-unread", locale)
        to = Ephemeral(Channel(PLATFORM, str(message.channel.id)), incoming.person(message.author))
        answers = f"{PLATFORM}:m:{message.id}"
        told = Message(to, (Span(sentence),), f"unread{message.id}"[:25], answers=answers, locale=locale)
        await self._work(self._told_once(told))

    def shown(self, interaction: int, message: discord.Message) -> None:
        """A message of mine that answers a command."""
        self._answers.show(interaction, message.id, message.content)

    async def typing(self, interaction: AnyInteraction) -> None:
        """A field being filled in: propose how it may go on, never a move."""
        picked = incoming.fields(interaction, _me(interaction))
        option, typed = picked.focused, picked.filled.get(picked.focused, "")
        stem = menu.being_typed(picked.command, option, picked.filled)
        found = await self._suggest(incoming.from_interaction(interaction, stem, picked))
        values = (menu.completed(option, typed, stem, one, game="game" in picked.filled) for one in found)
        kept = [value for value in dict.fromkeys(values) if value and len(value) <= _LONGEST_CHOICE]
        if option == "move" and typed.strip() and len(typed) <= _LONGEST_CHOICE:
            kept.append(typed.strip())
        with suppress(*TROUBLE):  # who typed on has long been asked anew
            await interaction.response.autocomplete([Choice(name=one, value=one) for one in kept[:25]])

    # --- working on it

    async def _take(
        self, interaction: AnyInteraction, command: str, text: str, picked: incoming.Picked | None = None
    ) -> None:
        """Acknowledge a command, hand it in, and take the acknowledgement back where no answer is due."""
        line = incoming.from_interaction(interaction, text, picked)
        if line.id in self._answers:
            return
        self._answers.wait(line.id, interaction)  # before it is acknowledged: from then on its author waits
        if not await self._acknowledging.acknowledge(interaction):
            self._answers.forget(line.id)
            return
        if not line.private:
            self._attachments.learn(line.channel.chat, allowed=interaction.app_permissions.attach_files)
        if not command:
            await self._say(line, "discord-button-unknown")
            return
        lacking = incoming.missing(interaction) if command not in _IN_PRIVATE else []
        if lacking:
            locale = self._texts.match(line.locale)
            names = ", ".join(
                self._texts.plain(f"discord-permission-{name.replace('_', '-')}", locale) for name in lacking
            )
            await self._say(line, "discord-permissions-missing", names=names)
            return
        await self._hand_in(line)

    async def _told_once(self, message: Message) -> None:
        with suppress(Unreachable, Refused, RateLimited, Unconfirmed):  # it was a hint, and nobody waits for it
            await self._send(message)

    async def _hand_in(self, line: Incoming) -> None:
        lane = self._lanes.setdefault(line.author.person.id, asyncio.Lock())
        async with lane:
            try:
                answered = await self._handle(line)
            except Exception:
                log.exception("a line was not taken in: %s", line.id)
                if line.id in self._answers:
                    await self._say(line, "discord-trouble")
                return
        if answered:
            self._answers.owe(line.id)
        else:
            await self._answers.drop(line.id)

    async def _say(self, line: Incoming, key: str, **facts: str) -> None:
        sentence = self._texts.plain(key, self._texts.match(line.locale), facts)
        await self._answers.tell(line.id, sentence)

    async def _work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it as a task that a stop waits for."""
        if self._closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        await task


def _me(interaction: AnyInteraction) -> int:
    return interaction.application_id
