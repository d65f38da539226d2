"""Discord's errors as exceptions of the chat port, and lost connections as one line in the log."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.chat.port import RateLimited, Refused, Unconfirmed, Unreachable

LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection broke: a request may or may not have been carried out. Most errors of aiohttp are not an OSError."""

TROUBLE: Final = (discord.DiscordException, *LOST)
"""Every exception that a request to Discord may raise."""

UNKNOWN_MESSAGE: Final = 10008
NO_PERMISSION: Final = 50013
NO_HISTORY: Final = 160002
"""The code for a reply by a bot that may not read older messages."""

NO_PRIVATE_MESSAGES: Final = frozenset({50007, 50278})
"""Codes for a person who accepts no private messages from the bot."""

TOO_FAST: Final = 40003
"""The code for too many private conversations opened in a short time."""

AWAY: Final = 5.0
"""Seconds to wait while Discord cannot be reached."""

_UNREACHABLE: Final = NO_PRIVATE_MESSAGES | {
    TOO_FAST,
    10003,  # unknown channel
    10004,  # unknown server
    10013,  # unknown user
    50001,  # no access
    NO_PERMISSION,
    50083,  # the thread is archived
    160005,  # the thread is locked
}
"""Codes for a channel or person that no message can be sent to."""

_TEMPORARY_STATUS: Final = frozenset({401, 408, 425, 429})
_TEMPORARY: Final = frozenset(
    {
        20016,  # slow mode
        20022,  # an announcement may not be edited so often
        20028,  # this channel is written to too often
        20029,  # this server is written to too often
        40004,  # sending is disabled for a while
        40006,  # this feature is disabled for a while
        40062,  # too many requests
        110000,  # an index is not ready yet
        130000,  # overloaded
    }
)
"""Codes of temporary refusals, whatever the status is."""

_OUTAGE: Final = (discord.ConnectionClosed, discord.DiscordServerError, discord.GatewayNotFound, *LOST)

_RATE_LIMIT_SECONDS = 30.0


class ClientClosedError(aiohttp.ClientError):
    """The client was closed before the request could be sent."""


@contextmanager
def closed_as_lost(client: discord.Client) -> Iterator[None]:
    """Turn the RuntimeError of aiohttp for a closed session into ClientClosedError."""
    try:
        yield
    except RuntimeError as error:
        if not client.is_closed():
            raise
        raise ClientClosedError("the client is closed") from error


@contextmanager
def as_port() -> Iterator[None]:
    """Turn errors of discord.py and the network into Unreachable, Refused, RateLimited or Unconfirmed."""
    try:
        yield
    except discord.RateLimited as error:
        raise RateLimited(error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 429:
            raise RateLimited(_RATE_LIMIT_SECONDS) from error
        if error.code in _UNREACHABLE:
            raise Unreachable(str(error.code)) from error
        if is_permanent(error):
            raise Refused(described(error)) from error
        raise Unconfirmed(described(error)) from error
    except aiohttp.ClientConnectorError as error:  # nothing was sent
        raise RateLimited(AWAY) from error
    except LOST as error:
        raise Unconfirmed(described(error)) from error


def is_permanent(error: discord.HTTPException) -> bool:
    """Whether the same request would always be refused: every 4xx that is not known to be temporary.

    A 403 without JSON comes from a proxy in front of Discord and is temporary.
    """
    if not 400 <= error.status < 500 or error.status in _TEMPORARY_STATUS or error.code in _TEMPORARY:
        return False
    return error.status != 403 or "json" in error.response.headers.get("Content-Type", "")


def described(error: BaseException) -> str:
    """An error in one line for the log, without content and without the address, which may hold a token."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, error {error.code}"
    reason = error.strerror if isinstance(error, OSError) else None
    return f"{type(error).__name__}: {reason}" if reason else type(error).__name__


def in_one_line(record: logging.LogRecord) -> bool:
    """Turn discord.py's record of a lost connection into a warning of one line without a traceback; lets every record pass."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    if isinstance(error, _OUTAGE):
        record.msg, record.args, record.exc_info = f"{record.getMessage()} ({described(error)})", (), None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


for _name in ("discord.client", "discord.shard", "discord.gateway"):  # a filter applies to its own logger only
    logging.getLogger(_name).addFilter(in_one_line)
