"""What a test looks for in the log: not what the stand-ins and the event loop say.

A stand-in's server complains of a program that hangs up while it reads a request, and the event loop of what an earlier test
in the same process has left open, whenever that is collected.
"""

import logging

import pytest

_OTHERS = ("aiohttp.server", "asyncio")


def records(caplog: pytest.LogCaptureFixture, least: int = logging.NOTSET) -> list[logging.LogRecord]:
    """The records of the program and its libraries that are at least as severe."""
    return [record for record in caplog.records if record.levelno >= least and record.name not in _OTHERS]
