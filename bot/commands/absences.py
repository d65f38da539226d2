"""`away` and `back`: the clocks of absent players stop in games where players have days (T5)."""

from collections.abc import Sequence
from datetime import UTC, datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from bot.chat.facts import FactValue, Moment, TimeSpan
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.person import Person
from bot.commands.changes import change_within_turn
from bot.commands.context import CommandResult, Request, Services
from bot.commands.finished_games import PAGE, finished
from bot.commands.running_clocks import with_clocks
from bot.grammar.command_types import Away
from bot.grammar.dates import next_day
from bot.messages import announce
from bot.messages.clocks import rounded
from bot.store.change import Change
from bot.tables import absence
from bot.tables.absence import Absence, away_until
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table, is_playing
from core.game import Seat

_MY_GAMES: Final = ButtonSpec("button-games", "/games")
_FINISHED_GAMES: Final = ButtonSpec("button-games-finished", "/games finished")


async def away(request: Request, command: Away) -> CommandResult:
    """`away`: be absent for some days; all tables are told until when."""
    services = request.services
    now, year = services.served(), datetime.fromtimestamp(services.now(), UTC).year
    before = await services.store.absences(request.person)
    allowed = absence.seconds_left(before, year, now)
    seconds = await _until_end(request, command.until) if command.until else command.seconds
    possible = rounded(max(0.0, allowed))
    if not possible:
        raise Refusal("away-none-left", most=TimeSpan(absence.MOST_AWAY))
    if seconds is None or seconds <= 0:
        raise Refusal("away-how-long", left=TimeSpan(possible))
    if seconds > allowed:
        raise Refusal("away-too-long", left=TimeSpan(possible))
    begun = Absence(request.line.id, request.person, now, now + seconds, year, request.line.author.account)
    until = _moment(services, now + seconds)
    changes, kept, others = await _at_all_tables(request, [request.person], now + seconds, until)
    stopped = len(changes) + kept
    facts: dict[str, FactValue] = {"time": TimeSpan(rounded(seconds)), "until": until, "count": stopped}
    left = rounded(allowed - seconds)
    lines = [Sentence("away-set", {**facts, "left": TimeSpan(left)}) if left else Sentence("away-set-last", facts)]
    if others:
        lines.append(Sentence("away-not-at", {"tables": ", ".join(f"#{table.id}" for table in others)}))
    answer = request.message(*lines)
    absences = (*absence.ended(before, now), begun)
    return CommandResult(Change(messages=(answer,), absences=absences, also=changes))


async def _until_end(request: Request, typed: str) -> int:
    """The seconds until the last minute of a day in the author's time zone; raises Refusal unless it is a future day."""
    now = datetime.fromtimestamp(request.services.now(), ZoneInfo(await request.own_zone()))
    day = next_day(typed, now.date())
    if day is None:
        raise Refusal("away-unreadable", word=typed)
    return int((datetime.combine(day, time(23, 59), now.tzinfo) - now).total_seconds())


async def back(request: Request) -> CommandResult | None:
    """End the author's absence; None if they are not away."""
    services = request.services
    now, before = services.served(), await services.store.absences(request.person)
    ended = absence.ended(before, now)
    if not ended:
        return None
    changed, *_ = await _at_all_tables(request, [request.person], now, None)
    lines, buttons = [Sentence("back-set", {"count": len(changed)})], [_MY_GAMES] if changed else []
    if over := await _ended_since(request, min(one.since for one in ended)):
        lines.append(Sentence("back-ended", {"count": over}))
        buttons.append(_FINISHED_GAMES)
    answer = request.message(*lines, buttons=tuple(buttons))
    return CommandResult(Change(messages=(answer,), absences=ended, also=changed))


async def is_away(request: Request) -> bool:
    """Whether the author is away now."""
    services = request.services
    return away_until(await services.store.absences(request.person), services.served()) is not None


async def lines_while_away(request: Request, table: Table, seat: Seat) -> tuple[Sentence | None, Sentence | None]:
    """The lines that tell all and the author that they, who have just taken this seat back, are still away.

    None for both if they are not, and for all if the absence does not stop the clock of this seat.
    """
    services = request.services
    until = away_until(await services.store.absences(request.person), services.served())
    if until is None:
        return None, None
    moment = _moment(services, until)
    stopped = table.absent_until(seat) == until
    return _told(table, seat, moment) if stopped else None, Sentence("seat-back-away", {"until": moment})


async def shared(request: Request, *people: Person) -> tuple[Change, ...]:
    """The changes to the tables of people who become one: the absence of either now stops all their clocks (I1, T5)."""
    services = request.services
    found = [one for person in people for one in await services.store.absences(person)]
    if (until := away_until(found, services.served())) is None:
        return ()
    changed, *_ = await _at_all_tables(request, people, until, _moment(services, until))
    return changed


def _moment(services: Services, served: float) -> Moment:
    """A time in seconds of service as people read it."""
    return Moment(services.now() + served - services.served())


async def _ended_since(request: Request, since: float) -> int:
    """How many of the author's games have ended since a time in seconds of service, as far as one page lists them."""
    began = request.services.now() - (request.services.served() - since)
    return sum((one.table.ended or 0.0) >= began for one in await finished(request, most=PAGE))


async def _at_all_tables(
    request: Request, people: Sequence[Person], until: float, told_until: Moment | None
) -> tuple[tuple[Change, ...], int, tuple[Table, ...]]:
    """The changes to all tables of these people where that stops or starts a clock, and the timed tables where it cannot.

    Between them, at how many tables the clock stands still until then already. Their absence lasts `until` a time, which
    players read as `told_until`; None means that they are back.
    """
    services = request.services
    tables = [table for person in people for table in await services.store.tables_of(person, (Phase.RUNNING,))]
    changes, kept, others = [], 0, []
    for found in sorted(tables, key=lambda table: table.id):  # so that no two commands deadlock
        table = await request.lock_and_reload(found)
        seat = next(filter(None, map(table.seat_of, people)), None)
        if seat is None or table.clocks is None or not is_playing(table.player(seat)):
            continue
        now = table.clocks.charged(services.served())
        before = now.of(seat).away
        if before == until or (told_until is None and before <= now.at):  # nothing changes for this clock
            kept += told_until is not None
            continue
        after = with_clocks(table, now.absent(seat, until))
        if after.absent_until(seat) != until:
            others.append(table)
            continue
        line = _told(table, seat, told_until)
        changes.append((await change_within_turn(services, after, line)).change)
    return tuple(changes), kept, tuple(others)


def _told(table: Table, seat: Seat, until: Moment | None) -> Sentence:
    """The line by which the others at a table are told until when a player is away, or for None that they are back."""
    return Sentence(
        "back-told" if until is None else "away-told",
        {"player": announce.name(table.player(seat)), "table": str(table.id), "until": until or ""},
    )
