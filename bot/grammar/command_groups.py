"""The closed set of commands, by what they are about."""

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
"""A challenge, and in which chats its table is."""

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
"""A game that is being played."""

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
"""How much time players have, and when they are reminded."""

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
"""Games, results, ratings and tournaments."""

PuzzleCommand: TypeAlias = types.Review | types.Puzzle | types.Daily
"""Looking back, and puzzles."""

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
"""What somebody learns, or sets for themselves or for a channel."""

Command: TypeAlias = ChallengeCommand | GameCommand | TimeCommand | ListCommand | PuzzleCommand | OwnCommand
