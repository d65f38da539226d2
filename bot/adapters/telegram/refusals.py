"""What Telegram refuses, in the words of the chat port."""

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

import httpx
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter
from telegram.warnings import PTBDeprecationWarning

from bot.chat.port import RateLimited, Refused, Unconfirmed, Unreachable

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
"""What the refusals say, in lower case, that stand for a chat that cannot be written to."""

_PASSING: Final = ("msg_wait_", "try again", "internal")
"""What the refusals with status 400 say, in lower case, that the same message need not meet again; all others are for good."""

_TOO_LARGE: Final = "too large"
"""What the refusals with status 413 say, in lower case."""

_log = logging.getLogger(__name__)
# a traceback for every message that has to wait
logging.getLogger("telegram.ext.AIORateLimiter").setLevel(logging.CRITICAL)


@contextmanager
def as_port() -> Iterator[None]:
    """Raise what the chat port knows for what Telegram refuses."""
    try:
        yield
    except Forbidden as error:
        raise Unreachable(error.message) from error
    except BadRequest as error:
        if _says(error, _SHUT):
            raise Unreachable(error.message) from error
        if _says(error, _PASSING):
            raise Unconfirmed(_reason(error)) from error
        raise Refused(_reason(error)) from error
    except RetryAfter as error:
        _log.info("Telegram asks to wait for %.0f s with a message.", seconds(error))
        raise RateLimited(seconds(error)) from error
    except NetworkError as error:
        if isinstance(error.__cause__, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout):
            raise RateLimited(AWAY) from error
        if _TOO_LARGE in error.message.lower():
            raise Refused(_reason(error)) from error
        raise Unconfirmed(_reason(error)) from error


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


def _says(error: BadRequest, signs: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return any(sign in said for sign in signs)


def _reason(error: NetworkError) -> str:
    """What Telegram says without what it quotes: that may be somebody's words."""
    return error.message.partition(":")[0][:80]
