"""Commands still waiting for their answer, which only their author sees; Discord takes it for fifteen minutes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import discord

from bot.adapters.discord.markup import PLATFORM
from bot.adapters.discord.no_retries import without_retries
from bot.adapters.discord.refusals import LOST, TROUBLE
from bot.adapters.discord.unanswered import Command, Unanswered

GONE: Final = frozenset({10008, 10015, 10062, 40094, 50027})
"""Discord's codes for an answer that can no longer be given this way."""

_TAKEN_FOR: Final = 14 * 60.0
_ORIGINAL: Final = cast(int, "@original")
"""The number of the message that says that an answer is on its way, as Discord spells it."""

_APPLICATION: Final = 3
_WAITS: Final = (1.0, 5.0)


@dataclass(slots=True)
class _Waiting:
    """A command: how it is answered, what was said by nonces, what was tried, and what Discord has shown by its content."""

    application: int
    token: str = field(repr=False)
    until: float
    said: dict[str, int] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)
    shown: dict[str, int] = field(default_factory=dict)
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Answers:
    """The commands acknowledged and not yet out of time, by the id their lines came in with; `client` is the one to use now.

    The first message of an answer takes the place of the sign that one is on its way: that can be said again and again. What
    follows it cannot, and has no nonce; but Discord tells its author of each, so that an attempt whose fate is not known is
    looked for before the next one.
    """

    def __init__(
        self,
        client: Callable[[], discord.Client],
        *,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        path: Path | None = None,
    ) -> None:
        self._client = client
        self._clock = clock
        self._pause = pause
        self._unanswered = Unanswered(path)
        self._interrupted: list[Command] = []
        self._waiting: dict[str, _Waiting] = {}

    def open(self) -> None:
        """Take up the commands that an earlier run has left without an answer."""
        now = time.time()
        for command in self._unanswered.open():
            self._wait(command, command.until - now)
            if not command.owed:
                self._interrupted.append(command)

    def close(self) -> None:
        """Keep the commands without an answer for the next run."""
        self._unanswered.close()
        self._interrupted.clear()

    async def tell_interrupted(self, sentence: Callable[[str], str]) -> None:
        """Tell the authors of commands that an earlier run was at when it ended, in a `sentence` of their language."""
        while self._interrupted:
            command = self._interrupted[-1]
            await self.tell(command.id, sentence(command.locale))
            self._interrupted.remove(command)

    def wait(self, id: str, interaction: discord.Interaction[Any]) -> None:
        """A command has come in; its answer comes later."""
        locale, until = interaction.locale.value, time.time() + _TAKEN_FOR
        command = Command(id, interaction.application_id, interaction.token, locale, until)
        self._wait(command, _TAKEN_FOR)
        self._unanswered.add(command)

    def _wait(self, command: Command, seconds: float) -> None:
        now = self._clock()
        for old in [old for old, one in self._waiting.items() if one.until <= now]:
            del self._waiting[old]
        self._waiting[command.id] = _Waiting(command.application, command.token, now + seconds)

    def owe(self, id: str) -> None:
        """A command is handled, and a message will answer it."""
        if id in self._waiting:
            self._unanswered.owe(id)

    def forget(self, id: str) -> None:
        """A command is not answered here."""
        self._waiting.pop(id, None)
        self._unanswered.remove(id)

    def __contains__(self, id: object) -> bool:
        one = self._waiting.get(id) if isinstance(id, str) else None
        return one is not None and one.until > self._clock()

    async def say(self, id: str, nonce: str, content: str, **looks: Any) -> int | None:
        """Give the answer, or some more of it, once for each nonce; None where that can no longer be done."""
        waiting = self._waiting[id]
        if nonce:
            self.owe(id)
        async with waiting.talking:  # two answers at once must not take each other's place
            try:
                if nonce not in waiting.said:
                    waiting.said[nonce] = await self._said(waiting, nonce, content, looks)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                self.forget(id)
                return None
            self._unanswered.remove(id)
            return waiting.said[nonce]

    async def tell(self, id: str, sentence: str) -> None:
        """Answer with one sentence that is owed by nobody else; where that cannot be done the sign fades by itself."""
        await self._persistently(lambda: self.say(id, "", sentence))

    async def drop(self, id: str) -> None:
        """No answer is due after all: take the sign away that one is on its way."""
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.said:
            waiting.said[""] = 0
            self._unanswered.remove(id)
            await self._persistently(lambda: self._webhook(waiting).delete_message(_ORIGINAL))

    def show(self, interaction: int, message: int, content: str) -> None:
        """Discord tells of a message of mine that answers a command."""
        waiting = self._waiting.get(f"{PLATFORM}:i:{interaction}")
        if waiting is not None:
            waiting.shown[content.strip()] = message

    async def _said(self, waiting: _Waiting, nonce: str, content: str, looks: dict[str, Any]) -> int:
        webhook = self._webhook(waiting)
        if not waiting.said:
            return (await webhook.edit_message(_ORIGINAL, content=content, **_as_edit(looks))).id
        shown = waiting.shown.get(content.strip())
        if nonce in waiting.tried and shown is not None and shown not in waiting.said.values():
            return shown
        waiting.tried.add(nonce)
        with without_retries():
            return (await webhook.send(content, ephemeral=True, wait=True, **looks)).id

    async def _persistently(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do what may be done twice, and try again where the way to Discord broke."""
        for wait in (*_WAITS, None):
            try:
                await act()
            except LOST:
                if wait is not None:
                    await self._pause(wait)
            except TROUBLE:
                return
            else:
                return

    def _webhook(self, waiting: _Waiting) -> discord.Webhook:
        """The way to answer a command; that it was another client that heard it does not matter."""
        data: Any = {"type": _APPLICATION, "id": waiting.application, "token": waiting.token}
        return discord.Webhook.from_state(data=data, state=self._client()._connection)


def _as_edit(looks: dict[str, Any]) -> dict[str, Any]:
    """The same looks for an edit: files are called attachments there, and embeds cannot be held back."""
    kept = {name: value for name, value in looks.items() if name not in {"files", "suppress_embeds"}}
    return kept | {"attachments": looks["files"]} if looks.get("files") else kept
