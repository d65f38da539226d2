"""The application layer: a line comes in, is answered by one committed change, and the courier is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any, Final

from bot import announce
from bot.chat import command as commands
from bot.chat.command import Bare, Command, CommandError
from bot.chat.port import Address, Channel, Incoming, Private
from bot.commands import answers, challenges, moves
from bot.commands.outcome import played
from bot.courier import Courier
from bot.house import Answered, House, Request, SetAside
from bot.note import Line, Note
from bot.refusal import Refusal
from bot.registry import GAMES, load
from bot.store.port import Change, Stale
from bot.table import Phase, Table, play
from core.errors import MoveError
from core.game import Seat

_log = logging.getLogger(__name__)

Act = Callable[[Request, Any], Awaitable[Answered | None]]

_ACTS: Final[Mapping[type[Any], Act]] = {
    Bare: moves.bare,
    commands.Challenge: challenges.ask,
    commands.Accept: challenges.accept,
    commands.Decline: challenges.decline,
    commands.Cancel: challenges.cancel,
    commands.Join: challenges.join,
    commands.Leave: challenges.leave,
    commands.Begin: challenges.begin,
    commands.Rematch: challenges.rematch,
    commands.Play: moves.make,
    commands.Try: moves.attempt,
    commands.Rack: moves.rack,
    commands.Board: moves.board,
    commands.AskHint: moves.hint,
    commands.Resign: moves.resign,
    commands.Close: moves.close,
    commands.Tables: answers.tables,
    commands.Export: answers.export,
    commands.Verify: answers.verify,
    commands.Rules: answers.rules,
    commands.Language: answers.language,
    commands.Theme: answers.theme,
    commands.ForgetMe: answers.forget,
    commands.Start: answers.start,
    commands.Help: answers.help_,
}


class Service:
    """Takes lines in; every line is handled once, whatever happens, and answered by what it changed."""

    def __init__(self, house: House, courier: Courier) -> None:
        self._house = house
        self._courier = courier
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._closed = False

    async def start(self) -> None:
        """Take up the computer turns an earlier run left open."""
        for number in await self._house.store.computers_on_turn():
            self._think(number)

    async def close(self) -> None:
        """Let computers stop thinking; their turns are taken up at the next start."""
        self._closed = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no computer is thinking any more."""
        while self._thinking:
            await asyncio.wait(set(self._thinking.values()))

    async def handle(self, line: Incoming) -> bool:
        """Answer a line; returns when all that follows from it is stored, true if a message will answer it.

        A line seen before changes nothing.
        """
        line = _storable(line)
        request = Request(self._house, line, await self._locale(line))
        try:
            return await self._answer(request)
        except Exception:
            # neither the text nor the facts: they may hold what only its author may know
            _log.exception("line %s was not answered", line.id)
            return await self._commit(replace(request.answer(Line("trouble-ours")).change, source=line.id))

    async def suggest(self, line: Incoming) -> tuple[str, ...]:
        """Completions of a line still being typed; reads only."""
        request = Request(self._house, line, await self._locale(line))
        tables = await request.tables((Phase.OPEN, Phase.RUNNING, Phase.OVER))
        return await moves.completed(request) or commands.complete(
            line.text,
            tables=[f"#{table.id}" for table in reversed(tables)],
            games=tuple(GAMES),
            options={"hints": ("yes", "no"), "players": ("3", "4")},
            people=tuple(token for token in line.mentions),
            rules=answers.rule_ids(request),
            locales=self._house.texts.locales,
            locale=request.locale,
            addressed=line.addressed,
        )

    async def moved(self, old: Channel, new: Channel) -> None:
        """A channel goes on under another address; everything in it goes along."""
        await self._house.store.move(old, new)

    async def lapse(self, number: int) -> None:
        """A challenge nobody answered for a day is called off."""
        async with self._house.positions.lock(number):
            table = await self._house.store.table(number)
            if table is None or table.phase is not Phase.OPEN:
                return
            locale = await self._house.locale(announce.place(table))
            off = replace(table, phase=Phase.OFF)
            note = announce.challenge(off, load(table.game, table.options).title, locale)
            lapsed = replace(note, lines=(*note.lines, Line("challenge-lapsed", {"table": str(number)})))
            await self._commit(Change(table=off, notes=(lapsed,)))

    # --- answering

    async def _answer(self, request: Request) -> bool:
        for _ in range(2):
            async with AsyncExitStack() as held:
                answered = await self._explained(replace(request, held=held))
                change = replace(answered.change, source=request.line.id)
                try:
                    return await self._commit(await self._heard(request, change), answered)
                except Stale:
                    continue
        return await self._commit(replace(request.answer(Line("trouble-changed")).change, source=request.line.id))

    async def _explained(self, request: Request) -> Answered:
        """The answer to a line; what cannot be done is answered with one sentence that says why."""
        try:
            return await self._act(request)
        except CommandError as error:
            return request.answer(Line(f"command-{error.code}", {**error.facts, "command": error.command}))
        except Refusal as refusal:
            return request.answer(*refusal.lines, secret=refusal.secret)
        except MoveError as error:
            return request.answer(Line(f"trouble-{error.code}", error.facts))
        except SetAside as broken:
            return Answered(await self._set_aside(broken.table, broken.__cause__, answers=request.line.id))

    async def _act(self, request: Request) -> Answered:
        typed = await self._typed(request)
        answered = None if typed is None else await _ACTS[type(typed)](request, typed)
        return answered or Answered(Change())

    async def _typed(self, request: Request) -> Command | Bare | None:
        """The line as a command or a bare line: what reads as a move is one, even where it looks like the other kind."""
        line, games = request.line, {name: name for name in GAMES}
        try:
            typed = commands.parse(line.text, games=games, addressed=line.addressed, replied=line.replied)
        except CommandError as error:
            if error.command or not await moves.readable(request, error.line):
                raise
            return Bare(error.line)
        if (
            not isinstance(typed, Bare)
            or not (line.private or line.addressed)
            or await moves.readable(request, typed.text)
        ):
            return typed
        try:
            command = commands.parse(typed.text, games=games, addressed=True, replied=line.replied)
        except CommandError:
            return typed
        return command or typed

    async def _set_aside(self, table: Table, cause: BaseException | None, *, answers: str | None = None) -> Change:
        """The change that puts a table away whose log does not replay; its players are told."""
        _log.error("the log of table %d does not replay; set aside", table.id, exc_info=cause)
        place = announce.place(table)
        line = Line("table-set-aside", {"table": str(table.id)})
        note = Note(place, (line,), await self._house.locale(place), table.id, table.game, answers=answers)
        return Change(table=replace(table, phase=Phase.ASIDE, turn=frozenset()), notes=(note,))

    async def _heard(self, request: Request, change: Change) -> Change:
        """The change, with the language of the line remembered for its author and, at a challenge, for the place."""
        preferences = dict(change.preferences)
        places: set[Address] = {Private(request.line.author.person)}
        if change.table is not None and change.table.revision == 0:
            places.add(request.here)
        hint = self._house.texts.match(request.line.locale) if request.line.locale else ""
        for place in places:
            now = preferences.get(place) or await self._house.store.preference(place)
            if hint and now.hint != hint and change.forget is None:
                preferences[place] = replace(now, hint=hint)
        return replace(change, preferences=preferences)

    async def _locale(self, line: Incoming) -> str:
        """The language for an answer: what the author chose, else the language of the line."""
        chosen = await self._house.store.preference(Private(line.author.person))
        if not chosen.language and not line.private:
            chosen = replace(chosen, language=(await self._house.store.preference(line.channel)).language)
        return self._house.texts.match(chosen.language or line.locale or chosen.hint)

    async def _commit(self, change: Change, answered: Answered | None = None) -> bool:
        """Store a change and see to what follows; true if a note in it answers the line it came from."""
        committed = await self._house.store.commit(change)
        if not committed.fresh:
            return False
        self._courier.take(committed.owed)
        told = any(note.answers == change.source for note in change.notes)
        if change.table is None:
            return told
        if answered is not None and answered.replay is not None:
            self._house.positions.keep(change.table, answered.replay)
        if change.table.phase is Phase.RUNNING and _computers(change.table.turn, change.table.players):
            self._think(change.table.id)
        return told

    # --- computer seats

    def _think(self, number: int) -> None:
        self._wanted.add(number)
        if number not in self._thinking and not self._closed:
            self._thinking[number] = asyncio.create_task(self._play_computers(number), name=f"computer at {number}")

    async def _play_computers(self, number: int) -> None:
        """Play the computers' turns of a table until people are to move."""
        try:
            while number in self._wanted:
                self._wanted.discard(number)  # before looking: a turn that comes while we look is wanted again
                while await self._play_computer(number):
                    pass
        except Exception:
            _log.exception("the computer at table %d could not move", number)
        finally:
            self._wanted.discard(number)
            del self._thinking[number]

    async def _play_computer(self, number: int) -> bool:
        house = self._house
        table = await house.store.table(number)
        if table is None or table.phase is not Phase.RUNNING:
            return False
        seats = _computers(table.turn, table.players)
        if not seats:
            return False
        seat, level = seats[0], table.player(seats[0]).level
        assert level is not None
        try:
            live = await house.positions.live(table)
        except (MoveError, KeyError) as error:
            await self._commit(await self._set_aside(table, error))
            return False
        view = live.loaded.game.view(live.replay.position, seat)
        texts = await house.opponents.choose(table.game, table.options, view, level)
        async with house.positions.lock(number):
            now = await house.store.table(number)
            if now is None or now.plies != table.plies or now.phase is not Phase.RUNNING:
                return True  # somebody left or closed the table meanwhile: look again
            turnout = play(now, live.replay, live.loaded.game, seat, ";".join(texts), at=house.now())
            answered = await played(house, replace(live, table=now), turnout)
            with suppress(Stale):  # its channel moved meanwhile: look again
                await self._commit(answered.change, answered)
        return True


def _storable(line: Incoming) -> Incoming:
    """The line without halves of surrogate pairs, which JSON lets through but no database takes."""
    author = replace(line.author, name=_whole(line.author.name), handle=_whole(line.author.handle))
    reply_to = None if line.reply_to is None else _whole(line.reply_to)
    return replace(line, text=_whole(line.text), author=author, reply_to=reply_to)


def _whole(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _computers(turn: frozenset[Seat], players: tuple[Any, ...]) -> list[Seat]:
    """The computer seats that may act now."""
    return [seat for seat in sorted(turn) if seat > 0 and players[seat - 1].level is not None]
