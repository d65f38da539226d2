"""Dispatches each command to the function that carries it out."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from bot.chat.questions import WHICH_TABLE
from bot.commands import (
    absences,
    accounts,
    boards,
    challenge_or_tournament,
    challenges,
    clocks,
    closing,
    confirming,
    daily,
    learning,
    moderation,
    moves,
    places,
    plain_answers,
    preferences,
    puzzles,
    questions,
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
from bot.grammar.arguments import table_first
from bot.grammar.command_line import Bare
from bot.grammar.command_types import Command
from bot.grammar.moderation import Moderate


async def carry_out(request: Request, command: Command | Bare) -> CommandResult | None:
    """Carry out a command; None if the line was not meant for the bot. Raises Refusal."""
    await questions.demand_own(request)
    if isinstance(command, Bare):
        return await _answer_puzzle(request, command.text) or await moves.bare(request, command)
    result = await ACTIONS[type(command)](request, command)
    return result if result is None else await _with_question_closed(request, result)


async def _with_question_closed(request: Request, result: CommandResult) -> CommandResult:
    """The result; if it answers by a button which table is meant, and changes that table, the other buttons are removed.

    Those of a question about what is only looked at stay: each of them shows something.
    """
    if result.change.table is None or not await request.is_pressed_in(WHICH_TABLE.slot(request.line.author.account)):
        return result
    return result.also_saying(questions.closing(request, WHICH_TABLE))


async def _answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """Answer the author's current puzzle with a move; None if the move is for a game, as one that names its table is."""
    if table_first(text)[0] is not None:
        return None
    return await reviews.answer_puzzle(request, text) or await puzzles.answer_puzzle(request, text)


async def _play(request: Request, command: types.Play) -> CommandResult:
    solved = await _answer_puzzle(request, command.move) if command.table is None else None
    return solved or await moves.play_move(request, command)


async def _accept(request: Request, command: types.Accept) -> CommandResult | None:
    answer = await plain_answers.answer_to_wish(request, command)
    return await (ACTIONS[type(answer)](request, answer) if answer else challenges.accept(request, command))


async def _decline(request: Request, command: types.Decline) -> CommandResult | None:
    answer = await plain_answers.answer_to_wish(request, command)
    return await (ACTIONS[type(answer)](request, answer) if answer else challenges.decline(request, command))


async def _join(request: Request, command: types.JoinTable) -> CommandResult:
    return await (places.join if command.code else challenge_or_tournament.join)(request, command)


ACTIONS: Final[Mapping[type[Command], Callable[[Request, Any], Awaitable[CommandResult | None]]]] = {
    # a challenge, and the chats of its table
    types.Challenge: challenges.ask,
    types.Accept: _accept,
    types.Decline: _decline,
    types.Cancel: challenge_or_tournament.cancel,
    types.JoinTable: _join,
    types.Invite: places.invite,
    types.Part: places.part,
    types.Watch: watching.watch,
    types.Unwatch: watching.unwatch,
    types.Leave: challenge_or_tournament.leave,
    types.Begin: challenge_or_tournament.begin,
    types.Rematch: challenges.rematch,
    # a running game
    types.Play: _play,
    types.Try: moves.attempt,
    types.ShowRack: moves.rack,
    types.Board: boards.board,
    types.ShowReplay: boards.replay,
    types.AskHint: puzzles.hint,
    types.Resign: resigning.resign,
    types.TakeBack: takebacks.takeback,
    types.Close: closing.close,
    # players' time and reminders
    types.ShowClock: clocks.show,
    types.ClaimTime: clocks.claim,
    types.GiveTime: clocks.give,
    types.AskPause: clocks.pause,
    types.Resume: clocks.resume,
    types.Away: absences.away,
    types.Back: clocks.back,
    types.Remind: reminders.remind,
    types.Nudge: reminders.nudge,
    # lists, results, ratings and tournaments
    types.Tables: table_lists.tables,
    types.Games: table_lists.games,
    types.Best: results.best,
    types.ShowRating: ratings.show,
    types.Leaderboard: ratings.leaderboard,
    types.KeepPrivate: ratings.keep_private,
    types.Stats: statistics.show,
    types.Export: records.export,
    types.Verify: records.verify,
    types.TournamentCommand: tournaments.act,
    # reviews and puzzles
    types.Review: reviews.review,
    types.ShowPuzzle: puzzles.puzzle,
    types.SetDaily: daily.daily,
    # to learn, and to set something for the author or a channel
    types.Learn: learning.learn,
    types.ShowRules: rules.rules,
    types.ChooseLanguage: preferences.language,
    types.ChooseTheme: preferences.theme,
    types.ChangeSettings: preferences.settings,
    types.Confirm: confirming.confirm,
    types.ForgetMe: accounts.forget,
    Moderate: moderation.moderate,
    types.Link: accounts.link,
    types.Unlink: accounts.unlink,
    types.ListAccounts: lambda request, _: accounts.list_accounts(request),
    types.Start: starting.start,
    types.Help: starting.help_,
}
"""The function for each command."""
