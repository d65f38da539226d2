"""Adapts a public message of a table to each of its places and watching channels; pure."""

from dataclasses import replace
from typing import Final

from bot.chat.facts import Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage
from bot.chat.port import Address, platform_of

HOW_TO_BE_HEARD: Final = "how-to-be-heard"
"""The key of the line that says which lines the bot receives in a channel; only for the channel of the command."""

FOR_PLAYERS: Final = "game-ended-for"
"""The key of the line that notifies players of the end of their game; only for the places of a table."""


def for_place(
    message: OutboxMessage, to: Address, locale: str, *, home: str, typed_here: bool, answers: str | None
) -> OutboxMessage:
    """The message for one address. A handle notifies only on the platform `home`."""

    def mention(one: Mention) -> Mention:
        return replace(one, notify=False) if one.account is None and one.person is None else one

    lines = tuple(line for line in message.lines if typed_here or line.key != HOW_TO_BE_HEARD)
    if platform_of(to) != home:
        lines = tuple(line.with_mentions(mention) for line in lines)
    return replace(message, to=to, lines=lines, locale=locale, answers=answers)


def for_watchers(
    message: OutboxMessage,
    to: Address,
    locale: str,
    *,
    answers: str | None = None,
    buttons: tuple[ButtonSpec, ...] = (),
) -> OutboxMessage:
    """The message for a channel that only watches: it notifies nobody, and has no buttons for playing."""
    about = (line for line in message.lines if line.key != FOR_PLAYERS)
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
