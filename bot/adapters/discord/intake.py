"""What comes in from Discord, on its way into the house: acknowledged first, then handed in, each person's in order."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord.app_commands import Choice

from bot.adapters.discord import lines, menu
from bot.adapters.discord.acknowledging import Acknowledging
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.attachments import Attachments
from bot.adapters.discord.doors import Doors
from bot.adapters.discord.refusals import TROUBLE
from bot.chat.port import Handle, Incoming, Suggest
from bot.chat.text import Texts

_IN_PRIVATE: Final = frozenset(
    {"rack", "try", "hint", "tables", "export", "verify", "rules", "language", "theme", "forget", "start", "help"}
)
"""Commands whose answer only their author sees, so that they work wherever he can pick them."""

_LONGEST_CHOICE = 100

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


class Intake:
    """Hands lines in and sees to it that whoever sent one is not left waiting."""

    def __init__(
        self,
        handle: Handle,
        suggest: Suggest,
        *,
        acknowledging: Acknowledging,
        answers: Answers,
        doors: Doors,
        attachments: Attachments,
        texts: Texts,
    ) -> None:
        self._handle = handle
        self._suggest = suggest
        self._acknowledging = acknowledging
        self._answers = answers
        self._doors = doors
        self._attachments = attachments
        self._texts = texts
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
        command, fields, people, _ = lines.fields(interaction, _me(interaction))
        await self._work(self._take(interaction, command, menu.line(command, fields), people))

    async def pressed(self, interaction: AnyInteraction, command: str) -> None:
        """A button; the empty command is that of a button I do not know."""
        name = command.removeprefix("/").partition(" ")[0]
        await self._work(self._take(interaction, name, command, {}))

    async def said(self, message: discord.Message, me: int) -> None:
        """A written message."""
        line = lines.from_message(message, me)
        if line is None:
            return
        if line.private:
            self._doors.open(line.author.person.id, message.channel.id)
        await self._work(self._hand_in(line))

    def shown(self, interaction: int, message: discord.Message) -> None:
        """A message of mine that answers a command."""
        self._answers.show(interaction, message.id, message.content)

    async def typing(self, interaction: AnyInteraction) -> None:
        """A field being filled in: propose how it may go on, never a move."""
        command, fields, people, option = lines.fields(interaction, _me(interaction))
        typed = fields.get(option, "")
        stem = menu.being_typed(command, option, fields)
        found = await self._suggest(lines.from_interaction(interaction, stem, people))
        values = (menu.completed(option, typed, stem, one, game="game" in fields) for one in found)
        kept = [value for value in dict.fromkeys(values) if value and len(value) <= _LONGEST_CHOICE]
        if option == "move" and typed.strip() and len(typed) <= _LONGEST_CHOICE:
            kept.append(typed.strip())
        with suppress(*TROUBLE):  # who typed on has long been asked anew
            await interaction.response.autocomplete([Choice(name=one, value=one) for one in kept[:25]])

    # --- working on it

    async def _take(self, interaction: AnyInteraction, command: str, text: str, people: dict[str, Any]) -> None:
        """Acknowledge a command, hand it in, and take the acknowledgement back where no answer is due."""
        line = lines.from_interaction(interaction, text, people)
        if line.id in self._answers or not await self._acknowledging.acknowledge(interaction):
            return
        self._answers.wait(line.id, interaction.application_id, interaction.token)
        if not line.private:
            self._attachments.learn(line.channel.chat, allowed=interaction.app_permissions.attach_files)
        if not command:
            await self._say(line, "discord-button-unknown")
            return
        lacking = lines.missing(interaction) if command not in _IN_PRIVATE else []
        if lacking:
            locale = self._texts.match(line.locale)
            names = ", ".join(
                self._texts.plain(f"discord-permission-{name.replace('_', '-')}", locale) for name in lacking
            )
            await self._say(line, "discord-permissions-missing", names=names)
            return
        await self._hand_in(line)

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
        if not answered:
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
