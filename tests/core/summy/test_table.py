"""The data file and the object that is read from it."""

import tomllib

import pytest

from core.errors import OptionError
from core.summy.rules import Rules
from tests.core.summy.table import DATA, GAME, RULES

TABLE = tomllib.loads(DATA.read_text("utf-8"))["rules"]


def test_the_figures_come_from_the_data_file() -> None:
    assert (RULES.version, RULES.seats, RULES.board, str(RULES.centre)) == (1, (2, 4), 25, "M13")
    assert (RULES.rack, RULES.last_turn, RULES.opening) == (8, 4, "=")
    assert (GAME.version, GAME.seats) == (RULES.version, RULES.seats)


def test_summy_has_no_options() -> None:
    with pytest.raises(OptionError) as caught:
        Rules.from_table(TABLE, {"expert": "yes"})
    assert (caught.value.code, caught.value.facts) == ("unknown-option", {"option": "expert"})


@pytest.mark.parametrize(
    "wrong", [{"board": "25"}, {"seats": 2}, {"seats": [2]}, {"tiles": []}, {"tiles": {"A": 1}}, {"centre": "Z99"}]
)
def test_a_malformed_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rules.from_table(TABLE | wrong, {})
