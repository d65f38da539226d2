"""Refusal: a command cannot be carried out; its author gets one sentence, and nothing changes."""

from collections.abc import Sequence
from typing import Final

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.tables.table import Table

GAME_OVER: Final = "move-game-over"
"""The key of the refusal of a command for a finished game."""


class Refusal(Exception):
    """Ends a command with one sentence and its facts; `more` lines may list the choices.

    A `secret` refusal may tell what only its addressee may know, unless it `can_be_public`: then it is told in public if they
    cannot be reached in private. `picture` (as in OutboxMessage) shows what is wrong at the `table`, and `buttons` offer what
    the author may have meant; a question has a `slot`, as in OutboxMessage. A `limit` goes to its author in private, and not
    again soon after.
    """

    def __init__(self, key: str, more: Sequence[Sentence] = (), /, **facts: FactValue) -> None:
        super().__init__(key)
        self.secret = False
        self.can_be_public = False
        self.limit = False
        self.table: Table | None = None
        self.picture = ""
        self.slot = ""
        self.buttons: tuple[ButtonSpec, ...] = ()
        self.lines = (Sentence(key, facts), *more)

    def says(self, *keys: str) -> bool:
        """Whether the reason is one of these."""
        return self.lines[0].key in keys

    def with_answer(
        self, *, secret: bool = False, limit: bool = False, table: Table | None = None, picture: str = "", slot: str = "",
        buttons: Sequence[ButtonSpec] = (),
    ) -> "Refusal":  # fmt: skip
        """This refusal, which is delivered in this way from now on."""
        self.secret, self.limit, self.table = secret, limit, table
        self.picture, self.slot, self.buttons = picture, slot, tuple(buttons)
        return self


def game_over(table: Table) -> Refusal:
    """The refusal of a command for a finished game; its answer gets the buttons for what can be done now."""
    return Refusal(GAME_OVER, table=str(table.id))


def not_running(table: Table) -> Refusal:
    """The refusal of a command for a table whose game is not running."""
    return Refusal("table-not-running", table=str(table.id), phase=table.phase.value)
