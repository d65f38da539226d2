"""`join`, `leave`, `begin` and `cancel`: for a challenge, else for the channel's unfinished tournament."""

from collections.abc import Awaitable
from typing import Literal

from bot.chat.outbox_message import Sentence
from bot.commands import challenges, tournament_setup, tournaments
from bot.commands.context import CommandResult, Request
from bot.grammar.command_types import Begin, Cancel, JoinTable, Leave, TournamentCommand
from bot.tables.refusal import Refusal
from bot.tournaments.tournament import Stage


async def join(request: Request, command: JoinTable) -> CommandResult:
    """Take an open seat at a table; if there is none, join the tournament."""
    try:
        return await challenges.join(request, command)
    except Refusal as refusal:
        if command.table is not None or not refusal.says("no-challenge"):
            raise
        if await tournament_setup.going_here(request) is None:
            raise
    return await tournaments.act(request, TournamentCommand(act="join", client_seed=command.client_seed))


async def leave(request: Request, command: Leave) -> CommandResult:
    """Leave a table that has not begun; if there is none, say how to leave the tournament."""
    return await _or_hint(request, challenges.leave(request, command), "leave")


async def begin(request: Request, command: Begin) -> CommandResult:
    """Begin with those who have accepted so far; without a challenge, say how to begin the tournament."""
    return await _or_hint(request, challenges.begin(request, command), "begin")


async def cancel(request: Request, command: Cancel) -> CommandResult:
    """Cancel the author's challenge; if there is none, say how to close the tournament, or to give up a running game."""
    return await _or_hint(request, challenges.cancel(request, command), "cancel")


async def _or_hint(
    request: Request, tried: Awaitable[CommandResult], act: Literal["leave", "begin", "cancel"]
) -> CommandResult:
    """The result; a refusal because there is no challenge also names the command for the tournament or the game."""
    try:
        return await tried
    except Refusal as refusal:
        if refusal.says("no-challenge-accepted", "no-challenge-of-yours") and await _may(request, act):
            refusal.lines = (*refusal.lines, Sentence("tournament-instead", {"act": act}))
        if act == "cancel" and refusal.says("no-challenge-of-yours") and await request.own_games():
            refusal.lines = (*refusal.lines, Sentence("resign-instead"))
        raise


async def _may(request: Request, act: Literal["leave", "begin", "cancel"]) -> bool:
    going = await tournament_setup.going_here(request)
    if going is None:
        return False
    if act == "leave":
        return request.person in going.people
    return going.director.person == request.person and (act == "cancel" or going.stage is Stage.OPEN)
