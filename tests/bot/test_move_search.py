"""A move that the game has to search for is found off the event loop, or refused with code and facts."""

import pytest

from bot.games.opponents import Opponents
from bot.games.registry import RuleSet
from core.errors import RuleError
from tests.core.rummy.table import ONE, PLUS, position


async def test_the_move_is_found_elsewhere_or_refused_there() -> None:
    opponents = Opponents()
    try:
        view = PLUS.view(position("A R6 B6 Y6 K6", "B7 B8 K1"), ONE)
        found = await opponents.find(RuleSet("rummy-plus"), view, "lay B7 B8")
        assert found == "take B6 A / meld B6 B7 B8"
        with pytest.raises(RuleError) as caught:
            await opponents.find(RuleSet("rummy-plus"), view, "lay K1")
        assert (caught.value.code, caught.value.facts) == ("lay-none", {"tiles": "K1", "count": 1})
    finally:
        opponents.close()
