"""Lists of tables: those of a chat, and the author's own in all chats."""

from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.finished_games import finished_games, has_finished_games
from bot.commands.game_rows import game_rows, request_rows
from bot.commands.next_game import seconds_left
from bot.commands.ratings import OF_THE_DAY
from bot.commands.tournament_rows import tournament_rows
from bot.commands.which_table import table_lines
from bot.grammar.command_types import Games, Tables
from bot.tables.challenge import seat_asked
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase


async def tables(request: Request, command: Tables) -> CommandResult:
    """`tables`: list the open and running tables here (in private: the author's), and those that this chat watches."""
    found = await request.tables((Phase.OPEN, Phase.RUNNING))
    watched = () if request.line.private else await request.services.store.watched_in(request.line.channel)
    if not found and not watched:
        raise Refusal("tables-none")
    lines = [Sentence("tables-head"), *table_lines(found)] if found else []
    lines += [
        Sentence("tables-watched", {"table": str(one.id), "game": one.title, "names": one.names}) for one in watched
    ]
    return request.answer(*lines)


async def games(request: Request, command: Games) -> CommandResult:
    """`games`: list for the author the tables where they may act, the most urgent first, then those where they wait (N1).

    Between them are what other players ask, and the challenges to the author, and at the end their tournaments.
    With a page, list their finished games. Raises Refusal if there are none.
    """
    if command.page:
        return await finished_games(request, command.page)
    phases = (Phase.OPEN, Phase.RUNNING)
    held = await request.tables_anywhere(phases)
    asked = [table for table in held if table.phase is Phase.OPEN and seat_asked(table, request.author) is not None]
    seated = [table for table in held if request.seated(table) and table not in asked]
    acting = sorted(
        (table for table in seated if request.acting(table)),
        key=lambda table: (seconds_left(request.services, table, request.person), table.id),
    )
    waiting = [
        table for table in seated if table not in acting and table.answer_of(request.person) is not Answer.DECLINED
    ]
    lines: list[Sentence] = []
    requests, buttons = await request_rows(request, seated)
    for key, rows in (
        ("games-your-turn", await game_rows(request, acting)),
        ("games-requests", requests),
        ("games-asked", await game_rows(request, asked)),
        ("games-waiting", await game_rows(request, waiting)),
    ):
        if rows:
            lines += [Sentence(key), *rows]
    finished = not (acting or asked) and await has_finished_games(request)
    tournaments = await tournament_rows(request)
    if not lines:
        none = Refusal("games-none", finished="yes" if finished else "no")
        if not tournaments:
            raise none.with_answer(buttons=(OF_THE_DAY,)) if request.line.private else none
        lines += none.lines
    elif finished:
        lines.append(Sentence("games-also-finished"))
    if tournaments:
        lines += [Sentence("games-tournaments"), *tournaments]
    return request.answer(*lines, secret=True, buttons=buttons)
