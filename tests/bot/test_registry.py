"""The registry of games, and lines of messages put into words."""

import pytest

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.port import Span, Style
from bot.games.registry import GAMES, load
from bot.messages.wording import RULE, RULES_OPENING, Wording
from core.errors import OptionError
from tests.texts import TEXTS

WORDING = Wording(TEXTS)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_loads_with_its_pictures_and_nothing_else(name: str) -> None:
    engine = load(name)
    assert engine.title
    assert callable(engine.pictures.picture)
    assert callable(engine.pictures.rack)
    assert load(name, {}) is engine, "kept, not built again"
    with pytest.raises(OptionError):
        load(name, {"no-such-option": "yes"})


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load("chess")


def test_lines_stand_one_below_the_other() -> None:
    lines = (Sentence("board-of", {"table": "1"}), Sentence("board-of", {"table": "2"}))
    assert WORDING.plain(lines, "en") == "Table #1\nTable #2"
    assert WORDING.plain(lines, "de") == "Tisch #1\nTisch #2"
    assert WORDING.rich((), "en") == ()


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_rules_come_from_the_rule_book_of_the_language(locale: str) -> None:
    opening = WORDING.rich((Sentence(RULES_OPENING, {"game": "summy"}),), locale)
    rule = WORDING.plain((Sentence(RULE, {"game": "summy", "rule": "S5"}),), locale)
    assert any(span.style is not Style.PLAIN for span in opening)
    assert "S5" in rule
    assert WORDING.plain((Sentence(RULE, {"game": "summy", "rule": "S5"}),), "xx") == WORDING.plain(
        (Sentence(RULE, {"game": "summy", "rule": "S5"}),), "en"
    ), "a language without a rule book gets the default"


def test_a_label_is_plain_text() -> None:
    assert WORDING.button(ButtonSpec("summy-button-yours", "/rack"), "summy", "en").label == "My tiles"
    assert WORDING.button(ButtonSpec("button-rules", "/rules", name="Summy"), "", "en").label == "How to play Summy"
    assert WORDING.rich((Sentence("board-of", {"table": "**1**"}),), "en") == (Span("Table #**1**"),)
