"""Summarum on Discord."""

from bot.adapters.discord.chat import DiscordChat, RefusedTokenError

__all__ = ["DiscordChat", "RefusedTokenError"]
