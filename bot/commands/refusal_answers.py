"""The answers to commands that were refused."""

from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.port import Private
from bot.commands.context import CommandResult, Request
from bot.commands.finished_games import ONLY_LESSON
from bot.commands.game_end import next_steps
from bot.grammar.words import PREFIX
from bot.messages import slots
from bot.store.change import Change
from bot.tables.refusal import GAME_OVER, Refusal
from bot.tables.table import Phase

_TO_BEGIN: Final = (ButtonSpec("button-play-now", "/challenge"),)
_NOTHING_GOING_ON: Final = frozenset(
    {
        "games-finished-none",
        ONLY_LESSON,
        "games-none",
        "no-table-here",
        "no-table-private",
        "stats-none",
        "tables-none",
    }
)
"""Refusals whose answer has a button to begin a game."""

_MOST_OPEN: Final = 3
"""The most tables with an open seat that an answer tells of."""


async def answer_refusal(request: Request, refusal: Refusal) -> CommandResult:
    """The answer that tells a refusal to its author."""
    if refusal.limit:
        return tell_limit_once(request, refusal.lines[0].key, *refusal.lines)
    facts = refusal.lines[0].facts
    # `own` is "no" if somebody else, not the author, has finished no game yet
    begins = refusal.says(*_NOTHING_GOING_ON) and facts.get("own") != "no"
    buttons = (*_TO_BEGIN, *refusal.buttons) if begins else refusal.buttons
    if refusal.says(GAME_OVER):
        buttons = await _next_steps(request, int(str(facts["table"])))
    lines = (*refusal.lines, *await _open_seats(request)) if refusal.says("no-table-here") else refusal.lines
    message = request.message(
        *lines, picture=refusal.picture, table=refusal.table, secret=refusal.secret, buttons=buttons
    )
    message = replace(message, can_be_public=refusal.can_be_public)
    if request.line.pressed and not (buttons or refusal.slot):  # only its author sees the answer to a press
        message = replace(message, locale=request.own_locale)
    if refusal.slot:
        message = await request.in_slot(message, refusal.slot)
    plays = any(button.command.startswith(f"{PREFIX}play ") for button in refusal.buttons)
    if refusal.table and (refusal.picture or plays) and isinstance(message.to, Private):
        slot = slots.rack(refusal.table)  # the move that succeeds in the end replaces it
        message = replace(message, slot=slot, anew=True, closes=slot if plays else "")
    return CommandResult.saying(message)


async def _open_seats(request: Request) -> tuple[Sentence, ...]:
    """A line for each of the newest tables here where the author may take an open seat."""
    tables = [one for one in await request.tables((Phase.OPEN,)) if one.has_open_seat and not request.is_seated(one)]
    return tuple(Sentence("no-table-open", {"table": str(one.id), "game": one.title}) for one in tables[-_MOST_OPEN:])


async def _next_steps(request: Request, number: int) -> tuple[ButtonSpec, ...]:
    """The buttons that the refusal of a command for a finished game offers its author."""
    if request.line.pressed and not request.line.private:
        # the end of the game, just above, offers them; and on Telegram only an answer without buttons stays private
        return ()
    table = await request.services.store.table(number)
    if table is None or await request.services.store.tournaments.of_table(number) is not None:
        return ()  # a tournament says who plays whom next
    seat = table.seat_of(request.person)
    return await next_steps(request.services, table, (seat,) if seat else ())


def tell_limit_once(request: Request, kind: str, *lines: Sentence) -> CommandResult:
    """A private message to the author about a limit, or nothing if they were told recently."""
    if request.services.limits.count_notice(request.line.author.account, kind, request.line.id):
        return request.answer(*lines, secret=True)
    return CommandResult(Change())
