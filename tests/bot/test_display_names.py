"""Names people give themselves, as they can be shown."""

import pytest

from bot.chat.display_names import LONGEST, showable
from bot.chat.port import Account, Author
from tests.bot.stage import Stage, words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Bo  ", "Ann Bo"),
        ("J\u00f6rg \u738b \u0410\u043d\u043d\u0430", "J\u00f6rg \u738b \u0410\u043d\u043d\u0430"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("\u202enna\u202c", "nna"),
        ("\u2066x\u2069\u200f", "x"),
        ("x\x00\x1b[31m", "x[31m"),
        ("\ud800x\udfff", "x"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("\u200d Ann \u200d", "Ann"),
        ("\U0001f468\u200d\U0001f467", "\U0001f468\u200d\U0001f467"),
        ("a" * 100, "a" * LONGEST),
        ("\U0001fae8", "\U0001fae8"),
        *((unseen, "") for unseen in ("", " ", "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u00ad")),
        *((unseen, "") for unseen in ("\U000e0041", "\ufe0f", "\u034f", "\u0301", "\ue000", "\x00", "\u2028", "\u180e")),
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_part_of_a_name(name: str, shown: str) -> None:
    assert showable(name) == shown
    assert showable(shown) == shown


@pytest.mark.parametrize(("locale", "called"), [("en", "Player"), ("de", "Spieler")])
async def test_a_name_that_shows_as_nothing_is_replaced_by_a_word(stage: Stage, locale: str, called: str) -> None:
    ghost = Author(Account("web", "ghost"), "\u3164\u200b", "ghost")
    sent = await stage.say(ghost, "/challenge anyone summy", locale=locale)
    assert called in words(sent[0])
    assert (await stage.table()).players[0].name == called


async def test_a_name_cannot_turn_the_direction_of_what_follows(stage: Stage) -> None:
    turned = Author(Account("web", "turned"), "\u202enna", "turned")
    sent = await stage.say(turned, "/challenge anyone summy")
    assert "\u202e" not in words(sent[0])
