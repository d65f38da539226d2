"""Schemas as folders of numbered SQL files: which of them a database has not seen yet, whatever database it is."""

from collections.abc import Iterator
from pathlib import Path


class TooNew(Exception):
    """The database was written by a newer version of the program."""

    def told(self, database: object) -> str:
        """One sentence on that, for whoever operates the program."""
        return f"{database} was written by a newer version of this program; please update."


def check(schema: Path, seen: int) -> int:
    """How many files of a folder a database has not seen that has seen so many; raises TooNew."""
    steps = len(_files(schema))
    if seen > steps:
        raise TooNew(f"version {seen} of at most {steps}")
    return steps - seen


def unseen(schema: Path, seen: int) -> Iterator[tuple[int, str]]:
    """The files that a database has not seen: the number of each and its SQL; raises TooNew."""
    if check(schema, seen):
        for number, file in enumerate(_files(schema)[seen:], seen + 1):
            yield number, file.read_text("utf-8")


def _files(schema: Path) -> list[Path]:
    return sorted(schema.glob("*.sql"))
