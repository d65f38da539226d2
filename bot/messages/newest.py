"""What the newest message of a private game tells, while the program runs: the computer's answer goes into that message."""

from dataclasses import dataclass
from typing import Final

from bot.chat.outbox_message import Sentence
from bot.runtime.bounded import BoundedDict
from bot.tables.table import Table

_MOST: Final = 1_000
"""Games at a time; the answer in any other one is a message of its own."""


@dataclass(frozen=True, slots=True)
class NewestMessage:
    """A message by its slot, and what it says has happened; `revision` is that of the table it was written for."""

    slot: str
    lines: tuple[Sentence, ...]
    revision: int


class NewestMessages:
    """The newest messages, by table."""

    def __init__(self) -> None:
        self._messages: BoundedDict[int, NewestMessage] = BoundedDict(_MOST)

    def of(self, table: Table) -> NewestMessage | None:
        """The message that tells of a table as it stands; None if that is not known, or the table has changed since."""
        message = self._messages.get(table.id)
        return message if message is not None and message.revision == table.revision else None

    def keep(self, table: Table, slot: str, lines: tuple[Sentence, ...]) -> None:
        """Remember the message that is stored together with a change of the table."""
        self._messages[table.id] = NewestMessage(slot, lines, table.revision + 1)
