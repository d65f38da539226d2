"""`tournament`: set one up, join, direct it, show the standings."""

import asyncio
from dataclasses import replace
from random import Random
from typing import assert_never

from bot.chat.facts import Mention
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.questions import LEAVING
from bot.commands import questions, tournament_setup
from bot.commands.changes import change_after_move, change_to_begin
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import count_for_tournament
from bot.commands.preferences import games_allowed
from bot.commands.reliability import first_suspended
from bot.commands.tournament_questions import ask_before_leaving, which_game
from bot.commands.tournament_rows import playing_lines
from bot.games.registry import load
from bot.grammar.command_types import TournamentCommand
from bot.messages import announce, standings
from bot.store.change import Change, Stale
from bot.tables.playing import leave as resign
from bot.tables.playing import stop
from bot.tables.rated import is_rated
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase, Player, Table
from bot.tournaments.tournament import Entrant, Number, Stage, Tournament, begin_round, close, join, leave, pair
from core.fair import table_seed


async def act(request: Request, command: TournamentCommand) -> CommandResult:
    """`tournament`: act on the channel's tournament; raises Refusal in private."""
    if request.line.private:
        raise Refusal("tournament-in-channel")
    match command.act:
        case "new":
            return await tournament_setup.new(request, command)
        case "again":
            return await tournament_setup.once_more(request)
        case "join":
            return await _join(request, command)
        case "leave":
            return await _leave(request, command)
        case "start":
            return await _start(request)
        case "next":
            return await _next(request)
        case "standings":
            return await _standings(request)
        case "end":
            return await _end(request, command)
        case "drop":
            return await _drop(request, command)
        case "close":
            return await _close(request)
    assert_never(command.act)


async def _join(request: Request, command: TournamentCommand) -> CommandResult:
    tournament = await _lock_and_load(request)
    again = request.person in tournament.people
    after = join(tournament, request.author, command.client_seed)
    if again:
        return await _announce(request, after, Sentence("tournament-luck", {"player": request.line.author.name}))
    if tournament.stage is Stage.OPEN:
        return await _show_setup(request, after)
    facts = {"player": request.line.author.name, "round": str(len(after.played) + 1)}
    return await _announce(request, after, Sentence("tournament-joined", facts))


async def _leave(request: Request, command: TournamentCommand) -> CommandResult:
    if command.answer is False:
        return CommandResult.saying(await questions.answer(request, LEAVING, Sentence("tournament-stayed")))
    tournament = await _current(request)
    if (asked := await ask_before_leaving(request, command, tournament)) is not None:
        return asked
    result = await _take_out(request, tournament, request.person)
    left = Sentence("tournament-left", {"player": request.line.author.name})
    return result.also_saying(*await questions.settle(request, LEAVING, left))


async def _drop(request: Request, command: TournamentCommand) -> CommandResult:
    """Remove an entrant, by the director."""
    tournament = await _current(request)
    _demand_director(request, tournament)
    if command.person in request.line.bots:
        raise Refusal("tournament-bot", name=command.person)
    account = request.line.mentions.get(command.person)
    person = None if account is None else await request.services.store.person(account)
    entrants = [one for one in tournament.entrants if one.here and _is_meant(one, command.person, person)]
    if len(entrants) != 1:
        raise Refusal("tournament-nobody", name=command.person)
    return await _take_out(request, tournament, entrants[0].person, dropped=entrants[0].person != request.person)


async def _start(request: Request) -> CommandResult:
    tournament = await _lock_and_load(request)
    _demand_director(request, tournament)
    if tournament.stage is not Stage.OPEN:
        raise Refusal("tournament-started")
    return await _begin_next_round(request, tournament)


async def _next(request: Request) -> CommandResult:
    tournament = await _lock_and_load(request)
    _demand_director(request, tournament)
    if tournament.stage is Stage.OPEN:
        raise Refusal("tournament-not-started", player=tournament.director.name)
    return await _begin_next_round(request, tournament)


async def _standings(request: Request) -> CommandResult:
    tournament = await request.services.store.tournaments.newest(request.line.channel)
    if tournament is None or tournament.stage is Stage.OFF:
        raise which_game(request, "tournament-none", await games_allowed(request), TournamentCommand(act="new"))
    if tournament.stage is Stage.OPEN:
        message = standings.setup_message(tournament, request.services.texts, request.shared_locale)
        return CommandResult.saying(replace(message, anew=True, closes=message.slot, answers=request.line.id))
    now = (*standings.standing_lines(tournament), *await playing_lines(request, tournament))
    picture = standings.picture_of(tournament) if tournament.finished else ""
    lines, buttons = (*now, *standings.latecomer_lines(tournament)), standings.going_on(tournament)
    message = request.message(*lines, picture=picture, buttons=buttons, public=True)
    slot = standings.slot_now(tournament)
    return CommandResult.saying(replace(message, slot=slot, anew=True, closes=slot))


async def _end(request: Request, command: TournamentCommand) -> CommandResult:
    """End a game as it stands, by the director (P11)."""
    assert command.table is not None
    tournament = await _current(request)
    _demand_director(request, tournament)
    match = next((match for match in tournament.waiting if match.table == command.table), None)
    if match is None:
        raise Refusal("tournament-not-its-table", table=str(command.table))
    table = await _table(request, match.table)
    tournament = await _lock_and_load(request)
    if match not in tournament.waiting:  # it has ended meanwhile
        raise Stale(tournament.id)
    if table.phase is Phase.ASIDE:
        after, _, messages = await count_for_tournament(request.services, table, None, tournament)
        line = Sentence("tournament-void", {"table": str(table.id)})
        said = OutboxMessage(tournament.channel, (line,), await request.services.locale(tournament.channel))
        return CommandResult(Change(tournament=after, messages=(said, *messages)))
    loaded = await request.load(table)
    result = stop(loaded, at=request.services.now())
    author = request.author
    by = Sentence("tournament-ended-by", {"player": Mention(author.name, author.account, person=author.person)})
    return await change_after_move(
        request.services, loaded, result, tournament=tournament, said=(by,), author=request.person
    )


async def _close(request: Request) -> CommandResult:
    tournament = await _lock_and_load(request)
    _demand_director(request, tournament)
    after = close(tournament)
    if after.stage is Stage.OFF:
        return await _show_setup(request, after)
    locale = await request.services.locale(after.channel)
    message = standings.standings_message(after, locale)
    # the standings before have the same slot: no round has begun since
    return CommandResult(Change(tournament=after, messages=(replace(message, closes=message.slot),)))


async def _take_out(
    request: Request, tournament: Tournament, person: Person, *, dropped: bool = False
) -> CommandResult:
    """Remove a person from the tournament; they resign their current game.

    If somebody else `dropped` them, that game becomes unrated: who leads a tournament may play in it, and by a command nobody
    wins a rating.
    """
    match = tournament.match_of(_number(tournament, person))
    table = None if match is None else await _table(request, match.table)
    tournament = await _lock_and_load(request)
    number = _number(tournament, person)
    if tournament.match_of(number) != match:  # another table has to be locked first
        raise Stale(tournament.id)
    entrant, after = tournament.entrants[number], leave(tournament, number)
    gone, is_open = {"player": standings.name(entrant)}, tournament.stage is Stage.OPEN
    lines = [Sentence("tournament-left", gone)]
    if dropped:
        key = "tournament-taken-off" if is_open else "tournament-taken-out"
        lines = [Sentence(key, {**gone, "by": request.line.author.name})]
    if is_open:  # whoever leaves by themselves sees it in the list
        return await _show_setup(request, after, *(lines if dropped else ()))
    if table is None or table.phase is not Phase.RUNNING or table.answer_of(person) is not Answer.ACCEPTED:
        return await _announce(request, after, *lines)
    if dropped and is_rated(table):
        lines.append(Sentence("tournament-dropped", {"table": str(table.id)}))
        table = replace(table, became_unrated=True)
    answer = await _announce(request, after, *lines)
    loaded, seat = await request.load(table), table.seat_of(person)
    assert seat is not None, "the person plays this match"
    result = resign(loaded, seat, at=request.services.now())
    given_up = await change_after_move(request.services, loaded, result, tournament=after, author=request.person)
    messages = (*answer.change.messages, *given_up.change.messages)
    return given_up.changing(messages=messages)


async def _begin_next_round(request: Request, tournament: Tournament) -> CommandResult:
    """Begin the next round with all its games."""
    services, engine = request.services, load(tournament.game, tournament.options)
    seating = await asyncio.to_thread(pair, tournament, engine, Random(services.new_seed()))
    locale = await services.locale(tournament.channel, line_locale=request.line.locale)
    tables = []
    unrated: list[Sentence] = []
    seed = tournament.next_seed or services.new_seed()
    for at, seats in enumerate(seating.tables, 1):
        number = await services.store.new_table()
        table = _new_table(tournament, number, seats, language=locale, seed=table_seed(seed, at), at=services.now())
        suspended = await first_suspended(services, table)
        if suspended is not None:
            table = replace(table, rated=False)
            unrated.append(Sentence("tournament-unrated", {"table": str(number), **suspended[1]}))
        answer = await change_to_begin(services, table, line=request.line, tournament=tournament)
        tables.append(answer.change)
    begun_tables = [table.table for table in tables if table.table is not None]
    numbers = [table.id for table in begun_tables]
    after = begin_round(tournament, seating, numbers, (seed, services.new_seed()))
    begun = standings.round_message(after, locale)
    # if all play at once, their first message is edited as they finish, and this one stays unchanged
    how = [announce.how_to_move(table) for table in begun_tables[:1] if len(table.turn) > 1]
    messages: tuple[OutboxMessage, ...] = (replace(begun, lines=(*begun.lines, *unrated, *how)),)
    if tournament.stage is Stage.OPEN:
        messages = (standings.setup_message(after, services.texts, locale), *messages)
    return CommandResult(Change(tournament=after, messages=messages, also=tuple(tables)))


def _new_table(
    tournament: Tournament, number: int, seats: tuple[Number, ...], *, language: str, seed: bytes, at: float
) -> Table:
    entrants = [tournament.entrants[seat] for seat in seats]
    return Table(
        id=number,
        channel=tournament.channel,
        game=tournament.game,
        players=tuple(
            Player(one.name, one.person, one.account, answer=Answer.ACCEPTED, client_seed=one.client_seed)
            for one in entrants
        ),
        seed=seed,
        options=tournament.options,
        rated=tournament.rated,
        pace=tournament.pace,
        language=language,
        created=at,
    )


async def _show_setup(request: Request, tournament: Tournament, *said: Sentence) -> CommandResult:
    locale = await request.services.locale(tournament.channel)
    message = standings.setup_message(tournament, request.services.texts, locale)
    message = replace(message, lines=(*message.lines, *said))
    if await _would_be_overlooked(request, message):
        message = replace(message, anew=True, closes=message.slot)
    return CommandResult(Change(tournament=tournament, messages=(message,)))


async def _would_be_overlooked(request: Request, message: OutboxMessage) -> bool:
    """Whether an edit that answers a typed line would stand above other messages; the author of a press sees the edit."""
    if request.line.pressed:
        return False
    store = request.services.store
    shown = await store.shown_at(message.to, message.slot)
    return shown is not None and not await store.is_last(message.to, shown)


async def _announce(request: Request, tournament: Tournament, *lines: Sentence) -> CommandResult:
    locale = await request.services.locale(tournament.channel)
    return CommandResult(Change(tournament=tournament, messages=(OutboxMessage(tournament.channel, lines, locale),)))


async def _current(request: Request) -> Tournament:
    """The unfinished tournament of this channel; raises Refusal if there is none, or if an earlier one's button was pressed."""
    tournament = await tournament_setup.going_here(request)
    if tournament is None:
        raise Refusal("tournament-none")
    if await tournament_setup.pressed_below(request) not in (None, tournament.id):
        raise Refusal("tournament-button-earlier")
    return tournament


async def _lock_and_load(request: Request) -> Tournament:
    """The same tournament, locked until this request is committed."""
    await request.lock(request.line.channel)
    return await _current(request)


def _number(tournament: Tournament, person: Person) -> Number:
    """The number of a person who takes part; raises Refusal if they do not."""
    number = tournament.number_of(person)
    if number is None or not tournament.entrants[number].here:
        raise Refusal("tournament-not-in")
    return number


async def _table(request: Request, number: int) -> Table:
    """A table of the tournament as it is now, locked until this request is committed."""
    table = await request.services.store.table(number)
    assert table is not None, f"table {number} is gone"
    return await request.lock_and_reload(table)


def _demand_director(request: Request, tournament: Tournament) -> None:
    """Raise Refusal unless the author is the director or a moderator of the channel."""
    if request.person == tournament.director.person:
        return
    request.demand_moderator(Refusal("tournament-director-only", player=tournament.director.name))
    if request.line.pressed:  # the button stands beside a button for everybody
        raise Refusal("tournament-director-button", player=tournament.director.name)


def _is_meant(entrant: Entrant, typed: str, person: Person | None) -> bool:
    return entrant.person == person if person is not None else entrant.name.casefold() == typed.casefold()
