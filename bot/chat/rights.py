"""Commands that depend on their author: those for moderators, and those for the people at a table."""

from typing import Final

from bot.chat.port import Incoming
from bot.grammar import command_types as types
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import Bare

_LEADING: Final = frozenset({"start", "next", "end", "drop", "close"})
"""The acts on a tournament that its director may do, or a moderator in their place."""

_SEATED: Final = (
    types.Challenge, types.Accept, types.JoinTable, types.Learn, types.Rematch, types.Play, types.Try, types.ShowRack,
    types.AskHint, types.Resign, types.TakeBack, types.ClaimTime, types.GiveTime, types.AskPause, types.Resume, types.Away,
    types.Back, types.ShowPuzzle,
)  # fmt: skip


def needs_moderator(command: types.Command | Bare | None) -> bool:
    """Whether a command is, at least sometimes, for moderators only."""
    if isinstance(command, types.TournamentCommand):
        return command.act in _LEADING
    return isinstance(command, types.Close | types.Part | types.Unwatch | types.ChangeSettings | types.SetDaily)


def needs_seat(command: types.Command | Bare | None) -> bool:
    """Whether a command is for people who sit at a table or get a seat by it, now or in a later round, or who solve puzzles."""
    joins = isinstance(command, types.TournamentCommand) and command.act == "join"
    return joins or isinstance(command, _SEATED)


def anybody_sets(line: Incoming) -> bool:
    """Whether anybody may change the settings where a line was typed: in private, and where nobody moderates."""
    return line.private or (line.unmoderated and not line.locked)


def wants_rights(line: Incoming) -> bool:
    """Whether the author's rights matter for a line, for a chat that has to look them up."""
    if line.private:
        return False
    try:
        return needs_moderator(parse(line.text, addressed=line.addressed, replied=line.replied))
    except CommandError:
        return False
