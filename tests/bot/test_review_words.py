"""The sentence that says why another turn was better."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.commands.review_attempts import ReviewAttempt
from bot.messages import review_messages
from bot.tables.table import Table
from core.review import Decision, Reviewed
from core.valuation import Choice, Valuation
from tests.bot.stage import LOBBY
from tests.texts import TEXTS


@pytest.mark.parametrize(
    ("key", "reason"),
    [*(("rummy", reason) for reason in ("claim", "out", "joker", "opens", "kept")), ("summa", "kept")],
)
@pytest.mark.parametrize(("locale", "subject"), [("en", "; it "), ("de", "; er ")])
def test_v2_a_reason_is_told_of_the_better_turn(key: str, reason: str, locale: str, subject: str) -> None:
    """After *you laid 3*, what has no subject would be read as what you did."""
    facts: Mapping[str, str | int] = {"move": "L A1", "points": 5, "your-points": 3, "reason": reason}
    said = TEXTS.plain(f"{key}-review-why", locale, {**facts, "tiles": "J", "your-tiles": "none"})
    assert subject in said


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "it keeps nothing, and yours kept + x"), ("de", "er behält nichts, deiner behielt + x")]
)
def test_v2_a_turn_that_keeps_no_tiles_keeps_nothing(locale: str, said: str) -> None:
    """A dash would be read as the tile for minus."""
    facts: Mapping[str, str | int] = {
        "move": "J13> 2x3=6",
        "points": 12,
        "your-points": 10,
        "reason": "kept",
        "tiles": "none",
        "your-tiles": "+ x",
    }
    assert said in TEXTS.plain("game-review-why", locale, facts)


@pytest.mark.parametrize(("locale", "card"), [("en", "card"), ("de", "Karte")])
def test_v2_a_kakuro_move_that_leaves_a_better_next_turn_need_not_keep_another_card(locale: str, card: str) -> None:
    """The same card may score more where the board is another one."""
    facts: Mapping[str, str | int] = {"move": "E4 r3", "points": 12, "your-points": 10, "reason": "kept", "tiles": "5"}
    hint: Mapping[str, str | int] = {"move": "E4 r3", "points": 12, "most": 13}
    assert card not in TEXTS.plain("kakuro-review-why", locale, {**facts, "your-tiles": "5"})
    assert card not in TEXTS.plain("kakuro-hint-keeps", locale, hint)


def table(game: str) -> Table:
    return Table(id=1, channel=LOBBY, game=game, players=(), seed=b"")


def turn(played: Choice, best: Choice) -> Reviewed[Any]:
    return Reviewed(Decision(3, None, played.moves), Valuation(played, best, played, 2.0))


PLAYED, BEST = Choice(("a",), 15, 5.0), Choice(("c",), 25, 6.0)


@pytest.mark.parametrize(
    ("tried", "verdict", "all_in_all"),
    [
        (Choice(("b",), 21, -1.0), "same", True),
        (Choice(("b",), 15, 5.0), "same", False),
        (Choice(("b",), 12, 8.0), "same", False),
        (Choice(("b",), 15, 10.0), "better", True),
        (Choice(("b",), 14, 11.0), "better", True),
        (Choice(("b",), 18, 5.0), "better", False),
        (Choice(("b",), 25, 2.0), "better", True),
        (Choice(("b",), 30, -3.0), "better", True),
        (Choice(("b",), 15, 0.0), "worse", True),
        (Choice(("b",), 18, -5.0), "worse", True),
        (Choice(("b",), 12, 5.0), "worse", False),
    ],
)
def test_v2_a_verdict_that_the_points_contradict_says_that_more_counts(
    tried: Choice, verdict: str, all_in_all: bool
) -> None:
    found = Valuation(tried, BEST, tried, 2.0)
    for game, shared in (
        ("summy", "counting the next turns"),
        ("summa", "the grid can still"),
        ("rummy-pur", "more c"),
    ):
        line = review_messages.wrong(table(game), turn(PLAYED, BEST), found, 1, 2, taps=False).lines[1]
        assert line.facts["verdict"] == verdict
        said = TEXTS.plain(line.key, "en", line.facts).lower()
        assert (shared in said) is all_in_all
        assert {"same": "no better than", "better": "there is more", "worse": "worse than"}[verdict] in said


@pytest.mark.parametrize(("most", "reason"), [(0, "points"), (25, "points"), (26, "kept")])
def test_v2_points_are_no_reason_where_a_wrong_answer_had_more(most: int, reason: str) -> None:
    for last in (None, Valuation(Choice(("b",), most, -9.0), BEST, None, 2.0)):
        said = review_messages.answer(table("summa"), (turn(PLAYED, BEST),), 1, found=last, most=0 if last else most)
        assert said.lines[-1].facts["reason"] == reason
    without = turn(PLAYED, Choice(("c",), 25, 5.0))
    said = review_messages.answer(table("summa"), (without,), 1, most=most)
    assert said.lines[-1].facts["reason"] == "points", "there is no other"


def test_v2_the_most_points_of_wrong_answers_are_kept_with_them() -> None:
    attempt = ReviewAttempt(12, 3, 2, ("F5 y3",), 17)
    assert ReviewAttempt.read(str(attempt)) == attempt
    assert attempt.done().most == 17
