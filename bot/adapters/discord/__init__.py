"""Summarum on Discord."""

from bot.adapters.discord.chat import DiscordChat

__all__ = ["DiscordChat"]
