"""The sentence that says why another turn was better."""

from collections.abc import Mapping

import pytest

from tests.texts import TEXTS


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
