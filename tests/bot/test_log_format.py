"""The log as JSON: every event is one line that a program can read."""

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.runtime.log_format import formatter
from bot.settings import Settings
from tests.crash.program import ROOT, Program
from tests.shared import talk


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


def test_what_python_warns_of_is_an_event_too() -> None:
    warns = "from bot.runtime.log_format import set_up_log; import warnings\nset_up_log('INFO', 'json')\nwarnings.warn('old')"
    said = subprocess.run([sys.executable, "-c", warns], cwd=ROOT, capture_output=True, text=True, check=True).stderr
    event = json.loads(said)
    assert event["level"] == "WARNING"
    assert "old" in event["message"]


@pytest.mark.slow
async def test_a_program_that_ends_by_a_fault_logs_it_as_json(tmp_path: Path) -> None:
    """A database without the row that every run counts in, which nobody can have made by using the program."""
    database = tmp_path / "odd.sqlite3"
    await talk(Settings(database=database, web_port=0), "Ann", "/help")
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("DELETE FROM service")
    program = await Program.launch(database, LOG_FORMAT="json")
    status, logged = await program.came_to_an_end()
    assert status == 1
    told = [json.loads(event) for event in logged.splitlines()]
    assert told[-1]["level"] == "CRITICAL"
    assert "ValueError" in told[-1]["traceback"]


async def test_a_page_instead_of_an_answer_is_weather_and_not_written_down(tmp_path: Path) -> None:
    """A proxy before Telegram answers with a page of its own, which could hold anything."""
    asked = asyncio.Semaphore(0)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.0 502 Bad Gateway\r\n\r\n<html>all that was said</html>")
        await writer.drain()
        writer.close()
        asked.release()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
        program = await Program.launch(
            tmp_path / "games.sqlite3",
            LOG_FORMAT="json",
            LOG_LEVEL="DEBUG",
            TELEGRAM_TOKEN="123456:token-of-the-tests",
            TELEGRAM_API_BASE=f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}",
        )
        for _ in range(2):
            await asked.acquire()
        logged = await program.stop()
    told = [json.loads(event) for event in logged.splitlines()]
    assert any("Telegram cannot be reached (NetworkError: " in event["message"] for event in told)
    assert [event for event in told if event["level"] not in ("DEBUG", "INFO", "WARNING")] == []
    assert "all that was said" not in logged
    assert "token-of-the-tests" not in logged


async def test_a_program_in_trouble_logs_nothing_but_json(tmp_path: Path) -> None:
    """The last heartbeat cannot be stored: that is an event with a traceback."""
    database = tmp_path / "failing.sqlite3"
    program = await Program.launch(database, LOG_FORMAT="json", LOG_LEVEL="INFO")
    assert await program.ready() is not None
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("DROP TABLE service")
    _, logged = await program.told_to_stop()
    told = [json.loads(event) for event in logged.splitlines()]
    assert any("no such table" in event.get("traceback", "") for event in told)
    assert told[-1]["message"].startswith("Summarum did not stop cleanly"), "what is said to whoever started it"
