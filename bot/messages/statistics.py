"""A person's statistics for a reader, as a picture and in words; pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.chat.conventions import duration, number, percent
from bot.chat.outbox_message import Sentence
from bot.chat.text import Texts
from bot.games.move_words import localized_move
from bot.games.registry import load, prefix
from bot.messages.clocks import rounded
from bot.ratings.model import Rating
from bot.tables.statistics import Statistics
from render.statistics import Bar, Figure, StatisticsView, Trend

STATISTICS: Final = "statistics"
"""The picture of a person's statistics in a game at a time in seconds since 1970: `statistics PERSON GAME TIME`."""

_STEP: Final = 100
"""Rating points between two labels of the scale."""


def statistics_view(
    found: Statistics, ratings: Sequence[Rating], name: str, game: str, texts: Texts, locale: str
) -> StatisticsView:
    """The view to draw for a reader of a language; `ratings` are the person's ratings over time, oldest first."""

    def say(key: str, **facts: str) -> str:
        return texts.plain(key, locale, facts)

    return StatisticsView(
        name,
        load(game).title,
        tuple(_figures(found, ratings, texts, locale)),
        _best(found, game, texts, locale),
        tuple(_trends(found, ratings, texts, locale)),
        say("stats-results"),
        tuple(
            Bar(say("stats-opponent", opponent=opponent), one.won, one.tied, one.lost)
            for opponent, one in (*found.against.items(), *found.opening.items())
        ),
        (say("stats-legend-won"), say("stats-legend-tied"), say("stats-legend-lost")),
    )


def statistics_lines(view: StatisticsView) -> tuple[Sentence, ...]:
    """Everything that the picture shows: a line for each figure, trend and bar."""
    return (
        Sentence("stats-of", {"player": view.name, "game": view.title}),
        *(_line(one.label, one.value) for one in view.figures),
        *(() if view.best is None else (_line(view.best.label, f"{view.best.value} ({view.best.detail})"),)),
        *(_line(one.title, one.now) for one in view.trends),
        *(
            Sentence("stats-score", {"opponent": one.label, "won": one.won, "tied": one.tied, "lost": one.lost})
            for one in view.bars
        ),
    )


def _line(label: str, value: str) -> Sentence:
    return Sentence("stats-figure", {"label": label, "value": value})


def _figures(found: Statistics, ratings: Sequence[Rating], texts: Texts, locale: str) -> Iterator[Figure]:
    """The available figures, including a trend that has only a single value."""
    yield Figure(texts.plain("stats-games", locale), str(found.games))
    if found.score.games:
        yield Figure(texts.plain("stats-won", locale), percent(found.score.won / found.score.games, locale))
    if found.finished is not None:
        yield Figure(texts.plain("stats-finished", locale), percent(found.finished / 100, locale))
    if found.seconds is not None:
        yield Figure(texts.plain("stats-time", locale), duration(rounded(found.seconds), locale))
    if len(ratings) == 1:
        yield Figure(texts.plain("stats-rating", locale), _rating(ratings[0]))
    if len(found.points) == 1:
        yield Figure(texts.plain("stats-points", locale), _points(found, locale))


def _rating(rating: Rating) -> str:
    return f"{rating.shown}{'' if rating.settled else '?'} ±{rating.margin}"


def _points(found: Statistics, locale: str) -> str:
    """The latest points per turn."""
    return number(f"{found.points[-1]:.1f}", locale)


def _best(found: Statistics, game: str, texts: Texts, locale: str) -> Figure | None:
    """The best move with its points, or the points of the best game, and its table; None without either."""
    best = found.best
    if best is None:
        return None
    if not best.move:
        return Figure(texts.plain("stats-best-game", locale), str(best.points), f"#{best.table}")
    move = localized_move(prefix(game), best.move, locale)
    return Figure(texts.plain("stats-best-move", locale), move, f"+{best.points} · #{best.table}")


def _trends(found: Statistics, ratings: Sequence[Rating], texts: Texts, locale: str) -> Iterator[Trend]:
    """The trends with at least two values: the rating with its uncertainty, and the points per turn."""
    if len(ratings) > 1:
        shown = tuple(float(one.shown) for one in ratings)
        margins = tuple(float(one.margin) for one in ratings)
        yield Trend(texts.plain("stats-rating", locale), _rating(ratings[-1]), shown, margins, unit=_STEP)
    if len(found.points) > 1:
        yield Trend(texts.plain("stats-points", locale), _points(found, locale), found.points)
