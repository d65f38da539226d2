"""`ban`, `unban`, `rename` and `words`: what the operator does for the web chat, whether or not the program runs.

Each is one short transaction on the web chat's file; a running program acts on it within seconds, else the next start does.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final, Literal, TypeAlias

from bot.adapters.web import nicknames, rooms
from bot.adapters.web.database import SCHEMA
from bot.adapters.web.moderation import moderate
from bot.adapters.web.recovery import replace_phrase
from bot.chat.moderation import Act
from bot.runtime.failure import Failure
from bot.runtime.migrations import TooNew, unseen
from bot.runtime.sqlite_file import version
from bot.settings import Settings

OperatorAct: TypeAlias = Act | Literal["words"]

_PATIENCE: Final = 10.0
"""Seconds to wait while the program writes."""

_DONE: Final = {
    "ban": "{name} is banned from the web chat, and gives up their games.",
    "unban": "{name} may come into the web chat again.",
    "rename": "{name} is called {new} from now on.",
    "words": "The five words of {name} are now, in place of any before: {new}",
}
_IMPOSSIBLE: Final = {
    "nick": "has 1 to 20 letters of any alphabet, digits, - or _, and no blanks",
    "alphabets": "is written in one alphabet",
    "taken": "must be free, and look like nobody else's",
}


def moderate_command(settings: Settings, act: OperatorAct, whom: str, new: str) -> int:
    """Run `ban WHOM` and the like; returns the exit status, raises Failure."""
    try:
        with _changing(settings) as db:
            person, name = _find(db, whom)
            if act == "words":
                new = replace_phrase(db, person)
            elif (code := moderate(db, act, person, new)) != "done":
                raise Failure(f"A nickname {_IMPOSSIBLE[code]}.")
    except sqlite3.Error as error:
        raise Failure(f"{settings.web_database} cannot be used: {error}.") from error
    print(_DONE[act].format(name=name, new=new))  # noqa: T201
    if act == "rename" and nicknames.key(name) in map(nicknames.key, settings.web_leaders):
        print(f"Change WEB_LEADERS too: whoever comes in as {name} now has the rights of a leader.")  # noqa: T201
    return 0


@contextmanager
def _changing(settings: Settings) -> Iterator[sqlite3.Connection]:
    """A transaction on the web chat's file; raises Failure, or sqlite3.Error."""
    path = settings.web_database
    if not path.exists():
        raise Failure(f"{path} does not exist.")
    with closing(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)) as db:
        try:
            if unseen(SCHEMA, version(db, SCHEMA)):
                raise Failure(f"{path} was written by an older version of this program: start Summarum once.")
        except TooNew as error:
            raise Failure(error.told(path)) from error
        db.execute("PRAGMA secure_delete = ON")
        db.execute("BEGIN IMMEDIATE")  # closing without a commit undoes everything
        yield db
        db.execute("COMMIT")


def _find(db: sqlite3.Connection, whom: str) -> tuple[str, str]:
    """Id and nickname of the person with this nickname, or `web/ID`; raises Failure if there is none."""
    platform, slash, id = whom.partition("/")
    by_id = bool(slash) and platform == rooms.PLATFORM
    key = id if by_id else nicknames.key(whom.removeprefix("@"))
    found = db.execute(f"SELECT id, name FROM identity WHERE {'id' if by_id else 'nick'} = ?", (key,)).fetchone()
    if found is None:
        raise Failure(f"Nobody in the web chat is called {whom}.")
    return found[0], found[1]
