"""The application layer: a line comes in, is answered by one committed change, and the courier is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any, Final

from bot.chat.names import showable
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Address, Channel, Incoming, Private
from bot.chat.rights import takes_seat
from bot.commands import answers, challenges, moves, results, tournaments
from bot.commands.changes import change_after_move
from bot.commands.context import CommandResult, Request, Services, SetAside
from bot.games.registry import GAMES, games_for_one, load
from bot.grammar import command as commands
from bot.grammar import words
from bot.grammar.command import Bare, Command, CommandError
from bot.limits import ANSWERS, in_public
from bot.messages import announce
from bot.messages.delivery import Delivery
from bot.store.port import Change, Preference, Stale, Unavailable
from bot.tables.options import every_word, proposed
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table, on_deadline, play
from bot.tournaments.tournament import MOST_ENTRANTS
from core.errors import MoveError
from core.game import Seat
from core.replay import seen

THINK_AGAIN: Final = (2.0, 10.0, 60.0)
"""Seconds after which a computer that could not move tries again; then only at the next start, or when others act."""

_log = logging.getLogger(__name__)

Act = Callable[[Request, Any], Awaitable[CommandResult | None]]

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
    commands.TournamentCommand: tournaments.act,
    commands.Best: results.best,
    commands.Export: answers.export,
    commands.Verify: answers.verify,
    commands.Rules: answers.rules,
    commands.Language: answers.language,
    commands.Theme: answers.theme,
    commands.ForgetMe: answers.forget,
    commands.Start: answers.start,
    commands.Help: answers.help_,
}


_TRIES: Final = MOST_ENTRANTS
"""So often a line is answered, where what it changes was changed meanwhile: every game of a round may end at the same time,
and each that is counted before costs one."""


class Service:
    """Takes lines in; every line is handled once, whatever happens, and answered by what it changed."""

    def __init__(
        self, services: Services, delivery: Delivery, *, pause: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._services = services
        self._delivery = delivery
        self._pause = pause
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._closed = False

    async def start(self) -> None:
        """Take up the computer turns an earlier run left open."""
        for number in await self._services.store.computers_on_turn():
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

        A line seen before changes nothing. Raises Unavailable where nothing can be stored at the moment: then the line has
        done nothing, and the adapter hands it in again, or says that it was not done.
        """
        line = _storable(line)
        locale = await self._locale(line)
        name = showable(line.author.name) or self._services.texts.plain("player-nameless", locale)
        line = replace(line, author=replace(line.author, name=name))
        try:
            return await self._answer(line, locale)
        except Unavailable:
            raise
        except Exception:
            # neither the text nor the facts, which may hold what only its author may know, nor who that is
            _log.exception("a line from %s was not answered", line.channel.platform)
            return await self._said(line, locale, "trouble-ours")

    async def suggest(self, line: Incoming) -> tuple[str, ...]:
        """Completions of a line still being typed; reads only."""
        request = Request(self._services, line, await self._locale(line))
        tables = await request.tables((Phase.OPEN, Phase.RUNNING, Phase.OVER))
        name, game = words.command_named(line.text.partition(" ")[0].removeprefix(words.PREFIX)), _game_in(line.text)
        return await moves.completed(request) or commands.complete(
            line.text,
            tables=[f"#{table.id}" for table in reversed(tables)],
            games=tuple(GAMES),
            alone=games_for_one(),
            options=proposed(self._services.texts, request.locale, game) if game else {},
            people=tuple(token for token in line.mentions),
            rules=answers.rule_ids(request, game) if game and name == "rules" else (),
            locale=request.locale,
            addressed=line.addressed,
        )

    async def moved(self, old: Channel, new: Channel) -> None:
        """A channel goes on under another address; everything in it goes along."""
        await self._services.store.move(old, new)

    async def on_deadline(self, number: int) -> None:
        """Do what is due at a table: a challenge nobody answered lapses, a phase that takes too long comes to its end.

        What came first and moved on what was due had the table's lock before: then there is nothing to do.
        """
        async with self._services.positions.lock(number):
            table = await self._services.store.table(number)
            if table is None or table.due is None or table.due > self._services.served():
                return
            answer = (
                CommandResult(await self._lapsed(table)) if table.phase is Phase.OPEN else await self._deadline(table)
            )
            with suppress(Stale):  # its channel moved meanwhile: it is still due
                await self._commit(answer.change, answer)

    async def _lapsed(self, table: Table) -> Change:
        """A challenge nobody answered for a day is called off."""
        locale = await self._services.locale(announce.place(table))
        off = replace(table, phase=Phase.OFF, due=None)
        message = announce.challenge_message(off, load(table.game).title, locale)
        lapsed = Sentence("challenge-lapsed", {"table": str(table.id)})
        return Change(table=off, messages=(replace(message, lines=(*message.lines, lapsed)),))

    async def _deadline(self, table: Table) -> CommandResult:
        """The time of a phase is up."""
        try:
            loaded = await self._services.positions.load(table)
        except (MoveError, KeyError) as error:
            return CommandResult(await self._set_aside(table, error))
        result = on_deadline(table, loaded.replay, loaded.engine.game, at=self._services.now())
        return await change_after_move(self._services, loaded, result)

    # --- answering

    async def _answer(self, line: Incoming, locale: str) -> bool:
        for _ in range(_TRIES):
            async with AsyncExitStack() as held:
                request = Request(self._services, line, locale, held)
                try:
                    answer = self._limited(request, await self._explained(request))
                    heard = await self._heard(request, answer.change)
                    change = replace(answer.change, source=line.id, preferences=heard)
                    return await self._commit(change, answer)
                except Stale:
                    continue
        return await self._said(line, locale, "trouble-changed")

    async def _said(self, line: Incoming, locale: str, key: str) -> bool:
        """Answer a line with one sentence and nothing else."""
        request = Request(self._services, line, locale)
        return await self._commit(replace(self._limited(request, request.answer(Sentence(key))).change, source=line.id))

    def _limited(self, request: Request, answer: CommandResult) -> CommandResult:
        """What a line led to; once its author had enough public answers, nothing but, once in a while, a word about that."""
        line, limits = request.line, self._services.limits
        if not in_public(line, answer.change) or limits.answers(line.author.person, line.id):
            return answer
        return self._once(request, "answers", Sentence("limit-answers", {"most": str(ANSWERS)}))

    def _once(self, request: Request, kind: str, *lines: Sentence) -> CommandResult:
        """Tell the author in private about a limit; nothing where they have just been told."""
        if self._services.limits.tells(request.line.author.person, kind, request.line.id):
            return request.answer(*lines, secret=True)
        return CommandResult(Change())

    async def _explained(self, request: Request) -> CommandResult:
        """The answer to a line; what cannot be done is answered with one sentence that says why."""
        try:
            return await self._act(request)
        except CommandError as error:
            return request.answer(Sentence(f"command-{error.code}", {**error.facts, "command": error.command}))
        except Refusal as refusal:
            if refusal.limit:
                return self._once(request, refusal.lines[0].key, *refusal.lines)
            message = request.message(
                *refusal.lines, picture=refusal.picture, table=refusal.table, secret=refusal.secret
            )
            if refusal.table and isinstance(
                message.to, Private
            ):  # what is right in the end takes the place of what was wrong
                message = replace(message, slot=announce.rack_slot(refusal.table), anew=True)
            return CommandResult(Change(messages=(message,)))
        except MoveError as error:
            return request.answer(Sentence(f"trouble-{error.code}", error.facts))
        except SetAside as broken:
            return CommandResult(await self._set_aside(broken.table, broken.__cause__, answers=request.line.id))

    async def _act(self, request: Request) -> CommandResult:
        typed = await self._typed(request)
        if request.line.anonymous and takes_seat(typed):
            raise Refusal("anonymous-no-seat")
        answer = None if typed is None else await _ACTS[type(typed)](request, typed)
        return answer or CommandResult(Change())

    async def _typed(self, request: Request) -> Command | Bare | None:
        """The line as a command or a bare line: what reads as a move is one, even where it looks like the other kind."""
        line = request.line
        prefixed = line.private and line.text.lstrip().startswith(commands.PREFIX)
        try:
            typed = self._read(line, line.text, addressed=line.addressed or prefixed)
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
            command = self._read(line, typed.text, addressed=True)
        except CommandError:
            return typed
        return command or typed

    def _read(self, line: Incoming, text: str, *, addressed: bool) -> Command | Bare | None:
        """A text of a line, in the words there are for games and their options; raises CommandError."""
        games, options = {name: name for name in GAMES}, every_word(self._services.texts)
        return commands.parse(text, games=games, options=options, addressed=addressed, replied=line.replied)

    async def _set_aside(self, table: Table, cause: BaseException | None, *, answers: str | None = None) -> Change:
        """The change that puts a table away whose log does not replay; its players are told."""
        _log.error("the log of table %d does not replay; set aside", table.id, exc_info=cause)
        place = announce.place(table)
        line = Sentence("table-set-aside", {"table": str(table.id)})
        message = OutboxMessage(
            place, (line,), await self._services.locale(place), table.id, table.game, answers=answers
        )
        return Change(table=replace(table, phase=Phase.ASIDE, turn=frozenset(), due=None), messages=(message,))

    async def _heard(self, request: Request, change: Change) -> Mapping[Address, Preference]:
        """The preferences of a change, with the language of the line remembered for its author and, where something is set
        up, for the place."""
        if not request.line.locale or change.forget is not None:
            return change.preferences
        hint = self._services.texts.match(request.line.locale)
        places: list[Address] = [Private(request.line.author.person)]
        if any(new is not None and new.revision == 0 for new in (change.table, change.tournament)):
            places.append(request.here)
        heard = dict(change.preferences)
        for place in places:
            now = heard.get(place) or await self._services.store.preference(place)
            if now.hint != hint:
                heard[place] = replace(now, hint=hint)
        return heard

    async def _locale(self, line: Incoming) -> str:
        """The language for an answer: what the author chose, else the language of the line."""
        own = await self._services.store.preference(Private(line.author.person))
        chosen = own.language
        if not chosen and not line.private:
            chosen = (await self._services.store.preference(line.channel)).language
        return self._services.texts.match(chosen or line.locale or own.hint)

    async def _commit(self, change: Change, answer: CommandResult | None = None) -> bool:
        """Store a change and see to what follows; true if a message in it answers the line it came from."""
        committed = await self._services.store.commit(change)
        if not committed.fresh:  # it came before: its answer may still be on its way
            return any(entry.message.answers == change.source for entry in await self._services.store.outbox())
        self._delivery.take(committed.outbox)
        told = any(message.answers == change.source for message in change.messages)
        if change.table is not None and answer is not None and answer.replay is not None:
            self._services.positions.keep(change.table, answer.replay)
        for table in (part.table for part in change.parts if part.table is not None):
            if table.due is not None:
                self._services.wakeup.due(table.due)
            if table.phase is Phase.RUNNING and _computers(table.turn, table.players):
                self._think(table.id)
        return told

    # --- computer seats

    def _think(self, number: int) -> None:
        self._wanted.add(number)
        if number not in self._thinking and not self._closed:
            self._thinking[number] = asyncio.create_task(self._play_computers(number), name=f"computer at {number}")

    async def _play_computers(self, number: int) -> None:
        """Play the computers' turns of a table until people are to move; after trouble try again, but not for ever."""
        waits = iter(THINK_AGAIN)
        try:
            while number in self._wanted:
                self._wanted.discard(number)  # before looking: a turn that comes while we look is wanted again
                try:
                    while await self._play_computer(number):
                        pass
                except Exception:
                    _log.exception("the computer at table %d could not move", number)
                    if (wait := next(waits, None)) is not None:
                        await self._pause(wait)
                        self._wanted.add(number)
        finally:
            self._wanted.discard(number)
            del self._thinking[number]

    async def _play_computer(self, number: int) -> bool:
        services = self._services
        table = await services.store.table(number)
        if table is None or table.phase is not Phase.RUNNING:
            return False
        seats = _computers(table.turn, table.players)
        if not seats:
            return False
        seat, level = seats[0], table.player(seats[0]).level
        assert level is not None
        try:
            loaded = await services.positions.load(table)
        except (MoveError, KeyError) as error:
            await self._commit(await self._set_aside(table, error))
            return False
        game = loaded.engine.game
        view = seen(game, loaded.replay, seat)
        texts = await services.opponents.choose(table.game, table.options, view, level, version=table.version)
        async with services.positions.lock(number):
            now = await services.store.table(number)
            if now is None or now.phase is not Phase.RUNNING:
                return False
            loaded = await services.positions.load(now)
            if seen(game, loaded.replay, seat) != view:
                return True  # others have moved or left meanwhile, or the time was up: look again
            result = play(now, loaded.replay, game, seat, ";".join(texts), at=services.now())
            answer = await change_after_move(services, loaded, result)
            with suppress(Stale):  # its channel moved meanwhile: look again
                await self._commit(answer.change, answer)
        return True


def _storable(line: Incoming) -> Incoming:
    """The line without halves of surrogate pairs, which JSON lets through but no database takes."""
    try:
        f"{line.text}{line.author.name}{line.author.handle}{line.reply_to}".encode()
    except UnicodeEncodeError:
        author = replace(line.author, name=_whole(line.author.name), handle=_whole(line.author.handle))
        reply_to = None if line.reply_to is None else _whole(line.reply_to)
        return replace(line, text=_whole(line.text), author=author, reply_to=reply_to)
    return line


def _whole(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _game_in(text: str) -> str:
    """The game a line being typed is about; empty where none is named yet and there are several."""
    if len(GAMES) == 1:
        return next(iter(GAMES))
    fitting = (words.fitting(word, {name: name for name in GAMES}) for word in text.split()[1:])
    return next((names[0] for names in fitting if len(names) == 1), "")


def _computers(turn: frozenset[Seat], players: tuple[Any, ...]) -> list[Seat]:
    """The computer seats that may act now."""
    return [seat for seat in sorted(turn) if seat > 0 and players[seat - 1].level is not None]
