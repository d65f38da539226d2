"""The commands: types only, named by what they do where a noun alone would be the name of a thing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal, TypeAlias

from bot.grammar.command_error import CommandError
from core.game import Level

TournamentAct: TypeAlias = Literal[
    "new", "again", "join", "leave", "start", "next", "standings", "end", "drop", "close"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A typed command, one of the classes below; `table` is the number named with `#`, if any.

    A class without fields of its own is a dataclass by inheritance.
    """

    table: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Command):
    """Ask people, anyone or the computer for a game, or play `alone`; a `table` stands alone: ask its challenge again.

    `opponents` lack their `@`, `options` have no `level` or `luck`, `computers` are levels or None; `now` asks for no more.
    """

    opponents: tuple[str, ...] = ()
    anyone: bool = False
    alone: bool = False
    computers: tuple[Level | None, ...] = ()
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    client_seed: str = ""
    now: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Command):
    """Accept a challenge; `client_seed` are words mixed into the draw."""

    client_seed: str = ""


class Decline(Command):
    """Decline a challenge."""


class Cancel(Command):
    """Cancel the author's challenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinTable(Command):
    """Take a seat at a table that is open to anyone, or come with the `code` of an invitation; `client_seed` as in `Accept`."""

    client_seed: str = ""
    code: str = ""


class Invite(Command):
    """Ask for a code that invites another chat to a table."""


class Part(Command):
    """Remove this chat from a table that has its home elsewhere."""


class Watch(Command):
    """Let this chat watch a table that is played elsewhere."""


class Unwatch(Command):
    """Stop watching a table here; typed where the game is played, end all watching."""


class Leave(Command):
    """Leave a table that has not begun."""


class Begin(Command):
    """Begin the game with the people who have accepted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Command):
    """Play a move; several joined by `;` stay in one text."""

    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Try(Command):
    """Show the effect of a move without playing it."""

    move: str


class ShowRack(Command):
    """Show the author's rack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Command):
    """Show the board: cropped, in full, or in words; as it is now, or as it was after a `turn`."""

    full: bool = False
    words: bool = False
    turn: int | None = None


class ShowReplay(Command):
    """Show a game turn by turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review(Command):
    """Look back on a game of the author's, or show one `puzzle` from it, counted from 1, or the puzzle's `answer`."""

    puzzle: int = 0
    answer: bool = False


class AskHint(Command):
    """Ask for a good move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    """Resign a running game. Without an `answer`, the author is asked first if it counts for something."""

    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimTime(Command):
    """Claim a player's lost time: they leave the game, or a `computer` plays on for them."""

    computer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveTime(Command):
    """Give `seconds` to the players on turn; None for the default amount."""

    seconds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPause(Command):
    """Ask for a pause, or agree to one; or `answer` whether the author agrees."""

    answer: bool | None = None


class Resume(Command):
    """End a pause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Away(Command):
    """Be absent for `seconds`, or `until` the end of a day as typed; None and empty if not given."""

    seconds: int | None = None
    until: str = ""


class Back(Command):
    """End the author's absence, or take their seat back from a computer."""


class ShowClock(Command):
    """Show the players' clocks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Command):
    """Take the author's last turn back, or `answer` whether another player may."""

    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Command):
    """Ask the same people for the same game again; `client_seed` are words mixed into the draw."""

    client_seed: str = ""


class Tables(Command):
    """List the tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Games(Command):
    """List the author's tables, those that wait for them first; with a `page`, counted from 1, their finished games."""

    page: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCommand(Command):
    """Direct a tournament, take part in it or show its standings.

    `new` has a `game`, if it was named, and `options` with `rounds`; `drop` has a `person`; `join` may have a `client_seed`;
    `leave` may have the `answer` to whether its author is sure.
    """

    act: TournamentAct
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    person: str = ""
    client_seed: str = ""
    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Best(Command):
    """Show the best of a `month` in a channel, None for the newest with games; or list the best of a `game`.

    The month is a year and a month. Without a year the newest such month is meant, with 0 this one and with -1 the last one.
    With a game it is the results of people who played it alone; `game` is empty if none was named.
    """

    game: str = ""
    month: tuple[int | None, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowRating(Command):
    """Show the ratings of a `person`, the author's if none is named; `by_name`: typed without `@`."""

    person: str = ""
    by_name: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard(Command):
    """List the best ratings of a game, of a channel or `everywhere`; `game` is empty if none was named."""

    game: str = ""
    everywhere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats(Command):
    """Show statistics: the author's if no `person` is named, in the last game played if no `game` is."""

    person: str = ""
    game: str = ""
    unless_named: CommandError | None = None  # to raise if nobody has the name: it may be a misspelt game


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowPuzzle(Command):
    """Show a puzzle of one of some `games` or of any, or that of a `day`, or the `answer` to the last one shown."""

    games: tuple[str, ...] = ()
    day: date | None = None
    answer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDaily(Command):
    """Post a puzzle in a channel every day at a `time` such as `8:00` in a `zone`, or stop; show the setting; or `share`."""

    time: str = ""
    zone: str = ""
    off: bool = False
    share: bool = False
    day: date | None = None  # whose result to share; None for the newest result


class Export(Command):
    """Send the record of a finished game."""


class Verify(Command):
    """Check every draw against the seed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Command):
    """End a table from outside (moderators), or ask the other players to; or `answer` whether it may be closed."""

    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Learn(Command):
    """Play the lesson of a game; `game` is empty if none was named."""

    game: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowRules(Command):
    """Show the rules of a game, or one of them; both are empty if not named."""

    game: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseLanguage(Command):
    """Choose a language; an empty code lists all."""

    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTheme(Command):
    """Choose the theme of pictures, `light` or `dark`; an empty name lists both."""

    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSettings(Command):
    """Show or change the settings of a channel, or in private the author's; `asked` is one whose choices to show."""

    changes: Mapping[str, str] = field(default_factory=dict)
    asked: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirm(Command):
    """Show typed moves before they are played, or not; None shows the setting. `change` drops a move that was shown."""

    on: bool | None = None
    change: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepPrivate(Command):
    """Hide the author's ratings from others, or not; None shows the setting."""

    on: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Remind(Command):
    """Set whether reminders come, how often in seconds, and the quiet hours in a time zone; or show these settings."""

    on: bool | None = None
    every: int | None = None
    quiet: str | None = None
    zone: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge(Command):
    """Remind the players on turn, or only that `person`."""

    person: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetMe(Command):
    """Erase the author's name; the games are kept. Without an `answer`, the author is asked first."""

    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Link(Command):
    """Link another account: ask for a code, use a `typed` code, or confirm with `yes` or `no`."""

    typed: str = ""
    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlink(Command):
    """Unlink this account from the author's others. Without an `answer`, the author is asked first."""

    answer: bool | None = None


class ListAccounts(Command):
    """List the author's accounts."""


class Start(Command):
    """Greet the author and show what waits for them; chats send this when a person writes for the first time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Help(Command):
    """Explain how to begin, list `all` commands, or explain one command."""

    command: str = ""
    all: bool = False
