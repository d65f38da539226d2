"""The log as JSON: every event is one line that a program can read."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.runtime.log_format import formatter
from tests.crash.program import Program


def record(message: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("bot.service", logging.WARNING, "service.py", 1, message, arguments, None)


def test_text_of_several_lines_is_one_line_of_json() -> None:
    line = formatter("json").format(record("two\nlines of %s", "“words”"))
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("time").endswith("+00:00")
    assert told == {"level": "WARNING", "logger": "bot.service", "message": "two\nlines of “words”"}


def test_text_is_as_before() -> None:
    assert formatter("text").format(record("said")).endswith(" WARNING bot.service: said")


async def test_a_program_in_trouble_logs_nothing_but_json(tmp_path: Path) -> None:
    """The last heartbeat cannot be stored: that is an event with a traceback."""
    database = tmp_path / "failing.sqlite3"
    program = await Program.launch(database, LOG_FORMAT="json", LOG_LEVEL="INFO")
    assert await program.ready() is not None
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("DROP TABLE service")
    _, logged = await program.told_to_stop()
    *events, sentence = logged.splitlines()
    told = [json.loads(event) for event in events]
    assert any("no such table" in event.get("traceback", "") for event in told)
    assert sentence.startswith("Summarum did not stop in order"), "what is said to whoever started it"
