"""`daily`: posts a puzzle in a channel every day, and shares people's results (V4)."""

from dataclasses import replace
from typing import Final

from bot.chat import slot_prefixes
from bot.chat.facts import Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.rights import anybody_sets
from bot.commands import puzzles
from bot.commands.context import CommandResult, Request, Services
from bot.games.puzzles import of_day
from bot.grammar import command_types as types
from bot.messages import puzzle_messages
from bot.store.change import Change
from bot.tables.daily import MISSED, USUAL, Daily, day_in, with_missed
from bot.tables.refusal import Refusal

_OFF: Final = ButtonSpec("button-daily-off", "/daily off")
_ON: Final = ButtonSpec("button-daily-on", f"/daily {USUAL}", name=USUAL)


async def daily(request: Request, command: types.Daily) -> CommandResult:
    """`daily`: in a channel, show or (moderators) set when it gets its puzzle; in private, today's puzzle. Raises Refusal."""
    if command.share:
        return await _share(request)
    changes = command.time or command.zone or command.off
    if request.line.private:
        if changes:
            raise Refusal("daily-in-channel")
        zone = await request.own_zone()
        return await puzzles.puzzle(request, types.Puzzle(day=day_in(zone, request.services.now())))
    now = await request.services.store.puzzles.daily(request.line.channel)
    if not changes:
        return _told(request, now)
    if not anybody_sets(request.line):
        request.demand_moderator(Refusal("settings-locked" if request.line.locked else "daily-moderators-only"))
    if command.off:
        told = _told(request, None, public=True)
        return told.changing(daily=Daily(request.line.channel, "", ""))
    chosen = await _chosen(request, command, now)
    told = _told(request, chosen, public=True)
    return told.changing(daily=chosen)


async def post(services: Services, due: Daily) -> CommandResult:
    """The result that posts the puzzle of the day in a channel, and notes the days before that got none."""
    now = services.now()
    day, locale = day_in(due.zone, now), await services.locale(due.channel)
    following = replace(due, posted=day).next(now)
    if day == due.posted:  # the clock was set back
        return CommandResult(Change(daily=following, posted=due))
    message = puzzle_messages.posted(of_day(day), day, due.channel, locale)
    change = Change(messages=(message,), daily=following, posted=due)
    if not (missed := due.missed(day)):
        return CommandResult(change)
    there = await services.store.preference(due.channel)
    settings = {**there.settings, MISSED: with_missed(there.settings.get(MISSED, ""), missed)}
    return CommandResult(replace(change, preferences={due.channel: replace(there, settings=settings)}))


async def _chosen(request: Request, command: types.Daily, now: Daily | None) -> Daily:
    """The new setting of a channel; without a typed time zone, the old one stays, else the author's own is used."""
    zone = command.zone or (now.zone if now else await request.own_zone())
    time = command.time or (now.time if now else USUAL)
    posted = now.posted if now else None
    return Daily(request.line.channel, time, zone, posted=posted).next(request.services.now())


def _told(request: Request, now: Daily | None, *, public: bool = False) -> CommandResult:
    """The answer with the time of a channel's puzzle, today's puzzle, and what moderators can change."""
    may_change = anybody_sets(request.line) or request.line.moderator is not False
    if now is None:
        line, button = Sentence("daily-is-off"), _ON
        today = day_in("UTC", request.services.now())
    else:
        line, button = Sentence("daily-is-on", {"time": now.time, "zone": now.zone}), _OFF
        today = day_in(now.zone, request.services.now())
    buttons = (puzzle_messages.solve_button(today), *((button,) if may_change else ()))
    return CommandResult.saying(request.message(line, buttons=buttons, public=public))


async def _share(request: Request) -> CommandResult:
    """Tell the channel the author's result of the puzzle of the day, without a hint at its solution."""
    line, services = request.line, request.services
    stored = await request.own_setting(puzzles.NEWEST_RESULT)
    newest = puzzles.NewestResult.from_json(stored) if stored else None
    channel = newest.channel if newest and line.private else line.channel
    if newest is None or channel is None:
        raise Refusal("daily-nothing-to-share")
    result = newest.result
    locale = await services.locale(channel, line_locale=request.locale)
    player = Mention(line.author.name, line.author.account, notify=False)
    said = Sentence("daily-shared", {"player": player, **result.facts(locale)})
    slot = f"{slot_prefixes.DAILY}{result.day.isoformat()}/{line.author.account.id}"
    shared = OutboxMessage(channel, (said,), locale, slot=slot, buttons=(puzzle_messages.solve_button(result.day),))
    if line.private:
        return CommandResult.saying(shared, request.message(Sentence("daily-shared-there")))
    return CommandResult.saying(replace(shared, answers=line.id))
