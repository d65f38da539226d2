"""Commands about the players' time: show, claim or give it, pause, and take a seat back."""

from collections.abc import Callable
from dataclasses import replace

from bot.chat.facts import Named, TimeSpan
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands import absences
from bot.commands.changes import change_within_turn, time_left
from bot.commands.context import CommandResult, Request
from bot.commands.due_reminders import after_pause
from bot.commands.running_clocks import with_absence, with_clocks
from bot.commands.time_forfeits import clocks_now, computer_plays_on, lost_on_time
from bot.commands.watching import only_watches, to_watcher, watched_here
from bot.grammar.command_types import AskPause, Back, ClaimTime, GiveTime, Resume, ShowClock
from bot.grammar.seconds import DAY
from bot.messages import announce, clocks, slots
from bot.messages.wishes import DECLINED, PAUSED_BY_DIRECTOR
from bot.tables.refusal import Refusal, game_over, not_running
from bot.tables.table import Answer, Due, Phase, Table, is_playing, is_replaced
from bot.tables.timekeeping import Clocks
from bot.tables.watching import behind
from bot.tables.wish import asked_to_pause, not_agreed
from core.game import Seat
from core.replay import LOST_ON_TIME, LogEntry

_LONGEST_GIFT = 60 * DAY


async def show(request: Request, command: ShowClock) -> CommandResult:
    """`clock`: the time everybody has left (T8), or the time left in the round if the rules limit it."""
    found = await watched_here(request, command.table)
    if found is None or found.phase is not Phase.RUNNING:
        found = await _find(
            request, command.table, request.is_acting, request.is_seated, lambda table: table.pace is not None
        )
    watches, services = only_watches(request, found), request.services
    if watches and behind(found, request.line.channel):  # it would tell whose turn it is
        raise Refusal("watch-no-clock", table=str(found.id))
    if Due.LIMIT in found.dues:
        loaded = await request.load(found)
        left = time_left(services, found, loaded.game.limit(loaded.replay.position))
        return request.answer(Sentence("clock-of", {"table": str(found.id)}), *announce.time_lines(left))
    table, _ = _timed(request, found)
    lines = clocks.clock_lines(table, services.served(), services.now())
    paused = (Sentence("clock-paused", {"table": str(table.id)}),) if table.paused else ()
    head, buttons = Sentence("clock-of", {"table": str(table.id)}), announce.resume_button(table)
    message = request.message(head, *lines, *paused, *announce.pace_line(table.pace), buttons=buttons)
    return CommandResult.saying(to_watcher(message) if watches else message)


async def claim(request: Request, command: ClaimTime) -> CommandResult:
    """`claim`: players without time leave the game, or computers play on for them (T4), but not in a pause (T6)."""

    def somebody_else_late(table: Table) -> bool:
        return bool(request.is_seated(table) and _late_others(request, table))

    found = await _find(request, command.table, somebody_else_late, request.is_seated)
    table, _ = _timed(request, await request.lock_and_reload(found))
    request.own_seat(table)
    late = _late_others(request, table)
    if not late:
        raise _nobody_late(request, table)
    await _demand_choice_about(request, table, late)
    if table.paused:  # whoever is late cannot move either
        raise Refusal("claim-paused", table=str(table.id)).with_answer(buttons=announce.resume_button(table))
    if not command.computer:
        loaded = await request.load(table)
        return await lost_on_time(request.services, replace(loaded, table=table), late, author=request.person)
    assert table.clocks is not None, "it is timed"
    if table.clocks.tournament:
        raise Refusal("claim-no-computer", table=str(table.id))
    return await computer_plays_on(request.services, table, late)


async def give(request: Request, command: GiveTime) -> CommandResult:
    """`time`: give time to other players on turn (T4)."""

    def somebody_else_acts(table: Table) -> bool:
        return bool(request.is_seated(table) and _acting_others(request, table))

    found = await _find(request, command.table, somebody_else_acts, request.is_seated)
    table, now = _timed(request, await request.lock_and_reload(found))
    if not await _directs(request, table):
        request.own_seat(table)
    # the button was for a late player, not for the next one
    if request.line.pressed:
        if not (late := _late_others(request, table)):
            raise _nobody_late(request, table)
        await _demand_choice_about(request, table, late)
    seats = _acting_others(request, table)
    if not seats:
        raise Refusal("time-nobody-acts", table=str(table.id))
    seconds = clocks.usual_gift(now.pace) if command.seconds is None else command.seconds
    if not 0 < seconds <= _LONGEST_GIFT:
        raise Refusal("time-amount", table=str(table.id))
    added = {seat: _added(now, seat, seconds) for seat in seats}
    if not any(added.values()):
        raise Refusal("time-at-most", most=TimeSpan(now.pace.most))
    after, lines = now, []
    for seat in seats:
        after = after.give(seat, seconds)
    for time in sorted(set(added.values()) - {0}, reverse=True):
        players = announce.names(table, [seat for seat in seats if added[seat] == time])
        facts = {"player": _own_name(request, table), "players": players, "table": str(table.id)}
        lines.append(Sentence("time-given", {**facts, "time": TimeSpan(time)}))
    return await change_within_turn(request.services, with_clocks(table, after), *lines, line=request.line)


def _added(now: Clocks, seat: Seat, seconds: int) -> int:
    """The seconds that a seat really gets of those that it is given, rounded if it cannot have them all."""
    room = now.pace.most - now.of(seat).left
    return seconds if seconds <= room else clocks.left_in_game(room)


async def pause(request: Request, command: AskPause) -> CommandResult:
    """`pause`: ask for a pause, agree to one, or decline; once all have agreed, the clocks stop (T6)."""

    def asked(table: Table) -> bool:
        return command.answer is not None and table.seat_of(request.person) in asked_to_pause(table)

    found = await _find(request, command.table, asked, request.is_seated)
    table, now = _timed(request, await request.lock_and_reload(found))
    if now.paused:
        raise Refusal("pause-on", table=str(table.id))
    if command.answer is False:
        return await _no_pause(request, table, now, request.own_seat(table))
    if await _directs(request, table):
        return await _paused_by_director(request, table, now)
    seat = request.own_seat(table)
    if seat in now.pausing:
        waits = tuple(announce.name(table.player(one)) for one in not_agreed(table, now))
        raise Refusal("pause-agreed-already", table=str(table.id), players=waits, count=len(waits))
    below = request.line.pressed and request.line.reply_to is not None  # below a message it only agrees
    if (command.answer or below) and not now.pausing:
        raise Refusal("pause-not-asked", table=str(table.id))
    agreed = now.agree(seat)
    after = agreed if not_agreed(table, agreed) else now.pause()
    return await change_within_turn(request.services, with_clocks(table, after), line=request.line)


async def _paused_by_director(request: Request, table: Table, now: Clocks) -> CommandResult:
    """The change after the director pauses a game, which says so unless all who play there wish it."""
    seat, said = table.seat_of(request.person), tuple[Sentence, ...]()
    if seat is None or not now.pausing or not_agreed(table, now.agree(seat)):
        facts = {"player": _own_name(request, table), "table": str(table.id)}
        said = (Sentence(PAUSED_BY_DIRECTOR, facts),)
    return await change_within_turn(request.services, with_clocks(table, now.pause()), *said, line=request.line)


async def resume(request: Request, command: Resume) -> CommandResult:
    """`resume`: end a pause; any player may (T6). Before it begins, whoever wishes one withdraws that."""

    def paused(table: Table) -> bool:
        return request.is_seated(table) and table.paused

    found = await _find(request, command.table, paused, request.is_seated)
    table, now = _timed(request, await request.lock_and_reload(found))
    if not await _directs(request, table):
        request.own_seat(table)
    seat = table.seat_of(request.person)
    if not now.paused and seat is not None and seat in now.pausing:
        return await _no_pause(request, table, now, seat)
    if not now.paused:
        raise Refusal("pause-not-on", table=str(table.id))
    services, name = request.services, _own_name(request, table)
    told = (await after_pause(services, with_clocks(table, now.resume()), request.person, name)).change
    assert told.table is not None, "its pause ends"
    line = Sentence("resumed", {"player": name, "table": str(table.id)})
    resumed = await change_within_turn(services, told.table, line, line=request.line)
    return resumed.also_saying(*told.messages)


async def _no_pause(request: Request, table: Table, now: Clocks, seat: Seat) -> CommandResult:
    """The change after a seat withdraws its wish for a pause, or declines that of others, which drops it; raises Refusal."""
    if not now.pausing:
        raise Refusal("pause-not-asked", table=str(table.id))
    is_own = seat in now.pausing
    line = Sentence("takeback-withdrawn" if is_own else DECLINED, announce.player_facts(table, seat))
    after = now.disagree(seat) if is_own else now.disagree(*now.pausing)
    return await change_within_turn(request.services, with_clocks(table, after), line, line=request.line)


async def is_gone(request: Request) -> bool:
    """Whether the author can come back: they are away, or a computer plays on for them."""
    tables = await request.tables((Phase.RUNNING,))
    return await absences.is_away(request) or any(_is_replaced(request, table) for table in tables)


def _is_replaced(request: Request, table: Table) -> bool:
    seat = table.seat_of(request.person)
    return seat is not None and is_replaced(table.player(seat))


async def back(request: Request, command: Back) -> CommandResult:
    """`back`: take the author's seat back from the computer that plays on for them (T4), or end their absence (T5).

    An absence goes on when a seat is taken back: it may stop their clocks at other tables.
    """

    def replaced(table: Table) -> bool:
        return _is_replaced(request, table)

    if command.table is None and not any(map(replaced, await request.tables((Phase.RUNNING,)))):
        if (returned := await absences.back(request)) is not None:
            return returned
        raise Refusal("back-from-nothing")
    table = await request.lock_and_reload(await _find(request, command.table, replaced))
    seat = table.seat_of(request.person)
    if seat is None or not is_replaced(table.player(seat)) or table.clocks is None:
        raise Refusal("back-not-away", table=str(table.id))
    pace = table.clocks.pace
    now = table.clocks.charged(request.services.served()).give(seat, pace.increment or pace.bank)
    now = now.change_over(seat, plies=table.plies)
    if seat in table.turn:
        now = now.begin(seat)
    now = await with_absence(request.services, now, seat, request.person)
    after = with_clocks(table.with_players([seat], level=None), now)
    facts = {"player": announce.name(table.player(seat)), "table": str(table.id)}
    line = Sentence("seat-taken-back", {**facts, "turn": "yes" if seat in table.turn else "no"})
    away, still = await absences.lines_while_away(request, after, seat)
    answer = await change_within_turn(request.services, after, *filter(None, (line, away)), line=request.line)
    own = tuple(filter(None, (line if request.line.private else None, still)))
    return answer.also_saying(request.message(*own)) if own else answer


async def demand_move_counts(request: Request, table: Table, seat: Seat) -> None:
    """Raise Refusal if a seat's player may not move because of a pause or of a computer, or has just lost on time."""
    player, number = table.player(seat), str(table.id)
    if player.answer is Answer.LEFT:
        log = await request.services.store.log(table.id)
        if any(entry == LogEntry(seat, LOST_ON_TIME) for entry in log):
            raise Refusal("move-lost-on-time", table=number)
    if table.phase is not Phase.RUNNING:
        return
    if is_replaced(player):
        take_back = ButtonSpec("button-take-seat-back", f"/back #{number}")
        raise Refusal("seat-by-computer", table=number).with_answer(buttons=[take_back])
    if table.paused:
        raise Refusal("move-paused", table=number).with_answer(buttons=announce.resume_button(table))


async def _find(request: Request, number: int | None, *criteria: Callable[[Table], bool]) -> Table:
    """The running table meant; raises Refusal, also for a named table that is not running."""
    table = await request.find_running(number, *criteria)
    if table.phase is Phase.OVER:
        raise game_over(table)
    if table.phase is not Phase.RUNNING:
        raise not_running(table)
    return table


def _timed(request: Request, table: Table) -> tuple[Table, Clocks]:
    """The table with its clocks charged up to now, and these; raises Refusal if it has none."""
    now = clocks_now(request.services, table)
    if now is None:
        raise Refusal("clock-none" if Due.LIMIT not in table.dues else "clock-of-rules", table=str(table.id))
    return replace(table, clocks=now), now


async def _directs(request: Request, table: Table) -> bool:
    """Whether the author directs the table's tournament, and so may act on its clocks."""
    if table.clocks is None or not table.clocks.tournament:
        return False
    tournament = await request.services.store.tournaments.of_table(table.id)
    return tournament is not None and tournament.director.person == request.person


def _own_name(request: Request, table: Table) -> Named:
    """The author as a fact of a sentence about a table, whether they sit there or not."""
    seat = table.seat_of(request.person)
    return request.line.author.name if seat is None else announce.name(table.player(seat))


def _late_others(request: Request, table: Table) -> tuple[Seat, ...]:
    now, own = clocks_now(request.services, table), table.seats_of(request.person)
    return () if now is None else tuple(seat for seat in now.late if seat not in own)


def _nobody_late(request: Request, table: Table) -> Refusal:
    """The refusal if there is nothing to claim; a late author is told that their own time has run out."""
    now, own = clocks_now(request.services, table), table.seats_of(request.person)
    is_own = now is not None and any(seat in now.late for seat in own)
    return Refusal("claim-own-time" if is_own else "claim-nobody-late", table=str(table.id))


async def _demand_choice_about(request: Request, table: Table, late: tuple[Seat, ...]) -> None:
    """Raise Refusal for a button of a message about other players without time, or of an earlier turn."""
    if request.line.pressed and slots.is_outdated_claim(await request.replied_slot(), table, late):
        raise Refusal("takeback-over", table=str(table.id))


def _acting_others(request: Request, table: Table) -> tuple[Seat, ...]:
    own = table.seats_of(request.person)
    return tuple(seat for seat in sorted(table.turn) if seat > 0 and seat not in own and is_playing(table.player(seat)))
