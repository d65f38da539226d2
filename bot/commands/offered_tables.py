"""The tables that a chat may offer to a person: games and challenges in a channel, and the person's own elsewhere."""

from bot.chat.offers import OfferedTable
from bot.chat.person import Person
from bot.chat.port import Account, Address, Private
from bot.commands.context import Request
from bot.tables.table import GOING_ON, Answer, Phase, Table


async def list_tables(request: Request) -> tuple[OfferedTable, ...]:
    """The open and running tables of the channel where the line was typed, and those of its author anywhere, oldest first."""
    author = request.person
    held = await request.services.store.tables_of(author, GOING_ON)
    own = [table for table in held if table.answer_of(author) is Answer.ACCEPTED or _reply(table, author)]
    tables = {table.id: table for table in (*await request.tables(GOING_ON), *own)}
    account = request.line.author.account
    return tuple(_listed(table, author, _place(table, account)) for _, table in sorted(tables.items()))


def _listed(table: Table, reader: Person, place: Address) -> OfferedTable:
    """The table as it is offered to this reader."""
    return OfferedTable(
        table=table.id,
        game=table.game,
        names=tuple(
            player.name for player in table.players if not player.is_open and player.answer is not Answer.DECLINED
        ),
        place=place,
        running=table.phase is Phase.RUNNING,
        seated=table.answer_of(reader) is Answer.ACCEPTED,
        turn=table.is_on_turn(reader) and not table.paused,
        reply=_reply(table, reader),
    )


def _place(table: Table, reader: Account) -> Address:
    """The address of a table on a reader's platform: one of its places, else their private chat."""
    here = (place for place in table.places if place.platform == reader.platform and not table.private)
    return next(here, Private(reader))


def _reply(table: Table, person: Person) -> str:
    """The command with which a person may take a seat at a table: `accept` or `join`, empty if they may not."""
    if table.phase is not Phase.OPEN:
        return ""
    answer = table.answer_of(person)
    if answer is None:
        return "join" if table.has_open_seat else ""
    return "accept" if answer is Answer.INVITED else ""
