"""The closed set of commands, by what they are about."""

from typing import TypeAlias

from bot.grammar.command_types import (
    Accept,
    Accounts,
    AskHint,
    Away,
    Back,
    Begin,
    Best,
    Board,
    Cancel,
    Challenge,
    Claim,
    Close,
    Confirm,
    Daily,
    Decline,
    Export,
    ForgetMe,
    Games,
    GiveTime,
    Help,
    Invite,
    Join,
    KeepPrivate,
    Language,
    Leaderboard,
    Learn,
    Leave,
    Link,
    Nudge,
    Part,
    Pause,
    Play,
    Puzzle,
    Rack,
    Rematch,
    Remind,
    Resign,
    Resume,
    Review,
    Rules,
    Settings,
    ShowClock,
    ShowRating,
    ShowReplay,
    Start,
    Stats,
    Tables,
    TakeBack,
    Theme,
    TournamentCommand,
    Try,
    Unlink,
    Unwatch,
    Verify,
    Watch,
)

ChallengeCommand: TypeAlias = (
    Challenge | Accept | Decline | Cancel | Join | Invite | Part | Watch | Unwatch | Leave | Begin | Rematch
)
"""A challenge, and in which chats its table is."""

GameCommand: TypeAlias = Play | Try | Rack | Board | ShowReplay | AskHint | Resign | TakeBack | Close
"""A game that is being played."""

TimeCommand: TypeAlias = ShowClock | Claim | GiveTime | Pause | Resume | Away | Back | Remind | Nudge
"""How much time players have, and when they are reminded."""

ListCommand: TypeAlias = (
    Tables | Games | Best | ShowRating | Stats | Leaderboard | KeepPrivate | Export | Verify | TournamentCommand
)
"""Games, results, ratings and tournaments."""

PuzzleCommand: TypeAlias = Review | Puzzle | Daily
"""Looking back, and puzzles."""

OwnCommand: TypeAlias = (
    Learn | Rules | Language | Theme | Settings | Confirm | ForgetMe | Link | Unlink | Accounts | Start | Help
)
"""What somebody learns, or sets for themselves or for a channel."""

Command: TypeAlias = ChallengeCommand | GameCommand | TimeCommand | ListCommand | PuzzleCommand | OwnCommand
