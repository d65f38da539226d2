"""Questions about the settings that a new tournament leaves open, with a button for each possible answer."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence, fits_button
from bot.commands.context import Request
from bot.games.registry import load
from bot.grammar import tournament, words
from bot.grammar.command_types import TournamentCommand
from bot.settings import FALLBACK
from bot.tables.options import PACE, TIME
from bot.tables.pace import NONE, PRESETS
from bot.tables.refusal import Refusal
from bot.tournaments.tournament import USUAL_ROUNDS

ROUNDS: Final = "rounds"


def which_game(key: str, allowed: Collection[str], command: TournamentCommand) -> Refusal:
    """The sentence of this key with a button for each game that may be played here."""
    return _asking(Refusal(key), [(replace(command, game=name), load(name).title) for name in allowed])


def which_pace(request: Request, command: TournamentCommand) -> Refusal | None:
    """The question for the pace, for a person who pressed the button of a game; None if it is answered."""
    if not request.line.pressed or PACE in command.options or TIME in command.options:
        return None
    more = [Sentence("challenge-paces-mean")]
    if ROUNDS not in command.options:
        more.append(Sentence("tournament-rounds-usual", {"rounds": str(USUAL_ROUNDS)}))
    answers = [
        (replace(command, options={**command.options, PACE: name}), words.value_shown(name, request.locale))
        for name in (*PRESETS, NONE)
    ]
    return _asking(Refusal("tournament-which-pace", more), answers)


def _asking(refusal: Refusal, answers: Collection[tuple[TournamentCommand, str]]) -> Refusal:
    lines = [(tournament.typed_for(command, FALLBACK), label) for command, label in answers]
    buttons = [ButtonSpec("button-choice", line, name=label) for line, label in lines if fits_button(line)]
    return refusal.with_answer(buttons=buttons)
