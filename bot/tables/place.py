"""Further channels of a table, and who may let other channels watch it; pure."""

from dataclasses import dataclass
from enum import StrEnum

from bot.chat.port import Account, Channel


@dataclass(frozen=True, slots=True)
class Place:
    """A further channel of a table, and the account of the person who brought the table there."""

    channel: Channel
    added_by: Account | None


class Watchable(StrEnum):
    """Who may let another channel watch a game: its players alone, or everybody, perhaps with a delay."""

    NO = "no"
    YES = "yes"
    DELAY = "delay"
