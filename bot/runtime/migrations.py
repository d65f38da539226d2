"""Schemas as folders of numbered SQL files: which files an SQLite or PostgreSQL database still needs."""

from pathlib import Path


class TooNew(Exception):
    """The database was written by a newer version of the program."""

    def told(self, database: object) -> str:
        """One sentence that tells the operator so."""
        return f"{database} was written by a newer version of this program; please update."


def unseen(schema: Path, seen: int) -> list[tuple[int, str]]:
    """The files of a folder that a database lacks which has run the first `seen`: number and SQL of each; raises TooNew."""
    files = sorted(schema.glob("*.sql"))
    if seen > len(files):
        raise TooNew(f"version {seen} of at most {len(files)}")
    return [(number, file.read_text("utf-8")) for number, file in enumerate(files[seen:], seen + 1)]
