"""Commands about ratings: show the author's or others', show leaderboards, keep ratings private (R4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.facts import FactValue, Mention
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.person import Person
from bot.commands.context import CommandResult, Request, Services
from bot.commands.handicaps import with_handicap
from bot.commands.people_by_name import account_named
from bot.commands.preferences import is_private, own_choice
from bot.commands.reliability import share_lines
from bot.games import strengths
from bot.games.registry import GAMES, load
from bot.grammar.command_types import KeepPrivate, Leaderboard, ShowRating
from bot.grammar.seconds import DAY
from bot.messages.announce import name, names
from bot.messages.endings import STOPPED
from bot.messages.wording import RATING_AFTER, RATING_BEFORE, RATING_SO_FAR
from bot.ratings.fold import PlayerRating, RatedGame
from bot.ratings.model import SETTLED, Rating, chances
from bot.ratings.puzzles import PuzzleResult, strength
from bot.store.change import RATINGS_PRIVATE
from bot.store.ratings import LeaderboardRow
from bot.tables.rated import is_rated, may_count, never_played, why_unrated
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase, Table
from core.game import Outcome
from core.handicap import HANDICAP
from core.replay import LogEntry

_RECENT: Final = 90 * DAY
"""Seconds after their last game until a person is on no leaderboard any more."""

_LATELY: Final = 30 * DAY
"""Seconds within which the change of a rating is told."""

_MOST: Final = 10
"""The most rows of a leaderboard."""

_ENOUGH: Final = str(Rating(sigma=SETTLED).margin)
"""The number after `±` up to which a rating is settled."""

_ON: Final = "on"

OF_THE_DAY: Final = ButtonSpec("button-daily", "/daily")
"""The button that shows the puzzle of the day, in private; in a channel it shows when the channel gets it."""

_MORE: Final = (ButtonSpec("button-games", "/games"), ButtonSpec("button-stats", "/stats"), OF_THE_DAY)
"""The buttons below the author's own ratings."""


async def show(request: Request, command: ShowRating) -> CommandResult:
    """`rating`: show a person's ratings by game, the author's if nobody is named. Raises Refusal."""
    services = request.services
    if not command.person:
        return await _show_own(request)
    handle, account = await account_named(request, command.person, by_name=command.by_name)
    if account is None:
        raise Refusal("rating-nobody", name=handle, platform=request.line.author.account.platform)
    person = await services.store.person(account)
    if person == request.person:
        return await _show_own(request)
    player = Mention(await _name(services, person) or handle, account)
    if await is_private(services, person):
        raise Refusal("rating-private", player=player)
    ratings = await services.store.ratings.of(person)
    if not ratings:
        return request.answer(Sentence("rating-none", {"player": player}))
    rows = _rows(request, ratings, await _changes(services, person, ratings))
    return request.answer(Sentence("rating-of", {"player": player}), *rows)


async def _show_own(request: Request) -> CommandResult:
    """The author's ratings, with buttons for their games, their statistics and the puzzle of the day."""
    store = request.services.store
    ratings, solved = await store.ratings.of(request.person), await store.puzzles.results(request.person)
    changes = await _changes(request.services, request.person, ratings)
    own = (Sentence("rating-own"), *_rows(request, ratings, changes)) if ratings else (Sentence("rating-none-own"),)
    at_puzzles = (puzzle_rating(solved, request.services.now()),) if solved else ()
    return request.answer(*own, *at_puzzles, secret=True, buttons=_MORE)


async def leaderboard(request: Request, command: Leaderboard) -> CommandResult:
    """`leaderboard`: show the best settled ratings of a game, here or everywhere; without a game, ask which."""
    if not command.game:
        behind = " all" if command.everywhere else ""
        buttons = [ButtonSpec("button-choice", f"/leaderboard {game}{behind}", name=load(game).title) for game in GAMES]
        return request.answer(Sentence("leaderboard-which"), buttons=buttons)
    services, title = request.services, load(command.game).title
    channel = None if command.everywhere or request.line.private else request.line.channel
    now = services.now()
    found = await services.store.ratings.leaders(command.game, channel, since=now - _RECENT)
    leaders = [one for one in found if one.rating.at(now).settled]
    where = {"game": title, "where": "here" if channel else "everywhere"}
    lines = [Sentence("leaderboard-head" if leaders else "leaderboard-none", where)]
    lines += [
        _place(place, one, now) for place, one in enumerate(leaders, 1) if place <= _MOST or _is_author(request, one)
    ]
    if not any(_is_author(request, one) for one in leaders):
        lines += await _author_missing(request, command.game)
    everywhere = [ButtonSpec("button-everywhere", f"/leaderboard {command.game} all")] if channel else []
    return request.answer(*lines, buttons=everywhere)


async def keep_private(request: Request, command: KeepPrivate) -> CommandResult:
    """`private`: hide the author's ratings from others in every chat, or show them again."""
    if command.on is None:
        state = _ON if await is_private(request.services, request.person) else "off"
        return request.answer(Sentence("private-is", {"state": state}))
    state = _ON if command.on else "off"
    chosen = await own_choice(request, {RATINGS_PRIVATE: state})
    return request.answer(Sentence("private-set", {"state": state})).changing(preferences=chosen)


async def lines_about_players(services: Services, table: Table) -> tuple[Sentence, ...]:
    """The lines of a challenge about its players: ratings, a handicap, and the share of games they finish (R5, R6)."""
    ratings, (_, handicap) = await rating_lines(services, table), await with_handicap(services, table)
    return (*ratings, *handicap, *await share_lines(services, table))


async def rated_game(
    services: Services, table: Table, log: Sequence[LogEntry], outcome: Outcome, *, in_tournament: bool
) -> tuple[RatedGame | None, tuple[Sentence, ...]]:
    """A finished game as it counts for ratings, None if it does not; and the lines with the new ratings, or why there are none.

    `log` is the whole log. There is no line for people with private ratings, nor if the players agreed that the game does not
    count.
    """
    if not is_rated(table) or outcome.ending == STOPPED:
        why = "stopped" if is_rated(table) else why_unrated(table, log, in_tournament=in_tournament)
        return None, (Sentence("rating-unchanged", {"why": why}),) if why else ()
    if absent := never_played(table, log):
        return None, (Sentence("rating-absent", {"players": names(table, absent), "count": len(absent)}),)
    rated = RatedGame(outcome.places, await services.store.ratings.at(table))
    after = rated.after(number=0, ended=table.ended or 0.0)
    shown = [
        (player, now.rating, now.rating.shown - (Rating() if one is None else one.rating).shown)
        for player, one, now in zip(table.players, rated.before, after, strict=True)
        if player.person is not None and not await is_private(services, player.person)
    ]
    last = len(shown) - 1 if any(not rating.settled for _, rating, _ in shown) else None
    return rated, tuple(
        Sentence(
            RATING_AFTER,
            {
                "first": "yes" if n == 0 else "no",
                "explains": "yes" if n == last else "no",
                "player": name(player),
                "more": signed(more),
                **rating_facts(rating),
            },
        )
        for n, (player, rating, more) in enumerate(shown)
    )


def signed(more: int) -> str:
    """A difference with its typographic sign."""
    return f"±{more}" if not more else f"{more:+}".replace("-", "\u2212")


async def rating_lines(services: Services, table: Table) -> tuple[Sentence, ...]:
    """The ratings of the people at a table and how often each is expected to win, in one line.

    While a seat is empty, the ratings alone, without those that are private. Empty if the game has begun, if it is not rated
    and has no handicap, if nobody has a rating yet, or if the seats are taken and somebody keeps theirs private.
    """
    table = replace(table, players=tuple(player for player in table.players if player.answer is not Answer.DECLINED))
    matters = may_count(table) or HANDICAP in table.options
    if table.phase is not Phase.OPEN or not matters or len(table.players) < 2:
        return ()
    now = services.now()
    found = zip(table.people, await services.store.ratings.at(table), strict=True)
    public = {person: one for person, one in found if not await is_private(services, person)}
    full = len(table.people) == len(table.players)
    if not any(public.values()) or (full and len(public) < len(table.players)):
        return ()
    shown = [player for player in table.players if player.person in public]
    ratings = [Rating() if one is None else one.at(now) for one in public.values()]
    expected = [str(round(100 * chance)) for chance in chances(ratings)] if full else [""] * len(shown)
    last = len(ratings) - 1 if any(not rating.settled for rating in ratings) else None
    return tuple(
        Sentence(
            RATING_BEFORE if full else RATING_SO_FAR,
            {
                "first": "yes" if n == 0 else "no",
                "explains": "yes" if n == last else "no",
                "player": name(player),
                **({"chance": chance} if full else {}),
                **rating_facts(rating),
            },
        )
        for n, (player, rating, chance) in enumerate(zip(shown, ratings, expected, strict=True))
    )


def puzzle_rating(results: Sequence[PuzzleResult], now: float) -> Sentence:
    """The line with how good somebody is at puzzles."""
    return Sentence("puzzle-rating", rating_facts(strength(results, now)))


def rating_facts(rating: Rating) -> dict[str, FactValue]:
    """A rating as the facts of a sentence."""
    return {"rating": str(rating.shown), "margin": str(rating.margin), "settled": "yes" if rating.settled else "no"}


async def _name(services: Services, person: Person) -> str:
    """The name under which a person played last; empty if they never played."""
    tables = await services.store.tables_of(person, (Phase.RUNNING, Phase.OVER))
    return next((one.name for table in tables[-1:] for one in table.players if one.person == person), "")


async def _changes(services: Services, person: Person, ratings: Mapping[str, PlayerRating]) -> Mapping[str, int]:
    """By how much a person's `ratings` have changed lately, by game; without games that they have not played lately."""
    since, changes = services.now() - _LATELY, {}
    for game, now in ratings.items():
        history = await services.store.ratings.history(person, game)
        before = [one.rating for one in history if one.ended < since]
        if len(before) < len(history):
            changes[game] = now.rating.shown - (before[-1] if before else Rating()).shown
    return changes


def _rows(request: Request, ratings: Mapping[str, PlayerRating], changes: Mapping[str, int]) -> Iterator[Sentence]:
    """Two lines for each game: the rating with its change lately, and the computers' to compare; and the meaning of a `?`."""
    now = request.services.now()
    for game in (one for one in GAMES if one in ratings):
        rating, games = ratings[game].at(now), ratings[game].games
        facts: dict[str, FactValue] = {"game": load(game).title, "games": games, **rating_facts(rating)}
        lately = {"lately": "yes" if game in changes else "no", "more": signed(changes.get(game, 0))}
        yield Sentence("rating-row", {**facts, **lately, "days": str(_LATELY // DAY)})
        if (computers := strengths.of(game)) is not None:
            yield Sentence("rating-computers", {level.value: str(shown) for level, shown in computers.ratings.items()})
    if unsettled := [one for one in ratings.values() if not one.at(now).settled]:
        reasons = set(map(_has_rested, unsettled))
        rested = "some" if len(reasons) > 1 else "yes" if True in reasons else "no"
        yield Sentence("rating-unsettled", {"rested": rested, "enough": _ENOUGH})


def _has_rested(one: PlayerRating) -> bool:
    """Whether a rating was settled after its last game: only the time since then can have unsettled it."""
    return one.rating.settled


def _place(place: int, one: LeaderboardRow, now: float) -> Sentence:
    facts: dict[str, FactValue] = {"place": str(place), "player": one.name, "games": one.rating.games}
    return Sentence("leaderboard-row", {**facts, **rating_facts(one.rating.at(now))})


def _is_author(request: Request, one: LeaderboardRow) -> bool:
    return one.person == request.person


async def _author_missing(request: Request, game: str) -> list[Sentence]:
    """The line that says why the author is not on a leaderboard, if they have a rating."""
    services = request.services
    own = (await services.store.ratings.of(request.person)).get(game)
    if own is None:
        return []
    if await is_private(services, request.person):
        return [Sentence("leaderboard-private")]
    rating = own.at(services.now())
    rested = "yes" if _has_rested(own) else "no"
    if rating.settled and services.now() - own.played <= _RECENT:
        return []
    if rating.settled:
        return [Sentence("leaderboard-rested", {"days": str(_RECENT // DAY), **rating_facts(rating)})]
    return [Sentence("leaderboard-unsettled", {"rested": rested, "enough": _ENOUGH, **rating_facts(rating)})]
