"""The format of the log, text for people or JSON for a program that collects it, and what libraries may write there."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

_TALKATIVE: Final = {
    **dict.fromkeys(("aiohttp.access", "httpx", "httpcore", "telegram"), logging.WARNING),
    "telegram.request": logging.CRITICAL,
    "aiosqlite": logging.INFO,
    "discord": logging.INFO,
    "discord.client": logging.WARNING,  # each attempt to log in
}
"""Loggers that would write addresses with tokens in them, or all messages and stored data, hidden tiles included.

`telegram.request` logs each answer that is not JSON in full, such as the page of a proxy, as an error with a traceback.
"""


class JsonFormatter(logging.Formatter):
    """One JSON object for each event, on one line: time (UTC), level, logger, message and, for an exception, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as JSON."""
        event = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["traceback"] = self.formatException(record.exc_info)
        return json.dumps(event, ensure_ascii=False)


def formatter(setting: str) -> logging.Formatter:
    """The formatter for the setting LOG_FORMAT, `text` or `json`."""
    if setting == "json":
        return JsonFormatter()
    return logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


def set_up_log(level: str, setting: str) -> None:
    """Write the log, with Python's warnings, to standard error; `setting` is the value of LOG_FORMAT."""
    log = logging.StreamHandler()
    log.setFormatter(formatter(setting))
    logging.basicConfig(level=level, handlers=[log])
    logging.captureWarnings(capture=True)
    hush_libraries()


def hush_libraries() -> None:
    """Keep libraries from logging secrets and the content of messages."""
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
