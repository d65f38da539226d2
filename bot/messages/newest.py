"""Remembers the newest message of each private game, so that the computer's answer goes into it; in memory only."""

from dataclasses import dataclass
from typing import Final

from bot.chat.outbox_message import Sentence
from bot.runtime.bounded import BoundedDict
from bot.tables.table import Table

_MOST: Final = 1_000
"""The most games remembered; in any other game, the answer is a separate message."""


@dataclass(frozen=True, slots=True)
class NewestMessage:
    """A message by its slot, with its lines; `revision` is the table's revision when it was written."""

    slot: str
    lines: tuple[Sentence, ...]
    revision: int


class NewestMessages:
    """The newest messages, by table."""

    def __init__(self) -> None:
        self._messages: BoundedDict[int, NewestMessage] = BoundedDict(_MOST)

    def of(self, table: Table) -> NewestMessage | None:
        """The newest message of a table; None if it is not known or the table has changed since."""
        message = self._messages.get(table.id)
        return message if message is not None and message.revision == table.revision else None

    def keep(self, table: Table, slot: str, lines: tuple[Sentence, ...]) -> None:
        """Remember the message that is committed together with a change of the table."""
        self._messages[table.id] = NewestMessage(slot, lines, table.revision + 1)
