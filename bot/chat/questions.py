"""The questions to the author of a line that nobody else may answer, and the slots of their messages."""

from dataclasses import dataclass
from typing import Final

from bot.chat.port import Account


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of question; the slots of its messages begin with `prefix`.

    `other` is the key of the refusal for whoever presses an answer to somebody else's question, empty if nobody else sees it.
    The answers are this `command`, or any. A question with a `choice` keeps its buttons when the next one is asked, because
    that may be about something else. Of every other kind, only the newest question is open, until it is answered.
    """

    prefix: str
    other: str = ""
    command: str = ""
    choice: bool = False

    def slot(self, asked: Account) -> str:
        """The slot of the messages that ask a person."""
        return f"{self.prefix}{asked.id}"


WHICH_TABLE: Final = Question("which-table/", "which-table-other", choice=True)
# what a challenge or a new tournament leaves open
CHALLENGE: Final = Question("challenge-question/", "challenge-chosen-by-other", "challenge", choice=True)
TOURNAMENT: Final = Question("tournament-question/", "tournament-chosen-by-other", "tournament", choice=True)
RESIGNING: Final = Question("resigning/", "resign-other", "resign")
LEAVING: Final = Question("leaving/", "tournament-leave-other", "tournament")  # a tournament, and so the author's game
FORGETTING: Final = Question("forgetting/")  # whether a name is really to be erased
LINKING: Final = Question("link-question/")  # whether both accounts belong to the author
UNLINKING: Final = Question("unlink-question/")  # whether an account is to stand alone

QUESTIONS: Final = (WHICH_TABLE, CHALLENGE, TOURNAMENT, RESIGNING, LEAVING, FORGETTING, LINKING, UNLINKING)

_SETTLED: Final = "settled/"


def settled(slot: str) -> str:
    """The slot that a question of this slot has once it is answered or asked anew."""
    return f"{_SETTLED}{slot}"


def asked_in(slot: str) -> str:
    """The slot that a question had while it was open; any other slot as it is."""
    return slot.removeprefix(_SETTLED)


def can_be_settled(slot: str) -> bool:
    """Whether messages with this slot are questions of which only the newest is open."""
    return any(slot.startswith(one.prefix) for one in QUESTIONS if not one.choice)
