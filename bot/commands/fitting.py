"""What is offered to whoever asks too few people for a game: computers on the places left, or a game of its kind for fewer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, fits_button
from bot.chat.port import Account
from bot.commands.challenge_questions import button_line
from bot.games.registry import GAMES, load, prefix
from bot.grammar.command_types import Challenge
from bot.tables.refusal import Refusal
from core.game import Level

_SEATS: Final = ("challenge-seats", "challenge-seats-exactly")


def with_ways_to_fit(
    refusal: Refusal, command: Challenge, people: Mapping[str, Account], refused: Callable[[Challenge], Refusal | None]
) -> Refusal:
    """The refusal of a challenge; if too few people are asked, with a button for each way to play with them all the same.

    `people` has the account of each token, if known; `refused` returns the refusal of a complete challenge, or None.
    """
    if refusal.says(*_SEATS) and command.opponents and not refusal.buttons:
        facts = refusal.lines[0].facts
        ways = _ways(command, int(str(facts["low"])) - int(str(facts["asked"])), refused)
        buttons = (ButtonSpec(label, button_line(one, people), name=name) for one, label, name in ways)
        refusal.buttons = tuple(button for button in buttons if fits_button(button.command))
    return refusal


def _ways(
    command: Challenge, missing: int, refused: Callable[[Challenge], Refusal | None]
) -> Iterator[tuple[Challenge, str, str]]:
    """The challenges that fit, each with the label of its button and the name in it."""
    if missing > 0 and refused(_with_computers(command, Level.CLUB, missing)) is None:
        yield _with_computers(command, None, missing), "button-add-computer", ""  # its level is asked next
    for name in GAMES:
        if name != command.game and prefix(name) == prefix(command.game):
            other = replace(command, game=name)
            if refused(other) is None:
                yield other, "button-choice", load(name).title


def _with_computers(command: Challenge, level: Level | None, count: int) -> Challenge:
    return replace(command, computers=(*command.computers, *[level] * count))
