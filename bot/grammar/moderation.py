"""The commands of leaders of the web chat: put somebody out, let them in again, give them another nickname."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.grammar.command_line import CommandLine
from bot.grammar.command_types import Command

MODERATING: Final = frozenset({"ban", "unban", "rename"})
"""The commands that only the web chat has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moderate(Command):
    """Put the person with the nickname `name` out, let them in, or call them `new`; without a name, list who is out."""

    act: Literal["ban", "unban", "rename"]
    name: str = ""
    new: str = ""


def moderate(typed: CommandLine) -> Moderate:
    """The command with the nicknames behind it, of which a new one may have blanks; raises CommandError."""
    name, *more = [word.removeprefix("@") for word in typed.rest.split()] or [""]
    if more and typed.name != "rename":
        raise typed.error("unexpected-word", word=more[0])
    return Moderate(table=typed.table, act=typed.name, name=name, new=" ".join(more))  # type: ignore[arg-type]
