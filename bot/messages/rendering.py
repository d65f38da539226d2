"""Rendering: turns a message of the outbox into text, picture and buttons for its reader; reads only."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import LONGEST_ALT, Channel, Document, Message, Picture, Rich, TableState, platform_of
from bot.games.registry import load
from bot.messages.announce import DRAFT, HOW_TO_MOVE, HOW_TO_PLAY
from bot.messages.drawing import DARK, Drawing
from bot.messages.painting import DrawnScene, Scene
from bot.messages.people import addressed, in_readers_zone, is_silent, with_readers
from bot.messages.records import record_of
from bot.messages.table_state import shown_table
from bot.messages.threads import thread_of
from bot.messages.wording import Wording
from bot.runtime.metrics import Metrics
from bot.runtime.outages import log_failure
from bot.store.store import Store
from bot.tables.table import Phase

_STILL: Final = Sentence("game-replay-still")
"""The line below a replay whose animation would have taken too long."""

_log = logging.getLogger(__name__)


class Rendering:
    """Renders messages; `now` is in seconds since 1970."""

    def __init__(
        self, store: Store, wording: Wording, drawing: Drawing, metrics: Metrics, *, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._wording = wording
        self._drawing = drawing
        self._metrics = metrics
        self._now = now

    async def render(
        self, message: OutboxMessage, scene: Scene | None, *, nonce: str, replaces: str | None, tappable: bool
    ) -> Message:
        """The message with the picture of this scene, for a chat whose pictures may be `tappable`."""
        thread = await thread_of(message, self._store, self._wording)
        title = () if thread else await self._title(message)
        picture = None if scene is None else await self._picture(scene, message.locale, tappable=tappable)
        still = () if scene is None or picture is None or picture.animation or not scene.frames else (_STILL,)
        said = _by_tapping_or_typing((*title, *message.lines, *message.own, *still), tappable=tappable)
        platform = platform_of(message.to)
        lines = await addressed(said, platform, self._store, self._now())
        rich = self._wording.rich(lines, message.locale, platform)
        text = await in_readers_zone(rich, message.to, message.locale, self._store)
        if tappable:
            message = replace(message, buttons=tuple(one for one in message.buttons if one.key != HOW_TO_PLAY))
        buttons = [self._wording.button(button, message.game, message.locale) for button in message.buttons]
        return Message(
            to=message.to,
            text=text,
            nonce=nonce,
            picture=picture,
            document=await self._document(message),
            buttons=await with_readers(buttons, message, self._store),
            replaces=replaces,
            answers=message.answers,
            secret=message.secret,
            locale=message.locale,
            due=message.due,
            table=await self._shown_table(message, scene) if tappable else None,
            silent=await is_silent(message, self._store, self._now()),
            to_copy=message.to_copy,
            thread=thread,
        )

    async def _shown_table(self, message: OutboxMessage, scene: Scene | None) -> TableState | None:
        state = await shown_table(message, _points(message, scene), self._store)
        if state is None or scene is None or not state.own:
            return state
        return replace(state, task=load(message.game).game.task(scene.view))

    async def settled(self, message: OutboxMessage) -> Rich:
        """The text that the question which a message settles has from then on; empty if it keeps its own.

        That is so as well if the text cannot be rendered, which is a bug: the message itself has been sent.
        """
        said = _by_tapping_or_typing(message.settled, tappable=False)
        lines = await addressed(said, platform_of(message.to), self._store, self._now())
        try:
            return self._wording.rich(lines, message.locale, platform_of(message.to))
        except Exception as error:
            log_failure(_log, error, "the question settled at table %s keeps its text", message.table)
            return ()

    async def _title(self, message: OutboxMessage) -> tuple[Sentence, ...]:
        """The line that names the game of a board in a channel where others run as well, if no other line does."""
        named = any(line.facts.get("table") == str(message.table) for line in message.lines)
        if message.picture != "board" or named or not isinstance(message.to, Channel):
            return ()
        running = await self._store.tables_in(message.to, (Phase.RUNNING,))
        if all(table.id == message.table for table in running):
            return ()
        return (Sentence("board-title", {"game": load(message.game).title, "table": str(message.table)}),)

    async def _picture(self, scene: Scene, locale: str, *, tappable: bool) -> Picture:
        drawn, animation = await self._drawn(scene, locale, tappable=tappable), await self._drawing.animation(scene)
        words = self._wording.plain(scene.lines, locale)
        alt = words if len(words) <= LONGEST_ALT else f"{words[: LONGEST_ALT - 1]}…"
        dark = partial(self._dark, scene, locale, tappable=tappable) if not scene.theme else None
        return Picture(drawn.png, alt, drawn.areas, partial(self._described, scene, locale), dark, animation)

    async def _dark(self, scene: Scene, locale: str, *, tappable: bool) -> bytes:
        """The PNG in the dark theme; what can be tapped is at the same places as in the light one."""
        return (await self._drawn(replace(scene, theme=DARK), locale, tappable=tappable)).png

    async def _drawn(self, scene: Scene, locale: str, *, tappable: bool) -> DrawnScene:
        with self._metrics.picture.labels(scene.game).time():
            return await self._drawing.draw(scene, locale=locale, tappable=tappable)

    def _described(self, scene: Scene, locale: str) -> str:
        """The full description of a scene."""
        return self._wording.plain(scene.lines if scene.described is None else scene.described(), locale)

    async def _document(self, message: OutboxMessage) -> Document | None:
        if not message.document or message.table is None:
            return None
        text = await record_of(message.table, self._store, self._drawing.positions)
        return Document(f"{message.game}-{message.table}.game", text)


def _points(message: OutboxMessage, scene: Scene | None) -> tuple[int, ...]:
    """The points on the board that a message shows; empty if it shows none, or the game has none yet."""
    return () if scene is None or message.picture != "board" else tuple(scene.view.scores)


def _by_tapping_or_typing(lines: Sequence[Sentence], *, tappable: bool) -> tuple[Sentence, ...]:
    """The lines; those on how to move say how that is done in this chat."""
    taps = {"taps": "yes" if tappable else "no"}
    return tuple(
        replace(line, facts={**line.facts, **taps}) if line.key.endswith(HOW_TO_MOVE) or DRAFT in line.key else line
        for line in lines
    )
