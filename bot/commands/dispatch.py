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
    learning,
    moves,
    own_games,
    places,
    preferences,
    reminders,
    results,
    takebacks,
    tournaments,
)
from bot.commands.context import CommandResult, Request
from bot.grammar import command_types as commands
from bot.grammar.command_types import Bare, Command


async def carry_out(  # noqa: PLR0912 (one case a command)
    request: Request, command: Command | Bare
) -> CommandResult | None:
    """Carry out what was typed; None where the line was not meant for the bot."""
    match command:
        case Bare():
            return await moves.bare(request, command)
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
        case commands.Leave():
            return await challenges.leave(request, command)
        case commands.Begin():
            return await challenges.begin(request, command)
        case commands.Rematch():
            return await challenges.rematch(request, command)
        case commands.Play():
            return await moves.make(request, command)
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
        case commands.TakeBack():
            return await takebacks.takeback(request, command)
        case commands.Close():
            return await moves.close(request, command)
        case commands.Tables():
            return await answers.tables(request, command)
        case commands.Games():
            return await own_games.games(request, command)
        case commands.TournamentCommand():
            return await tournaments.act(request, command)
        case commands.Best():
            return await results.best(request, command)
        case commands.Export():
            return await answers.export(request, command)
        case commands.Verify():
            return await answers.verify(request, command)
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
        case commands.Remind():
            return await reminders.remind(request, command)
        case commands.Nudge():
            return await reminders.nudge(request, command)
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
