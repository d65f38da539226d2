"""The data file and the object that is read from it."""

import pytest

from core.errors import OptionError
from core.kakuro.rules import Rules
from tests.core.kakuro.table import EXPERT, GAME, ONE, RULES, STRICT, TABLE, board, position


def test_the_figures_come_from_the_data_file() -> None:
    assert (RULES.version, RULES.seats, RULES.board, RULES.hand) == (1, (2, 4), 9, 2)
    assert [str(cell) for cell in RULES.marked] == ["E5", "C5", "G5", "E3", "E7"]
    assert (GAME.version, GAME.seats) == (RULES.version, RULES.seats)


def test_k8_k11_the_variants_are_options() -> None:
    assert [(game.rules.expert, game.rules.strict) for game in (GAME, EXPERT, STRICT)] == [
        (False, False),
        (True, False),
        (False, True),
    ]
    now = position(board("E5", "r4"), "1")
    assert [game.view(now, ONE).expert for game in (GAME, EXPERT)] == [False, True]
    assert GAME.options == EXPERT.options == {"expert": ("yes",), "strict": ("yes",)}


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        ({"dense": "yes"}, "unknown-option", {"option": "dense"}),
        ({"expert": "often"}, "bad-option", {"option": "expert", "value": "often"}),
        ({"strict": ""}, "bad-option", {"option": "strict", "value": ""}),
    ],
)
def test_other_options_are_refused(options: dict[str, str], code: str, facts: dict[str, str]) -> None:
    with pytest.raises(OptionError) as caught:
        Rules.from_table(TABLE, options)
    assert (caught.value.code, caught.value.facts) == (code, facts)


@pytest.mark.parametrize(
    "wrong",
    [
        {"board": "9"},
        {"seats": 2},
        {"seats": [2]},
        {"cards": []},
        {"cards": {"0": 1}},
        {"centre": "Z9"},
        {"sides": "E4"},
    ],
)
def test_a_malformed_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rules.from_table(TABLE | wrong, {})
