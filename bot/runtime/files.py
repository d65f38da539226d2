"""The files of the program: whose they are, and what may not be written."""

import os
import pwd
import shutil
from pathlib import Path


def make_private(path: Path) -> None:
    """Make an empty file, if there is none, which its owner alone may read; raises OSError."""
    if not path.exists():
        path.touch(0o600)
        give_to_owner_of_folder(path)


def give_to_owner_of_folder(path: Path) -> None:
    """Give a file that root has made to whoever has the folder: the program, which is not root, could not use it."""
    if os.geteuid() == 0:
        folder = path.resolve().parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def is_public(path: Path) -> bool:
    """Whether everybody on this computer may read a file that is there."""
    return (
        path.exists()
        and bool(path.stat().st_mode & 0o004)
        and all(folder.stat().st_mode & 0o001 for folder in path.resolve().parents)
    )


def room_beside(path: Path) -> int:
    """The bytes that are free on the disk of a file, whether it is there or not; raises OSError."""
    return shutil.disk_usage(path.resolve().parent).free


def unwritable(database: Path) -> str:
    """What keeps this user from writing to a database, in a few words; empty if nothing does.

    Beside the file itself that may be its folder, or a file that belongs to it.
    """
    found = database.resolve()
    parts = (found.with_name(f"{found.name}{ending}") for ending in ("", "-wal", "-shm", "-lock"))
    for path, needed in ((found.parent, os.W_OK | os.X_OK), *((part, os.R_OK | os.W_OK) for part in parts)):
        if os.access(path, os.F_OK) and not os.access(path, needed):
            return f"{_name(os.geteuid())} may not write to {path}, which belongs to {_name(path.stat().st_uid)}"
    return ""


def why_unusable(error: Exception, *databases: Path) -> str:
    """What kept databases from being used, in words: a right that is missing, else what the system or SQLite says."""
    cause = error.__cause__ or error
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return next(filter(None, map(unwritable, databases)), said)


def _name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:  # in a container, say
        return f"user {user}"
