"""The list of commands that Telegram shows, in every language and for each kind of chat."""

import logging
from typing import Final

from telegram import Bot, BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.chat import words
from bot.chat.text import Texts

GROUPS: Final = (
    "challenge", "accept", "decline", "join", "play", "rack", "board", "hint", "resign", "rematch", "tables",
    "tournament", "best", "rules", "help",
)  # fmt: skip
PRIVATE: Final = (
    "challenge", "try", "rack", "board", "hint", "resign", "rematch", "tables", "best", "rules", "language", "theme",
    "help",
)  # fmt: skip

_log = logging.getLogger(__name__)


def commands(texts: Texts, names: tuple[str, ...], locale: str) -> tuple[BotCommand, ...]:
    """These commands by their words in a language, in the letters Telegram allows."""
    return tuple(
        BotCommand(
            words.fold(words.shown(name, locale)).replace("-", "_"), texts.plain(f"telegram-menu-{name}", locale)
        )
        for name in names
    )


async def show(bot: Bot, texts: Texts) -> None:
    """Make Telegram show the commands there are; nothing is sent that it shows already."""
    scopes: tuple[tuple[BotCommandScope, tuple[str, ...]], ...] = (
        (BotCommandScopeAllGroupChats(), GROUPS),
        (BotCommandScopeAllPrivateChats(), PRIVATE),
    )
    default, *_ = texts.locales
    try:
        for scope, names in scopes:
            for code in ("", *texts.locales):
                wanted = commands(texts, names, code or default)
                if await bot.get_my_commands(scope=scope, language_code=code) != wanted:
                    await bot.set_my_commands(wanted, scope=scope, language_code=code)
    except TelegramError as error:
        _log.warning("The list of commands could not be shown on Telegram: %s", error)
