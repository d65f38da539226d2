"""`/forget me` on Telegram: it asks in private, and its question is gone once it is answered (I6)."""

import pytest

from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import StandIn

WORDS = {
    "en": ("/forget me", "Shall I erase your name", "Erase my name", "Keep everything", "stays as it is", "is erased"),
    "de": (
        "/vergiss mich",
        "Soll ich deinen Namen",
        "Meinen Namen löschen",
        "Alles behalten",
        "wie es ist",
        "gelöscht",
    ),
}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_i6_the_answer_takes_the_place_of_the_question(app: App, stand_in: StandIn, language: str) -> None:
    line, question, erase, keep, kept, erased = WORDS[language]
    ann = stand_in.person("Ann", language=language)
    for label, told in ((keep, kept), (erase, erased)):
        await ann.tell(line)
        asked = await app.said(ann.chat, question)
        assert labels(asked) == [erase, keep]
        await app.quiet(ann)
        await ann.press(asked, label)
        answered = await app.said(ann.chat, told)
        assert (answered["message_id"], labels(answered)) == (asked["message_id"], [])


@pytest.mark.parametrize("language", ["en", "de"])
async def test_i6_a_typed_answer_takes_the_buttons_of_the_question(app: App, stand_in: StandIn, language: str) -> None:
    line, question, *_, erased = WORDS[language]
    ann = stand_in.person("Ann", language=language)
    await ann.tell(line)
    asked = await app.said(ann.chat, question)
    await app.quiet(ann)
    await ann.tell(f"{line} {'ja' if language == 'de' else 'yes'}")
    await app.said(ann.chat, erased)
    await stand_in.until(lambda: labels(ann.chat.messages[asked["message_id"]]) == [])


@pytest.mark.parametrize("erases", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
async def test_i6_asked_for_in_a_group_it_is_asked_in_private(
    app: App, stand_in: StandIn, language: str, *, erases: bool
) -> None:
    line, question, erase, keep, kept, erased = WORDS[language]
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    await ann.tell("/start")
    await ann.say(group, line)
    asked = await app.said(ann.chat, question)
    await ann.press(asked, erase if erases else keep)
    await app.said(ann.chat, erased if erases else kept)
    await stand_in.until(lambda: labels(ann.chat.messages[asked["message_id"]]) == [])
    assert not any(question in text_of(one) or erased in text_of(one) for one in group.by_bot())
