"""Summarum on Telegram: updates come in by long polling, messages go out over the Bot API."""

from bot.adapters.telegram.chat import OFFICIAL, Rates, TelegramChat

__all__ = ["OFFICIAL", "Rates", "TelegramChat"]
