"""The messages about a puzzle of the collection for the person who tries it, and about a channel's daily puzzle; pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final

from bot.chat.conventions import date as written_date
from bot.chat.facts import FactValue, Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Address, Channel
from bot.chat.text import Texts
from bot.games.puzzles import Puzzle, PuzzleName, posed, puzzle
from bot.games.registry import load, prefix
from bot.messages.review_messages import how
from bot.ratings.model import Rating
from bot.tables.daily import MOST_UNTRIED, Daily
from bot.tables.playing import LoadedTable
from bot.tables.table import Phase, Player, Table
from core.errors import MoveText
from core.game import Level, Seat

SLOT: Final = "puzzle"
"""The slot of the newest message about a puzzle."""

SOLVED: Final = "✓"
MISSED: Final = "✗"
"""The marks of the tries in a result: a check mark and a cross, so that not only colours tell them apart."""

ANSWER: Final = ButtonSpec("button-puzzle-answer", "/puzzle answer")
"""The button that shows the answer to the puzzle."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """A person's result of a puzzle of the day, and on how many days in a row they have solved one: none if solved later."""

    day: date
    tries: int
    solved: bool
    streak: int

    def facts(self, locale: str) -> dict[str, FactValue]:
        """The facts for sentences about the result; they give nothing away."""
        marks = [MISSED] * (self.tries - self.solved) + [SOLVED] * self.solved
        row = max(1, self.streak)  # nothing is said of a single day, nor of none
        return {
            "day": written_day(self.day, locale), "marks": " ".join(marks), "tries": self.tries,
            "solved": "yes" if self.solved else "no", "streak": row,
        }  # fmt: skip


def posed_table(name: PuzzleName, texts: Texts, locale: str) -> tuple[LoadedTable, Seat]:
    """A table with the position of a puzzle, at which the reader sits on the seat on turn, and that seat."""
    position = posed(name)
    own, other = (Player(texts.plain(key, locale), level=Level.CLUB) for key in ("puzzle-you", "computer-name"))
    players = (own, other) if position.seat == 1 else (other, own)
    table = Table(
        id=0, channel=Channel("", ""), game=name.game, players=players, seed=b"", phase=Phase.RUNNING,
        version=position.engine.game.version, turn=frozenset({position.seat}),
    )  # fmt: skip
    return LoadedTable(table, position.engine, position.replay), position.seat


def shown(name: PuzzleName, its: Rating, day: date | None, tries: int, locale: str, *, taps: bool) -> OutboxMessage:
    """The message with a puzzle, its question, how to answer, and how many tries are left."""
    facts: dict[str, FactValue] = {
        "game": load(name.game).title, "number": str(name.number), "rating": str(its.shown),
        "day": "" if day is None else written_day(day, locale),
    }  # fmt: skip
    head = Sentence("puzzle-number" if day is None else "puzzle-day", facts)
    return _message(name, locale, head, Sentence("puzzle-task"), how(tries, taps=taps), buttons=(ANSWER,))


def about(name: PuzzleName, day: date | None, locale: str) -> Sentence:
    """The line that names a puzzle, before what is said of an answer to it."""
    title = load(name.game).title
    if day is None:
        return Sentence("puzzle-about", {"game": title, "number": name.number})
    return Sentence("puzzle-about-day", {"game": title, "day": written_day(day, locale)})


def wrong(
    name: PuzzleName, head: Sentence, move: str, points: int, left: int, locale: str, *, taps: bool
) -> OutboxMessage:
    """The message about a typed turn that is not the best one, below the `head`."""
    line = Sentence(f"{prefix(name.game)}-puzzle-not-best", {"move": MoveText(move), "points": points})
    return _message(name, locale, head, line, how(left, taps=taps), buttons=(ANSWER,))


def answered(
    name: PuzzleName, head: str, locale: str, lines: Sequence[Sentence], of_day: DayResult | None, *, shares: bool
) -> OutboxMessage:
    """The message with the best turn of a puzzle and its lead over the second, after the sentence `head` and before `lines`."""
    told = puzzle(name)
    result = () if of_day is None else (Sentence("puzzle-day-result", of_day.facts(locale)),)
    another = ButtonSpec("button-puzzle-another", f"/puzzle {name.game}")
    buttons = (_share_button(of_day.day), another) if shares and of_day else (another,)
    message = _message(name, locale, Sentence(head), _answer(name, told), *lines, *result, buttons=buttons)
    return replace(message, picture=f"{message.picture} {told.best}")


def posted(name: PuzzleName, day: date, to: Channel, locale: str) -> OutboxMessage:
    """The message with the puzzle of a day for a channel; a button lets each reader answer it in private."""
    line = Sentence("daily-posted", {"day": written_day(day, locale), "game": load(name.game).title})
    buttons = (solve_button(day),)
    return OutboxMessage(to, (line,), locale, game=name.game, picture=f"puzzle {name}", buttons=buttons, silent=True)


def stopped(last: Daily, locale: str) -> OutboxMessage:
    """The message to a channel where nobody has tried the last puzzles of the day, and no more come."""
    line = Sentence("daily-stopped", {"count": MOST_UNTRIED})
    back = ButtonSpec("button-daily-on", f"/daily {last.time} zone={last.zone}", name=last.time)
    return OutboxMessage(last.channel, (line,), locale, buttons=(back,), silent=True)


def shared_lines(results: Sequence[tuple[Mention, DayResult]], locale: str) -> tuple[Sentence, ...]:
    """A line for each person who has shared their result of one day; the first names the day."""
    return tuple(
        Sentence("daily-shared-also" if n else "daily-shared", {"player": player, **result.facts(locale)})
        for n, (player, result) in enumerate(results)
    )


def solve_button(day: date) -> ButtonSpec:
    """The button that shows its reader the puzzle of a day in private."""
    return ButtonSpec("button-daily-solve", f"/puzzle {day.isoformat()}")


def _share_button(day: date) -> ButtonSpec:
    """The button with which its reader shares their result of a day, however many others they have had since."""
    return ButtonSpec("button-share", f"/daily share {day.isoformat()}")


def written_day(day: date, locale: str) -> str:
    """A date in the conventions of a language."""
    return written_date(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp(), locale)


def _answer(name: PuzzleName, told: Puzzle) -> Sentence:
    facts: dict[str, FactValue] = {"move": MoveText(told.best), "points": told.points, "second": told.second}
    return Sentence(f"{prefix(name.game)}-puzzle-answer", facts)


def _message(name: PuzzleName, locale: str, *lines: Sentence, buttons: tuple[ButtonSpec, ...]) -> OutboxMessage:
    """A message without an address, which the caller adds."""
    nobody: Address = Channel("", "")
    return OutboxMessage(
        nobody, lines, locale, game=name.game, picture=f"puzzle {name}", buttons=buttons, slot=SLOT, anew=True
    )
