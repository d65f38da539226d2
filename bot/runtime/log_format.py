"""The lines of the log: as text for people, or as JSON for a program that collects them."""

import json
import logging
from datetime import UTC, datetime


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
