"""Commands that depend on who types them: those of moderators, and those of who sits at a table."""

from typing import Final

from bot.chat.port import Incoming
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.command_groups import Command
from bot.grammar.command_types import (
    Accept,
    AskHint,
    Away,
    Back,
    Bare,
    Challenge,
    Claim,
    Close,
    Daily,
    GiveTime,
    Join,
    Learn,
    Part,
    Pause,
    Play,
    Puzzle,
    Rack,
    Rematch,
    Resign,
    Resume,
    Settings,
    TakeBack,
    TournamentCommand,
    Try,
    Unwatch,
)

_LEADING: Final = frozenset({"start", "next", "end", "drop", "close"})
"""What a tournament's director does with it, or a moderator in their place."""


def needs_moderator(command: Command | Bare | None) -> bool:
    """Whether a command is, at least at times, for moderators alone."""
    leads = isinstance(command, TournamentCommand) and command.act in _LEADING
    return leads or isinstance(command, Close | Part | Unwatch | Settings | Daily)


def needs_seat(command: Command | Bare | None) -> bool:
    """Whether a command is for who sits at a table, or gets a seat by it, now or in a later round; or solves puzzles."""
    seats = isinstance(command, Challenge | Accept | Join | Learn | Rematch | Play | Try | Rack | AskHint)
    plays = isinstance(command, Resign | TakeBack | Claim | GiveTime | Pause | Resume | Away | Back | Puzzle)
    return seats or plays or (isinstance(command, TournamentCommand) and command.act == "join")


def wants_rights(line: Incoming) -> bool:
    """Whether it matters for a line if its author is a moderator: for a chat that has to look that up."""
    if line.private:
        return False
    try:
        return needs_moderator(parse(line.text, addressed=line.addressed, replied=line.replied))
    except CommandError:
        return False
