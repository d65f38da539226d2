"""The question whether somebody leaves a tournament although that gives up their running game."""

from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.slot_prefixes import LEAVING
from bot.commands.context import CommandResult, Request
from bot.grammar.command_types import TournamentCommand
from bot.messages import slots
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase
from bot.tournaments.tournament import Tournament

_LEAVE: Final = ButtonSpec("button-tournament-leave", "/tournament leave yes")


async def question(request: Request, command: TournamentCommand, tournament: Tournament) -> CommandResult | None:
    """The question whether the author is sure, None if they are or have no running game in the tournament.

    A press counts only below their own question. Raises Refusal for the button of another person's question.
    """
    slot = slots.leaving(request.line.author.account)
    if request.line.pressed and (pressed := await request.replied_slot()) != slot:
        if pressed.startswith(LEAVING):
            raise Refusal("tournament-leave-other")
    elif command.sure:
        return None
    number = tournament.number_of(request.person)
    match = None if number is None else tournament.match_of(number)
    table = None if match is None else await request.services.store.table(match.table)
    if table is None or table.phase is not Phase.RUNNING or table.answer_of(request.person) is not Answer.ACCEPTED:
        return None
    asked = Sentence("tournament-leave-sure", {"table": str(table.id)})
    message = request.message(asked, buttons=(_LEAVE,))
    return CommandResult.saying(replace(message, slot=slot, anew=True, closes=slot))


async def answered(request: Request) -> tuple[OutboxMessage, ...]:
    """What the author's question becomes once they have left: a line in its place, or nothing but a question without button."""
    slot = slots.leaving(request.line.author.account)
    if await request.is_pressed_in(slot):
        left = Sentence("tournament-left", {"player": request.line.author.name})
        return (replace(request.message(left), slot=slot),)
    asked = await request.services.store.shown_at(request.here, slot)
    return () if asked is None else (slots.closing(request.message().to, slot),)
