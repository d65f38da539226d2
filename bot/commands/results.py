"""The results of games played alone, and the best ones."""

from collections.abc import Iterator
from itertools import groupby

from bot.chat import conventions
from bot.chat.outbox_message import Sentence
from bot.commands.best_of_month import best_of_month
from bot.commands.context import CommandResult, Request, Services
from bot.commands.preferences import demand_allowed, games_allowed
from bot.games.registry import games_for_one, load
from bot.grammar.command_types import Best
from bot.messages.endings import FINISHED
from bot.store.change import SoloResult
from bot.tables.game_result import points_of
from bot.tables.options import format_option
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from core.game import Outcome

_MOST = 5


async def best(request: Request, command: Best) -> CommandResult:
    """`best`: show the best of a month in this channel; with a game, the best results of people who played it alone.

    Those come with the final picture of the best one, also in private and where nobody has played with others. Raises Refusal.
    """
    if not command.game and not request.line.private and (shown := await best_of_month(request, command)) is not None:
        return shown
    if command.month:
        raise Refusal("best-month-there")
    name = command.game or _only_game()
    title = load(name).title
    if load(name).game.seats[0] > 1:
        raise Refusal("best-not-alone", game=title, name=name, games=", ".join(games_for_one()))
    own = request.person if request.line.private else None
    results = await request.services.store.results.best(request.line.channel, name, most=_MOST, also=own)
    if not results:
        if not command.game and not request.line.private:
            raise Refusal("best-month-none")
        demand_allowed(name, await games_allowed(request))
        more = [] if command.game else [Sentence("best-month-there")]
        raise Refusal("best-none", more, game=title, name=name)
    table = await request.services.store.table(results[0].table)
    lines = (Sentence("best-head", {"game": title}), *_rows(request, name, results))
    return request.answer(*lines, picture="board now", table=table, public=True)


async def solo_result(services: Services, table: Table, outcome: Outcome) -> tuple[int | None, tuple[Sentence, ...]]:
    """The points of a person who has just finished a game alone, and the lines that compare them with the best.

    None and no lines for any other game, and for a lesson.
    """
    points = points_of(outcome.points[0])
    if table.lesson or len(table.players) > 1 or outcome.ending != FINISHED or points is None:
        return None, ()
    own = table.players[0].person
    results = await services.store.results.best(table.channel, table.game, most=1, also=own)
    before = next((result for result in results if result.options == table.options), None)
    if before is None:
        return points, (Sentence("best-first-of-options" if results else "best-first", {"name": table.game}),)
    key = "best-new" if points > before.points else "best-so-far"
    return points, (Sentence(key, {"player": before.name, "points": str(before.points), "name": table.game}),)


def _only_game() -> str:
    """The only game that can be played alone; raises Refusal if there are several, or none."""
    names = games_for_one()
    if len(names) != 1:
        raise Refusal("best-which-game" if names else "best-no-game", games=", ".join(names))
    return names[0]


def _rows(request: Request, name: str, results: tuple[SoloResult, ...]) -> Iterator[Sentence]:
    for options, group in groupby(results, lambda result: result.options):
        if options:
            told = (format_option(request.locale, name, *option) for option in options.items())
            yield Sentence("best-under", {"options": ", ".join(told)})
        for place, result in enumerate(group, 1):
            day = conventions.day(result.ended, request.locale, "UTC", now=request.services.now())
            facts = {"place": str(place), "player": result.name, "points": str(result.points), "date": day}
            yield Sentence("best-row", {**facts, "table": str(result.table)})
