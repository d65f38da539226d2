"""The best of a month in a channel, in its games between people."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from bot.chat.conventions import month as written_month
from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.person import Person
from bot.commands.context import CommandResult, Request
from bot.commands.preferences import is_private
from bot.commands.ratings import signed
from bot.games.registry import GAMES, games_for_one, load, prefix
from bot.grammar.command_types import Best
from bot.tables import month
from bot.tables.game_result import PlayedGame
from bot.tables.month import Month, Most, begins
from bot.tables.refusal import Refusal
from core.errors import MoveText

_Games: TypeAlias = Sequence[tuple[Person, PlayedGame]]

_LEADERBOARD: Final = ButtonSpec("button-leaderboard", "/leaderboard")


async def best_of_month(request: Request, command: Best) -> CommandResult | None:
    """The best of a month here, by default of the newest one with a game; None if there is none.

    People who hide their ratings are not named. Raises Refusal if nobody has played here in the month asked for.
    """
    results, channel, zone = request.services.store.results, request.line.channel, await _zone(request)
    asked, before = None, request.services.now() + 1
    if command.month:
        year, number = command.month
        asked = (year, number) if year else month.newest(number, month.month_of(request.services.now(), zone))
        before = begins(month.after(asked), zone)
    newest = await results.newest(channel, before)
    shown = None if newest is None else month.month_of(newest, zone)
    if asked and shown != asked:
        nobody = Refusal("best-month-nobody", month=written_month(asked, request.locale))
        raise nobody.with_answer(buttons=[] if shown is None else [_month_button(shown, request.locale)])
    if shown is None:
        return None
    since, until = begins(shown, zone), begins(month.after(shown), zone)
    games = await results.between(channel, since, until)
    names, best = {person: game.name for person, game in games}, await _best_shown(request, games)
    lines = [
        Sentence(
            "best-month", {"month": written_month(shown, request.shared_locale), "count": month.best_of(games).games}
        ),
        *_best_of_games(best, names),
        *_most("best-month-played", best.played, names),
        *_most("best-month-won", best.won, names),
        *await _climbed(request, names, since, until),
    ]
    buttons = [_LEADERBOARD, *await _alone(request), *await _earlier(request, since, zone)]
    return request.answer(*lines, buttons=tuple(buttons), public=True)


async def _zone(request: Request) -> str:
    """The time zone of a channel: that of its puzzle of the day."""
    daily = await request.services.store.puzzles.daily(request.line.channel)
    return daily.zone if daily and daily.zone else "UTC"


def _best_of_games(best: month.Best, names: Mapping[Person, str]) -> Iterator[Sentence]:
    """A line for each game: the most points in one, and the best move."""
    for game in GAMES:
        points, move = best.points.get(game), best.moves.get(game)
        if points is None and move is None:
            continue
        has = "both" if points and move else "points" if points else "move"
        facts: dict[str, FactValue] = {"game": load(game).title, "has": has}
        facts |= {"points": 0, "player": "", "table": "", "move": "", "more": 0, "mover": "", "at": ""}
        if points is not None:
            person, played = points
            facts |= {"points": played.result.points or 0, "player": names[person], "table": str(played.table)}
        if move is not None:
            person, played = move
            facts |= {"move": MoveText(played.result.best), "more": played.result.best_points}
            facts |= {"mover": names[person], "at": str(played.table)}
        yield Sentence(f"{prefix(game)}-best-of-month", facts)


def _most(key: str, most: Most, names: Mapping[Person, str]) -> Iterator[Sentence]:
    """The line with who has the most of something; none if nobody has."""
    if most.people:
        yield Sentence(key, {"players": tuple(names[person] for person in most.people), "count": most.count})


async def _best_shown(request: Request, games: _Games) -> month.Best:
    """The best of these games, without those who hide their ratings and would be named."""
    hidden: set[Person] = set()
    while True:
        best = month.best_of([one for one in games if one[0] not in hidden])
        private = {one for one in best.people if await is_private(request.services, one)}
        if not private:
            return best
        hidden |= private


async def _climbed(request: Request, names: Mapping[Person, str], since: float, until: float) -> tuple[Sentence, ...]:
    """The line with whose rating the games of a month here have raised the most; none if they have raised none."""
    for person, game, more in await request.services.store.ratings.changes(request.line.channel, since, until):
        if round(more) <= 0:
            break
        if person in names and not await is_private(request.services, person):
            facts = {"player": names[person], "more": signed(round(more)), "game": load(game).title}
            return (Sentence("best-month-climbed", facts),)
    return ()


async def _alone(request: Request) -> list[ButtonSpec]:
    """A button for each game in which there are best results of people who played it alone here."""
    results, channel = request.services.store.results, request.line.channel
    return [
        ButtonSpec("button-best-alone", f"/best {name}", name=load(name).title)
        for name in games_for_one()
        if await results.best(channel, name, most=1)
    ]


async def _earlier(request: Request, since: float, zone: str) -> list[ButtonSpec]:
    """A button for the newest month with games before a time; none if there is none."""
    ended = await request.services.store.results.newest(request.line.channel, since)
    if ended is None:
        return []
    return [_month_button(month.month_of(ended, zone), request.shared_locale)]


def _month_button(shown: Month, locale: str) -> ButtonSpec:
    year, number = shown
    return ButtonSpec("button-choice", f"/best {year}-{number:02}", name=written_month(shown, locale))
