"""Questions about settings that a new tournament leaves open, with a button for each possible answer."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence, fits_button
from bot.chat.slot_prefixes import TOURNAMENT_QUESTION
from bot.commands.context import CommandResult, Request
from bot.games.registry import load
from bot.grammar import tournament
from bot.grammar.command_types import TournamentCommand
from bot.settings import FALLBACK
from bot.tables.options import PACE, TIME
from bot.tables.pace import NONE, PRESETS
from bot.tables.refusal import Refusal

ROUNDS: Final = "rounds"


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


async def demand_own(request: Request) -> None:
    """Raise Refusal if the author pressed a button of another person's question."""
    slot = await request.replied_slot() if request.line.pressed else ""
    if slot.startswith(TOURNAMENT_QUESTION) and slot != _slot(request):
        raise Refusal("tournament-chosen-by-other")


async def settled(request: Request, command: TournamentCommand, result: CommandResult) -> CommandResult:
    """The result of setting a tournament up; if the last answer was pressed, the chosen answers replace the question."""
    slot = _slot(request)
    if not await request.is_pressed_in(slot):
        return result
    line = Sentence("challenge-chosen", {"line": tournament.typed_for(command, request.locale)})
    message = replace(request.message(line), slot=slot)
    return result.changing(messages=(message, *result.change.messages))


def _slot(request: Request) -> str:
    return f"{TOURNAMENT_QUESTION}{request.line.author.account.id}"


def _asking(request: Request, refusal: Refusal, answers: Collection[tuple[TournamentCommand, str, str]]) -> Refusal:
    """The question with a button for each answer (its command, label key and name); it replaces the previous question."""
    lines = [(tournament.typed_for(command, FALLBACK), key, name) for command, key, name in answers]
    buttons = [ButtonSpec(key, line, name=name) for line, key, name in lines if fits_button(line)]
    return refusal.with_answer(slot=_slot(request), buttons=buttons)
