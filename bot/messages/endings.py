"""The messages about the end of a game: the winner and why, the points, the best moves, and what can follow; pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.facts import FactValue, Named
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.games.highlights import Highlight
from bot.games.registry import prefix
from bot.grammar.challenge import typed_for
from bot.grammar.command_types import Challenge
from bot.messages import announce
from bot.messages.announce import Public
from bot.messages.places import FOR_PLAYERS
from bot.messages.wording import COLUMNS
from bot.tables.game_result import handicap_of, points_of
from bot.tables.table import Answer, Table
from core.errors import MoveText
from core.game import OVER, Level, Outcome, Seat

FINISHED: Final = "finished"
"""The ending of a completed game."""

STOPPED: Final = "stopped"
"""The ending of a game that was ended from outside."""


def ending_message(
    table: Table,
    public: Public,
    outcome: Outcome,
    best: Mapping[Seat, Highlight],
    locale: str,
    *,
    played: Collection[Seat],
    ratings: Sequence[Sentence],
    notify: Collection[Seat],
) -> OutboxMessage:
    """The message about the move that ended the game, with the new ratings, the `best` moves and the final board.

    Whoever sits on the seats that `played` has finished a turn themselves. The message notifies the players on the seats to
    `notify`: by their names in the result, the others by a line of their own.
    """
    result = outcome_lines(table, outcome, notify=notify)
    lines = (
        *_end_lines(table, public, outcome),
        *result,
        *_notifying_lines(table, result, notify),
        *ratings,
        *best_move_lines(table, best),
    )
    message = announce.board_message(table, lines, locale)
    people = table.seats_where(lambda player: player.person is not None)
    return replace(message, buttons=ending_buttons(table, outcome, played, people))


def outcome_lines(table: Table, outcome: Outcome, *, notify: Collection[Seat] = ()) -> tuple[Sentence, ...]:
    """The line with the winner of a finished game and the margin, then the places as a table or as sentences.

    Whoever is named in the first is notified if their seat is one of those to `notify`.
    """
    ranked = sorted(range(len(outcome.places)), key=lambda n: (outcome.places[n], n))
    won = _winner_lines(table, outcome, ranked, notify) if len(ranked) > 1 and outcome.ending != STOPPED else ()
    if outcome.counted:
        return (*won, *announce.event_lines(table, [outcome.counted[n] for n in ranked]))
    rows = "\n".join(f"{outcome.places[n]}.\t{table.players[n].name}\t{outcome.points[n]}" for n in ranked)
    return (*won, Sentence(COLUMNS, {"rows": rows}))


def _winner_lines(
    table: Table, outcome: Outcome, ranked: Sequence[int], notify: Collection[Seat]
) -> tuple[Sentence, ...]:
    """The line with the winner; with points and margin if the game was completed and decided by points."""

    def name(n: int) -> Named:
        return announce.name(table.players[n], notify=Seat(n + 1) in notify)

    winners = tuple(name(n) for n in ranked if outcome.places[n] == 1)
    facts: dict[str, FactValue] = {"players": winners, "count": len(winners)}
    points = [one for one in map(points_of, outcome.points) if one is not None]
    if outcome.ending != FINISHED or len(points) < len(ranked):
        return (Sentence("game-won", facts),)
    first, second, *_ = ranked
    facts["points"] = points[first]
    if len(winners) > 1:
        return (Sentence("game-won-together", facts),)
    facts["second"] = name(second)
    if margin := abs(points[first] - points[second]):
        return (Sentence("game-won-by", {**facts, "margin": margin}),)
    handicap = handicap_of(table)
    if handicap is not None and handicap.breaks_tie(first + 1):
        return (Sentence("game-won-by-handicap", facts),)
    return (Sentence(f"{prefix(table.game)}-won-by-tie-break", facts),)


def _notifying_lines(table: Table, result: Sequence[Sentence], notify: Collection[Seat]) -> tuple[Sentence, ...]:
    """The line that notifies the players on these seats whom no line of the `result` notifies; none if there are none."""
    notified = {one.person for line in result for one in line.mentions() if one.notify}
    others = [seat for seat in sorted(notify) if table.player(seat).person not in notified]
    names = tuple(announce.name(table.player(seat), notify=True) for seat in others)
    return (Sentence(FOR_PLAYERS, {"players": names}),) if names else ()


def best_move_lines(table: Table, best: Mapping[Seat, Highlight]) -> tuple[Sentence, ...]:
    """The lines with each player's move that brought the most points."""
    return tuple(
        Sentence(
            f"{prefix(table.game)}-best-move",
            {**announce.player_facts(table, seat), "move": MoveText(found.move), "points": found.points},
        )
        for seat, found in sorted(best.items())
    )


def ending_buttons(
    table: Table, outcome: Outcome, played: Collection[Seat], readers: Collection[Seat]
) -> tuple[ButtonSpec, ...]:
    """The buttons below a finished game: a rematch, another level if all others are computers, and another game.

    If players finished turns themselves, on the seats that `played`, there is the replay as well, and the review for those of
    the `readers` who did.
    """
    level = _another_level(table, outcome)
    again, another = ButtonSpec("button-rematch", f"/rematch #{table.id}"), ButtonSpec("button-another", "/challenge")
    replay = (ButtonSpec("button-replay", f"/replay #{table.id}"),) if played else ()
    seats = tuple(sorted(seat for seat in readers if seat in played))
    review = (ButtonSpec("button-review", f"/review #{table.id}", seats=seats),) if seats else ()
    return (again, *((level,) if level else ()), another, *replay, *review)


def buttons_to_look_back(buttons: Sequence[ButtonSpec]) -> tuple[ButtonSpec, ...]:
    """Those of the buttons below a finished game that show this game once more."""
    return tuple(one for one in buttons if one.key in ("button-replay", "button-review"))


def _another_level(table: Table, outcome: Outcome) -> ButtonSpec | None:
    """The button for the same game against computers one level up, or one level down for whoever lost or resigned.

    None if there is no such level, if not all others are computers, and if the game was stopped.
    """
    levels = [player.level for player in table.players if player.level is not None and player.person is None]
    if not levels or len(levels) + 1 != len(table.players):
        return None
    (own,) = table.seats_where(lambda player: player.person is not None)
    resigned = table.player(own).answer is Answer.LEFT
    if outcome.ending == STOPPED and not resigned:
        return None
    is_lost = resigned or outcome.places[own - 1] > 1
    every = list(Level)
    at = max(map(every.index, levels)) + (-1 if is_lost else 1)
    if not 0 <= at < len(every):
        return None
    options = {**table.options, **({"hints": "yes"} if table.hints else {})}
    line = typed_for(Challenge(computers=(every[at],) * len(levels), game=table.game, options=options))
    return ButtonSpec("button-weaker" if is_lost else "button-stronger", line)


def result_message(table: Table, outcome: Outcome, locale: str) -> OutboxMessage:
    """The message that tells a channel how a game ended that was asked for there and played in private."""
    seat = next(n for n, player in enumerate(table.players) if player.person is not None)
    first = outcome.places[seat] == 1
    facts: dict[str, FactValue] = {
        "player": announce.name(table.players[seat]),
        "game": table.title,
        "others": tuple(announce.name(player) for player in table.players if player.level is not None),
        "result": "lost" if not first else "tied" if outcome.places.count(1) > 1 else "won",
    }
    return OutboxMessage(table.channel, (Sentence("result-elsewhere", facts),), locale, table.id, table.game)


def _end_lines(table: Table, public: Public, outcome: Outcome) -> tuple[Sentence, ...]:
    """The lines that say what happened last and that the game is over, as in the picture's description."""
    events = [event for event in public.events if event.seat is not None or event.code != outcome.ending]
    return announce.event_lines(table, (*events, *(event for event in public.recap if event.code.startswith(OVER))))
