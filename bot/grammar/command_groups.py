"""The closed set of commands, grouped by subject."""

from typing import TypeAlias

from bot.grammar import command_types as types

ChallengeCommand: TypeAlias = (
    types.Challenge
    | types.Accept
    | types.Decline
    | types.Cancel
    | types.Join
    | types.Invite
    | types.Part
    | types.Watch
    | types.Unwatch
    | types.Leave
    | types.Begin
    | types.Rematch
)
"""Commands about a challenge, and about the chats of its table."""

GameCommand: TypeAlias = (
    types.Play
    | types.Try
    | types.Rack
    | types.Board
    | types.ShowReplay
    | types.AskHint
    | types.Resign
    | types.TakeBack
    | types.Close
)
"""Commands in a running game."""

TimeCommand: TypeAlias = (
    types.ShowClock
    | types.Claim
    | types.GiveTime
    | types.Pause
    | types.Resume
    | types.Away
    | types.Back
    | types.Remind
    | types.Nudge
)
"""Commands about players' time and reminders."""

ListCommand: TypeAlias = (
    types.Tables
    | types.Games
    | types.Best
    | types.ShowRating
    | types.Stats
    | types.Leaderboard
    | types.KeepPrivate
    | types.Export
    | types.Verify
    | types.TournamentCommand
)
"""Commands about games, results, ratings and tournaments."""

PuzzleCommand: TypeAlias = types.Review | types.Puzzle | types.Daily
"""Commands about reviews and puzzles."""

OwnCommand: TypeAlias = (
    types.Learn
    | types.Rules
    | types.Language
    | types.Theme
    | types.Settings
    | types.Confirm
    | types.ForgetMe
    | types.Link
    | types.Unlink
    | types.Accounts
    | types.Start
    | types.Help
)
"""Commands to learn, and to set something for the author or a channel."""

Command: TypeAlias = ChallengeCommand | GameCommand | TimeCommand | ListCommand | PuzzleCommand | OwnCommand
