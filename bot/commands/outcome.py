"""From a turnout to a change: the entries, and who is told what."""

from dataclasses import replace

from bot import announce
from bot.challenge import LAPSE
from bot.chat.port import Address, Private
from bot.house import Answered, House
from bot.note import Note
from bot.positions import Live
from bot.registry import Loaded
from bot.store.port import Change
from bot.table import Phase, Table, Turnout, start
from core.game import Seat


async def played(house: House, live: Live, turnout: Turnout) -> Answered:
    """The change after moves: the board to the channel, changed racks to their owners."""
    game, table = live.loaded.game, turnout.table
    before = {seat: game.view(live.replay.position, seat).private for seat in _people(table)}
    place = announce.place(table)
    note = announce.moved(
        table,
        turnout.events,
        live.table.turn,
        game.view(turnout.replay.position, None),
        game.outcome(turnout.replay.position),
        await house.locale(place),
    )
    notes = (*((note,) if note else ()), *await _racks(house, turnout, live.loaded, before))
    return Answered(Change(table=table, entries=turnout.entries, notes=notes), turnout.replay)


async def begun(
    house: House, table: Table, loaded: Loaded, notes: tuple[Note, ...] = (), *, heard: str = "", unheard: bool = False
) -> Answered:
    """The change that begins a game: first draws made, first board and racks sent."""
    turnout = start(table, loaded.game, at=house.now())
    locale = await house.locale(announce.place(turnout.table), heard=heard)
    first = announce.begun(turnout.table, loaded.title, turnout.events, locale, unheard=unheard and not table.private)
    racks = await _racks(house, turnout, loaded, {}, heard=heard)
    return Answered(Change(table=turnout.table, entries=turnout.entries, notes=(*notes, first, *racks)), turnout.replay)


async def challenged(
    house: House, table: Table, loaded: Loaded, *, ready: bool, heard: str = "", unheard: bool = False
) -> Answered:
    """The change after somebody answered a challenge: shown as it stands, and begun when it is ready.

    `heard` is the language of the line that led to it, for places where none is known yet; `unheard` is as in Incoming.
    """
    locale = await house.locale(announce.place(table), heard=heard)
    if ready:
        running = replace(table, phase=Phase.RUNNING)
        shown = () if table.revision == 0 else (announce.challenge(running, loaded.title, locale),)
        return await begun(house, table, loaded, shown, heard=heard, unheard=unheard)
    due = table.created + LAPSE if table.phase is Phase.OPEN else None
    return Answered(Change(table=table, notes=(announce.challenge(table, loaded.title, locale),), due=due))


async def _racks(
    house: House, turnout: Turnout, loaded: Loaded, before: dict[Seat, object | None], *, heard: str = ""
) -> tuple[Note, ...]:
    table = turnout.table
    if table.phase is not Phase.RUNNING:
        return ()
    after = {seat: loaded.game.view(turnout.replay.position, seat) for seat in _people(table)}
    locales: dict[Address, str] = {}
    for person in table.people:
        locales[Private(person)] = await house.locale(Private(person), heard=heard)
    return announce.racks(table, before, after, locales)


def _people(table: Table) -> list[Seat]:
    return [Seat(n) for n, player in enumerate(table.players, 1) if player.person is not None]
