"""The data files and the objects that are read from them."""

import tomllib

import pytest

from core.errors import OptionError
from core.options import SWITCH
from core.rummy.rules import Rules
from tests.core.rummy.table import DATA, PLUS, PUR, game

TABLE = tomllib.loads((DATA / "rummy-pur.toml").read_text("utf-8"))["rules"]


def test_the_figures_come_from_the_data_files() -> None:
    assert [(rules.version, rules.seats, rules.rules.claims) for rules in (PUR, PLUS)] == [
        (1, (3, 4), False),
        (1, (2, 4), True),
    ]
    for rules in (PUR.rules, PLUS.rules):
        assert (len(rules.tiles), rules.hand, rules.jokers, rules.draw, rules.points) == (104, 14, 1, 2, (4, 3, 2, 1))


def test_the_options_of_both_variants() -> None:
    assert PUR.options == {"first-round": SWITCH, "dense": SWITCH, "points": ("4-3-3-1",)}
    assert PLUS.options == {"first-round": SWITCH, "dense": SWITCH}
    chosen = game("rummy-pur", first_round="yes", dense="yes", points="4-3-3-1")
    assert (chosen.rules.first_round, chosen.rules.dense) == (True, True)
    assert (chosen.rules.points, chosen.seats, chosen.options) == ((4, 3, 3, 1), (4, 4), PUR.options)
    assert game("rummy-pur", points="4-3-2-1").rules == PUR.rules


@pytest.mark.parametrize(
    ("name", "option", "value", "code"),
    [
        ("rummy-pur", "points", "4-3-3-2", "bad-option"),
        ("rummy-pur", "dense", "maybe", "bad-option"),
        ("rummy-plus", "points", "4-3-3-1", "unknown-option"),
        ("rummy-plus", "expert", "yes", "unknown-option"),
    ],
)
def test_an_option_a_variant_does_not_take_is_refused(name: str, option: str, value: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(name, **{option: value})
    assert caught.value.code == code
    assert caught.value.facts["option"] == option


@pytest.mark.parametrize("wrong", [{"hand": "14"}, {"seats": 2}, {"seats": [2]}, {"points": "4321"}, {"copies": None}])
def test_a_malformed_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rules.from_table(TABLE | wrong, {})
