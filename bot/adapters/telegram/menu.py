"""The command menu of Telegram, in every language, for groups and for private chats."""

import logging
import re
from collections.abc import Iterator
from typing import Final

from telegram import Bot, BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import BadRequest, RetryAfter, TelegramError

from bot.adapters.telegram.errors import seconds
from bot.chat.text import Texts
from bot.grammar import words
from bot.runtime.backoff import Pause, backoff
from bot.settings import FALLBACK

GROUPS: Final = (
    "challenge", "accept", "decline", "join", "play", "rack", "board", "hint", "takeback", "resign", "rematch", "tables",
    "games", "clock", "nudge", "claim", "time", "pause", "resume", "away", "back", "invite", "part", "watch", "replay",
    "review", "puzzle", "daily", "tournament", "best", "rating", "stats", "leaderboard", "learn", "rules", "settings",
    "confirm", "help",
)  # fmt: skip
PRIVATE: Final = (
    "challenge", "games", "try", "rack", "board", "hint", "takeback", "resign", "rematch", "clock", "nudge", "remind", "away",
    "back", "claim", "time", "pause", "resume", "confirm", "invite", "join", "part", "replay", "review", "puzzle", "tables",
    "best", "rating", "stats", "leaderboard", "learn", "rules", "settings", "language", "theme", "link", "accounts", "unlink",
    "help",
)  # fmt: skip
"""The commands, most needed first."""

FIRST: Final = 5.0
LONGEST: Final = 900.0
"""Seconds before the next attempt: the first wait and the longest."""

_ALLOWED: Final = re.compile("[a-z0-9_]{1,32}")

_log = logging.getLogger(__name__)


def commands(texts: Texts, names: tuple[str, ...], locale: str) -> tuple[BotCommand, ...]:
    """These commands by their words in a language, or the fallback's word if Telegram does not allow the letters."""
    keys = {name: texts.in_words_of("telegram", f"menu-{name}", locale) for name in names}
    return tuple(BotCommand(_word(name, locale), texts.plain(keys[name], locale)) for name in names)


async def show(bot: Bot, texts: Texts, pause: Pause) -> None:
    """Register the commands with Telegram if it has others; retry until that works."""
    waits, told = backoff(FIRST, LONGEST), False
    for scope, code, wanted in _menus(texts):
        while True:
            try:
                if await bot.get_my_commands(scope=scope, language_code=code) != wanted:
                    await bot.set_my_commands(wanted, scope=scope, language_code=code)
            except BadRequest as error:  # the same list would be refused again
                _log.error("Telegram refuses a list of commands: %s", error)
            except TelegramError as error:
                if not told:
                    _log.warning("The commands cannot be shown on Telegram yet (%s); trying again.", error)
                    told = True
                await pause(max(next(waits), seconds(error) if isinstance(error, RetryAfter) else 0.0))
                continue
            break


def _word(name: str, locale: str) -> str:
    """The word of a command in letters that Telegram allows."""
    shown = (words.fold(words.localized("commands", name, code)).replace("-", "_") for code in (locale, FALLBACK))
    return next(word for word in shown if _ALLOWED.fullmatch(word))


def _menus(texts: Texts) -> Iterator[tuple[BotCommandScope, str, tuple[BotCommand, ...]]]:
    """Every list of commands with its scope and language; the empty language stands for all others."""
    scopes: tuple[tuple[BotCommandScope, tuple[str, ...]], ...] = (
        (BotCommandScopeAllGroupChats(), GROUPS),
        (BotCommandScopeAllPrivateChats(), PRIVATE),
    )
    default, *_ = texts.locales
    for scope, names in scopes:
        yield scope, "", commands(texts, names, default)
        for locale in texts.locales:
            yield scope, locale.partition("-")[0], commands(texts, names, locale)
