"""Remembers the newest messages, in memory only.

That of each private game, so that the computer's answer goes into it; and that to each person, so that they can answer it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Account, Channel, Incoming
from bot.runtime.bounded import BoundedDict
from bot.tables.table import Table

_MOST: Final = 1_000
"""The most games remembered; in any other game, the answer is a separate message."""

_MOST_PEOPLE: Final = 10_000
"""The most accounts remembered; any other answers by buttons and commands only."""


@dataclass(frozen=True, slots=True)
class NewestMessage:
    """A message by its slot, with its lines; `revision` is the table's revision when it was written."""

    slot: str
    lines: tuple[Sentence, ...]
    revision: int


@dataclass(frozen=True, slots=True)
class AskingMessage:
    """A message that asks one person something; `line` is the line of theirs that it answers, None if it answers none."""

    message: OutboxMessage
    line: Incoming | None


class NewestMessages:
    """The newest messages, by table and by account."""

    def __init__(self) -> None:
        self._messages: BoundedDict[int, NewestMessage] = BoundedDict(_MOST)
        self._asking: BoundedDict[Account, AskingMessage] = BoundedDict(_MOST_PEOPLE)

    def of(self, table: Table) -> NewestMessage | None:
        """The newest message of a table; None if it is not known or the table has changed since."""
        message = self._messages.get(table.id)
        return message if message is not None and message.revision == table.revision else None

    def keep(self, table: Table, slot: str, lines: tuple[Sentence, ...]) -> None:
        """Remember the message that is committed together with a change of the table."""
        self._messages[table.id] = NewestMessage(slot, lines, table.revision + 1)

    def add(self, table: Table, lines: tuple[Sentence, ...]) -> None:
        """Remember lines that were added to the message that is committed together with a change of the table."""
        message = self._messages.get(table.id)
        if message is not None and message.revision == table.revision + 1:
            self.keep(table, message.slot, (*message.lines, *lines))

    def asking(self, account: Account) -> AskingMessage | None:
        """The newest message to an account alone, if it has buttons; None if it has none or is not known."""
        return self._asking.get(account)

    def keep_asking(self, messages: Sequence[OutboxMessage], line: Incoming | None) -> None:
        """Remember those committed messages that ask one person something.

        Whatever answers a `line` ends what its author was asked before.
        """
        author = line.author.account if line is not None else None
        if messages and author is not None:
            self._asking.pop(author, None)
        for message in messages:
            if isinstance(message.to, Channel) or not message.lines:
                continue
            asked = message.to.account
            self._asking.pop(asked, None)
            if message.buttons:
                self._asking[asked] = AskingMessage(message, line if asked == author else None)
