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
