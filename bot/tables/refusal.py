"""Refusal: what somebody asked cannot be done; one sentence, nothing changes."""

from collections.abc import Sequence

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.tables.table import Table


class Refusal(Exception):
    """Ends a command with one sentence and its facts; `more` lines may list what there is to choose from.

    A `secret` refusal may tell what only its addressee may know. `picture` (as in OutboxMessage) shows what was wrong at
    the `table` it is about, and `buttons` offer what may have been meant; a question has a `slot`, as in OutboxMessage. A
    `limit` is told to its author in private, once in a while.
    """

    def __init__(self, key: str, more: Sequence[Sentence] = (), /, **facts: FactValue) -> None:
        super().__init__(key)
        self.secret = False
        self.limit = False
        self.table: Table | None = None
        self.picture = ""
        self.slot = ""
        self.buttons: tuple[ButtonSpec, ...] = ()
        self.lines = (Sentence(key, facts), *more)

    def with_answer(
        self, *, secret: bool = False, limit: bool = False, table: Table | None = None, picture: str = "", slot: str = "",
        buttons: Sequence[ButtonSpec] = (),
    ) -> "Refusal":  # fmt: skip
        """This refusal, told in that way."""
        self.secret, self.limit, self.table = secret, limit, table
        self.picture, self.slot, self.buttons = picture, slot, tuple(buttons)
        return self
