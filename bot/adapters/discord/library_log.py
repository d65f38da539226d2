"""Logs a lost connection of discord.py as one line without a traceback."""

import logging
from typing import Final

import discord

from bot.adapters.discord.errors import LOST, described

_OUTAGE: Final = (discord.ConnectionClosed, discord.DiscordServerError, discord.GatewayNotFound, *LOST)


def in_one_line(record: logging.LogRecord) -> bool:
    """Turn the record of a lost connection into a warning of one line; lets every record pass."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    if isinstance(error, _OUTAGE):
        record.msg, record.args, record.exc_info = f"{record.getMessage()} ({described(error)})", (), None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


for _name in ("discord.client", "discord.shard", "discord.gateway"):  # a filter applies to its own logger only
    logging.getLogger(_name).addFilter(in_one_line)
