"""Answers to commands, which only their authors see; Discord accepts them for fifteen minutes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

import discord

from bot.adapters.discord.errors import LOST, TROUBLE, ClientClosedError, closed_as_lost
from bot.adapters.discord.incoming import is_bot_chat
from bot.adapters.discord.markup import PLATFORM
from bot.adapters.discord.no_retries import without_retries
from bot.adapters.discord.unanswered import Unanswered, UnansweredCommand
from bot.chat.port import RateLimited
from bot.runtime.backoff import Pause

GONE: Final = frozenset({10008, 10015, 10062, 40094, 50027})
"""Discord's codes for a command that can no longer be answered."""

_ACCEPTED_SECONDS: Final = 14 * 60.0
_ORIGINAL: Final = cast(int, "@original")
"""Stands for the id of the message that acknowledges a command."""

_NOBODY: Final = discord.AllowedMentions.none()
_APPLICATION_WEBHOOK: Final = 3
_WAITS: Final = (1.0, 5.0, 30.0)


@dataclass(slots=True)
class _Pending:
    """A command that can be answered until `until`, and the `channel` or thread it came from, if known.

    `in_place`: it is a button in the private conversation with the bot, where the answer can edit the button's message.
    `sent` maps nonces to the ids of the messages sent, `tried` holds the nonces of further messages that were attempted,
    `shown` maps contents to the ids of messages that Discord has reported.
    """

    application: int
    token: str = field(repr=False)
    until: float
    ephemeral: bool = True
    channel: int | None = None
    in_place: bool = False
    sent: dict[str, int] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)
    shown: dict[str, int] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_open(self) -> bool:
        """Whether no message of the answer has replaced the acknowledgement yet; a sentence may have."""
        return not self.sent or (list(self.sent) == [""] and self.sent[""] > 0)


@dataclass(eq=False, repr=False)
class Answers:
    """The commands that can still be answered, by the ids of their lines; `client` returns the present client.

    The first message of an answer replaces the acknowledgement, and sending it twice does no harm. A further message has no
    nonce; but Discord reports each one, so after an attempt with an unknown outcome the reported ones are searched first.
    """

    client: Callable[[], discord.Client]
    clock: Callable[[], float]
    pause: Pause
    unanswered: Unanswered
    _interrupted: list[UnansweredCommand] = field(default_factory=list, init=False)
    _pending: dict[str, _Pending] = field(default_factory=dict, init=False)

    async def open(self) -> None:
        """Load the commands that an earlier run left unanswered."""
        now = time.time()
        for command in await self.unanswered.open():
            self._add(command, command.until - now)
            if not command.owed:
                self._interrupted.append(command)

    async def close(self) -> None:
        """Keep the unanswered commands for the next run."""
        await self.unanswered.close()
        self._interrupted.clear()

    async def tell_interrupted(self, sentence: Callable[[str], str], *more: UnansweredCommand) -> None:
        """Answer the commands that an earlier run or this one did not finish; `sentence` returns the text for a locale."""
        self._interrupted += more
        while self._interrupted:
            command = self._interrupted[-1]
            if not await self.send_sentence(command.id, sentence(command.locale)):
                return  # the next connection continues
            if command in self._interrupted:  # otherwise it was answered meanwhile
                self._interrupted.remove(command)

    async def expect(self, id: str, interaction: discord.Interaction[Any]) -> UnansweredCommand:
        """Add and store a command that will be answered."""
        locale, until = interaction.locale.value, time.time() + _ACCEPTED_SECONDS
        command = UnansweredCommand(id, interaction.application_id, interaction.token, locale, until)
        private, pressed = is_bot_chat(interaction), interaction.type is discord.InteractionType.component
        self._add(command, _ACCEPTED_SECONDS, ephemeral=not private, channel=interaction.channel_id)
        self._pending[id].in_place = private and pressed
        await self.unanswered.add(command)
        return command

    def _add(
        self, command: UnansweredCommand, seconds: float, *, ephemeral: bool = True, channel: int | None = None
    ) -> None:
        now = self.clock()
        for old in [old for old, one in self._pending.items() if one.until <= now]:
            del self._pending[old]
        self._pending[command.id] = _Pending(command.application, command.token, now + seconds, ephemeral, channel)

    def channel_of(self, id: str) -> int | None:
        """The channel or thread that a command came from, or None if unknown."""
        one = self._pending.get(id)
        return None if one is None else one.channel

    def is_in_place(self, id: str | None) -> bool:
        """Whether a command is a button in the private conversation with the bot."""
        one = self._pending.get(id) if id is not None else None
        return one is not None and one.in_place

    async def owe(self, id: str) -> None:
        """Note that a command is handled and a message will answer it."""
        if id in self._pending:
            await self.unanswered.owe(id)

    def forget(self, id: str) -> None:
        """Remove a command that cannot be answered."""
        self._pending.pop(id, None)
        self.unanswered.remove(id)

    def __contains__(self, id: object) -> bool:
        one = self._pending.get(id) if isinstance(id, str) else None
        return one is not None and one.until > self.clock()

    async def send(self, id: str, nonce: str, content: str, **extras: Any) -> int | None:
        """Send a message of the answer, once for each nonce; returns its id, None if Discord no longer accepts it.

        Without a nonce it is a sentence in place of the answer, which is not sent once there is an answer. `extras` are further
        arguments of discord.py's `send`, such as `files` and `view`.
        """
        pending = self._pending[id]
        if nonce:
            await self.owe(id)
        async with pending.lock:  # only one message may replace the acknowledgement
            if not nonce and pending.sent:
                return None
            try:
                if nonce not in pending.sent:
                    pending.sent[nonce] = await self._send(pending, nonce, content, extras)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                self.forget(id)
                return None
            self.unanswered.remove(id)
            return pending.sent[nonce]

    async def send_sentence(self, id: str, sentence: str) -> bool:
        """Answer with a sentence that is not in the outbox; returns False if no connection takes it.

        If Discord does not accept it, the acknowledgement disappears by itself.
        """
        return await self._with_retries(lambda: self.send(id, "", sentence))

    async def withdraw(self, id: str) -> bool:
        """Delete the acknowledgement of a command that gets no answer; returns False if no connection takes it."""
        pending = self._pending.get(id)
        if pending is None or pending.sent:
            return True
        pending.sent[""] = 0
        if not await self._with_retries(lambda: self._webhook(pending).delete_message(_ORIGINAL)):
            pending.sent.clear()
            return False
        self.unanswered.remove(id)  # not earlier, or a crash would leave its author waiting
        return True

    async def remove_buttons(self, message: int, content: str | None = None) -> bool:
        """Remove the buttons of an answer, which only its reader may see; returns whether Discord still accepts that.

        The `content`, if there is one, replaces that of the answer.
        """
        pending = self._answered_by(message)
        if pending is None:
            return False
        changed: dict[str, Any] = {} if content is None else {"content": content, "allowed_mentions": _NOBODY}
        first, webhook = next(iter(pending.sent.values())), self._webhook(pending)
        which = _ORIGINAL if message == first else message
        return await self._with_retries(lambda: webhook.edit_message(which, view=None, **changed))

    def has_sent(self, message: int) -> bool:
        """Whether a message is an answer that can still be changed."""
        return self._answered_by(message) is not None

    def _answered_by(self, message: int) -> _Pending | None:
        """The command that a message answers, or None if that is not known any more."""
        now = self.clock()
        return next((one for one in self._pending.values() if one.until > now and message in one.sent.values()), None)

    def note_shown(self, interaction: int, message: int, content: str) -> None:
        """Note that Discord has reported a message as an answer to this interaction."""
        pending = self._pending.get(f"{PLATFORM}:i:{interaction}")
        if pending is not None:
            pending.shown[content.strip()] = message

    async def _send(self, pending: _Pending, nonce: str, content: str, extras: dict[str, Any]) -> int:
        webhook = self._webhook(pending)
        if pending.is_open:
            return (await webhook.edit_message(_ORIGINAL, content=content, **_for_edit(extras))).id
        shown = pending.shown.get(content.strip())
        if nonce in pending.tried and shown is not None and shown not in pending.sent.values():
            return shown
        pending.tried.add(nonce)
        with without_retries():
            return (await webhook.send(content, ephemeral=pending.ephemeral, wait=True, **extras)).id

    async def _with_retries(self, request: Callable[[], Awaitable[object]]) -> bool:
        """Make a request that may be repeated, again if the connection breaks; returns False if there is none."""
        for wait in (*_WAITS, None):
            try:
                with closed_as_lost(self.client()):
                    await request()
            except (ClientClosedError, RateLimited):  # RateLimited: there was no connection
                return False
            except LOST:
                if wait is not None:
                    await self.pause(wait)
            except TROUBLE:
                return True
            else:
                return True
        return False

    def _webhook(self, pending: _Pending) -> discord.Webhook:
        """The webhook that answers a command; any client of the application can use it."""
        data: Any = {"type": _APPLICATION_WEBHOOK, "id": pending.application, "token": pending.token}
        return discord.Webhook.from_state(data=data, state=self.client()._connection)


def _for_edit(extras: dict[str, Any]) -> dict[str, Any]:
    """The same arguments for an edit, which calls files attachments and cannot suppress embeds."""
    kept = {name: value for name, value in extras.items() if name not in {"files", "suppress_embeds"}}
    return kept | {"attachments": extras["files"]} if extras.get("files") else kept
