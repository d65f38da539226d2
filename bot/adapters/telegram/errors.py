"""Telegram's errors as exceptions of the chat port."""

import logging
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

import httpx
from telegram.error import BadRequest, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.warnings import PTBDeprecationWarning

from bot.chat.port import RateLimited, Refused, Unconfirmed, Unreachable

warnings.filterwarnings("ignore", ".*`retry_after` will be", PTBDeprecationWarning)  # `seconds` accepts both types

AWAY: Final = 5.0
"""Seconds to wait while Telegram cannot be reached, or refuses the token."""

_UNREACHABLE: Final = (
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
"""Parts of error messages, in lower case, that mean a chat where the bot cannot write."""

_TEMPORARY: Final = ("msg_wait_", "try again", "internal")
"""Parts of temporary errors with status 400, in lower case; all others are permanent."""

_TOO_LARGE: Final = "too large"
"""A part of errors with status 413, in lower case."""

_log = logging.getLogger(__name__)
# its log has a traceback for every message that has to wait
logging.getLogger("telegram.ext.AIORateLimiter").setLevel(logging.CRITICAL)


@contextmanager
def as_port() -> Iterator[None]:
    """Turn the library's errors into Unreachable, Refused, RateLimited or Unconfirmed."""
    try:
        yield
    except Forbidden as error:
        raise Unreachable(error.message) from error
    except BadRequest as error:
        if _says(error, _UNREACHABLE):
            raise Unreachable(error.message) from error
        if is_temporary(error):
            raise Unconfirmed(_reason(error)) from error
        raise Refused(_reason(error)) from error
    except InvalidToken as error:  # the requests for updates tell whether this lasts
        raise RateLimited(AWAY) from error
    except RetryAfter as error:
        _log.info("Telegram asks to wait %.0f s before sending a message.", seconds(error))
        raise RateLimited(seconds(error)) from error
    except NetworkError as error:
        if isinstance(error.__cause__, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout):
            raise RateLimited(AWAY) from error
        if _TOO_LARGE in error.message.lower():
            raise Refused(_reason(error)) from error
        raise Unconfirmed(_reason(error)) from error


def seconds(error: RetryAfter) -> float:
    """The seconds that Telegram asks to wait."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


def forbids_pictures(error: BadRequest) -> bool:
    """Whether a chat allows texts but no pictures."""
    said = error.message.lower()
    kinds = ("photos", "documents", "animations")
    return any(f"rights to send {kind}" in said for kind in kinds) or "chat_send_" in said


def is_temporary(error: BadRequest) -> bool:
    """Whether the same request may succeed later."""
    return _says(error, _TEMPORARY)


def is_unchanged(error: BadRequest) -> bool:
    """Whether an edit would change nothing."""
    return "message is not modified" in error.message.lower()


def has_no_text(error: BadRequest) -> bool:
    """Whether the message to edit has a caption instead of a text."""
    return "there is no text in the message" in error.message.lower()


def _says(error: BadRequest, signs: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return any(sign in said for sign in signs)


def described(error: TelegramError) -> str:
    """An error in one line: the system's message about the connection, or Telegram's message without quoted content."""
    if isinstance(error.__cause__, httpx.HTTPError):
        return error.message.removeprefix("httpx.")[:120]
    return f"{type(error).__name__}: {_reason(error)}"


def _reason(error: TelegramError) -> str:
    """Telegram's error message without its end, which may quote a person's text or the page of a proxy."""
    return re.split(r":|\. ", error.message, maxsplit=1)[0][:80]
