"""Offers buttons with the lines that a misspelt line may mean."""

import re
from collections.abc import Iterator
from typing import Final

from bot.chat.outbox_message import ButtonSpec, fits_button
from bot.commands.challenge_questions import button_line
from bot.commands.context import Request
from bot.commands.reading import as_command
from bot.grammar import words
from bot.grammar.challenge import typed_for
from bot.grammar.command import split_command
from bot.grammar.command_error import CommandError
from bot.grammar.command_types import Challenge, Command, ForgetMe, Link, Resign

_NOT_BY_A_BUTTON: Final = (ForgetMe, Link, Resign)
"""Commands whose arguments are on no button: others could press it by mistake and not undo it, or a message must not repeat
them."""

_NAMES: Final = ("opponent-needs-at", "opponent-needs-at-near")
"""The codes of errors about a word that may be a name without its `@`."""

_MOST_CORRECTED: Final = 3
"""How many words of a line are corrected at once."""


def buttons_for_meant(request: Request, error: CommandError) -> tuple[ButtonSpec, ...]:
    """Buttons with the lines that a line which cannot be read may mean; none if it needs more corrections."""
    meant = _meant(request, error, _MOST_CORRECTED)
    return tuple(button for text, command in meant if (button := _button(request, text, command)) is not None)


def _meant(request: Request, error: CommandError, most: int) -> Iterator[tuple[str, Command]]:
    """The lines that can be read once up to `most` words are corrected, without prefix, each with its command."""
    for text in _corrected(error, names_known=request.line.names_known):
        try:
            command = as_command(request, words.PREFIX + text)
        except CommandError as further:
            if most > 1:
                yield from _meant(request, further, most - 1)
        else:
            if isinstance(command, Command):
                yield text, command


def _corrected(error: CommandError, *, names_known: bool) -> Iterator[str]:
    """The line of an error, once with each word that may be meant by the wrong one."""
    wrong, facts = error.facts.get("word", ""), error.facts
    meant = (
        facts["games"].split(", ") if error.code == "which-game" else [facts["nearest"]] if "nearest" in facts else []
    )
    if error.code in _NAMES and names_known:
        meant.append(f"@{wrong}")
    pattern = re.compile(rf"(?<![\w@-]){re.escape(wrong)}(?![\w-])")
    behind = len(error.line.partition(" ")[0])  # the command may be the same word
    if found := pattern.search(error.line, behind) or pattern.search(error.line):
        yield from (error.line[: found.start()] + word + error.line[found.end() :] for word in meant)


def _button(request: Request, text: str, command: Command) -> ButtonSpec | None:
    """A button with a command that was meant; None if it may not stand on one, or does not fit."""
    if isinstance(command, Challenge):
        line, label = button_line(command, request.line.mentions), typed_for(command, request.locale)
    else:
        word, rest = split_command(text)
        if rest and isinstance(command, _NOT_BY_A_BUTTON):
            return None
        line, label = (f"{words.PREFIX}{name} {rest}".rstrip() for name in (words.parse_command(word) or word, word))
    return ButtonSpec("button-choice", line, name=label) if fits_button(line, request.line) else None
