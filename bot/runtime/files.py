"""The files of the program: their owners, and why one cannot be written."""

import os
import pwd
import shutil
from pathlib import Path


def make_private(path: Path) -> None:
    """Create an empty file that only its owner may read, if there is none; raises OSError."""
    if not path.exists():
        path.touch(0o600)
        give_to_owner_of_folder(path)


def give_to_owner_of_folder(path: Path) -> None:
    """Give a file that root has created to the owner of its folder, since the program does not run as root."""
    if os.geteuid() == 0:
        folder = path.resolve().parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def is_public(path: Path) -> bool:
    """Whether an existing file may be read by every user of this computer."""
    return (
        path.exists()
        and bool(path.stat().st_mode & 0o004)
        and all(folder.stat().st_mode & 0o001 for folder in path.resolve().parents)
    )


def room_beside(path: Path) -> int:
    """The free bytes on the disk of a file, which need not exist; raises OSError."""
    return shutil.disk_usage(path.resolve().parent).free


def unwritable(database: Path) -> str:
    """Why this user cannot write to a database, in a few words; empty if they can.

    It checks the file, its folder and the files that SQLite keeps beside it.
    """
    found = database.resolve()
    if found.parent.is_dir() and os.statvfs(found.parent).f_flag & os.ST_RDONLY:
        return f"the disk of {found.parent} is mounted read-only, perhaps after an error (`dmesg` tells more)"
    parts = (found.with_name(f"{found.name}{ending}") for ending in ("", "-wal", "-shm", "-lock"))
    for path, needed in ((found.parent, os.W_OK | os.X_OK), *((part, os.R_OK | os.W_OK) for part in parts)):
        if os.access(path, os.F_OK) and not os.access(path, needed):
            me, owner = os.geteuid(), path.stat().st_uid
            theirs = f" (`chmod u+rwX {path}` allows it)" if me == owner else ""
            return f"{_name(me)} may not write to {path}, which belongs to {_name(owner)}{theirs}"
    return ""


def why_unusable(error: Exception, *databases: Path) -> str:
    """Why databases cannot be used, in words: a missing right, else the message of the system or of SQLite."""
    cause = error.__cause__ or error
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return next(filter(None, map(unwritable, databases)), said)


def _name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:  # this id has no name, as in a container
        return f"user {user}"
