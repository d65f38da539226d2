"""Lines from Discord: acknowledged first, then handed in, each person's in order."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord
from discord.app_commands import Choice

from bot.adapters.discord import incoming, menu
from bot.adapters.discord.acknowledgement import Acknowledgement, Acknowledger
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.errors import TROUBLE, closed_as_lost
from bot.adapters.discord.expiring import ExpiringSet
from bot.adapters.discord.markup import PLATFORM
from bot.adapters.discord.unanswered import UnansweredCommand
from bot.chat.port import (
    Channel,
    Ephemeral,
    Handle,
    Incoming,
    IsServing,
    Message,
    RateLimited,
    Refused,
    Span,
    Suggest,
    Unconfirmed,
    Unreachable,
)
from bot.chat.text import Texts
from bot.runtime.bounded import BoundedDict
from bot.runtime.locks import Locks
from bot.runtime.outages import log_failure
from bot.runtime.tasks import Tasks

_ANSWERED_PRIVATELY: Final = frozenset(
    {
        "rack", "try", "hint", "clock", "confirm", "invite", "nudge", "tables", "games", "stats", "rating", "leaderboard",
        "private", "export", "verify", "review", "puzzle", "learn", "rules", "help", "start", "language", "theme", "settings",
        "remind", "forget", "link", "unlink", "accounts",
    }
)  # fmt: skip
"""Commands that need no permission in the channel, because only their author sees the answer."""

_ONLY_SHOWING: Final = frozenset(
    {
        "rules", "help", "stats", "leaderboard", "rating", "best", "board", "replay", "review", "puzzle", "clock", "rack",
        "hint", "tables", "games", "verify", "export",
    }
)  # fmt: skip
"""Commands that only show something; their buttons and those beside them stay, because people may press them again."""

_LONGEST_CHOICE = 100
_MOST_CHOICES = 25
_MOST_TOLD = 10_000
_MOST_NAMES = 1_000

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


@dataclass(eq=False, repr=False)
class Intake:
    """Hands lines in while it is `serving`, and makes sure that the author of a command gets an answer."""

    handle: Handle
    suggest: Suggest
    acknowledger: Acknowledger
    answers: Answers
    dm_channels: DmChannels
    no_attachments: ExpiringSet
    texts: Texts
    send: Callable[[Message], Awaitable[str]]
    serving: IsServing
    _told: dict[str, bool] = field(default_factory=lambda: BoundedDict(_MOST_TOLD), init=False)
    _names: dict[str, str] = field(default_factory=lambda: BoundedDict(_MOST_NAMES), init=False)
    _locks: Locks = field(default_factory=Locks, init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)
    _closing: bool = field(default=False, init=False)

    def hold(self) -> None:
        """Begin nothing more."""
        self._closing = True

    async def finish(self, within: float) -> None:
        """Wait for current lines, at most `within` seconds."""
        await self._tasks.wait(within)

    # --- events of the client

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server to which the bot was just added."""
        line = incoming.from_guild(guild)
        if line is not None:
            await self._run(self._hand_in(line))

    async def on_command(self, interaction: AnyInteraction) -> None:
        """Handle a command of the menu."""
        picked = incoming.read_fields(interaction)
        await self._run(self._take(interaction, picked.command, menu.line(picked.command, picked.filled), picked))

    async def on_button(self, interaction: AnyInteraction, command: str) -> None:
        """Handle a pressed button, or a person picked from a menu; the command of an unknown button is empty."""
        name = command.removeprefix("/").partition(" ")[0]
        picked = incoming.read_person(interaction)
        if picked is not None:
            command = command.replace("@", picked.filled["player"], 1)
        await self._run(self._take(interaction, name, command, picked))

    async def on_message(self, message: discord.Message, me: int) -> None:
        """Handle a written message; `me` is the id of the bot."""
        line = incoming.from_message(message, me)
        if line is None:
            return
        if line.private:
            self.dm_channels.open(line.author.account.id, message.channel.id)
        await self._run(self._hand_in(line))

    async def on_hidden_reply(self, message: discord.Message) -> None:
        """Tell the author of a reply that the bot cannot read it, once for each person."""
        author = str(message.author.id)
        if author in self._told or message.guild is None:
            return
        self._told[author] = True
        locale = self.texts.match(message.guild.preferred_locale.value)
        sentence = self.texts.plain("discord-reply-unread", locale)
        to = Ephemeral(Channel(PLATFORM, str(message.channel.id)), incoming.account(message.author))
        answers = incoming.line_id(message)
        hint = Message(to, (Span(sentence),), f"unread{message.id}"[:25], answers=answers, locale=locale)
        await self._run(self._send_hint(hint))

    async def on_autocomplete(self, interaction: AnyInteraction) -> None:
        """Complete a field that is being filled in; whole moves are never proposed."""
        picked = incoming.read_fields(interaction)
        option, typed = picked.focused, picked.filled.get(picked.focused, "")
        stem = menu.stem(picked.command, option, picked.filled)
        found = await self.suggest(incoming.from_interaction(interaction, stem, picked))
        values = (menu.complete_field(option, typed, stem, one, game="game" in picked.filled) for one in found)
        kept = [value for value in dict.fromkeys(values) if value and len(value) <= _LONGEST_CHOICE]
        if option == "move" and typed.strip() and len(typed) <= _LONGEST_CHOICE:
            kept.append(typed.strip())
        # after further typing Discord no longer accepts this answer
        with suppress(*TROUBLE), closed_as_lost(interaction.client):
            await interaction.response.autocomplete([Choice(name=one, value=one) for one in kept[:_MOST_CHOICES]])

    # --- handling

    async def _take(
        self, interaction: AnyInteraction, command: str, text: str, picked: incoming.PickedCommand | None
    ) -> None:
        """Acknowledge a command, check the permissions it needs, and hand it in."""
        line = incoming.from_interaction(interaction, text, picked)
        if line.id in self.answers:
            return
        if incoming.is_bot_chat(interaction) and interaction.channel_id is not None:
            self.dm_channels.open(line.author.account.id, interaction.channel_id)
        # before the acknowledgement, because after it the author waits
        kept = await self.answers.expect(line.id, interaction)
        acknowledgement = await self.acknowledger.acknowledge(interaction)
        if acknowledgement is not Acknowledgement.ACCEPTED:
            if self.serving():  # otherwise the process that serves Discord now tells its author
                await self._not_taken(kept, acknowledgement)
            return
        if not line.private:
            if interaction.app_permissions.attach_files:
                self.no_attachments.discard(line.channel.chat)
            else:
                self.no_attachments.add(line.channel.chat)
        if not command:
            await self._answer(line, "discord-button-unknown")
            return
        lacking = [] if command in _ANSWERED_PRIVATELY else incoming.missing_permissions(interaction)
        if lacking:
            locale = self.texts.match(line.locale)
            keys = (f"discord-permission-{name.replace('_', '-')}" for name in lacking)
            names = ", ".join(self.texts.plain(key, locale) for key in keys)
            await self._answer(line, "discord-permissions-missing", names=names)
            return
        await self._hand_in(line)
        under = interaction.message
        if under is not None and under.flags.ephemeral and command not in _ONLY_SHOWING:
            await self.answers.remove_buttons(under.id)

    def _with_names(self, line: Incoming) -> Incoming:
        """The line, also with the names shown of people who were picked in an earlier step: a button has no room for them."""
        for token, name in line.names.items():
            self._names[line.mentions[token].id] = name
        return replace(line, names={**incoming.names_picked(line.text, self._names), **line.names})

    async def _not_taken(self, command: UnansweredCommand, acknowledgement: Acknowledgement) -> None:
        """Forget a command that is not carried out, or tell its author, who may be waiting."""
        if acknowledgement is Acknowledgement.REFUSED:
            self.answers.forget(command.id)
        else:
            await self.answers.tell_interrupted(self.interrupted, command)

    async def _send_hint(self, message: Message) -> None:
        with suppress(Unreachable, Refused, RateLimited, Unconfirmed):  # nobody waits for this notice
            await self.send(message)

    async def _hand_in(self, line: Incoming) -> None:
        """Hand in a line after earlier ones of its author; withdraw the acknowledgement if no answer follows."""
        async with self._locks.of(line.author.account.id):
            try:
                answered = await self.handle(self._with_names(line))
            except Exception as error:
                log_failure(log, error, "a line could not be handled: %s", line.id)
                if line.id in self.answers:
                    await self._answer(line, "discord-trouble")
                return
        if answered:
            await self.answers.owe(line.id)
        else:
            await self.answers.withdraw(line.id)

    def interrupted(self, locale: str) -> str:
        """The sentence for the author of a command that may not have been carried out."""
        return self.texts.plain("discord-interrupted", self.texts.match(locale))

    async def _answer(self, line: Incoming, key: str, **facts: str) -> None:
        sentence = self.texts.plain(key, self.texts.match(line.locale), facts)
        await self.answers.send_sentence(line.id, sentence)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work as a task that `finish` waits for; do nothing if another process serves Discord by now."""
        if self._closing or not self.serving():
            work.close()
            return
        await self._tasks.start(work)
