"""`watch` and `unwatch`: a chat watches a table that is played elsewhere, or stops watching (N6)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.places import is_added_by, plays, tell_others
from bot.commands.watcher_messages import after_turn_line
from bot.commands.which_table import which_table
from bot.grammar.command_types import Unwatch, Watch
from bot.messages import announce
from bot.messages.places import for_watchers
from bot.store.change import Change
from bot.tables import watching
from bot.tables.refusal import Refusal, game_over, not_running
from bot.tables.table import Phase, Table, Watchable


async def watch(request: Request, command: Watch) -> CommandResult:
    """`watch`: let this chat watch a table at which the author plays, or that everybody may watch.

    Table numbers can be guessed, so the refusal does not tell whether a table exists that the author may not watch.
    """
    if request.line.private:
        raise Refusal("watch-in-channel")
    if command.table is None:
        raise Refusal("watch-none")
    here, services = request.line.channel, request.services
    found = await services.store.table(command.table)
    if found is not None and here in found.places and not found.private:
        watching_now = found.watchers if found.phase is Phase.RUNNING else ()
        raise Refusal("watch-played-here", table=str(found.id), count=len(watching_now))
    table = None if found is None else await request.lock_and_reload(found)
    if table is None or not (here in watching.watching_channels(table) or _may_watch(request, table)):
        raise Refusal("watch-no-table", table=str(command.table))
    if table.phase is not Phase.RUNNING:
        raise game_over(table) if table.phase is Phase.OVER else not_running(table)
    after = watching.add(table, here, request.author)
    await request.lock(("watching", here))
    if len(await services.store.watched_in(here)) >= watching.EACH:
        raise Refusal("watch-too-many", most=str(watching.EACH))
    told: Sequence[OutboxMessage] = ()
    if table.watch is Watchable.NO:  # the others have not agreed to it, so they are told
        told = await tell_others(request, after, "watch-added")
    return CommandResult(Change(table=after, messages=(await _first_look(request, after), *told)))


async def unwatch(request: Request, command: Unwatch) -> CommandResult:
    """`unwatch`: stop watching a table here; typed where it is played, or in private by a player, it ends all watching."""
    here = request.line.channel
    table = await request.lock_and_reload(await _watched_table(request, command.table))
    place = next((one for one in table.watchers if one.channel == here and not request.line.private), None)
    may = plays(request, table) or (place is not None and await is_added_by(request, place))
    if not may and not (place is not None and request.line.unmoderated):
        key = "unwatch-not-yours" if place is not None else "unwatch-players-only"
        request.demand_moderator(Refusal(key, table=str(table.id)))
        if place is None and here != table.channel:  # the right holds only at the table's home
            raise Refusal(key, table=str(table.id))
    gone = (place,) if place is not None else table.watchers
    if not gone:
        raise Refusal("unwatch-nobody", table=str(table.id))
    after = replace(table, watchers=tuple(one for one in table.watchers if one not in gone))
    facts = {"table": str(table.id), "game": table.title}
    answer = request.message(
        Sentence("unwatch-done" if place is not None else "unwatch-all", facts), table=table, public=place is not None
    )
    ended = OutboxMessage(here, (Sentence("unwatch-ended", facts),), "", table.id, table.game)
    others = [
        for_watchers(ended, one.channel, await request.services.locale(one.channel)) for one in gone if one is not place
    ]
    return CommandResult(Change(table=after, messages=(answer, *others)))


async def watched_here(request: Request, number: int | None) -> Table | None:
    """The table meant by a line about a game that this chat watches; None if it is for another table, or private.

    It is meant by number or by reply, else if no game runs here. Raises Refusal if several may be meant: it lists them.
    """
    if request.line.private:
        return None
    store, here = request.services.store, request.line.channel
    number = await request.replied_table() if number is None else number
    if number is not None:
        found = await store.table(number)
        return found if found is not None and here in watching.watching_channels(found) else None
    fitting = () if await request.tables((Phase.RUNNING,)) else await store.watched_in(here)
    if len(fitting) > 1:
        raise which_table(request.line, fitting)
    return fitting[0] if fitting else None


def only_watches(request: Request, table: Table) -> bool:
    """Whether a line comes from a chat that watches a table, and its author does not play there."""
    here = not request.line.private and request.line.channel in watching.watching_channels(table)
    return here and request.person not in table.people


def to_watcher(answer: OutboxMessage) -> OutboxMessage:
    """The answer to somebody who only watches a table: without buttons for playing."""
    return for_watchers(answer, answer.to, answer.locale, answers=answer.answers)


def _may_watch(request: Request, table: Table) -> bool:
    """Whether the author may let a chat watch a table."""
    is_allowed = table.watch is not Watchable.NO or plays(request, table)
    return is_allowed and table.phase is Phase.RUNNING and not table.private


async def _first_look(request: Request, table: Table) -> OutboxMessage:
    """The message with the first board for new watchers: the current one, or that of two turns ago."""
    loaded = await request.load(table)
    facts = {"table": str(table.id), "game": table.title, "names": ", ".join(table.names), "watch": table.watch.value}
    lines: tuple[Sentence, ...] = (Sentence("watch-begins", facts),)
    buttons = (ButtonSpec("button-unwatch", f"/unwatch #{table.id}"),)
    picture = ""
    if table.watch is not Watchable.DELAY:
        view, picture = loaded.view(None), "board now"
        lines += (*announce.score_lines(table, view), *announce.turn_lines(table, table.turn))
    else:
        turns = await request.services.positions.turns(loaded)
        turn = len(turns.after) - watching.DELAY
        if turn > 0:
            picture = f"turn {turn}"
            lines += (after_turn_line(table, turns, turn), *announce.score_lines(table, turns.after[turn - 1]))
    message = request.message(*lines, picture=picture, table=table, public=True)
    return for_watchers(message, request.line.channel, request.shared_locale, answers=request.line.id, buttons=buttons)


async def _watched_table(request: Request, number: int | None) -> Table:
    """The table meant: one that this chat watches, also once its game is over, or one watched elsewhere that is played here or
    by the author.

    Raises Refusal if there is none.
    """
    store, here = request.services.store, request.line.channel
    watched_here = () if request.line.private else await store.watched_in(here)
    number = await request.replied_table() if number is None else number
    if number is not None:
        found = None if request.line.private else await store.table(number)
        watches = found is not None and here in watching.watching_channels(found)
        return found if found is not None and watches else await request.find_table(number, ())
    played = [one for one in await request.tables((Phase.RUNNING,)) if one.watchers]
    fitting = watched_here or played
    if len(fitting) > 1:
        raise which_table(request.line, fitting)
    if not fitting:
        raise Refusal("unwatch-none")
    return fitting[0]
