"""I2 on real clients: the question of `link` is answered once, in the language of the person who reads it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.discord.back_end import BUTTON, Answer, Shown
from tests.adapters.everywhere import Everywhere, everywhere
from tests.adapters.telegram.app import labels, text_of


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Everywhere]:
    async with everywhere(tmp_path) as all_:
        yield all_


async def code_on_telegram(three: Everywhere, language: str, line: str = "/link") -> str:
    """A code that Ann got on Telegram."""
    ann = three.telegram.person("Ann", language=language)
    await ann.tell(line)
    code = re.compile(r"/(?:link|verbinden) ((?:[a-z]+ ){5}[a-z]+)")
    await three.telegram.until(lambda: [one for one in ann.chat.by_bot() if code.search(text_of(one))])
    return str(code.findall(text_of(ann.chat.by_bot()[-1]))[0])


async def known(three: Everywhere) -> None:
    """Wait until all earlier messages to Anna have arrived: the next one comes after them."""
    people, private = three.discord, three.discord.back_end.dm_channel("Anna")
    before = len(people.back_end.seen(private))
    people.back_end.say("Anna", private, "/verify #999")
    await people.transport.until(lambda: len(people.back_end.seen(private)) > before + 1)


async def pressed(three: Everywhere, question: Shown, label: str, locale: str) -> Answer:
    """Anna presses a button below the question in her private messages."""
    people = three.discord
    data = {"custom_id": question.buttons[label], "component_type": 2}
    private = people.back_end.dm_channel("Anna")
    return await people.answered(
        people.back_end.interact("Anna", private, BUTTON, data, message=question.id, locale=locale)
    )


async def test_i2_on_discord_the_question_is_gone_once_it_is_answered(three: Everywhere) -> None:
    private = three.discord.back_end.dm_channel("Anna")
    for label, told in (("No", "nothing is linked"), ("Both are mine", "one player now")):
        code = await code_on_telegram(three, "en")
        await three.discord.slash("Anna", private, "link", words=code)
        asked = await three.discord.newest(private, "Are both accounts yours")
        await known(three)
        await pressed(three, asked, label, "en-US")
        answer = await three.discord.newest(private, told)
        assert answer.id == asked.id, "it takes the place of the question"
        assert not {"No", "Both are mine"} & answer.buttons.keys()


async def test_i2_on_discord_the_question_is_gone_once_a_line_has_answered_it(three: Everywhere) -> None:
    private = three.discord.back_end.dm_channel("Anna")
    first, second = await code_on_telegram(three, "en"), await code_on_telegram(three, "en")

    def asking() -> list[int]:
        return [one.id for one in three.discord.back_end.seen(private) if "No" in one.buttons]

    three.discord.back_end.say("Anna", private, first)
    asked = await three.discord.newest(private, "Are both accounts yours")
    three.discord.back_end.say("Anna", private, second)
    await three.discord.transport.until(lambda: asking() and asked.id not in asking())
    assert len(asking()) == 1, "only the newest code is asked about"
    three.discord.back_end.say("Anna", private, "/link no")
    await three.discord.newest(private, "nothing is linked")
    await three.discord.transport.until(lambda: not asking())


async def test_i2_a_code_typed_on_discord_by_somebody_new_is_answered_in_the_language_it_was_got_in(
    three: Everywhere,
) -> None:
    """Discord does not tell the language of what is typed."""
    code = await code_on_telegram(three, "de", "/verbinden")
    private = three.discord.back_end.dm_channel("Anna")
    three.discord.back_end.say("Anna", private, code)
    asked = await three.discord.newest(private, "Gehören beide Konten dir?")
    assert list(asked.buttons) == ["Beide sind meine", "Nein"]
    await known(three)
    await pressed(three, asked, "Beide sind meine", "de")
    assert (await three.discord.newest(private, "Fertig: Dieses Konto")).id == asked.id
    ann = next(iter(three.telegram.people.values()))
    await three.telegram.until(lambda: "Fertig: Dieses Konto" in text_of(ann.chat.by_bot()[-1]))


async def test_i2_whoever_has_chosen_a_language_reads_in_it_from_then_on(three: Everywhere) -> None:
    code = await code_on_telegram(three, "en")
    ann = next(iter(three.telegram.people.values()))
    await ann.tell("/language de")
    await three.telegram.until(lambda: "Deutsch" in text_of(ann.chat.by_bot()[-1]))
    private = three.discord.back_end.dm_channel("Anna")
    await three.discord.slash("Anna", private, "link", words=code)
    asked = await three.discord.newest(private, "Are both accounts yours")
    await known(three)
    await pressed(three, asked, "Both are mine", "en-US")
    await three.discord.newest(private, "Fertig: Dieses Konto")
    await three.telegram.until(lambda: "Fertig: Dieses Konto" in text_of(ann.chat.by_bot()[-1]))
    assert labels(ann.chat.by_bot()[-1]) == ["Dieses Konto lösen"]
