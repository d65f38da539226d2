"""The data file and the object that is read from it."""

import pytest

from core.errors import OptionError
from core.options import SWITCH
from core.summa.rules import Rules
from tests.core.summa.table import GAME, TABLE, game


def test_the_figures_come_from_the_data_file() -> None:
    rules = GAME.rules
    assert (rules.version, rules.seats, rules.grid, rules.black, rules.dice, rules.rounds) == (1, (1, 8), 6, 4, 4, 8)
    assert (rules.faces, rules.shortest, rules.self_scoring, rules.seconds) == ("LXXVII", 2, False, 60)
    assert (GAME.version, GAME.seats) == (rules.version, rules.seats)


def test_the_options() -> None:
    assert GAME.options == {"profi": SWITCH, "self-scoring": SWITCH, "time": ("60s", "5m", "12h", "off")}
    assert (game(profi="yes").rules.shortest, game(self_scoring="yes").rules.self_scoring) == (3, True)
    times = {"10s": 10, "60s": 60, "5m": 300, "12h": 43200, "7d": 604800, "off": None}
    assert {text: game(time=text).rules.seconds for text in times} == times


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("time", text) for text in ("9s", "8d", "0s", "60", "1.5m", "-5m", "5 m", "", "yes", "99999999d", "٣m")),
        *(("profi", "4"), ("self-scoring", "engine")),
    ],
)
def test_a_value_an_option_does_not_take_is_refused(option: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        Rules.from_table(TABLE, {option: value})
    assert (caught.value.code, caught.value.facts) == ("bad-option", {"option": option, "value": value})


def test_an_option_there_is_not_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        Rules.from_table(TABLE, {"expert": "yes"})
    assert (caught.value.code, caught.value.facts) == ("unknown-option", {"option": "expert"})


@pytest.mark.parametrize(
    "wrong",
    [{"grid": "6"}, {"seats": 2}, {"seats": [2]}, {"faces": 6}, {"faces": ""}, {"faces": "LXC"}, {"time-range": [1]}],
)
def test_a_malformed_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rules.from_table(TABLE | wrong, {})
