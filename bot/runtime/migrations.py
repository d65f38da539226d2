"""Schemas as folders of numbered SQL files: which files an SQLite or PostgreSQL database still needs."""

from collections.abc import Iterator
from pathlib import Path


class TooNew(Exception):
    """The database was written by a newer version of the program."""

    def told(self, database: object) -> str:
        """One sentence that tells the operator so."""
        return f"{database} was written by a newer version of this program; please update."


def check(schema: Path, seen: int) -> int:
    """How many files of a folder are still missing in a database that has run the first `seen`; raises TooNew."""
    steps = len(_files(schema))
    if seen > steps:
        raise TooNew(f"version {seen} of at most {steps}")
    return steps - seen


def unseen(schema: Path, seen: int) -> Iterator[tuple[int, str]]:
    """The files that are still missing in a database: the number and the SQL of each; raises TooNew."""
    if check(schema, seen):
        for number, file in enumerate(_files(schema)[seen:], seen + 1):
            yield number, file.read_text("utf-8")


def _files(schema: Path) -> list[Path]:
    return sorted(schema.glob("*.sql"))
