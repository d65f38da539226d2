"""A challenge that waits is taken back by a button, which only the challenger can press, in all chats."""

import pytest

from bot.tables.table import Phase
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.web_stage import until

CANCEL = {
    "en": ("/challenge anyone summy", "Join", "Cancel challenge"),
    "de": ("/herausfordern jeden summy", "Mitspielen", "Herausforderung abbrechen"),
}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_challenger_alone_takes_a_challenge_back_by_a_button(all_: Everywhere, language: str) -> None:
    await on_telegram(all_, language)
    await on_discord(all_, {"en": "en-US"}.get(language, language), CANCEL[language][2])
    if language == "en":
        await on_the_web(all_)
    tables = [all_.ledger.table(number)[0] for number in all_.ledger.tables()]
    assert {one.phase for one in tables} == {Phase.OFF}


async def on_telegram(all_: Everywhere, language: str) -> None:
    line, join, take_back = CANCEL[language]
    ann, ben = (all_.telegram.person(name, language=language) for name in ("Ann", "Ben"))
    group = all_.telegram.group()
    await ann.say(group, line)
    await all_.telegram.until(lambda: [one for one in group.by_bot() if take_back in labels(one)])
    (challenge,) = (one for one in group.by_bot() if take_back in labels(one))
    assert labels(challenge)[0] == join
    assert "Ann" in (await ben.press(challenge, take_back))["text"], "only Ann can do that"
    assert len(group.by_bot()) == 1
    await ann.press(challenge, take_back)
    await all_.telegram.until(lambda: not labels(group.messages[challenge["message_id"]]))
    assert len(group.by_bot()) == 1
    assert not [one for one in ben.chat.by_bot() if text_of(one)]


async def on_discord(all_: Everywhere, locale: str, take_back: str) -> None:
    people = all_.discord
    here = people.back_end.channel("lobby")
    await people.slash("Ann", here, "challenge", people=("Ben",), game="summy", locale=locale)
    challenge = await people.newest(here, "Summy")
    assert "Ann" in (await people.press("Ben", here, take_back, message=challenge)).text
    assert take_back in (await people.newest(here, "Summy")).buttons
    await people.press("Ann", here, take_back, message=challenge)
    await people.transport.until(lambda: not people.back_end.seen(here)[-1].buttons)
    assert people.back_end.seen(here)[-1].id == challenge.id


async def on_the_web(all_: Everywhere) -> None:
    ann, ben = await all_.browser.enter("Annie"), await all_.browser.enter("Benno")
    await ann.line("/challenge anyone summy", id_="client-0001")
    own, others = await until(ann, "wants to play"), await until(ben, "wants to play")
    assert "Cancel challenge" not in [name for name, *_ in others["buttons"]]
    (command,) = (command for name, command, *_ in own["buttons"] if name == "Cancel challenge")
    await ann.line(command, button=True, reply=own["id"], id_="client-0002")
    assert "buttons" not in await until(ben, "there will be no game")
