"""Commands still waiting for their answer, which only their author sees; Discord takes it for fifteen minutes."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import discord

GONE: Final = frozenset({10008, 10015, 10062, 50027})
"""Discord's codes for an answer that can no longer be given this way."""

_TAKEN_FOR = 14 * 60.0


@dataclass(slots=True)
class _Waiting:
    interaction: discord.Interaction[Any]
    until: float
    said: bool = False
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Answers:
    """The commands deferred and not yet out of time, by the id their lines came in with."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}

    def wait(self, id: str, interaction: discord.Interaction[Any]) -> None:
        """A command was deferred; its answer comes later."""
        now = self._clock()
        for old in [old for old, one in self._waiting.items() if one.until <= now]:
            del self._waiting[old]
        self._waiting[id] = _Waiting(interaction, now + _TAKEN_FOR)

    def __contains__(self, id: object) -> bool:
        one = self._waiting.get(id) if isinstance(id, str) else None
        return one is not None and one.until > self._clock()

    async def say(self, id: str, content: str, **looks: Any) -> int | None:
        """Give the answer, or some more of it; None where that can no longer be done."""
        waiting = self._waiting[id]
        async with waiting.talking:  # two answers at once must not take each other's place
            try:
                if waiting.said:
                    message = await waiting.interaction.followup.send(content, ephemeral=True, wait=True, **looks)
                    return message.id
                original = await waiting.interaction.edit_original_response(content=content, **_as_edit(looks))
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                self._waiting.pop(id, None)
                return None
            waiting.said = True
            return original.id

    async def drop(self, id: str) -> None:
        """No answer is due after all: take the sign away that one is on its way."""
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.said:
            waiting.said = True
            with suppress(discord.HTTPException):  # it fades by itself
                await waiting.interaction.delete_original_response()


def _as_edit(looks: dict[str, Any]) -> dict[str, Any]:
    """The same looks for an edit: files are called attachments there, and embeds cannot be held back."""
    kept = {name: value for name, value in looks.items() if name not in {"files", "suppress_embeds"}}
    return kept | {"attachments": looks["files"]} if looks.get("files") else kept
