"""`daily`: posts a puzzle in a channel every day, and shares people's results (V4)."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from bot.chat import slot_prefixes
from bot.chat.facts import Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Private
from bot.chat.rights import anybody_sets
from bot.commands import puzzles
from bot.commands.context import CommandResult, Request, Services
from bot.commands.preferences import own_choice
from bot.commands.puzzle_attempts import SharedResult, shared_results, with_shared
from bot.games.puzzles import of_day
from bot.grammar.command_types import SetDaily, ShowPuzzle
from bot.grammar.seconds import HOUR
from bot.messages import puzzle_messages
from bot.store.change import Change, Preference
from bot.tables.daily import MISSED, MOST_UNTRIED, UNTRIED, USUAL, Daily, day_in, with_missed
from bot.tables.refusal import Refusal

_SHARED: Final = "daily-shared"
"""The setting of a person with the results that they shared last."""

_SHARED_BY: Final = "daily-shared-by"
"""The setting of a channel about the results that were shared there last: a `_Sharing` in each line, the newest first."""

_DAYS: Final = 3
"""Results of so many days may be shared in a channel by turns, and those of each day stay together."""

_OFF: Final = ButtonSpec("button-daily-off", "/daily off")
_ON: Final = ButtonSpec("button-daily-on", f"/daily {USUAL}", name=USUAL)


async def daily(request: Request, command: SetDaily) -> CommandResult:
    """`daily`: in a channel, show or (moderators) set when it gets its puzzle; in private, today's puzzle. Raises Refusal."""
    if command.share:
        return await _share(request, command.day)
    changes = command.time or command.zone or command.off
    if request.line.private:
        if changes:
            raise Refusal("daily-in-channel")
        zone = await request.own_zone()
        return await puzzles.puzzle(request, ShowPuzzle(day=day_in(zone, request.services.now())))
    channel = request.line.channel
    now = await request.services.store.puzzles.daily(channel) or Daily(channel, "", "")
    if not changes:
        return _told(request, now)
    if not anybody_sets(request.line):
        request.demand_moderator(Refusal("settings-locked" if request.line.locked else "daily-moderators-only"))
    chosen = now.off() if command.off else await _chosen(request, command, now)
    told = _told(request, chosen, public=True)
    return (await puzzles.noting_try(request, told)).changing(daily=chosen)


async def post(services: Services, due: Daily) -> CommandResult:
    """The result that posts the puzzle of the day in a channel, and notes the days before that got none.

    After a midnight out of service, the next one comes at its hour. Where nobody has tried the last ones, no more come, and
    the channel is told.
    """
    now = services.now()
    day, locale = day_in(due.zone, now), await services.locale(due.channel)
    there = await services.store.preference(due.channel)
    if missed := due.missed(day):
        there = replace(there, settings={**there.settings, MISSED: with_missed(there.settings.get(MISSED, ""), missed)})
    if due.at(day) > now:
        return CommandResult(Change(daily=due.next(now), posted=due, preferences={due.channel: there}))
    following = replace(due, posted=day).next(now)
    untried = int(there.settings.get(UNTRIED, "0"))
    if untried >= MOST_UNTRIED:
        message, following = puzzle_messages.stopped(due, locale), due.off()
        there = puzzles.with_try(there)
    else:
        message = puzzle_messages.posted(of_day(day), day, due.channel, locale)
        there = replace(there, settings={**there.settings, UNTRIED: str(untried + 1)})
    return CommandResult(Change(messages=(message,), daily=following, posted=due, preferences={due.channel: there}))


async def _chosen(request: Request, command: SetDaily, now: Daily) -> Daily:
    """The new setting of a channel; without a typed time zone, the old one stays, else the author's own is used."""
    zone = command.zone or now.zone or await request.own_zone()
    return replace(now, time=command.time or now.time or USUAL, zone=zone).next(request.services.now())


def _told(request: Request, now: Daily, *, public: bool = False) -> CommandResult:
    """The answer with the time of a channel's puzzle, today's puzzle, and what moderators can change."""
    may_change = anybody_sets(request.line) or request.line.moderator is not False
    if not now.time:
        line, button = Sentence("daily-is-off"), _ON
        today = day_in("UTC", request.services.now())
    else:
        line, button = Sentence("daily-is-on", {"time": now.time, "zone": now.zone}), _OFF
        today = day_in(now.zone, request.services.now())
    buttons = (puzzle_messages.solve_button(today), *((button,) if may_change else ()))
    return request.answer(line, Sentence("daily-today"), buttons=buttons, public=public)


async def _share(request: Request, day: date | None) -> CommandResult:
    """Tell the channel the author's result of the puzzle of a day, else their newest, without a hint at its solution.

    One message has the results of all who have shared theirs; later, or if others stand below it, it is sent again.
    """
    line, services = request.line, request.services
    found = (await puzzles.own_results(request)).of(day)
    if found is None and day is not None:
        raise Refusal("daily-no-result-of-day", day=puzzle_messages.written_day(day, request.locale))
    channel = found.channel if found and line.private else line.channel
    if found is None or channel is None:
        raise Refusal("daily-nothing-to-share")
    await request.lock(channel)
    own, day = SharedResult(line.author.name, found.result), found.result.day
    there = await services.store.preference(channel)
    days = _sharings(there)
    before = next((one for one in days if one.day == day), _Sharing(day))
    others = [person for person in before.people if person != request.person]
    theirs = [await _shared(services, person, day) for person in others]
    results = [*(one for one in theirs if one is not None), (own, line.author.account)]
    locale = await services.locale(channel, line_locale=request.shared_locale)
    told = [(Mention(one.name, account, notify=False), one.result) for one, account in results]
    slot, buttons = f"{slot_prefixes.DAILY}{day.isoformat()}", (puzzle_messages.solve_button(day),)
    lines = puzzle_messages.shared_lines(told, locale)
    message = OutboxMessage(channel, lines, locale, slot=slot, buttons=buttons)
    above = await services.store.shown_at(channel, slot)
    now = _Sharing(day, before.sent, (*others, request.person))
    if not (above and services.now() - before.sent < HOUR and await services.store.is_last(channel, above)):
        now, message = replace(now, sent=services.now()), replace(message, anew=True, closes=slot)
    newest = (now, *(one for one in days if one.day != day))[:_DAYS]
    settings = {**there.settings, _SHARED_BY: "\n".join(map(str, newest))}
    there = puzzles.with_try(replace(there, settings=settings))
    shared = with_shared(await request.own_setting(_SHARED), own)
    preferences = {**await own_choice(request, {_SHARED: shared}), channel: there}
    answer = (request.message(Sentence("daily-shared-there")),) if line.private else ()
    message = message if line.private else replace(message, answers=line.id)
    return CommandResult(Change(messages=(message, *answer), preferences=preferences))


@dataclass(frozen=True, slots=True)
class _Sharing:
    """A day whose results were shared in a channel, when their message was `sent`, and who has shared, in order."""

    day: date
    sent: float = 0.0
    people: tuple[Person, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.day.isoformat(), f"{self.sent:.0f}", *(person.id for person in self.people)))

    @classmethod
    def read(cls, line: str) -> "_Sharing":
        """The inverse of `str`."""
        day, sent, *people = line.split()
        return cls(date.fromisoformat(day), float(sent), tuple(map(Person, people)))


def _sharings(there: Preference) -> tuple[_Sharing, ...]:
    """The days whose results were shared last in a channel with these preferences, the newest first."""
    return tuple(map(_Sharing.read, there.settings.get(_SHARED_BY, "").splitlines()))


async def _shared(services: Services, person: Person, day: date) -> tuple[SharedResult, Account] | None:
    """The result of a day that a person has shared, and an account of theirs; None if they are known no more."""
    for account in await services.store.accounts(person):
        there = await services.store.preference(Private(account))
        for one in shared_results(there.settings.get(_SHARED, "")):
            if one.result.day == day:
                return one, account
    return None
