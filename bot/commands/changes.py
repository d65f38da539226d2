"""Builds the changes after moves, within turns and after answers to challenges: the data to store, and the messages."""

import asyncio
import logging
from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Incoming
from bot.commands.challenge_notices import with_untold_challenge
from bot.commands.coaching import coach_messages, lines_of, with_coach
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import with_reminders
from bot.commands.game_end import end_of_game
from bot.commands.handicaps import with_handicap
from bot.commands.late_notices import told_late, told_of_late
from bot.commands.quiet_hours import with_untold
from bot.commands.racks import is_shown_move, rack_messages, rack_of, racks_after_move, seats_of_people
from bot.commands.ratings import lines_about_players, rating_lines
from bot.commands.running_clocks import timed_after_move, timed_from_start
from bot.commands.watcher_messages import messages_to_watchers, moves_to_watchers, prompts_to_watchers
from bot.commands.wishes import told_of_wishes
from bot.messages import announce, clocks, slots
from bot.messages.announce import Public, TimeLeft
from bot.messages.challenge import challenge_message
from bot.messages.prompts import has_prompts, with_prompts
from bot.messages.racks import with_rack
from bot.messages.turn import lines_once_over, message_of_turn
from bot.runtime.metrics import Metrics
from bot.store.change import Change
from bot.store.positions import DoesNotReplay
from bot.tables.challenge import COMPANY, LAPSE
from bot.tables.places import MOST_PLACES
from bot.tables.playing import LoadedTable, MoveResult, start
from bot.tables.table import Answer, Due, Phase, Table
from bot.tables.wish import open_wish
from bot.tournaments.tournament import Tournament
from core.game import CLOCK, Limit, Seat
from core.replay import LOST_ON_TIME

_log = logging.getLogger(__name__)


async def change_after_move(
    services: Services,
    loaded: LoadedTable,
    result: MoveResult,
    *,
    line: Incoming | None = None,
    tournament: Tournament | None = None,
    said: tuple[Sentence, ...] = (),
    author: Person | None = None,
) -> CommandResult:
    """The change after moves, with the board for the channel and for each player their rack if it has changed.

    `line` is the typed move: if the turn goes on and others did not see the line, the private message answers it. `tournament`
    is the table's tournament if the command has already changed it. The board's message begins with the lines `said`. If the
    game ends, everybody is notified but the `author` of the command, or without one those who moved.
    """
    # Let other tasks run between the rules of a move and its messages: after a transaction with several moves, all of them go
    # on at once. With this pause the others wait up to 4 ms for the event loop, without it 8 (p99, sixteen tables).
    await asyncio.sleep(0)
    game, position = loaded.game, result.replay.position
    outcome = game.outcome(position)
    table, told = await _timed_and_told(services, loaded, result, said)
    result = replace(result, table=table)
    locale = await services.table_locale(table)
    public, ending = _public(services, loaded, result), Change(tournament=tournament)
    lasting: tuple[OutboxMessage, ...] = ()
    if outcome is None:
        lasting, board = await _lasting_and_board(services, loaded, result, public, locale, said)
    else:
        unaware = _seats_of_the_unaware(loaded.table, result, author)
        ending, board = await end_of_game(
            services, loaded, result, outcome, tournament, public, locale, said=said, notify=unaware
        )
        table = await with_untold(services, table, unaware)
    if board is not None and has_prompts(loaded.table) and board.slot != slots.turn(loaded.table):
        settled = await lines_once_over(services.store, loaded, locale)
        board = replace(board, closes=slots.turn(loaded.table), settled=settled)
    racks: tuple[OutboxMessage, ...] = ()
    if board is None and _by_computer(result) and (newest := services.newest.of(loaded.table)) is not None:
        services.newest.keep(table, newest.slot, newest.lines)
    if board is not None and services.shows_together(table):
        played = line is not None and await is_shown_move(services, loaded.table, line)
        board = _with_rack(services, loaded, result, board, line, shown=played)
    else:
        racks = await racks_after_move(services, loaded, result, line, board=board)
    coaching = await coach_messages(services, result, before=loaded)
    boards = (*lasting, *((board,) if board else ()))
    here = (*_coached(services, table, (*boards, *racks), coaching), *ending.messages)
    messages = await services.in_every_place(table, here, line)
    watched = await moves_to_watchers(services, loaded, result, boards)
    messages = (*messages, *watched, *told)
    return CommandResult(replace(ending, table=table, entries=result.entries, messages=messages), result.replay)


async def _timed_and_told(
    services: Services, loaded: LoadedTable, result: MoveResult, said: tuple[Sentence, ...]
) -> tuple[Table, tuple[OutboxMessage, ...]]:
    """The table after moves, with clocks and reminders, and the private messages about what waited for an answer there."""
    timed = timed_after_move(services, loaded, result, loaded.game.limit(result.replay.position))
    table = await with_reminders(services, loaded.table, timed, {entry.seat for entry in result.entries})
    was = loaded.table.clocks
    if loaded.table.wish is None and (was is None or not was.pausing) and not told_late(loaded.table):
        return table, ()
    return await _told_in_private(services, table, said)


async def _told_in_private(
    services: Services, table: Table, said: tuple[Sentence, ...]
) -> tuple[Table, tuple[OutboxMessage, ...]]:
    """A table that is about to be stored, and the private messages about wishes there and about players without time."""
    before = await services.store.table(table.id)
    if before is None:
        return table, ()
    table, wishes = await told_of_wishes(services, before, table, said)
    return table, (*wishes, *await told_of_late(services, before, table, said))


async def _lasting_and_board(
    services: Services, loaded: LoadedTable, result: MoveResult, public: Public, locale: str, said: tuple[Sentence, ...]
) -> tuple[tuple[OutboxMessage, ...], OutboxMessage | None]:
    """The message that stays after a deadline, if there was one, and the board after moves that do not end the game."""
    if not _is_deadline(result):
        return (), await _board(services, loaded, result, public, locale, said)
    lasting, late = announce.deadline_message(loaded.table, public, locale), announce.late_lines(loaded.table, public)
    board = await _board(services, loaded, result, replace(public, events=public.recap), locale, said)
    if board is not None and late:
        board = replace(board, lines=announce.turn_first(result.table, (*late, *board.lines)))
    return (lasting,), board


async def _board(
    services: Services, loaded: LoadedTable, result: MoveResult, public: Public, locale: str, said: tuple[Sentence, ...]
) -> OutboxMessage | None:
    """The message to the channel after moves that do not end the game: a new one, or an edit of the turn's message (N4).

    None if nothing of the moves is public yet.
    """
    table, store = result.table, services.store
    now = loaded.after(result)
    if _edits_turn_message(services, loaded, result):
        return await message_of_turn(store, now, locale, public.time, *said, entries=result.entries, for_places=True)
    board = announce.move_message(loaded.table, table, public, locale, told=_seats_told(loaded.table, result))
    if board is not None:
        return with_prompts(table, replace(board, lines=(*said, *board.lines)) if said else board)
    if (wish := open_wish(loaded.table)) is not None:
        overtaken = Sentence("close-overtaken" if wish.closes else "takeback-overtaken")
        return await message_of_turn(store, now, locale, public.time, overtaken)
    return None


def _edits_turn_message(services: Services, loaded: LoadedTable, result: MoveResult) -> bool:
    """Whether these moves edit the current turn's message: it is not over, and something of them is public (N4).

    In a round that several play at once, only that a seat has left is public.
    """
    before, table = loaded.table, result.table
    has_news = bool(result.events)
    if loaded.game.is_simultaneous(loaded.replay.position):
        left = any(player.answer is Answer.LEFT for player in table.players)
        has_news = left and (has_news or table.turn != before.turn)
    return has_news and slots.turn(table) == slots.turn(before) and not services.shows_together(table)


def _with_rack(
    services: Services,
    loaded: LoadedTable,
    result: MoveResult,
    board: OutboxMessage,
    line: Incoming | None,
    *,
    shown: bool,
) -> OutboxMessage | None:
    """The message of a game that one person plays in private, with the events, the board and their rack.

    A move of the person gets a new message, or replaces the one with their draft, or the one in which the move was `shown`.
    Once all computers have answered, their moves are added to it. None until then, and if a computer finishes a round before
    the person does.
    """
    before, table = loaded.table, result.table
    seat = seats_of_people(table)[0]
    by_computer = _by_computer(result)
    newest = services.newest.of(before) if by_computer else None
    said = newest.lines if newest else ()
    if table.phase is Phase.OVER:
        return replace(board, lines=(*said, *board.lines), takes=newest.slot) if newest else board
    slot = slots.board(table)
    waits = by_computer and (seat not in table.turn or (seat in before.turn and table.since == before.since))
    if waits and newest is not None:
        slot = newest.slot
    services.newest.keep(table, slot, (*said, *announce.event_lines(table, result.events)))
    if waits:
        return None
    earlier = slots.confirmation(before) if shown else slots.rack(before)
    message = replace(
        board, lines=(*said, *board.lines), slot=slot, takes=newest.slot if newest else earlier, anew=False,
        answers=line.id if line is not None and line.private else None, silent=not by_computer,
        awaits=not by_computer and seat not in table.turn,
        follows=line is not None and line.private and not line.pressed and not by_computer,
    )  # fmt: skip
    return with_rack(table, message, rack_of(loaded.after(result), seat))


def _coached(
    services: Services, table: Table, messages: tuple[OutboxMessage, ...], coaching: tuple[OutboxMessage, ...]
) -> tuple[OutboxMessage, ...]:
    """The messages of a table and of its coach; one message if the board and the rack are one picture."""
    if not services.shows_together(table):
        return (*messages, *coaching)
    services.newest.add(table, lines_of(coaching))  # the answer of the computer must not replace them
    return with_coach(messages, coaching)


def _by_computer(result: MoveResult) -> bool:
    mover = result.entries[0].seat
    return mover > 0 and result.table.player(mover).level is not None


async def change_within_turn(
    services: Services,
    table: Table,
    *said: Sentence,
    buttons: tuple[ButtonSpec, ...] = (),
    line: Incoming | None = None,
) -> CommandResult:
    """The change to a running table within a turn; edits the message of the turn wherever it is played or watched (N4).

    The message has the lines `said` and the table's prompts. `line` is the line that caused the change.
    """
    table, told = await _told_in_private(services, table, said)
    loaded = await services.positions.load(table)
    locale = await services.table_locale(table)
    time = time_left(services, table, loaded.game.limit(loaded.replay.position))
    message = await message_of_turn(services.store, loaded, locale, time, *said, buttons=buttons, for_places=True)
    if line is not None and not (line.pressed or line.unseen):
        message = replace(message, answers=line.id)
    everywhere = await services.in_every_place(table, (message,), line)
    watched = await prompts_to_watchers(services, loaded, message, said)
    return CommandResult(Change(table=table, messages=(*everywhere, *watched, *told)))


async def change_to_begin(
    services: Services,
    table: Table,
    messages: tuple[OutboxMessage, ...] = (),
    *,
    line: Incoming | None,
    tournament: Tournament | None = None,
) -> CommandResult:
    """The change that begins a game: the first draws, the first board, everybody's tiles."""
    table, given = await with_handicap(services, table)
    engine, line_locale = table.engine, line.locale if line else ""
    result = start(table, engine.game, at=services.now())
    limit = engine.game.limit(result.replay.position)
    timed = await timed_from_start(services, result.table, limit, tournament)
    beginner = None if line is None else timed.seat_of(await services.store.person(line.author.account))
    running = await with_reminders(services, None, timed, () if beginner is None else (beginner,))
    begun, time = LoadedTable(running, engine, result.replay), time_left(services, running, limit)
    locale = await services.table_locale(running, line_locale=line_locale)
    typed_here = not table.private and not engine.game.plays_in_private
    needed_on = line.channel.platform if line is not None and line.needs_mention else ""
    heard_on = needed_on if typed_here else None
    together = services.shows_together(running)
    first = announce.opening_messages(
        running, result.events, time, locale,
        heard_on=heard_on, together=together, given=given, in_round=tournament is not None,
    )  # fmt: skip
    if together:
        (board,), seat = first, seats_of_people(running)[0]
        board = replace(board, slot=slots.board(running), awaits=seat not in running.turn)
        passing = (*announce.time_lines(time), *announce.turn_lines(running, frozenset()))
        services.newest.keep(running, board.slot, tuple(one for one in board.lines if one not in passing))
        own_board = with_rack(running, board, rack_of(begun, seat))
        first = (replace(own_board, buttons=(*own_board.buttons, *announce.rules_button(running))),)
        racks: tuple[OutboxMessage, ...] = ()
    else:
        own = {seat: rack_of(begun, seat) for seat in seats_of_people(running)}
        racks = await rack_messages(services, running, own, line_locale=line_locale)
    if len(first) > 1 and messages:  # the lasting lines go into the message of the challenge
        asked, *others = messages
        messages, first = (replace(asked, lines=(*asked.lines, *first[0].lines)), *others), first[1:]
    coaching = await coach_messages(services, result, line_locale=line_locale)
    here = (*messages, *_coached(services, running, (*first, *racks), coaching))
    everywhere = await services.in_every_place(running, here, line)
    return CommandResult(Change(table=running, entries=result.entries, messages=everywhere), result.replay)


async def change_for_challenge(
    services: Services, table: Table, *, ready: bool, withdrawn: bool = False, line: Incoming | None = None
) -> CommandResult:
    """The change after an answer to a challenge: it shows the challenge, or begins the game if it is `ready`.

    If the challenger has `withdrawn` the challenge, it says so.
    """
    line_locale = line.locale if line else ""
    locale = await services.table_locale(table, line_locale=line_locale)
    if ready:
        running = replace(table, phase=Phase.RUNNING)
        seated = replace(table, players=tuple(player for player in table.players if player.answer is Answer.ACCEPTED))
        begun = challenge_message(running, locale, about=await rating_lines(services, seated))
        shown = () if table.revision == 0 else (begun,)
        return await change_to_begin(services, table, shown, line=line)
    lapses = services.served() + LAPSE if table.revision == 0 else table.dues.get(Due.LAPSE)
    lapsing = table.with_due(Due.LAPSE, lapses if table.phase is Phase.OPEN else None)
    asked = await with_untold_challenge(services, lapsing)
    invites = len(services.platforms) > 1 and len(table.places) < MOST_PLACES
    about = await lines_about_players(services, table)
    shown = (challenge_message(table, locale, invites=invites, about=about, withdrawn=withdrawn),)
    return CommandResult(Change(table=asked, messages=await services.in_every_place(asked, shown, line)))


def _public(services: Services, loaded: LoadedTable, result: MoveResult) -> Public:
    """The public knowledge after these moves."""
    game, position = loaded.game, result.replay.position
    view, over = loaded.after(result).view(None), game.outcome(position) is not None
    wanted = len(loaded.table.turn) > 1 or over or _is_deadline(result)
    recap = game.recap(view) if wanted else ()
    return Public(result.events, view, recap, time_left(services, result.table, game.limit(position)))


def time_left(services: Services, table: Table, limit: Limit | None) -> TimeLeft | None:
    """The time left in a table's phase, or on its players' clocks; None without either."""
    if table.clocks is not None:
        at, now = services.served(), services.now()
        return TimeLeft(None, due=clocks.runs_out(table, at, now), clocks=clocks.clock_lines(table, at, now))
    if limit is None or Due.LIMIT not in table.dues:
        return None
    seconds = table.dues[Due.LIMIT] - services.served()
    return TimeLeft(limit, seconds, services.now() + seconds)


def _is_deadline(result: MoveResult) -> bool:
    """Whether a deadline ended a phase."""
    return any(entry.seat == CLOCK for entry in result.entries)


def _seats_of_the_unaware(before: Table, result: MoveResult, author: Person | None) -> tuple[Seat, ...]:
    """The seats of the people whose game has ended by an act of somebody else; none if there is only one person."""
    if before.private or len(before.people) < COMPANY:
        return ()
    movers = {entry.seat for entry in result.entries if entry.text != LOST_ON_TIME}
    aware = movers if author is None else before.seats_of(author)
    return tuple(
        seat
        for seat in before.seats_where(lambda one: one.person is not None and one.answer is not Answer.LEFT)
        if seat not in aware
    )


def _seats_told(before: Table, result: MoveResult) -> frozenset[Seat]:
    """The seats that know that they may act: none if a new round begins for several, or after a deadline."""
    table = result.table
    anew = table.since != before.since and (_is_deadline(result) or len(table.turn) > 1)
    return frozenset() if anew else before.turn


def count_moves(metrics: Metrics, change: Change) -> None:
    """Count the moves of people and computers in a change that was committed."""
    for part in change.parts:
        if part.table is None:
            continue
        for seat in (entry.seat for entry in part.entries if entry.seat > 0):
            player = "person" if part.table.player(seat).level is None else "computer"
            metrics.moves.labels(part.table.game, player).inc()


async def set_aside(services: Services, broken: DoesNotReplay, *, line: Incoming | None = None) -> CommandResult:
    """The result that sets aside a table whose log does not replay, and tells its players."""
    table = broken.table
    _log.error("the log of table %d does not replay; set aside", table.id, exc_info=broken.__cause__)
    said = (Sentence("table-set-aside", {"table": str(table.id)}),)
    answers = None if line is None else line.id
    message = OutboxMessage(
        announce.home(table), said, await services.table_locale(table), table.id, table.game, answers=answers
    )
    messages = (
        *await services.in_every_place(table, (message,), line),
        *await messages_to_watchers(services, table, message),
    )
    aside = replace(table, phase=Phase.ASIDE, turn=frozenset(), dues={})
    return CommandResult(Change(table=aside, messages=messages))
