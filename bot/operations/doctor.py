"""`doctor`: checks everything the program needs and says what is wrong and how to fix it; changes nothing."""

import asyncio
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import aiohttp
from PIL import ImageFont

from bot.adapters.web import lacks_people, newest_nonce
from bot.adapters.web.database import SCHEMA as WEB_SCHEMA
from bot.chat.front import platform_of_front
from bot.chat.outbox_message import outbox_message_from_json
from bot.chat.port import platform_of
from bot.chat.text import Texts
from bot.operations.doctor_finding import Finding
from bot.runtime.files import is_public, room_beside, unwritable
from bot.runtime.listening import address, reason, to_change
from bot.runtime.migrations import TooNew
from bot.runtime.sqlite_file import connect_read_only, has_column, version
from bot.serving.chats import fronts_of
from bot.settings import DATA, ENV_FILE, Settings
from bot.store import runs
from bot.store.accounts import IDS
from bot.store.connection import Connection, Work
from bot.store.lock import InUse, lock_file, locked
from bot.store.server import CannotOpen, called, explained
from bot.store.sqlite import SCHEMA, at_once
from render.canvas import BOLD, FONTS, MEDIUM

_LEAST_SPACE: Final = 500e6
"""The least free bytes: room for a year of a busy community, and for a backup."""

_AHEAD: Final = 60.0
"""Seconds that a stored time may lie in the future."""

_OTHER_USER: Final = (
    "Run this command as the user that runs Summarum; if you do, check the file's owner, its rights and its disk."
)

_RIGHT_FILE: Final = "Stop Summarum, and put the right file back or restore both from backups of one time."

_PATIENCE: Final = aiohttp.ClientTimeout(10.0)
"""The timeout for the status page, which itself waits for the database."""


def doctor_command(settings: Settings) -> int:
    """Print a line for each finding; returns the exit status, 1 if something is wrong."""
    return asyncio.run(_print_findings(settings, ENV_FILE))


async def _print_findings(settings: Settings, env_file: Path) -> int:
    status = 0
    async for finding in look(settings, env_file):
        print(finding.line)  # noqa: T201
        status |= bool(finding.mend)
    return status


async def look(settings: Settings, env_file: Path | None = None) -> AsyncIterator[Finding]:
    """All findings, one after the other; `env_file` is the file of the settings."""
    languages = ", ".join(Texts.load(DATA / "text", default=settings.language).locales)
    yield Finding("languages", f"{languages}; {settings.language} is the default")
    files = (*([] if env_file is None else [env_file]), settings.database, settings.web_database)
    for finding in (fonts(), _space(settings.database), *map(_public, filter(is_public, files))):
        yield finding
    if settings.database_url:
        async for finding in _server_and_web(settings):
            yield finding
    else:
        for finding in _databases(settings):
            yield finding
    if settings.status_port:
        yield await _status_page(settings.status_host, settings.status_port)
    if settings.telegram_token or settings.discord_token:
        from bot.operations.doctor_platforms import look_at_discord, look_at_telegram  # noqa: PLC0415 - slow to import

        if settings.telegram_token:
            async for finding in look_at_telegram(settings):
                yield finding
        if settings.discord_token:
            async for finding in look_at_discord(settings):
                yield finding


def fonts(folder: Path = FONTS) -> Finding:
    """The finding about the fonts: whether they can be read."""
    names = []
    for face in (MEDIUM, BOLD):
        try:
            names.append(" ".join(filter(None, ImageFont.truetype(folder / face, 16).getname())))
        except OSError as error:
            state = f"{face} cannot be read ({error.strerror or error})"
            return Finding("fonts", state, f"Restore {folder} from the release.")
    return Finding("fonts", ", ".join(names))


def _space(database: Path) -> Finding:
    """The finding about free space on the disk of the databases."""
    free = room_beside(database)
    subject = f"space beside {database}"
    if free < _LEAST_SPACE:
        return Finding(subject, f"{free / 1e6:.0f} MB are free", "Make room: on a full disk no move can be stored.")
    return Finding(subject, f"{free / 1e9:.1f} GB are free")


def _public(file: Path) -> Finding:
    """The finding about a file that every user may read."""
    state = "every user of this computer may read it, with the tokens or hidden tiles in it"
    return Finding(f"file {file}", state, f"Run: chmod o= {file}")


async def _server_and_web(settings: Settings) -> AsyncIterator[Finding]:
    """The findings about the PostgreSQL server and the web chat's file beside it."""
    url, web = settings.database_url, settings.web_database
    findings = [await _server(url)]
    if settings.serves_web and web.exists():
        findings.append(_database(web, WEB_SCHEMA))
    for finding in findings:
        yield finding
    if settings.serves_web and not any(finding.mend for finding in findings):
        from bot.store.postgres_database import ask  # noqa: PLC0415 - asyncpg is optional

        with explained(url):
            met, known = await ask(url, _known_of(newest_nonce(web), runs.LAST_ON_SERVER))
        yield _belonging(web, met, known=known)


async def _server(url: str) -> Finding:
    """The finding about the PostgreSQL server: whether it can be used."""
    try:
        with explained(url):
            from bot.store.postgres_database import look  # noqa: PLC0415 - asyncpg is optional

            found = await look(url)
    except CannotOpen as error:
        return Finding("database", str(error).rstrip("."), "Check DATABASE_URL and the server.")
    return Finding("database", f"{called(url)} answers, {found}".replace("The database ", "", 1))


def _databases(settings: Settings) -> Iterator[Finding]:
    """The findings about the databases, and whether a program is running on them."""
    main, web = settings.database, settings.web_database
    if not main.exists():
        yield _missing(main, web)
    else:
        findings = [_database(main, SCHEMA)]
        if web.exists():
            findings.append(_database(web, WEB_SCHEMA))
        yield from findings
        if any(finding.mend for finding in findings):
            return
        if web.exists() or settings.serves_web:
            work = _known_of(newest_nonce(web), runs.LAST_IN_FILE)
            with closing(connect_read_only(main)) as db:
                if has_column(db, "account", "id"):  # else of an early version; the start brings it up to date
                    met, known = at_once(db, work)
                    yield _belonging(web, met, known=known)
        yield _clock(main)
        yield from _waiting(settings)
    yield _running(settings)


def _missing(main: Path, web: Path) -> Finding:
    """The finding about a missing database: whether it was never created, and whether it can be."""
    if why := unwritable(main):
        return Finding(f"database {main}", why, _OTHER_USER)
    if not web.exists():
        return Finding(f"database {main}", "it does not exist yet; the first start creates it")
    mend = "Stop Summarum, and put the file back or restore the newest backup; a start would create an empty one."
    return Finding(f"database {main}", f"it is missing, but {web.name} is there", mend)


def _database(path: Path, schema: Path) -> Finding:
    """The finding about a database: whether it is intact and of a usable version."""
    subject = f"database {path}"
    if why := unwritable(path):
        return Finding(subject, why, _OTHER_USER)
    try:
        with closing(connect_read_only(path)) as db:
            seen = version(db, schema)
            [(found,), *_] = db.execute("PRAGMA quick_check")
    except TooNew:
        return Finding(subject, "a newer version of this program wrote it", "Update this one.")
    except sqlite3.Error as error:
        mend = "Stop Summarum and restore the newest backup, or set DATABASE_PATH to another file."
        return Finding(subject, f"it cannot be read ({error})", mend)
    if found != "ok":
        return Finding(subject, "it is damaged", "Stop Summarum and restore the newest backup.")
    return Finding(subject, f"whole, {path.stat().st_size / 1e6:.1f} MB, version {seen}")


def _known_of(nonce: str | None, highest_number_query: str) -> Work[tuple[list[str], bool]]:
    """Reads the ids of all people met in the web chat, and whether the main database knows a nonce."""

    async def work(db: Connection) -> tuple[list[str], bool]:
        if highest_number_query == runs.LAST_ON_SERVER and await db.rows(
            "SELECT 1 WHERE to_regclass('account') IS NULL"
        ):
            return [], nonce is None  # nothing is there yet
        met = [id for (id,) in await db.rows(IDS, ("web",))]
        return met, nonce is None or await runs.knows(db, nonce, highest_number_query)

    return work


def _belonging(web: Path, met: Collection[str], *, known: bool) -> Finding:
    """The finding about both databases: whether they belong together, by the people whom the main one `met` in the web chat."""
    if lacks_people(web, met):
        state = "does not know most people of the web chat whom the other one knows" if web.exists() else "is missing"
        return Finding("both databases", f"{web.name} {state}", _RIGHT_FILE)
    if known:
        return Finding("both databases", "they belong together")
    return Finding("both databases", "they do not belong together", _RIGHT_FILE)


def _clock(main: Path) -> Finding:
    """The finding about the clock: whether the time of day is before stored times."""
    query = "SELECT max(coalesce((SELECT max(at) FROM inbox), 0), coalesce((SELECT max(created) FROM game_table), 0))"
    with closing(connect_read_only(main)) as db:
        [newest] = db.execute(query).fetchone()
    now = time.strftime("%Y-%m-%d %H:%M:%S %z")
    if newest > time.time() + _AHEAD:
        ahead = (newest - time.time()) / 60
        return Finding(
            "clock",
            f"it is {now}, {ahead:.0f} minutes before the newest stored time",
            "Set the clock of this computer.",
        )
    return Finding("clock", f"it is {now}")


def _waiting(settings: Settings) -> Iterator[Finding]:
    """The findings about messages that wait for a platform that is not set up."""
    served = set(map(platform_of_front, fronts_of(settings)))
    with closing(connect_read_only(settings.database)) as db:
        if not has_column(db, "outbox", "message"):  # of an early version; the start brings it up to date
            return
        stored = [outbox_message_from_json(message) for (message,) in db.execute("SELECT message FROM outbox")]
    waiting = Counter(platform_of(message.to) for message in stored)
    for platform, messages in sorted(waiting.items()):
        if platform not in served:
            state = (
                f"{messages} wait for it, but it is not set up; they are deleted a month after their games have ended"
            )
            yield Finding(f"messages for {platform}", state)


def _running(settings: Settings) -> Finding:
    """The finding about the program: whether it is running on the database; if not, whether the web chat can listen."""
    if lock_file(settings.database).exists():
        try:
            with locked(settings.database):
                pass
        except InUse:
            return Finding("program", "it is running on this database")
        except (sqlite3.Error, OSError) as error:
            return Finding("program", f"cannot tell whether it is running ({error})", "Fix the problems above first.")
    if not settings.serves_web:
        return Finding("program", "it is not running")
    where = address(settings.web_host, settings.web_port)
    if refusal := _refusal(settings.web_host, settings.web_port):
        state = f"the web chat cannot listen on {where} ({reason(refusal)})"
        return Finding("program", state, f"Set {to_change(refusal, 'WEB')}.")
    return Finding("program", f"it is not running; the web chat can listen on {where}")


async def _status_page(host: str, port: int) -> Finding:
    """The finding about the status page: what it says, or whether it can be opened if nothing answers."""
    subject, where = "status page", address(host, port)
    try:
        async with aiohttp.ClientSession(timeout=_PATIENCE) as http, http.get(f"http://{where}/healthz") as answer:
            wrong = [str(one) for one in (await answer.json())["wrong"]]
    except aiohttp.ClientConnectorError:
        if refusal := _refusal(host, port):
            state = f"it cannot be opened on {where} ({reason(refusal)})"
            return Finding(subject, state, f"Set {to_change(refusal, 'STATUS')}.")
        return Finding(subject, f"nothing listens on {where} yet; it can be opened there")
    except TimeoutError:
        mend = "If that is Summarum, it hangs: restart it. If not, set STATUS_PORT to another port."
        return Finding(subject, f"{where} accepts connections but does not answer", mend)
    except (aiohttp.ClientError, ValueError, LookupError, TypeError):
        return Finding(subject, f"another program answers on {where}", "Set STATUS_PORT to another port.")
    if wrong:
        return Finding(subject, f"{where} says: {'; '.join(wrong)}", "docs/running.md says what to do under Watching.")
    return Finding(subject, f"{where} says that all is well")


def _refusal(host: str, port: int) -> OSError | None:
    """The error that keeps a page from listening there, or None."""
    plain = host.strip("[]")
    family = socket.AF_INET6 if ":" in plain else socket.AF_INET
    try:
        socket.getaddrinfo(plain, port)  # reports an unknown name more clearly than create_server
        with socket.create_server((plain, port), family=family):
            return None
    except OSError as error:
        return error
