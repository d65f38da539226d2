"""The messages of a review of a finished game: its course, its puzzles, and why other moves were better; pure."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from operator import add
from statistics import fmean
from typing import Any

from bot.chat import slot_prefixes
from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Channel
from bot.games import strengths
from bot.games.registry import prefix
from bot.tables.game_result import handicap_points
from bot.tables.table import Table
from core.errors import MoveText, NumberText
from core.game import Seat
from core.review import Reviewed
from core.valuation import Choice, Valuation

Turns = Sequence[Reviewed[Any]]


def key(table: Table) -> str:
    """The prefix of a game's text keys."""
    return f"{prefix(table.game)}-review"


def slot(table: int) -> str:
    """The slot of the newest message about the puzzles of a game."""
    return f"{slot_prefixes.REVIEW}{table}"


def overview(table: Table, seat: Seat, turns: Turns, puzzles: Turns, scores: Sequence[int]) -> OutboxMessage:
    """The message with the course of the game, what it gave away, and a button for each puzzle.

    `scores` are those at the end, or when the seat left.
    """
    points = sum(turn.valuation.played.gained for turn in turns)
    facts: dict[str, FactValue] = {"table": str(table.id), "points": points, "turns": len(turns)}
    lines = [Sentence(f"{key(table)}-of", facts), *_given_away(table, turns)]
    lines.append(Sentence("review-puzzles", {"count": len(puzzles)}) if puzzles else Sentence("review-none"))
    buttons = tuple(_puzzle_button(table, n) for n in range(1, len(puzzles) + 1))
    return _message(table, f"curve {_curve(table, seat, turns, scores)}", lines, buttons)


def _given_away(table: Table, turns: Turns) -> tuple[Sentence, ...]:
    """The line that compares what the turns gave away on average with what those of computers do, if that was measured."""
    computers = strengths.of(table.game)
    if computers is None or not computers.given_away:
        return ()
    average = fmean(turn.valuation.given_away for turn in turns)
    given: dict[str, float] = {"given": average} | {str(level): one for level, one in computers.given_away.items()}
    shown = {name: f"{figure:.1f}" for name, figure in given.items()}
    # as a number, 1 selects the singular
    facts: dict[str, FactValue] = {name: 1 if one == "1.0" else NumberText(one) for name, one in shown.items()}
    return (Sentence(f"{key(table)}-given", facts),)


def puzzle(table: Table, turns: Turns, puzzles: Turns, number: int, tries: int, *, taps: bool) -> OutboxMessage:
    """The message with a position as its player saw it, what they played, and how to answer."""
    turn = puzzles[number - 1]
    facts = {"puzzle": number, "of": len(puzzles), "turn": turns.index(turn) + 1, **_facts(turn.valuation.played)}
    lines = (Sentence(f"{key(table)}-puzzle", facts), how(tries, taps=taps))
    return _message(table, f"seen {turn.decision.ply}", lines, (answer_button(table, number),))


def about(table: Table, number: int) -> Sentence:
    """The line that names a puzzle of a review, before what is said of an answer to it."""
    return Sentence("review-about", {"puzzle": number, "game": table.title, "table": str(table.id)})


def wrong(table: Table, turn: Reviewed[Any], found: Valuation, number: int, left: int, *, taps: bool) -> OutboxMessage:
    """The message about a move that is not the best one; where its points say otherwise, it tells that more counts."""
    tried, played, best = found.played, turn.valuation.played, turn.valuation.best
    gain = tried.value - played.value
    verdict = "better" if gain > found.margin else "worse" if gain < -found.margin else "same"
    contradicted = {
        "better": tried.points <= played.points or tried.points >= best.points,
        "worse": tried.points >= played.points,
        "same": tried.points > played.points,
    }
    facts = {"verdict": verdict, **_facts(tried)}
    told = Sentence(f"{key(table)}-not-best-in-all" if contradicted[verdict] else f"{key(table)}-not-best", facts)
    lines = (about(table, number), told, how(left, taps=taps))
    return _message(table, f"seen {turn.decision.ply}", lines, (answer_button(table, number),))


def how(left: int, *, taps: bool) -> Sentence:
    """The line on how to answer a puzzle, and how many tries are left."""
    return Sentence("review-how", {"left": left, "taps": "yes" if taps else "no"})


def answer(
    table: Table, puzzles: Turns, number: int, *, found: Valuation | None = None, most: int = 0
) -> OutboxMessage:
    """The message with the best move and why it is better, once a puzzle is solved, given up or failed.

    `most` are the most points of a wrong answer before.
    """
    turn = puzzles[number - 1]
    solved = found is not None and not found.loss
    shown = found.played if found is not None and solved else turn.valuation.best
    head = "review-right" if solved else "review-answer" if found is None else "review-failed"
    most = max(most, 0 if found is None else found.played.points)
    lines = (Sentence(head), _why(table, shown, turn.valuation.played, most))
    again = ButtonSpec("button-rematch", f"/rematch #{table.id}")
    following = _puzzle_button(table, number + 1) if number < len(puzzles) else again
    back = ButtonSpec("button-review", f"/review #{table.id}")
    return _message(table, f"seen {turn.decision.ply} {';'.join(shown.moves)}", lines, (following, back))


def _why(table: Table, better: Choice, played: Choice, most: int) -> Sentence:
    """The line that says why a choice is better: its points, what it keeps or another merit, or what it opens.

    Its points are no reason beside another one if a wrong answer had more of them.
    """
    merits = Counter(better.merits) - Counter(played.merits)
    gains = {
        "points": (better.points - played.points) * (better.counted and better.points >= most),
        next(iter(merits), "kept"): better.kept - played.kept,
        "opens": played.opens - better.opens,
    }
    reason = max(gains, key=gains.__getitem__)
    facts = {f"your-{name}": fact for name, fact in _facts(played).items()}
    return Sentence(f"{key(table)}-why", {**_facts(better), **facts, "reason": reason})


def _facts(choice: Choice) -> dict[str, FactValue]:
    *before, last = choice.moves
    moves = before if before and last == "done" else choice.moves  # `done` goes without saying
    return {"move": MoveText("; ".join(moves)), "points": choice.points, "tiles": choice.tiles or "none"}


def _curve(table: Table, seat: Seat, turns: Turns, scores: Sequence[int]) -> str:
    """The figures for the picture of the course: for each line its seat, 0 for the best moves, and points after each turn.

    The seat's own points begin with its handicap.
    """
    given, gained = handicap_points(table, seat), [turn.valuation.played.gained for turn in turns]
    own = [*accumulate(gained, initial=given)]
    lost = (round(turn.valuation.loss) for turn in turns)
    best = [*accumulate(map(add, gained, lost), initial=given)]
    # a game without points has tiles laid here, and what its best turns gain is no number of them
    lines = {int(seat): own, 0: best} if scores and best != own else {int(seat): own}
    seen = [*(turn.decision.view.scores for turn in turns), scores]
    if all(seen):  # some games count points only at the end
        others = (other for other in range(1, len(scores) + 1) if other != seat)
        lines |= {other: [public[other - 1] for public in seen] for other in others}
    return " ".join(f"{at}:{','.join(map(str, values))}" for at, values in lines.items())


def _message(table: Table, picture: str, lines: Sequence[Sentence], buttons: tuple[ButtonSpec, ...]) -> OutboxMessage:
    """A message without address and language, which the caller adds."""
    return OutboxMessage(
        Channel("", ""), tuple(lines), "", table.id, table.game, picture=picture, ply=table.plies, buttons=buttons,
        slot=slot(table.id), anew=True, secret=True, fallback=True,
    )  # fmt: skip


def _puzzle_button(table: Table, number: int) -> ButtonSpec:
    return ButtonSpec("button-puzzle", f"/review #{table.id} {number}", name=str(number))


def answer_button(table: Table, number: int) -> ButtonSpec:
    """The button that shows the answer to a puzzle of a review."""
    return ButtonSpec("button-puzzle-answer", f"/review #{table.id} {number} answer")
