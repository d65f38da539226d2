"""The log after a failure: one line for an outage, which passes, a traceback for a mistake, which has to be mended."""

import errno
import json
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.chat.port import Unconfirmed
from bot.games.opponents import Opponents
from bot.runtime.log_format import formatter
from bot.runtime.outages import described, is_outage, log_failure
from bot.store.change import ServerAway, Unavailable
from tests.bot.stage import ANN, staged
from tests.logged import records

LOG = logging.getLogger("bot.test")


def busy() -> None:
    """A database that somebody else writes to."""
    with closing(sqlite3.connect("file:busy?mode=memory&cache=shared", uri=True, timeout=0)) as one:
        one.execute("CREATE TABLE shared (x)")
        one.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect("file:busy?mode=memory&cache=shared", uri=True, timeout=0)) as other:
            other.execute("BEGIN IMMEDIATE")


def wrong() -> None:
    """A statement that is a mistake."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("SELECT nothing FROM nowhere")


def raised(fails: Callable[[], object], frm: type[Exception] | None = None) -> Exception:
    try:
        try:
            fails()
        except Exception as error:
            if frm is None:
                raise
            raise frm from error
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def fail(error: Exception) -> Callable[[], None]:
    def failing() -> None:
        raise error

    return failing


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (raised(busy), "OperationalError: database table is locked"),
        (raised(busy, Unavailable), "OperationalError: database table is locked"),
        (raised(fail(ConnectionResetError(errno.ECONNRESET, "reset")), Unavailable), "ConnectionResetError: reset"),
        (
            raised(fail(FileNotFoundError(errno.ENOENT, "No such file or directory")), ServerAway),
            "the PostgreSQL server: FileNotFoundError: No such file or directory",
        ),
        (raised(fail(TimeoutError()), ServerAway), "the PostgreSQL server: TimeoutError"),
        (TimeoutError(), "TimeoutError"),
        (BrokenProcessPool("killed"), "BrokenProcessPool"),
        (OSError(errno.ENOSPC, "No space left on device"), "OSError: No space left on device"),
        (
            raised(fail(asyncpg.CannotConnectNowError("the database system is shutting down")), Unavailable),
            "CannotConnectNowError: the database system is shutting down",
        ),
        (
            raised(fail(asyncpg.DiskFullError("could not extend file: No space left on device")), Unavailable),
            "DiskFullError: could not extend file: No space left on device",
        ),
        (Unconfirmed("HTTP 502"), "Unconfirmed"),
        (Unavailable(), "Unavailable"),
    ],
)
def test_an_outage_is_one_line(caplog: pytest.LogCaptureFixture, error: Exception, line: str) -> None:
    assert is_outage(error)
    log_failure(LOG, error, "%d was not done", 7)
    [record] = records(caplog)
    assert (record.getMessage(), record.exc_info) == (f"7 was not done ({line})", None)
    assert json.loads(formatter("json").format(record)).keys() == {"time", "level", "logger", "message"}


@pytest.mark.parametrize(
    "error", [ValueError("odd"), raised(wrong), raised(wrong, Unavailable), FileNotFoundError(errno.ENOENT, "no file")]
)
def test_a_mistake_has_its_traceback(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    assert not is_outage(error)
    log_failure(LOG, error, "%d was not done", 7)
    [record] = records(caplog)
    assert record.getMessage() == "7 was not done"
    assert record.exc_info is not None
    told = json.loads(formatter("json").format(record))
    assert type(error).__name__ in told["traceback"]


def test_the_reason_never_quotes_what_an_exception_was_given() -> None:
    assert described(ConnectionError("with the text of a message")) == "ConnectionError"
    asked = asyncpg.InvalidTextRepresentationError("invalid input syntax: the text of a message")
    assert described(asked) == "InvalidTextRepresentationError"


async def test_a_busy_database_is_one_line_and_the_line_is_not_done(
    tmp_path: Path, opponents: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.store._database.rows("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable) as caught:
                await stage.say(ANN, "/help", id="again")
            other.execute("ROLLBACK")
        assert described(caught.value) == "OperationalError: database is locked"
        assert not records(caplog), "whoever hands the line in again tells of it"
        assert len(await stage.say(ANN, "/help", id="again")) == 1
