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
    """The command with the nicknames behind it; raises CommandError."""
    names = [word.removeprefix("@") for word in typed.rest.split()]
    most = 2 if typed.name == "rename" else 1
    if len(names) > most:
        raise typed.error("unexpected-word", word=names[most])
    name, new, *_ = *names, "", ""
    return Moderate(table=typed.table, act=typed.name, name=name, new=new)  # type: ignore[arg-type]
