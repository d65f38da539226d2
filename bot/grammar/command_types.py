"""The commands: types only; `command_groups` says what each is about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal, TypeAlias

from core.game import Level

TournamentAct: TypeAlias = Literal["new", "join", "leave", "start", "next", "standings", "end", "drop", "close"]
"""What can be done with a tournament."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A line without a command: a move, or just talk."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Command:
    table: int | None = None
    """The table named with `#`, if any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(_Command):
    """Ask people, anyone or the computer for a game, or play `alone`.

    `opponents` are `@name` tokens as typed, without `@`; `computers` has one level for each computer seat, None where
    none was said; `game` is empty if none was named; nobody is asked where nobody was named; `options` leaves out `level`
    and `luck`; with `now` nothing more is to be agreed on.
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
class Accept(_Command):
    """Take up a challenge; `client_seed` are words mixed into the draw."""

    client_seed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline(_Command):
    """Turn a challenge down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel(_Command):
    """Take back one's own challenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Join(_Command):
    """Sit down at a table open to anyone, or come by the `code` of an invitation; `client_seed` as in `Accept`."""

    client_seed: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invite(_Command):
    """Ask for a code that invites another chat to a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(_Command):
    """Take the chat where this is typed off a table that has its home elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(_Command):
    """Have the chat where this is typed follow a table that is played elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unwatch(_Command):
    """Have it follow a table no longer; typed where the game is played, have nobody watch it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(_Command):
    """Get up from a table that has not begun."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin(_Command):
    """Begin with those who are there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(_Command):
    """Play a move; several joined by `;` stay in one text."""

    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Try(_Command):
    """Look at a move without playing it."""

    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rack(_Command):
    """Show one's own tiles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(_Command):
    """Show the board: cropped, in full, or in words; as it stands, or as it was after a `turn`."""

    full: bool = False
    words: bool = False
    turn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowReplay(_Command):
    """Show a game turn by turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review(_Command):
    """Look back on a game of one's own, or at one `puzzle` from it, counted from 1, and its `answer`."""

    puzzle: int = 0
    answer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(_Command):
    """Ask for a good move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(_Command):
    """Give a running game up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(_Command):
    """Act on somebody's lost time: they leave the game, or a `computer` plays on for them."""

    computer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveTime(_Command):
    """Give so many `seconds` to who is on turn; None for as many as is usual."""

    seconds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(_Command):
    """Ask for a pause, or agree to one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(_Command):
    """End a pause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Away(_Command):
    """Be absent for so many `seconds`, or `until` the end of a day, as it was typed; None and empty where nothing was said."""

    seconds: int | None = None
    until: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Back(_Command):
    """End an absence, or take one's seat back from a computer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowClock(_Command):
    """Show the players' clocks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(_Command):
    """Take one's last turn back; or `answer` whether somebody else may."""

    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(_Command):
    """Ask the same people for the same game again; `client_seed` are words mixed into the draw."""

    client_seed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables(_Command):
    """List the tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Games(_Command):
    """List one's own tables in all chats, those that wait for oneself first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCommand(_Command):
    """Set a tournament up, take part in it, lead it, or look at its standings.

    A new one has a `game`, unless that is to be asked for, and `options` (`rounds` among them), `drop` a `person`, and `join`
    may bring a `client_seed`.
    """

    act: TournamentAct
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    person: str = ""
    client_seed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Best(_Command):
    """List the best results of those who played a game alone; `game` is empty if none was named."""

    game: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowRating(_Command):
    """Show the ratings of a `person`, one's own where none is named."""

    person: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard(_Command):
    """List the best ratings of a game, of a channel or `everywhere`; `game` is empty if none was named."""

    game: str = ""
    everywhere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats(_Command):
    """Show somebody's statistics in a game: one's own where no `person` is named, in the last `game` played if none is."""

    person: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle(_Command):
    """Be shown a puzzle of a `game`, or of any, or that of a `day`; or the `answer` of the one shown last."""

    game: str = ""
    day: date | None = None
    answer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Daily(_Command):
    """Have a channel get a puzzle every day at a `time`, as `8:00`, in a `zone`; or no more, or look at that; or `share`."""

    time: str = ""
    zone: str = ""
    off: bool = False
    share: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Export(_Command):
    """Hand out the record of a finished game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verify(_Command):
    """Check every draw against the seed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(_Command):
    """End a table from outside (moderators)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Learn(_Command):
    """Play the lesson in a game; `game` is empty if none was named."""

    game: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(_Command):
    """Show the rules of a game, or one of them; both empty where not named."""

    game: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language(_Command):
    """Choose a language; an empty code asks which there are."""

    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme(_Command):
    """Choose how pictures look, `light` or `dark`; an empty name asks which there are."""

    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(_Command):
    """Show the settings of a channel, or in private one's own, or change some; `asked` is one to show the choices of."""

    changes: Mapping[str, str] = field(default_factory=dict)
    asked: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirm(_Command):
    """Have typed moves shown before they are played, or not; None asks. To `change` one that was shown drops it."""

    on: bool | None = None
    change: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepPrivate(_Command):
    """Hide one's ratings from others, or not; None asks."""

    on: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Remind(_Command):
    """Say whether one wants reminders, how often in seconds, and in which hours of which time zone not; or look at that."""

    on: bool | None = None
    every: int | None = None
    quiet: str | None = None
    zone: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge(_Command):
    """Have those reminded who are on turn, or that `person` alone."""

    person: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetMe(_Command):
    """Erase one's name; the games are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link(_Command):
    """Link another account: ask for a code, type one as it was `typed`, or answer `yes` or `no` when asked to confirm."""

    typed: str = ""
    answer: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlink(_Command):
    """Have this account stand alone again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Accounts(_Command):
    """List one's own accounts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(_Command):
    """Say hello: hand out whatever waits for the author; chats send it when somebody writes for the first time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Help(_Command):
    """Explain what to begin with, list `all` commands, or explain one by its own name."""

    command: str = ""
    all: bool = False
