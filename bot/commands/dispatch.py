"""Dispatches each command to the function that carries it out."""

from typing import assert_never

from bot.commands import (
    absences,
    accounts,
    boards,
    challenge_or_tournament,
    challenges,
    clocks,
    confirming,
    daily,
    learning,
    moves,
    places,
    preferences,
    puzzles,
    ratings,
    records,
    reminders,
    resigning,
    results,
    reviews,
    rules,
    starting,
    statistics,
    table_lists,
    takebacks,
    tournaments,
    watching,
)
from bot.commands.context import CommandResult, Request
from bot.grammar import command_types as types
from bot.grammar.command_groups import (
    ChallengeCommand,
    Command,
    GameCommand,
    ListCommand,
    OwnCommand,
    PuzzleCommand,
    TimeCommand,
)
from bot.grammar.command_types import Bare


async def carry_out(request: Request, command: Command | Bare) -> CommandResult | None:
    """Carry out a command; None if the line was not meant for the bot."""
    if isinstance(command, Bare):
        return await _answer_puzzle(request, command.text) or await moves.bare(request, command)
    if isinstance(command, ChallengeCommand):
        return await _in_challenge(request, command)
    if isinstance(command, GameCommand):
        return await _in_game(request, command)
    if isinstance(command, TimeCommand):
        return await _in_time(request, command)
    if isinstance(command, ListCommand):
        return await _in_lists(request, command)
    if isinstance(command, PuzzleCommand):
        return await _about_puzzles(request, command)
    return await _for_oneself(request, command)


async def _answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """Answer the author's current puzzle with a move; None if the move is for a game."""
    return await reviews.answer_puzzle(request, text) or await puzzles.answer_puzzle(request, text)


async def _in_challenge(request: Request, command: ChallengeCommand) -> CommandResult | None:
    match command:
        case types.Challenge():
            return await challenges.ask(request, command)
        case types.Accept():
            return await challenges.accept(request, command)
        case types.Decline():
            return await challenges.decline(request, command)
        case types.Cancel():
            return await challenge_or_tournament.cancel(request, command)
        case types.Join():
            return await (places.join if command.code else challenge_or_tournament.join)(request, command)
        case types.Invite():
            return await places.invite(request, command)
        case types.Part():
            return await places.part(request, command)
        case types.Watch():
            return await watching.watch(request, command)
        case types.Unwatch():
            return await watching.unwatch(request, command)
        case types.Leave():
            return await challenge_or_tournament.leave(request, command)
        case types.Begin():
            return await challenge_or_tournament.begin(request, command)
        case types.Rematch():
            return await challenges.rematch(request, command)
    assert_never(command)


async def _in_game(request: Request, command: GameCommand) -> CommandResult | None:
    match command:
        case types.Play():
            solved = await _answer_puzzle(request, command.move) if command.table is None else None
            return solved or await moves.play_move(request, command)
        case types.Try():
            return await moves.attempt(request, command)
        case types.Rack():
            return await moves.rack(request, command)
        case types.Board():
            return await boards.board(request, command)
        case types.ShowReplay():
            return await boards.replay(request, command)
        case types.AskHint():
            return await moves.hint(request, command)
        case types.Resign():
            return await resigning.resign(request, command)
        case types.TakeBack():
            return await takebacks.takeback(request, command)
        case types.Close():
            return await moves.close(request, command)
    assert_never(command)


async def _in_time(request: Request, command: TimeCommand) -> CommandResult | None:
    match command:
        case types.ShowClock():
            return await clocks.show(request, command)
        case types.Claim():
            return await clocks.claim(request, command)
        case types.GiveTime():
            return await clocks.give(request, command)
        case types.Pause():
            return await clocks.pause(request, command)
        case types.Resume():
            return await clocks.resume(request, command)
        case types.Away():
            return await absences.away(request, command)
        case types.Back():
            return await clocks.back(request, command)
        case types.Remind():
            return await reminders.remind(request, command)
        case types.Nudge():
            return await reminders.nudge(request, command)
    assert_never(command)


async def _in_lists(request: Request, command: ListCommand) -> CommandResult | None:
    match command:
        case types.Tables():
            return await table_lists.tables(request, command)
        case types.Games():
            return await table_lists.games(request, command)
        case types.Best():
            return await results.best(request, command)
        case types.ShowRating():
            return await ratings.show(request, command)
        case types.Leaderboard():
            return await ratings.leaderboard(request, command)
        case types.KeepPrivate():
            return await ratings.keep_private(request, command)
        case types.Stats():
            return await statistics.show(request, command)
        case types.Export():
            return await records.export(request, command)
        case types.Verify():
            return await records.verify(request, command)
        case types.TournamentCommand():
            return await tournaments.act(request, command)
    assert_never(command)


async def _about_puzzles(request: Request, command: PuzzleCommand) -> CommandResult | None:
    match command:
        case types.Review():
            return await reviews.review(request, command)
        case types.Puzzle():
            return await puzzles.puzzle(request, command)
        case types.Daily():
            return await daily.daily(request, command)
    assert_never(command)


async def _for_oneself(request: Request, command: OwnCommand) -> CommandResult | None:
    match command:
        case types.Learn():
            return await learning.learn(request, command)
        case types.Rules():
            return await rules.rules(request, command)
        case types.Language():
            return await preferences.language(request, command)
        case types.Theme():
            return await preferences.theme(request, command)
        case types.Settings():
            return await preferences.settings(request, command)
        case types.Confirm():
            return await confirming.confirm(request, command)
        case types.ForgetMe():
            return await accounts.forget(request, command)
        case types.Link():
            return await accounts.link(request, command)
        case types.Unlink():
            return await accounts.unlink(request)
        case types.Accounts():
            return await accounts.list_accounts(request)
        case types.Start():
            return await starting.start(request, command)
        case types.Help():
            return await starting.help_(request, command)
    assert_never(command)
