"""The rack of a player, in a separate message or below the board; pure."""

from dataclasses import dataclass, replace

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Private
from bot.messages import announce, slots
from bot.tables.table import Table
from core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Rack:
    """What only a seat sees: the private part of its view, the events of its draft, the words that continue it."""

    private: object | None
    draft: tuple[Event, ...] = ()
    words: tuple[str, ...] = ()


def rack_message(
    table: Table,
    seat: Seat,
    rack: Rack,
    to: Private,
    locale: str,
    *,
    answers: str | None = None,
    anew: bool = False,
    again: bool = False,
    follows: bool = False,
    slot: str = "",
) -> OutboxMessage:
    """The message with the rack of a seat and its picture, for its player; edited as long as the turn goes on.

    It is titled with the game and the others.

    If it `follows` a line that its player typed in private, it is sent below that line, and the earlier one is deleted. An
    answer, or a message sent `anew`, is a new one. If the player asks to see it `again`, it is a new one too, and the earlier
    one loses its buttons. A `slot` edits the message of the turn that has just ended, so that it asks for nothing any more.
    The message is silent, because the board tells whose turn it is.
    """
    slot = slot or slots.rack(table)
    others = tuple(player.name for n, player in enumerate(table.players, 1) if n != seat)
    named: dict[str, FactValue] = {"table": str(table.id), "game": table.title, "names": others}
    lines = (
        Sentence("rack-of", {**named, "alone": "no" if others else "yes"}),
        *announce.event_lines(table, rack.draft),
    )
    return OutboxMessage(
        to, lines, locale, table.id, table.game, picture="rack", ply=table.plies, buttons=word_buttons(table, rack.words),
        slot=slot, answers=answers, secret=True, fallback=True, closes=slot if again else "",
        anew=anew or again or answers is not None, heading=not rack.draft, silent=True, follows=follows,
    )  # fmt: skip


def word_buttons(table: Table, words: tuple[str, ...]) -> tuple[ButtonSpec, ...]:
    """A button for each word that continues the turn."""
    return tuple(ButtonSpec(f"button-{word}", f"/play #{table.id} {word}") for word in words)


def with_rack(table: Table, board: OutboxMessage, rack: Rack) -> OutboxMessage:
    """The message with the board, and with the rack of its only reader; nobody else may see it."""
    return replace(
        board, picture="board own", own=announce.event_lines(table, rack.draft), secret=True, fallback=True,
        buttons=(*word_buttons(table, rack.words), *announce.hint_button(table)),
    )  # fmt: skip


def board_alone(table: Table, message: OutboxMessage) -> OutboxMessage:
    """The same message without its reader's rack, for the channel of a table."""
    played = tuple(button for button in message.buttons if button.key == announce.PLAY_IT)
    return replace(
        message, to=table.channel, picture="board", own=(), secret=False, fallback=False,
        buttons=(*played, *announce.board_buttons(table)),
    )  # fmt: skip
