"""Which function carries out a command."""

from typing import assert_never

from bot.commands import (
    absences,
    accounts,
    answers,
    boards,
    challenges,
    clocks,
    confirming,
    daily,
    learning,
    moves,
    own_games,
    places,
    preferences,
    puzzles,
    ratings,
    reminders,
    results,
    reviews,
    statistics,
    takebacks,
    tournaments,
    watching,
)
from bot.commands.context import CommandResult, Request
from bot.grammar import command_types as commands
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
    """Carry out what was typed; None where the line was not meant for the bot."""
    if isinstance(command, Bare):
        return await _solved(request, command.text) or await moves.bare(request, command)
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


async def _solved(request: Request, text: str) -> CommandResult | None:
    """A move for the puzzle its author is at; None where it is for a game."""
    return await reviews.tried(request, text) or await puzzles.tried(request, text)


async def _in_challenge(request: Request, command: ChallengeCommand) -> CommandResult | None:
    match command:
        case commands.Challenge():
            return await challenges.ask(request, command)
        case commands.Accept():
            return await challenges.accept(request, command)
        case commands.Decline():
            return await challenges.decline(request, command)
        case commands.Cancel():
            return await challenges.cancel(request, command)
        case commands.Join():
            return await (places.join if command.code else challenges.join)(request, command)
        case commands.Invite():
            return await places.invite(request, command)
        case commands.Part():
            return await places.part(request, command)
        case commands.Watch():
            return await watching.watch(request, command)
        case commands.Unwatch():
            return await watching.unwatch(request, command)
        case commands.Leave():
            return await challenges.leave(request, command)
        case commands.Begin():
            return await challenges.begin(request, command)
        case commands.Rematch():
            return await challenges.rematch(request, command)
    assert_never(command)


async def _in_game(request: Request, command: GameCommand) -> CommandResult | None:
    match command:
        case commands.Play():
            solved = await _solved(request, command.move) if command.table is None else None
            return solved or await moves.make(request, command)
        case commands.Try():
            return await moves.attempt(request, command)
        case commands.Rack():
            return await moves.rack(request, command)
        case commands.Board():
            return await boards.board(request, command)
        case commands.ShowReplay():
            return await boards.replay(request, command)
        case commands.AskHint():
            return await moves.hint(request, command)
        case commands.Resign():
            return await moves.resign(request, command)
        case commands.TakeBack():
            return await takebacks.takeback(request, command)
        case commands.Close():
            return await moves.close(request, command)
    assert_never(command)


async def _in_time(request: Request, command: TimeCommand) -> CommandResult | None:
    match command:
        case commands.ShowClock():
            return await clocks.show(request, command)
        case commands.Claim():
            return await clocks.claim(request, command)
        case commands.GiveTime():
            return await clocks.give(request, command)
        case commands.Pause():
            return await clocks.pause(request, command)
        case commands.Resume():
            return await clocks.resume(request, command)
        case commands.Away():
            return await absences.away(request, command)
        case commands.Back():
            return await clocks.back(request, command)
        case commands.Remind():
            return await reminders.remind(request, command)
        case commands.Nudge():
            return await reminders.nudge(request, command)
    assert_never(command)


async def _in_lists(request: Request, command: ListCommand) -> CommandResult | None:
    match command:
        case commands.Tables():
            return await answers.tables(request, command)
        case commands.Games():
            return await own_games.games(request, command)
        case commands.Best():
            return await results.best(request, command)
        case commands.ShowRating():
            return await ratings.show(request, command)
        case commands.Leaderboard():
            return await ratings.leaderboard(request, command)
        case commands.KeepPrivate():
            return await ratings.keep_private(request, command)
        case commands.Stats():
            return await statistics.show(request, command)
        case commands.Export():
            return await answers.export(request, command)
        case commands.Verify():
            return await answers.verify(request, command)
        case commands.TournamentCommand():
            return await tournaments.act(request, command)
    assert_never(command)


async def _about_puzzles(request: Request, command: PuzzleCommand) -> CommandResult | None:
    match command:
        case commands.Review():
            return await reviews.review(request, command)
        case commands.Puzzle():
            return await puzzles.puzzle(request, command)
        case commands.Daily():
            return await daily.daily(request, command)
    assert_never(command)


async def _for_oneself(request: Request, command: OwnCommand) -> CommandResult | None:
    match command:
        case commands.Learn():
            return await learning.learn(request, command)
        case commands.Rules():
            return await answers.rules(request, command)
        case commands.Language():
            return await preferences.language(request, command)
        case commands.Theme():
            return await preferences.theme(request, command)
        case commands.Settings():
            return await preferences.settings(request, command)
        case commands.Confirm():
            return await confirming.confirm(request, command)
        case commands.ForgetMe():
            return await answers.forget(request, command)
        case commands.Link():
            return await accounts.link(request, command)
        case commands.Unlink():
            return await accounts.unlink(request)
        case commands.Accounts():
            return await accounts.listed(request)
        case commands.Start():
            return await answers.start(request, command)
        case commands.Help():
            return await answers.help_(request, command)
    assert_never(command)
