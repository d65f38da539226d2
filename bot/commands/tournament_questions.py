"""Questions about a tournament, for their author alone, with a button for each possible answer.

What a new tournament leaves open is asked, and whether somebody leaves although that gives up their running game.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence, fits_button
from bot.chat.questions import LEAVING, TOURNAMENT
from bot.commands import questions
from bot.commands.context import CommandResult, Request
from bot.games.registry import load
from bot.grammar.command_types import TournamentCommand
from bot.grammar.tournament import typed_for
from bot.settings import FALLBACK
from bot.tables.options import PACE, TIME, in_words
from bot.tables.pace import NONE, PRESETS
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase
from bot.tournaments.tournament import Tournament

ROUNDS: Final = "rounds"
_LEAVE: Final = (
    ButtonSpec("button-tournament-leave", "/tournament leave yes"),
    ButtonSpec("button-tournament-stay", "/tournament leave no"),
)


def which_game(request: Request, key: str, allowed: Collection[str], command: TournamentCommand) -> Refusal:
    """The question with this key, with a button for each game that is allowed here."""
    answers = [(replace(command, game=name), "button-choice", load(name).title) for name in allowed]
    return _asking(request, Refusal(key), answers)


def which_pace(request: Request, command: TournamentCommand) -> Refusal | None:
    """The question about the pace, for an author who pressed the button of a game; None if it is answered."""
    if not request.line.pressed or PACE in command.options or TIME in command.options:
        return None
    more = [Sentence("tournament-paces-mean")]
    if ROUNDS not in command.options:
        more.append(Sentence("tournament-rounds-usual"))
    answers = [
        (replace(command, options={**command.options, PACE: name}), f"button-pace-{name}", "")
        for name in (*PRESETS, NONE)
    ]
    return _asking(request, Refusal("tournament-which-pace", more), answers)


async def settled(request: Request, command: TournamentCommand, result: CommandResult) -> CommandResult:
    """The result of setting a tournament up; if the last answer was pressed, the chosen answers replace the question."""
    told = replace(command, options=in_words(request.locale, command.game, command.options))
    line = Sentence("challenge-chosen", {"line": typed_for(told, request.locale)})
    chosen = await questions.in_place(request, TOURNAMENT, line)
    return result.changing(messages=(*chosen, *result.change.messages))


async def ask_before_leaving(
    request: Request, command: TournamentCommand, tournament: Tournament
) -> CommandResult | None:
    """The question whether the author is sure, None if they are or have no running game in the tournament."""
    if await questions.is_sure(request, LEAVING, said=command.answer is True):
        return None
    number = tournament.number_of(request.person)
    match = None if number is None else tournament.match_of(number)
    table = None if match is None else await request.services.store.table(match.table)
    if table is None or table.phase is not Phase.RUNNING or table.answer_of(request.person) is not Answer.ACCEPTED:
        return None
    asked = Sentence("tournament-leave-sure", {"table": str(table.id)})
    return await questions.ask(request, LEAVING, asked, buttons=_LEAVE)


def _asking(request: Request, refusal: Refusal, answers: Collection[tuple[TournamentCommand, str, str]]) -> Refusal:
    """The question with a button for each answer (its command, label key and name); it replaces the previous question."""
    lines = [(typed_for(command, FALLBACK), key, name) for command, key, name in answers]
    buttons = [ButtonSpec(key, line, name=name) for line, key, name in lines if fits_button(line, request.line)]
    return refusal.with_answer(slot=TOURNAMENT.slot(request.line.author.account), buttons=buttons)
