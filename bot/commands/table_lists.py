"""Lists of tables: those of a chat, and the author's own in all chats."""

from collections.abc import Sequence
from math import inf
from typing import Final

from bot.chat.facts import FactValue, Hyperlink, TimeSpan
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Account
from bot.commands.awaited_time import awaited_time, seconds_left, span, time_facts
from bot.commands.context import CommandResult, Request, Services
from bot.commands.finished_games import finished_games, has_finished_games
from bot.commands.ratings import OF_THE_DAY
from bot.commands.running_clocks import acting
from bot.commands.tournament_rows import tournament_rows
from bot.commands.which_table import table_lines
from bot.grammar.command_types import Games, Tables
from bot.messages.clocks import rounded
from bot.messages.wishes import wishes_to
from bot.tables.challenge import seat_asked
from bot.tables.refusal import Refusal
from bot.tables.table import GOING_ON, Answer, Due, Phase, Table, is_replaced
from bot.tables.wish import asked_to_pause, wish_to
from core.game import Seat

_MOST_NUDGES: Final = 3
"""The most buttons that remind somebody who is awaited."""


async def tables(request: Request, command: Tables) -> CommandResult:
    """`tables`: list the open and running tables here (in private: the author's), and those that this chat watches."""
    found = await request.tables(GOING_ON)
    watched = () if request.line.private else await request.services.store.watched_in(request.line.channel)
    if not found and not watched:
        raise Refusal("tables-none", await request.in_other_topics(GOING_ON))
    lines = [Sentence("tables-head"), *table_lines(found)] if found else []
    lines += [
        Sentence("tables-watched", {"table": str(one.id), "game": one.title, "names": one.names}) for one in watched
    ]
    return request.answer(*lines)


async def games(request: Request, command: Games) -> CommandResult | None:
    """`games`: list for the author the tables where they may act, the most urgent first, then those where they wait (N1).

    Between them are what other players ask, and the challenges to the author, and at the end their tournaments.
    With a page, list their finished games. Raises Refusal if there are none. Whoever has left a group is told of their games
    there.
    """
    if request.line.left:
        return await _games_left_behind(request)
    if command.page:
        return await finished_games(request, command.page)
    held = await request.tables_anywhere(GOING_ON)
    asked = [table for table in held if table.phase is Phase.OPEN and seat_asked(table, request.author) is not None]
    seated = [table for table in held if request.is_seated(table) and table not in asked]
    own_turn = sorted(
        (table for table in seated if request.is_acting(table)),
        key=lambda table: (seconds_left(request.services, table, request.person), table.id),
    )
    waiting = [
        table for table in seated if table not in own_turn and table.answer_of(request.person) is not Answer.DECLINED
    ]
    lines: list[Sentence] = []
    wishes, buttons = await _wish_rows(request, seated)
    for key, rows in (
        ("games-your-turn", await _game_rows(request, own_turn)),
        ("games-wishes", wishes),
        ("games-asked", await _game_rows(request, asked)),
        ("games-waiting", await _game_rows(request, waiting)),
    ):
        if rows:
            lines += [Sentence(key), *rows]
    finished = not (own_turn or asked) and await has_finished_games(request)
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
    return request.answer(*lines, secret=True, buttons=(*buttons, *_nudges(request, waiting)))


def _nudges(request: Request, tables: Sequence[Table]) -> tuple[ButtonSpec, ...]:
    """A button for each of these tables where somebody may be nudged whose clock runs, those first who are awaited longest."""
    found = []
    for table in tables:
        late = [seat for seat in acting(table) if _may_be_nudged(request, table, seat)]
        if late and not table.paused:
            name = f"{', '.join(table.player(seat).name for seat in late)} (#{table.id})"
            button = ButtonSpec("button-nudge", f"/nudge #{table.id}", name=name)
            found.append((min(table.reminders[seat].began for seat in late), button))
    return tuple(button for _, button in sorted(found, key=lambda one: one[0])[:_MOST_NUDGES])


async def _games_left_behind(request: Request) -> CommandResult | None:
    """A private message with the author's running games in the group they have left, each with a button; None without any."""
    here = request.line.channel
    found = [
        table
        for table in await request.services.store.tables_of(request.person, (Phase.RUNNING,))
        if request.is_seated(table)
        and not table.private
        and any((place.platform, place.chat) == (here.platform, here.chat) for place in table.places)
    ]
    if not found:
        return None
    lines = (Sentence("games-left-group"), *table_lines(found))
    buttons = tuple(ButtonSpec("button-give-up", f"/resign #{table.id}", name=str(table.id)) for table in found)
    return CommandResult.saying(OutboxMessage(request.private_chat, lines, request.own_locale, buttons=buttons))


def _may_be_nudged(request: Request, table: Table, seat: Seat) -> bool:
    served, one = request.services.served(), table.reminders.get(seat)
    others = table.player(seat).person != request.person
    return others and one is not None and one.may_be_nudged(served) and table.absent_until(seat) <= served


async def _game_rows(request: Request, tables: Sequence[Table]) -> list[Sentence]:
    """A line for each table, with the time left of the author or of whoever is awaited, and a link to its latest message."""
    rows = []
    for table in tables:
        with_whom = tuple(
            player.name or "…"
            for player in table.players
            if player.person != request.person and player.answer is not Answer.LEFT
        )
        facts: dict[str, FactValue] = {"names": with_whom, "alone": "no" if with_whom else "yes"}
        rows.append(Sentence("games-row", {**await _named(request, table), **facts, **_time(request, table)}))
    return rows


async def _wish_rows(request: Request, tables: Sequence[Table]) -> tuple[list[Sentence], tuple[ButtonSpec, ...]]:
    """A line for each wish at these tables that waits for the author's answer; with the buttons that answer the only one."""
    found = [(table, *asked) for table in tables for asked in _asked(request, table)]
    rows = [
        Sentence("games-wish", {**await _named(request, table), "kind": kind, "players": names, "count": len(names)})
        for table, kind, names in found
    ]
    buttons = [wishes_to(table, request.own_seat(table))[1] for table, *_ in found]
    return rows, buttons[0] if len(buttons) == 1 else ()


async def linked_number(services: Services, table: Table, account: Account, *, sign: str = "") -> Hyperlink:
    """The number of a table behind a `sign`, with a link to its latest message if it has an address.

    The message is on the platform of the account that reads it, if the table is played there.
    """
    for place in sorted(() if table.private else table.places, key=lambda place: place.platform != account.platform):
        shown = await services.store.newest_shown(place, table.id)
        if shown is not None and (address := services.link(place, shown)):
            return Hyperlink(f"{sign}{table.id}", address)
    return Hyperlink(f"{sign}{table.id}", "")


async def _named(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts that name a table: its number, with a link and without, and its game."""
    link = await linked_number(request.services, table, request.line.author.account, sign="#")
    return {"link": link, "table": str(table.id), "game": table.title}


def _asked(request: Request, table: Table) -> list[tuple[str, tuple[str, ...]]]:
    """The wishes at a running table that the author has not answered: the kind, and who asks."""
    seat, clocks = table.seat_of(request.person), table.clocks
    if seat is None or seat not in table.playing:
        return []
    found: list[tuple[str, tuple[str, ...]]] = []
    if (wish := wish_to(table, seat)) is not None:
        found.append(("close" if wish.closes else "takeback", (table.player(wish.seat).name,)))
    if clocks is not None and seat in asked_to_pause(table):
        found.append(("pause", tuple(table.player(one).name for one in sorted(clocks.pausing))))
    return found


def _time(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts about the time left of the author, if they may act, or else of whoever is awaited; or why it does not run."""
    seat = table.seat_of(request.person)
    if seat is not None and is_replaced(table.player(seat)):
        return time_facts("replaced")
    if table.phase is Phase.OPEN:
        return _until_lapse(request, table)
    if table.paused or not request.is_acting(table):
        return awaited_time(request.services, table)
    left = seconds_left(request.services, table, request.person)
    return (
        time_facts("none")
        if left == inf
        else time_facts("timed" if left else "late", left=span(request.services, left))
    )


def _until_lapse(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts about a challenge that the author waits for: it lapses unless it begins."""
    left = table.dues.get(Due.LAPSE, inf) - request.services.served()
    waits = table.answer_of(request.person) is Answer.ACCEPTED and left != inf
    return time_facts("open", left=TimeSpan(rounded(max(0.0, left)))) if waits else time_facts("none")
