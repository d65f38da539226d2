"""Adapts a public message of a table to each of its places and watching channels; pure."""

from dataclasses import replace
from typing import Final

from bot.chat.facts import Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Address, platform_of

HOW_TO_BE_HEARD: Final = "how-to-be-heard"
"""The key of the line that says which lines the bot receives in a channel: known for the channel of the command alone.

Its fact `platform` is empty if the bot receives all lines there, and `UNKNOWN` in a message that no command of a channel has
caused. Other channels are told what to do if there is no answer.
"""

UNKNOWN: Final = "unknown"

_ANSWERS_ALL: Final = "web"
"""The platform where the bot receives every line."""

FOR_PLAYERS: Final = "game-ended-for"
"""The key of the line that notifies players of the end of their game; only for the places of a table."""


def for_place(
    message: OutboxMessage, to: Address, locale: str, *, home: str, typed_here: bool, answers: str | None
) -> OutboxMessage:
    """The message for one address. A handle notifies only on the platform `home`."""

    def mention(one: Mention) -> Mention:
        return replace(one, notify=False) if one.account is None and one.person is None else one

    lines = tuple(one for line in message.lines for one in _heard(line, platform_of(to), typed_here=typed_here))
    if platform_of(to) != home:
        lines = tuple(line.with_mentions(mention) for line in lines)
    return replace(message, to=to, lines=lines, locale=locale, answers=answers)


def _heard(line: Sentence, platform: str, *, typed_here: bool) -> tuple[Sentence, ...]:
    """A line as it is told in a place on a platform: none if it is on how to be heard, and the bot hears everything there."""
    if line.key != HOW_TO_BE_HEARD:
        return (line,)
    if typed_here and line.facts["platform"] != UNKNOWN:
        return (line,) if line.facts["platform"] else ()
    return () if platform == _ANSWERS_ALL else (Sentence(f"{HOW_TO_BE_HEARD}-perhaps", {"platform": platform}),)


def for_watchers(
    message: OutboxMessage,
    to: Address,
    locale: str,
    *,
    answers: str | None = None,
    buttons: tuple[ButtonSpec, ...] = (),
) -> OutboxMessage:
    """The message for a channel that only watches: it notifies nobody, and has no buttons for playing."""
    about = (line for line in message.lines if line.key not in (FOR_PLAYERS, HOW_TO_BE_HEARD))
    said = [replace(line, key=_OF_OTHERS.get(line.key, line.key)) for line in about]
    said.sort(key=lambda line: line.key in _LAST)
    lines = tuple(line.with_mentions(lambda one: replace(one, notify=False)) for line in said)
    told = replace(message, to=to, lines=lines, locale=locale, answers=answers, buttons=buttons, silent=True)
    return replace(told, closes="", settled=())


_OF_OTHERS: Final = {
    "turn": "turn-other",
    "turn-several": "turn-several-others",
    "pause-asked": "pause-asked-others",
    "takeback-seat": "takeback-seat-others",
}
"""The keys of lines that address players, each with the key of the same line for others."""

_LAST: Final = ("turn-other", "turn-several-others")
"""The keys of lines that call players to act, which come last for others."""
