"""Pictures in dark colours, drawn when a page in dark mode first requests them."""

from collections.abc import Awaitable, Callable

from bot.adapters.web.history import MessageHistory
from bot.adapters.web.outgoing import EntryPicture
from bot.chat.port import Picture
from bot.runtime.bounded import BoundedDict
from bot.runtime.locks import Locks

MOST = 500
"""How many of the newest pictures can be drawn; older ones, and those from before this run, stay as they are."""


class DarkPictures:
    """Draws pictures in dark colours on demand, and keeps what it has drawn.

    For one person it draws one at a time, so that whoever asks for hundreds at once does not keep others waiting for boards.
    """

    def __init__(self, history: MessageHistory) -> None:
        self._history = history
        self._people = Locks()
        self._pictures = Locks()
        self._open: BoundedDict[int, Callable[[], Awaitable[bytes]]] = BoundedDict(MOST)

    def offer(self, shown: EntryPicture, picture: Picture) -> None:
        """Take the functions that draw a picture and its animation in dark colours, if there are any."""
        if picture.dark is not None:
            self._open[shown.id] = picture.dark
        if shown.animation is not None and picture.animation is not None and picture.animation.dark is not None:
            self._open[shown.animation] = picture.animation.dark

    async def picture(self, person: str, picture: int) -> bytes | None:
        """The picture in dark colours if this person may see it; None if they may not, or it cannot be drawn any more."""
        drawn = await self._history.picture(person, picture, dark=True)
        if drawn is not None or picture not in self._open or await self._history.picture(person, picture) is None:
            return drawn
        async with self._people.of(person), self._pictures.of(picture):
            draw = self._open.get(picture)
            if draw is None:  # drawn meanwhile
                return await self._history.picture(person, picture, dark=True)
            drawn = await draw()
            await self._history.keep_dark(picture, drawn)
            self._open.pop(picture, None)
        return drawn
