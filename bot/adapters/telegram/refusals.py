"""What Telegram refuses, in the words of the chat port."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

import httpx
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter
from telegram.warnings import PTBDeprecationWarning

from bot.chat.port import RateLimited, Unreachable

warnings.filterwarnings(
    "ignore", ".*`retry_after` will be", PTBDeprecationWarning
)  # both its types are understood here

AWAY: Final = 5.0
"""Seconds to wait while Telegram cannot be reached."""

_SHUT: Final = (
    "chat not found",
    "user not found",
    "peer_id_invalid",
    "not enough rights",
    "have no rights",
    "need administrator rights",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_admin_required",
    "group chat was deactivated",
    "topic_closed",
    "topic_deleted",
    "topic_id_invalid",
    "message thread not found",
)
"""How the refusals begin, in lower case, that stand for a chat that cannot be written to."""


@contextmanager
def as_port() -> Iterator[None]:
    """Raise what the chat port knows for what Telegram refuses."""
    try:
        yield
    except Forbidden as error:
        raise Unreachable(error.message) from error
    except BadRequest as error:
        if any(sign in error.message.lower() for sign in _SHUT):
            raise Unreachable(error.message) from error
        raise
    except RetryAfter as error:
        raise RateLimited(seconds(error)) from error
    except NetworkError as error:
        if isinstance(error.__cause__, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout):
            raise RateLimited(AWAY) from error
        raise


def seconds(error: RetryAfter) -> float:
    """How long Telegram asks to wait."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


def no_pictures(error: BadRequest) -> bool:
    """Whether a chat takes words but no pictures."""
    said = error.message.lower()
    return "rights to send photos" in said or "rights to send documents" in said or "chat_send_" in said


def unchanged(error: BadRequest) -> bool:
    """Whether a message already is what it was to become."""
    return "message is not modified" in error.message.lower()


def textless(error: BadRequest) -> bool:
    """Whether a message has a caption instead of a text."""
    return "there is no text in the message" in error.message.lower()
