"""`games finished`: the author's games that are over, in all chats, so that they can be looked at again."""

from typing import Final

from bot.chat.conventions import day
from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import has_moved
from bot.games import lessons
from bot.grammar import words
from bot.store.positions import DoesNotReplay
from bot.tables.game_result import REPLACED, FinishedGame, handicap_points
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from core.game import Seat
from core.replay import LOST_ON_TIME, RESIGN

_PAGE: Final = 10
_DEPARTURES: Final = {RESIGN: "resigned", LOST_ON_TIME: "late", REPLACED: "replaced"}


async def finished_games(request: Request, page: int) -> CommandResult:
    """List a page of the author's finished games for them alone, newest first; raises Refusal if there are none."""
    skip = (page - 1) * _PAGE
    found = await _finished(request, most=_PAGE + 1, skip=skip)
    if not found:
        raise Refusal("games-finished-no-more" if skip else "games-finished-none")
    zone = await request.own_zone()
    newest = found[0].table
    lines = [
        Sentence("games-finished", {"page": page}),
        *[await _row(request, one, zone) for one in found[:_PAGE]],
        Sentence("games-finished-how", {"table": str(newest.id)}),
    ]
    buttons = await _buttons(request, newest)
    if len(found) > _PAGE:
        lines.append(Sentence("games-finished-more", {"page": str(page + 1)}))
        word = words.localized("others", "finished", request.locale)
        buttons.append(ButtonSpec("button-older", f"/games {word} {page + 1}"))
    return request.answer(*lines, secret=True, buttons=buttons)


async def has_finished_games(request: Request) -> bool:
    """Whether the author has games to look at again."""
    return bool(await _finished(request, most=1))


async def _finished(request: Request, *, most: int, skip: int = 0) -> tuple[FinishedGame, ...]:
    """The author's finished games without lessons, newest first."""
    store = request.services.store
    return await store.finished_games(request.person, most=most, skip=skip, without=lessons.seeds())


async def _row(request: Request, game: FinishedGame, zone: str) -> Sentence:
    """The line of a game: its number, the others, how it ended for the author, and on which day."""
    table = game.table
    others = tuple(player.name or "…" for player in table.players if player.person != request.person)
    seat, points = table.seat_of(request.person), game.points
    if points is not None and seat is not None:
        points += handicap_points(table, seat)
    facts: dict[str, FactValue] = {
        "table": f"#{table.id}",
        "game": table.title,
        "names": others,
        "alone": "no" if others else "yes",
        **await _ending(request, game, seat),
        "counted": "no" if points is None else "yes",
        "points": points or 0,
        "day": day(table.ended or table.created, request.locale, zone, now=request.services.now()),
    }
    return Sentence("games-finished-row", facts)


async def _ending(request: Request, game: FinishedGame, seat: Seat | None) -> dict[str, FactValue]:
    """How a game ended for its player: leaving it counts more than the result; with three or more, losers have a place."""
    ending = "stopped" if game.stopped else _DEPARTURES.get(game.departure) or game.reached or "alone"
    seats = len(game.table.players)
    if ending not in ("tied", "lost") or seats < 3 or seat is None:
        return {"ending": ending}
    try:  # a place is not stored with the result: the game is replayed for it, in 1 to 90 ms
        loaded = await request.services.positions.load(game.table)
    except DoesNotReplay:
        return {"ending": ending}
    outcome = loaded.game.outcome(loaded.replay.position)
    if outcome is None:
        return {"ending": ending}
    place = outcome.places[seat - 1]
    ending = "place" if outcome.places.count(place) == 1 else "shared"
    return {"ending": ending, "place": place, "seats": seats}


async def _buttons(request: Request, newest: Table) -> list[ButtonSpec]:
    """The buttons for the newest game: a review if the author moved; no replay in a channel, where everybody would see it."""
    name = f"#{newest.id}"
    replay = (ButtonSpec("button-replay-table", f"/replay #{newest.id}", name=name),) if request.line.private else ()
    moved = await has_moved(request, newest)
    review = (ButtonSpec("button-review-table", f"/review #{newest.id}", name=name),) if moved else ()
    return [*review, *replay]
