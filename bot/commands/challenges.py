"""Commands around a challenge: open, answer, begin, rematch."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.chat.facts import FactValue, Hyperlink
from bot.chat.outbox_message import Sentence
from bot.chat.person import Participant
from bot.commands import challenge_questions
from bot.commands.challenge_notices import told_to_challenger
from bot.commands.changes import change_for_challenge
from bot.commands.context import CommandResult, Request
from bot.commands.next_seed import next_seed
from bot.commands.pace_options import pace_of_challenge, usual_options, usual_pace
from bot.commands.preferences import demand_allowed, games_allowed
from bot.commands.reliability import demand_rated_play, unrated_if_suspended
from bot.grammar import words
from bot.grammar.command_types import Accept, Begin, Cancel, Challenge, Decline, JoinTable, Leave, Rematch
from bot.messages.limits import OPEN_EACH, OPEN_TOGETHER
from bot.tables import challenge
from bot.tables.options import HINTS, PACE, PLAYERS, RATED, agreed
from bot.tables.refusal import Refusal
from bot.tables.still_there import ask_who_is_there, may_be_gone
from bot.tables.table import GOING_ON, Answer, Phase, Table
from core.fair import commitment


async def ask(request: Request, command: Challenge) -> CommandResult:
    """`challenge`: open a table, or begin at once if nobody has to answer; ask about anything left open."""
    if command.table is not None:
        return await _ask_again(request, command.table)
    command, accounts = challenge_questions.with_people(command, request.line)
    if bot := next((token for token in command.opponents if token.lower() in request.line.bots), ""):
        raise Refusal("challenge-bot", name=bot)
    if stranger := next(
        (token for token in command.opponents if request.line.names_known and token.lower() not in accounts), ""
    ):
        raise Refusal("challenge-nobody-called", name=stranger)
    allowed = await games_allowed(request)
    if not command.game and len(allowed) == 1:
        command = replace(command, game=next(iter(allowed)))

    people = {
        token: Participant(await request.services.store.person(account), account, _name_shown(request, token))
        for token in command.opponents
        if (account := accounts.get(token.lower())) is not None
    }

    usual = await usual_pace(request)

    def refused(possible: Challenge) -> Refusal | None:
        try:
            demand_allowed(possible.game, allowed)
            _propose(_where_picked(request, possible), possible, people, usual, seed=b"")
        except Refusal as refusal:
            return refusal
        return None

    try:
        question = await challenge_questions.question(request, command, accounts, refused, pace=usual)
        if question is not None:
            return question
        demand_allowed(command.game, allowed)
        _propose(request, command, people, usual, seed=b"")
    except Refusal as refusal:
        offering = challenge_questions.with_ways_to_fit(request, refusal, command, accounts, refused)
        raise await challenge_questions.in_place(request, offering) from None
    if RATED not in command.options and await request.channel_setting(RATED, "yes") == "no":
        command = replace(command, options={**command.options, RATED: "no"})
    table = _propose(request, command, people, usual, seed=request.services.new_seed())
    if command.options.get(RATED) == "yes":
        await demand_rated_play(request, table)
    answer = await _open_table(request, table)
    told = (*_whereabouts(request, answer), *_perhaps_meant(request, command))
    return await challenge_questions.settled(request, command, answer, told)


def _name_shown(request: Request, token: str) -> str:
    return request.line.names.get(token.lower(), token)


def _perhaps_meant(request: Request, command: Challenge) -> tuple[Sentence, ...]:
    """For each name that nobody is known by, a line about somebody who may be meant: the challenge would wait in vain."""
    near = ((token, request.line.similar.get(token.lower())) for token in command.opponents)
    return tuple(
        Sentence("challenge-perhaps-meant", {"name": token, "player": one.name, "handle": one.handle})
        for token, one in near
        if one is not None and token.lower() not in request.line.mentions
    )


def _where_picked(request: Request, command: Challenge) -> Request:
    """The request as it will go on in a channel, if its person and the channel are still to be picked."""
    picks = request.line.can_pick and challenge_questions.SOMEBODY in command.opponents
    return replace(request, line=replace(request.line, private=False)) if picks else request


def _propose(
    request: Request, command: Challenge, people: Mapping[str, Participant], pace: str, *, seed: bytes
) -> Table:
    """The table that a complete challenge opens, with this `pace` if none was typed; raises Refusal."""
    services, line = request.services, request.line
    beside = ("level",) if command.computers else (PACE, RATED)
    more = tuple(words.format_key(key, request.locale) for key in (HINTS, PLAYERS, *beside))
    engine, options = agreed(request.locale, command.game, command.options, more=more, usual=usual_options(command))
    return challenge.propose(
        command,
        engine,
        line,
        request.author,
        people,
        options=options,
        pace=pace_of_challenge(command, engine, options, pace),
        computer=services.texts.plain("computer-name", request.shared_locale),
        locale=request.locale,
        seed=seed,
        at=services.now(),
    )


async def accept(request: Request, command: Accept) -> CommandResult:
    """`accept`: accept a challenge."""
    table = await _find_open(request, command.table, _is_asked, _has_place, _has_declined)
    return await show(request, challenge.accept(table, request.author, command.client_seed))


async def decline(request: Request, command: Decline) -> CommandResult:
    """`decline`: decline a challenge."""
    table = await _find_open(request, command.table, _is_asked)
    if _is_host(request, table):  # asked whether they are still there
        return await show(request, challenge.cancel(table, request.person))
    return await _show_and_tell(request, challenge.decline(table, request.author))


async def join(request: Request, command: JoinTable) -> CommandResult:
    """`join`: take an open seat."""
    table = await _find_open(request, command.table, _has_place, _is_asked)
    return await show(request, challenge.join(table, request.author, command.client_seed))


async def leave(request: Request, command: Leave) -> CommandResult:
    """`leave`: leave a table that has not begun."""
    table = await _find_open(request, command.table, _has_joined, none="no-challenge-accepted")
    return await _show_and_tell(request, challenge.leave(table, request.author))


async def cancel(request: Request, command: Cancel) -> CommandResult:
    """`cancel`: withdraw the author's challenge."""
    table = await _find_open(request, command.table, _is_host, none="no-challenge-of-yours")
    return await show(request, challenge.cancel(table, request.person), withdrawn=True)


async def begin(request: Request, command: Begin) -> CommandResult:
    """`begin`: play with those who have accepted so far."""
    table = await _find_open(request, command.table, _may_begin, _is_host, none="no-challenge-of-yours")
    if _is_host(request, table) and _is_asked(request, table):  # whether they are still there
        table = challenge.accept(table, request.author, "")
    challenge.demand_begin(table, request.person)
    return await show(request, table, ready=True)


async def rematch(request: Request, command: Rematch) -> CommandResult:
    """`rematch`: the same players once more."""
    table = await request.lock_and_reload(
        await request.find_table(command.table, (Phase.OVER,), request.is_seated, none="no-game-of-yours-over")
    )
    again = [other for other in await request.tables(GOING_ON) if _is_rematch(other, table)]
    for other in again:
        if other.phase is Phase.OPEN and _is_asked(request, other):  # asking back means accepting
            return await accept(request, Accept(table=other.id, client_seed=command.client_seed))
    if again:  # the button was pressed twice
        raise Refusal("rematch-on", table=str(again[-1].id))
    demand_allowed(table.game, await games_allowed(request))
    services = request.services
    fresh = challenge.rematch(
        table, request.author, client_seed=command.client_seed, seed=services.new_seed(), at=services.now()
    )
    answer = await _open_table(request, _asked_here(request, fresh))
    return also_saying_where(request, answer)


async def _ask_again(request: Request, number: int) -> CommandResult:
    """Open a table for what a challenge of the author asked for that came to nothing; after a game, ask for a rematch."""
    table = await request.find_table(number, (Phase.OFF,))
    if table.phase is Phase.OVER:
        return await rematch(request, Rematch(table=number))
    if table.phase is Phase.OPEN and _is_host(request, table):
        raise Refusal("challenge-asked-already", table=str(number), shown=await _linked(request, table))
    services = request.services
    fresh = challenge.ask_again(table, request.author, seed=services.new_seed(), at=services.now())
    demand_allowed(table.game, await games_allowed(request))
    return also_saying_where(request, await _open_table(request, _asked_here(request, fresh)))


def _asked_here(request: Request, table: Table) -> Table:
    """A table whose game is asked for once more: one in private belongs to the chat of the line, as after a challenge."""
    if not table.private:
        return table
    return replace(table, channel=request.line.channel, moved_to_private=not request.line.private)


def also_saying_where(request: Request, answer: CommandResult) -> CommandResult:
    """The result with a line that says where the game goes on, if not here."""
    lines = _whereabouts(request, answer)
    return (
        answer.also_saying(request.message(*lines, buttons=challenge_questions.way_there(answer))) if lines else answer
    )


def _whereabouts(request: Request, answer: CommandResult) -> tuple[Sentence, ...]:
    """The line that says where a game goes on, in private or in the channel; none if it is played here."""
    table = answer.change.table
    if table is None or request.line.private or not (table.private or request.line.thread):
        return ()
    return (Sentence("game-in-private" if table.private else "table-in-channel", {"table": str(table.id)}),)


def _is_rematch(table: Table, over: Table) -> bool:
    """Whether this table is a rematch of a finished game: the same people, game and options."""
    return (
        table.id > over.id
        and (table.game, challenge.as_agreed(table.options)) == (over.game, challenge.as_agreed(over.options))
        and set(table.people) == set(over.people)
    )


async def _open_table(request: Request, table: Table) -> CommandResult:
    """The change that opens a table with a new number; raises Refusal if the same challenge or too many are open already.

    A game that begins at once uses the seed whose commitment its host may have seen.
    """
    complete = challenge.is_complete(table)
    if not complete:
        await _demand_room(request, table)
    # only now, so that refused challenges use up no numbers
    numbered = replace(table, id=await request.services.store.new_table())
    if not complete:
        return await show(request, numbered)
    before, after = await next_seed(request)
    answer = await show(request, replace(numbered, seed=before or table.seed))
    if before is None and table.players[0].client_seed:
        answer = answer.also_saying(request.message(Sentence("seal-late", {"seal": commitment(after)})))
    return answer.changing(next_seeds={request.private_chat: after})


async def _demand_room(request: Request, table: Table) -> None:
    """Raise Refusal if the same challenge or too many are open; keeps the lock until this one is stored and counts."""
    channel, host = table.channel, table.players[0].person
    await request.lock(("challenges", channel))
    opened = await request.services.store.tables_in(channel, (Phase.OPEN,))
    if (same := next((other for other in opened if challenge.is_same(other, table)), None)) is not None:
        raise Refusal("challenge-asked-already", table=str(same.id), shown=await _linked(request, same))
    if sum(other.players[0].person == host for other in opened) >= OPEN_EACH:
        raise Refusal("challenge-too-many-yours", most=str(OPEN_EACH)).with_answer(limit=True)
    if len(opened) >= OPEN_TOGETHER:
        raise Refusal("challenge-too-many-here", most=str(OPEN_TOGETHER)).with_answer(limit=True)


async def _linked(request: Request, table: Table) -> FactValue:
    """The number of a table, as a link to its challenge if the platform has links."""
    services, here = request.services, request.line.channel
    shown = await services.store.first_shown(here, table.id)
    return Hyperlink(str(table.id), services.link(here, shown) if shown else "")


async def show(request: Request, table: Table, *, ready: bool = False, withdrawn: bool = False) -> CommandResult:
    """The change that shows a challenge, perhaps `withdrawn`, or begins its game once all have answered or it is `ready`.

    If the game needs people who may be gone by now, a new message asks whether they are still there.
    """
    services = request.services
    table, said = await unrated_if_suspended(request, table)
    complete = table.phase is Phase.OPEN and challenge.is_complete(table)
    asks = complete and not ready and may_be_gone(table, services.now())
    if asks:
        table = ask_who_is_there(table, request.person, at=services.now(), served=services.served())
    begins = ready or (complete and not asks)
    answer = await change_for_challenge(services, table, ready=begins, withdrawn=withdrawn, line=request.line)
    if asks:
        # a new message notifies people; that of the earlier challenge loses its buttons
        asked = (replace(message, anew=True, closes=message.slot) for message in answer.change.messages)
        answer = answer.changing(messages=tuple(asked))
    return answer.also_saying(request.message(*said, secret=True)) if said else answer


async def _show_and_tell(request: Request, table: Table) -> CommandResult:
    """The change that shows a challenge; if nothing comes of it, the challenger is told in private (N4)."""
    answer = await show(request, table)
    if table.phase is not Phase.OFF:
        return answer
    return answer.also_saying(*await told_to_challenger(request.services, table))


async def _find_open(
    request: Request, number: int | None, *criteria: Callable[[Request, Table], bool], none: str = "no-challenge"
) -> Table:
    """The open table meant, locked; raises Refusal."""
    bound = [partial(criterion, request) for criterion in criteria]
    return await request.lock_and_reload(await request.find_table(number, (Phase.OPEN,), *bound, none=none))


def _is_asked(request: Request, table: Table) -> bool:
    return challenge.seat_asked(table, request.author) is not None


def _has_place(request: Request, table: Table) -> bool:
    return table.has_open_seat and not request.is_seated(table)


def _has_joined(request: Request, table: Table) -> bool:
    return any(p.person == request.person and p.answer is Answer.ACCEPTED for p in table.players[1:])


def _has_declined(request: Request, table: Table) -> bool:
    return table.answer_of(request.person) is Answer.DECLINED


def _is_host(request: Request, table: Table) -> bool:
    return table.players[0].person == request.person


def _may_begin(request: Request, table: Table) -> bool:
    return _is_host(request, table) and challenge.has_enough(table)
