"""Requests to Telegram that count each answer by its status."""

from collections.abc import Callable
from typing import Any

from telegram.error import TelegramError
from telegram.request import HTTPXRequest


class CountedRequest(HTTPXRequest):
    """Calls `responded` with the HTTP status of each answer, 0 if none came."""

    def __init__(self, responded: Callable[[int], None], **how: Any) -> None:
        super().__init__(**how)
        self._responded = responded

    async def do_request(self, *arguments: Any, **how: Any) -> tuple[int, bytes]:
        """Make a request, and count its answer."""
        try:
            status, payload = await super().do_request(*arguments, **how)
        except TelegramError:
            self._responded(0)
            raise
        self._responded(status)
        return status, payload
