"""`games finished`: the author's games that are over, in all chats, so that they can be looked at again."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.chat.conventions import day
from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import seats_that_played
from bot.commands.ratings import signed
from bot.games import lessons
from bot.grammar import words
from bot.ratings.model import Rating
from bot.store.positions import DoesNotReplay
from bot.tables.game_result import REPLACED, FinishedGame, handicap_points, points_of
from bot.tables.rated import is_rated
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table
from core.game import Outcome, Seat
from core.replay import LOST_ON_TIME, RESIGN

PAGE: Final = 10
"""How many games are listed at a time."""

ONLY_LESSON: Final = "games-finished-only-lesson"
"""The key of the refusal that tells somebody that the lessons they have finished do not count."""

_DEPARTURES: Final = {RESIGN: "resigned", LOST_ON_TIME: "late", REPLACED: "replaced"}


async def finished_games(request: Request, page: int) -> CommandResult:
    """List a page of the author's finished games for them alone, newest first; raises Refusal if there are none."""
    skip = (page - 1) * PAGE
    found = await finished(request, most=PAGE + 1, skip=skip)
    if not found and skip:
        raise Refusal("games-finished-no-more")
    if not found:
        raise Refusal(ONLY_LESSON if await has_finished_lesson(request) else "games-finished-none")
    zone, changes = await request.own_zone(), await _rating_changes(request, found[:PAGE])
    newest = found[0].table
    lines = [
        Sentence("games-finished", {"page": page}),
        *[await _row(request, one, zone, changes.get(one.table.id)) for one in found[:PAGE]],
        Sentence("games-finished-how", {"table": str(newest.id)}),
    ]
    buttons = await _buttons(request, newest)
    if len(found) > PAGE:
        lines.append(Sentence("games-finished-more", {"page": str(page + 1)}))
        word = words.localized("others", "finished", request.own_locale)
        buttons.append(ButtonSpec("button-older", f"/games {word} {page + 1}"))
    return request.answer(*lines, secret=True, buttons=buttons)


async def has_finished_games(request: Request) -> bool:
    """Whether the author has games to look at again."""
    return bool(await finished(request, most=1))


async def has_finished_lesson(request: Request, game: str = "") -> bool:
    """Whether a lesson of the author is over, of this game if one is named: it has no result and is not listed."""
    over = await request.services.store.tables_of(request.person, (Phase.OVER,))
    return any(one.lesson for one in over if game in ("", one.game))


async def finished(request: Request, *, most: int, skip: int = 0) -> tuple[FinishedGame, ...]:
    """The author's finished games without lessons, newest first."""
    store = request.services.store
    return await store.results.finished(request.person, most=most, skip=skip, without=tuple(lessons.seeds().values()))


async def _rating_changes(request: Request, games: Sequence[FinishedGame]) -> Mapping[int, int]:
    """By table, how much the author's rating changed with each of these games that was rated."""
    changes: dict[int, int] = {}
    for name in {game.table.game for game in games if is_rated(game.table)}:
        shown = Rating().shown
        for one in await request.services.store.ratings.history(request.person, name):
            changes[one.table], shown = one.rating.shown - shown, one.rating.shown
    return changes


async def _row(request: Request, game: FinishedGame, zone: str, change: int | None) -> Sentence:
    """The line of a game: its number, the others, how it ended for the author, the points of all, and on which day.

    `change` is how much it changed the author's rating, None if it is unrated.
    """
    table = game.table
    others = tuple(player.name or "…" for player in table.players if player.person != request.person)
    seat = table.seat_of(request.person)
    outcome = await _outcome(request, game, seat)
    points = () if seat is None else _points(game, seat, outcome)
    facts: dict[str, FactValue] = {
        "table": f"#{table.id}",
        "game": table.title,
        "names": others,
        "alone": "no" if others else "yes",
        **_ending(game, seat, outcome),
        **_departed(game, seat),
        "counted": ("no", "own")[len(points)] if len(points) < 2 else "all",
        "points": points[0] if points else 0,
        "scores": " : ".join(str(one) for one in points),
        "rated": "no" if change is None else "yes",
        "change": "" if change is None else signed(change),
        "day": day(table.ended or table.created, request.own_locale, zone, now=request.services.now()),
    }
    return Sentence("games-finished-row", facts)


async def _outcome(request: Request, game: FinishedGame, seat: Seat | None) -> Outcome | None:
    """The outcome of a game, if its line has to tell what is not stored: a place among three or more, or a computer's points.

    The game is replayed for it, in 1 to 90 ms.
    """
    placed = game.reached in ("tied", "lost") and seat not in game.departures and len(game.table.players) > 2
    scored = seat in game.points and len(game.points) < len(game.table.players)
    if game.stopped or not (placed or scored):
        return None
    try:
        loaded = await request.services.positions.load(game.table)
    except DoesNotReplay:
        return None
    return loaded.game.outcome(loaded.replay.position)


def _points(game: FinishedGame, own: Seat, outcome: Outcome | None) -> tuple[int, ...]:
    """The points at the end with those of a handicap, the player's `own` first; theirs alone if the others' are not known.

    Empty if the game counts none.
    """
    table = game.table
    if own not in game.points:
        return ()
    known = {seat: points + handicap_points(table, seat) for seat, points in game.points.items()}
    if outcome is not None:
        told = {Seat(n): points_of(text) for n, text in enumerate(outcome.points, 1)}
        known = {seat: points for seat, points in told.items() if points is not None} | known
    others = [known.get(Seat(n)) for n in range(1, len(table.players) + 1) if n != own]
    if None in others:
        return (known[own],)
    return (known[own], *(points for points in others if points is not None))


def _ending(game: FinishedGame, seat: Seat | None, outcome: Outcome | None) -> dict[str, FactValue]:
    """How a game ended for its player: leaving it counts more than the result; with three or more, losers have a place."""
    departure = "" if seat is None else game.departures.get(seat, "")
    ending = "stopped" if game.stopped else _DEPARTURES.get(departure) or game.reached or "alone"
    seats = len(game.table.players)
    if ending not in ("tied", "lost") or seats < 3 or seat is None or outcome is None:
        return {"ending": ending}
    place = outcome.places[seat - 1]
    ending = "place" if outcome.places.count(place) == 1 else "shared"
    return {"ending": ending, "place": place, "seats": seats}


def _departed(game: FinishedGame, own: Seat | None) -> dict[str, FactValue]:
    """Who left a game to its player, and why, if all others did: the points say nothing of that."""
    left = {seat: why for seat, why in game.departures.items() if seat != own and why != REPLACED}
    if own in game.departures or not left or len(left) + 1 < len(game.table.players):
        return {"departed": "none"}
    why = _DEPARTURES[next(iter(left.values()))] if len(set(left.values())) == 1 else "left"
    names = tuple(game.table.player(seat).name or "…" for seat in sorted(left))
    return {"departed": why, "leavers": names, "leaving": len(names)}


async def _buttons(request: Request, newest: Table) -> list[ButtonSpec]:
    """The buttons for the newest game, if it has turns: a review of the author's own, and in private a replay.

    In a channel everybody would see the replay.
    """
    name, played = f"#{newest.id}", await seats_that_played(request.services, newest)
    reviewed, replayed = newest.seat_of(request.person) in played, bool(played) and request.line.private
    review = [ButtonSpec("button-review-table", f"/review #{newest.id}", name=name)] if reviewed else []
    replay = [ButtonSpec("button-replay-table", f"/replay #{newest.id}", name=name)] if replayed else []
    return [*review, *replay]
