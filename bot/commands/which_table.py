"""The question which of several tables is meant."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence, fits_button
from bot.chat.port import Incoming
from bot.chat.questions import WHICH_TABLE
from bot.grammar import words
from bot.tables.refusal import Refusal
from bot.tables.table import Table

WHICH_MOVE: Final = ("which-table-move", "which-table-move-typed")
"""The keys of the question at which table a move is meant."""

_KEYS: Final[Mapping[str, str]] = {"play": "which-table-move", "resign": "which-table-resign"}
"""The keys of the commands that have a question of their own."""

_MOST_BUTTONS = 10


def which_table(line: Incoming, tables: Sequence[Table], *, move: str = "") -> Refusal:
    """The question which of these tables is meant, with a button for each that types the line with its number.

    A line without a command is a move, and so is one that was read as a `move`, though its first word may be a command as
    well: `claim A`. The example is the line for the first table. A line that does not fit into a button has neither buttons
    nor an example of its own. `resign` has no buttons in a channel, where others could press them and resign their own game.
    """
    text = line.text.strip()
    word, _, rest = text.removeprefix(words.PREFIX).partition(" ")
    word, rest = word.partition("@")[0].lower(), rest.strip()
    name = None if move else words.parse_command(word)
    if name is None:
        name, rest = "play", move or text
    key, more = _KEYS.get(name, "which-table"), table_lines(tables)
    typed = [(f"{words.PREFIX}{name} #{table.id} {rest}".strip(), table) for table in tables[:_MOST_BUTTONS]]
    if not all(fits_button(command, line) for command, _ in typed):
        return Refusal(key, more)
    behind = f"#{tables[0].id} {rest}".strip()
    example = behind if name == "play" else f"{words.PREFIX}{word} {behind}"
    refusal = Refusal(f"{key}-typed", more, line=example)
    if name == "resign" and not line.private:
        return refusal
    buttons = [ButtonSpec("button-choice", command, name=f"#{table.id} {table.title}") for command, table in typed]
    return refusal.with_answer(slot=WHICH_TABLE.slot(line.author.account), buttons=buttons)


def table_lines(tables: Sequence[Table]) -> tuple[Sentence, ...]:
    """A line for each table: number, game, who plays, whose turn it is."""
    lines = []
    for table in tables:
        turn = ", ".join(table.player(seat).name for seat in sorted(table.turn) if seat > 0)
        facts = {
            "table": str(table.id),
            "game": table.title,
            "names": ", ".join(player.name or "…" for player in table.players),
            "phase": "paused" if table.paused else table.phase.value,
            "turn": turn or "—",
        }
        lines.append(Sentence("table-row", facts))
    return tuple(lines)
