"""The slots of a table's messages: one of each kind for every turn or round; later messages of the turn replace it; pure."""

from datetime import date

from bot.chat import slot_prefixes as prefixes
from bot.tables.table import Table
from core.game import Seat


def challenge(table: Table) -> str:
    """The slot of the message with a challenge."""
    return f"{prefixes.CHALLENGE}{table.id}"


def rack(table: Table) -> str:
    """The slot of the private message with a player's rack."""
    return f"{prefixes.RACK}{table.id}/{table.since}"


def confirmation(table: Table) -> str:
    """The slot of a move that is shown to its author before it is played."""
    return f"{prefixes.CONFIRMATION}{table.id}/{table.since}"


def hint(table: Table) -> str:
    """The slot of a hint."""
    return f"{prefixes.HINT}{table.id}/{table.since}"


def lesson(table: Table) -> str:
    """The slot of the coach's message in a lesson."""
    return f"{prefixes.LESSON}{table.id}/{table.since}"


def board(table: Table) -> str:
    """The slot of the message with the board and its reader's rack."""
    return f"{prefixes.BOARD}{table.id}/{table.since}"


def turn(table: Table) -> str:
    """The slot of a channel's message of the current turn."""
    return f"{prefixes.TURN}{table.id}/{table.since}"


def reminder(table: Table) -> str:
    """The slot of the reminder of a turn."""
    return f"{prefixes.REMINDER}{table.id}/{table.since}"


def late(table: Table, seats: tuple[Seat, ...]) -> str:
    """The slot of the private message that these seats have no time left; the same in all turns."""
    return f"{prefixes.LATE}{table.id}/{'-'.join(map(str, seats))}"


def wishes(table: Table) -> str:
    """The slot of the private message with what other players wish; the same in all turns."""
    return f"{prefixes.WISHES}{table.id}"


def quiet_turns(day: date) -> str:
    """The slot of the message about the turns that began in somebody's quiet hours, which end on this day."""
    return f"{prefixes.QUIET_TURNS}{day.isoformat()}"


def returned(day: date) -> str:
    """The slot of the message about the turns that waited for somebody whose absence ended on this day."""
    return f"{prefixes.RETURNED}{day.isoformat()}"


def is_bygone(slot: str, table: Table) -> bool:
    """Whether a slot of a player's tiles, a shown move, a hint or the coach belongs to an earlier turn or round."""
    now = (rack(table), confirmation(table), hint(table), lesson(table), board(table))
    of_turn = (prefixes.RACK, prefixes.CONFIRMATION, prefixes.HINT, prefixes.LESSON, prefixes.BOARD)
    return slot.startswith(of_turn) and slot not in now


def is_outdated_claim(slot: str, table: Table, seats: tuple[Seat, ...]) -> bool:
    """Whether a slot belongs to a message with the choice what becomes of players without time, but of others than these."""
    return slot.startswith((prefixes.TURN, prefixes.LATE)) and slot not in (turn(table), late(table, seats))
