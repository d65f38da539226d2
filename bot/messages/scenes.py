"""Scenes: what a picture of a table, an example or a tournament shows, and its description in words; pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bot.chat.conventions import duration, number
from bot.chat.outbox_message import Sentence
from bot.chat.port import Channel
from bot.chat.text import Texts
from bot.games import lessons
from bot.games.registry import example, load
from bot.messages import announce, endings, standings
from bot.messages.clocks import clocks_left, rounded
from bot.messages.painting import Scene
from bot.tables.playing import LoadedTable, preview, refused_view
from bot.tables.table import Phase, Player, Table
from bot.tournaments.tournament import Tournament, ranking
from core import record
from core.game import Level, Seat
from core.points import format_points
from core.turns import Turns
from render.clocks import PlayerClock
from render.curve import Curve, Line
from render.labels import player_name
from render.standings import Rank, Standings


def board(
    loaded: LoadedTable,
    theme: str,
    *,
    whole: bool = False,
    watches: bool = False,
    told: Sequence[Sentence] | None = None,
    clocks: tuple[PlayerClock, ...] = (),
) -> Scene:
    """The board as everybody sees it, cropped unless `whole`, above the `clocks`; a channel that `watches` cannot tap it.

    The lines begin with a recap of the last turn, unless the message of the picture has `told` of something later.
    """
    game, table = loaded.game, loaded.table
    view = loaded.view(None)
    outcome = game.outcome(loaded.replay.position)
    recap = announce.event_lines(table, game.recap(view))
    lines = (
        *(recap if told is None or all(line in told for line in recap) else ()),
        *(announce.score_lines(table, view) if outcome is None else endings.outcome_lines(table, outcome)),
        *announce.turn_lines(table, table.turn),
    )
    play = table.phase is Phase.RUNNING and not watches
    ringed = _ringed(loaded) if lessons.LEARNER in table.turn else ()
    return Scene(
        loaded.engine.name, view, theme, lines, table.names, whole, play, ringed=ringed, clocks=clocks,
        described=_described(loaded, view),
    )  # fmt: skip


def replay(loaded: LoadedTable, turns: Turns[Any], theme: str, lines: tuple[Sentence, ...]) -> Scene:
    """The board turn by turn, up to the present one; the `lines` that introduce it come first."""
    last = board(loaded, theme)
    described = _described(loaded, last.view, *lines)
    return replace(last, lines=(*lines, *last.lines), play=False, ringed=(), frames=turns.frames, described=described)


def after_turn(loaded: LoadedTable, turns: Turns[Any], wanted: str, theme: str, *, behind: int) -> Scene | None:
    """The board after a turn; `wanted` is the turn's number, with `full` after it for the uncropped board.

    None if the turn was taken back, or is too new for a reader who sees the game `behind` turns later.
    """
    number, _, full = wanted.partition(" ")
    if int(number) > len(turns.after) - behind:
        return None
    view, table = turns.after[int(number) - 1], loaded.table
    lines = (*announce.event_lines(table, loaded.game.recap(view)), *announce.score_lines(table, view))
    described = _described(loaded, view)
    return Scene(loaded.engine.name, view, theme, lines, table.names, full == "full", described=described)


def course(table: Table, figures: str, theme: str, lines: tuple[Sentence, ...], best: str) -> Scene:
    """The points of the players turn by turn; `figures` has the seats, 0 for the best moves, each with its points."""
    found: list[Line] = []
    for figure in figures.split():
        at, _, values = figure.partition(":")
        name = player_name(table.names, int(at)) if int(at) else best
        kind = "best" if not int(at) else "other" if found else "own"
        found.append(Line(name, tuple(map(int, values.split(","))), kind))
    return Scene(table.game, Curve(tuple(found)), theme, lines)


def _ringed(loaded: LoadedTable) -> tuple[str, ...]:
    """The parts of the picture that the coach's next move names; none outside a lesson."""
    table = loaded.table
    moves = lessons.ahead(table.game, table.seed, loaded.replay.position, lessons.LEARNER)
    return lessons.parts_named(loaded.game, loaded.view(lessons.LEARNER), moves[0]) if moves else ()


def clocks(table: Table, at: float, texts: Texts, locale: str) -> tuple[PlayerClock, ...]:
    """The players' clocks `at` a time in seconds of service; none if the table has none or is over."""
    if table.clocks is None or table.phase is not Phase.RUNNING:
        return ()
    late = texts.plain("clock-nothing-left", texts.match(locale))
    return tuple(
        PlayerClock(
            player_name(table.names, seat),
            late if left == 0.0 else duration(rounded(left), locale),
            left / table.clocks.pace.most,
            runs=table.clocks.runs(seat, at) and left > 0.0,
            late=left == 0.0,
        )
        for seat, left in clocks_left(table, at)
    )


def _described(loaded: LoadedTable, view: Any, *first: Sentence) -> Callable[[], tuple[Sentence, ...]]:
    """A function that returns the lines of `board words` for a view, after the `first` ones."""
    return lambda: (*first, *announce.event_lines(loaded.table, loaded.game.describe(view)))


def rack(loaded: LoadedTable, seat: Seat, theme: str) -> Scene:
    """The private part of a seat's view."""
    game = loaded.game
    view = loaded.view(seat)
    play = loaded.table.phase is Phase.RUNNING
    lines = announce.event_lines(loaded.table, game.describe_private(view))
    names, ringed = loaded.table.names, _ringed(loaded)
    return Scene(loaded.engine.name, view, theme, lines, names, play=play, own=True, ringed=ringed)


def board_and_rack(loaded: LoadedTable, seat: Seat, theme: str, *, told: Sequence[Sentence] | None = None) -> Scene:
    """The board, and the private part of a seat's view below it."""
    above, own = board(loaded, theme, told=told), rack(loaded, seat, theme)
    lines = (*above.lines, *own.lines)
    return replace(own, lines=lines, play=False, above=above.view, described=_described(loaded, own.view))


def after_moves(loaded: LoadedTable, seat: Seat, text: str, theme: str) -> Scene:
    """The view of a seat after the moves of a line; raises MoveError."""
    game, table = loaded.game, loaded.table
    result = preview(loaded, seat, text)
    view = loaded.after(result).view(seat)
    # a draft is not yet an event of the game, so the picture shows the private part
    lines = announce.event_lines(table, result.events or game.describe_private(view))
    return Scene(loaded.engine.name, view, theme, lines, table.names, described=_described(loaded, view, *lines))


def refused_move(loaded: LoadedTable, seat: Seat, text: str, theme: str, lines: tuple[Sentence, ...]) -> Scene | None:
    """The first refused move of a line with its errors marked; the `lines` say what is wrong. None if it cannot be shown."""
    view = refused_view(loaded, seat, text)
    if view is None:
        return None
    shown = (*lines, Sentence("refused-shows"))
    return Scene(loaded.engine.name, view, theme, shown, loaded.table.names, described=lambda: lines)


@cache
def rule_example(name: str, rule: str, theme: str, texts: Texts, locale: str) -> Scene:
    """The example position of the rule book or of one of its rules: the end of a short record.

    Its players are numbered, and the text does not say whose turn it is.
    """
    parsed = record.parse(example(name, rule).read_text("utf-8"))
    engine = load(name, parsed.options)
    played = record.check(parsed, engine.game)
    players = tuple(
        Player(texts.plain("example-player", locale, {"number": str(number)}), level=Level.CLUB)
        for number in range(1, parsed.seats + 1)
    )
    table = Table(
        id=0, channel=Channel("", ""), game=name, players=players, seed=b"", phase=Phase.RUNNING,
        version=engine.game.version,
    )  # fmt: skip
    return replace(board(LoadedTable(table, engine, played), theme), play=False)


def tournament_standings(tournament: Tournament | None, after: int, theme: str, locale: str) -> Scene | None:
    """The standings of a tournament after a number of rounds."""
    if tournament is None:
        return None
    ranks = tuple(
        Rank(
            one.place,
            one.entrant.name,
            number(format_points(one.total), locale),
            tuple("–" if points is None else number(format_points(points), locale) for points in one.rounds),
            share=float(one.total),
            left=not one.entrant.here,
        )
        for one in ranking(tournament, after)
    )
    view = Standings(load(tournament.game).title, after, tournament.rounds, ranks)
    return Scene(tournament.game, view, theme, standings.standing_lines(tournament, after))
