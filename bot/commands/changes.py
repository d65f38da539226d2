"""From a turnout to a change: the entries, and who is told what."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.chat.note import Note
from bot.chat.port import Incoming, Private
from bot.commands.context import Answered, House
from bot.commands.results import reached
from bot.commands.tournament_results import counted
from bot.games.registry import Loaded
from bot.messages import announce
from bot.messages.announce import Own, Public
from bot.store.port import Change
from bot.store.positions import Live
from bot.tables.challenge import LAPSE
from bot.tables.table import Answer, AnyGame, AnyReplay, Phase, Table, Turnout, start
from bot.tournaments.tournament import Tournament
from core.game import CLOCK, Limit, Seat
from core.replay import seen

_NONE: Final[Mapping[Seat, str]] = MappingProxyType({})


async def played(
    house: House,
    live: Live,
    turnout: Turnout,
    *,
    line: Incoming | None = None,
    tournament: Tournament | None = None,
) -> Answered:
    """The change after moves: the board to the channel, what changed of their own to the players.

    Where a turn goes on that was typed as a `line` in a channel, unseen by others, what is shown of it answers the line.
    A `tournament` is that of the table, changed otherwise already.
    """
    game, before, position = live.loaded.game, live.table, turnout.replay.position
    limit = game.limit(position)
    due = _due(house, live, limit)
    table = turnout.table if due == turnout.table.due else replace(turnout.table, due=due)
    view = seen(game, turnout.replay, None)
    outcome = game.outcome(position)
    recap = game.recap(view) if len(before.turn) > 1 or outcome is not None else ()
    public = Public(turnout.events, view, recap, outcome, limit)
    place = announce.place(table)
    note = announce.moved(before, table, public, await house.locale(place), told=_told(before, turnout))
    points: int | None = None
    standings: tuple[Note, ...] = ()
    if note is not None and public.outcome is not None:
        points, lines = await reached(house, table, public.outcome)
        tournament, counts, standings = await counted(house, table, public.outcome, tournament)
        buttons = note.buttons if tournament is None else ()  # who meets whom again is for the tournament to say
        note = replace(note, lines=(*note.lines, *lines, *counts), buttons=buttons)
    anew = table.since != before.since
    answers = None if line is None or line.private or anew else line
    earlier = {seat: own_of(game, live.replay, seat) for seat in _people(table)}
    done = [seat for seat in before.turn - table.turn if seat in earlier and _unfinished(earlier[seat])]
    closed = dict.fromkeys(done, announce.rack_slot(before)) if done else _NONE
    changed = _changed(live, turnout, earlier, anew=anew)
    racks = await _racks(house, table, changed, answers=answers, anew=anew, closed=closed)
    notes = (*((note,) if note else ()), *racks, *standings)
    change = Change(table=table, entries=turnout.entries, notes=notes, reached=points, tournament=tournament)
    return Answered(change, turnout.replay)


def own_of(game: AnyGame, replay: AnyReplay, seat: Seat) -> Own:
    """What is a seat's own."""
    view = seen(game, replay, seat)
    return Own(view.private, game.draft(view), game.words(view))


async def begun(
    house: House, table: Table, loaded: Loaded, notes: tuple[Note, ...] = (), *, heard: str = "", unheard: bool = False
) -> Answered:
    """The change that begins a game: first draws made, first board and racks sent."""
    turnout = start(table, loaded.game, at=house.now())
    limit = loaded.game.limit(turnout.replay.position)
    running = replace(turnout.table, due=None if limit is None else house.served() + limit.seconds)
    locale = await house.locale(announce.place(running), heard=heard, anew=table.revision == 0)
    unheard = unheard and not table.private
    first = announce.begun(running, loaded.title, turnout.events, limit, locale, unheard=unheard)
    own = {seat: own_of(loaded.game, turnout.replay, seat) for seat in _people(running)}
    racks = await _racks(house, running, own, heard=heard)
    return Answered(Change(table=running, entries=turnout.entries, notes=(*notes, *first, *racks)), turnout.replay)


async def challenged(
    house: House, table: Table, loaded: Loaded, *, ready: bool, heard: str = "", unheard: bool = False
) -> Answered:
    """The change after somebody answered a challenge: shown as it stands, and begun when it is ready.

    `heard` is the language of the line that led to it, for places where none is known yet; `unheard` is as in Incoming.
    """
    locale = await house.locale(announce.place(table), heard=heard, anew=table.revision == 0)
    if ready:
        running = replace(table, phase=Phase.RUNNING)
        shown = () if table.revision == 0 else (announce.challenge(running, loaded.title, locale),)
        return await begun(house, table, loaded, shown, heard=heard, unheard=unheard)
    lapses = house.served() + LAPSE if table.revision == 0 else table.due
    asked = replace(table, due=lapses if table.phase is Phase.OPEN else None)
    return Answered(Change(table=asked, notes=(announce.challenge(table, loaded.title, locale),)))


def _due(house: House, live: Live, after: Limit | None) -> float | None:
    """When the time of the phase is up that goes on now: it runs from the beginning of the phase, whatever is played in it."""
    if after is None:
        return None
    before = live.loaded.game.limit(live.replay.position)
    if before is not None and before.phase == after.phase and live.table.due is not None:
        return live.table.due
    return house.served() + after.seconds


def _told(before: Table, turnout: Turnout) -> frozenset[Seat]:
    """Who knows that he may act: nobody where several act anew, or the clock put an end to what they did."""
    table = turnout.table
    struck = any(entry.seat == CLOCK for entry in turnout.entries)
    anew = table.since != before.since and (struck or len(table.turn) > 1)
    return frozenset() if anew else before.turn


def _changed(live: Live, turnout: Turnout, earlier: Mapping[Seat, Own], *, anew: bool) -> dict[Seat, Own]:
    """What has become another own of a seat; where a turn or round begins `anew`, also what can be gone on with.

    At the end of the game, only what somebody had not finished: nothing is to be done there any more.
    """
    game, over = live.loaded.game, turnout.table.phase is Phase.OVER
    seats = [seat for seat, was in earlier.items() if not over or _unfinished(was)]
    owns = {seat: own_of(game, turnout.replay, seat) for seat in seats}
    return {seat: own for seat, own in owns.items() if over or own != earlier[seat] or (anew and own.words)}


def _unfinished(own: Own) -> bool:
    """Whether what a seat was shown asks for something, or says what it has begun."""
    return bool(own.words or own.draft)


async def _racks(
    house: House,
    table: Table,
    owns: Mapping[Seat, Own],
    *,
    answers: Incoming | None = None,
    heard: str = "",
    anew: bool = False,
    closed: Mapping[Seat, str] = _NONE,
) -> tuple[Note, ...]:
    """What is their own to those who have not left; to the author of a line it may answer that; all are new messages `anew`.

    But the message that asked a seat for what it has done now is `closed`: there it is the last word on that turn.
    """
    notes = []
    for seat, own in owns.items():
        player = table.player(seat)
        if player.person is None or player.answer is Answer.LEFT:
            continue
        to = Private(player.person)
        mine = answers.id if answers is not None and answers.author.person == player.person else None
        locale, slot = await house.locale(to, heard=heard), closed.get(seat, "")
        notes.append(announce.rack(table, own, to, locale, answers=mine, anew=anew and not slot, slot=slot))
    return tuple(notes)


def _people(table: Table) -> list[Seat]:
    return [Seat(n) for n, player in enumerate(table.players, 1) if player.person is not None]
