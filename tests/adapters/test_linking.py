"""I2 on real clients: the question of `link` is answered once, in the language of the person who reads it."""

import re

from tests.adapters.discord.back_end import BUTTON, Answer, Shown
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import labels, text_of


async def code_on_telegram(all_: Everywhere, language: str, line: str = "/link") -> str:
    """A code that Ann got on Telegram."""
    ann = all_.telegram.person("Ann", language=language)
    await ann.tell(line)
    code = re.compile(r"/(?:link|verbinden) ((?:[a-z]+ ){5}[a-z]+)")
    await all_.telegram.until(lambda: [one for one in ann.chat.by_bot() if code.search(text_of(one))])
    return str(code.findall(text_of(ann.chat.by_bot()[-1]))[0])


async def known(all_: Everywhere) -> None:
    """Wait until all earlier messages to Anna have arrived: the next one comes after them."""
    people, private = all_.discord, all_.discord.back_end.dm_channel("Anna")
    before = len(people.back_end.seen(private))
    people.back_end.say("Anna", private, "/verify #999")
    await people.transport.until(lambda: len(people.back_end.seen(private)) > before + 1)


async def pressed(all_: Everywhere, question: Shown, label: str, locale: str) -> Answer:
    """Anna presses a button below the question in her private messages."""
    people = all_.discord
    data = {"custom_id": question.buttons[label], "component_type": 2}
    private = people.back_end.dm_channel("Anna")
    return await people.answered(
        people.back_end.interact("Anna", private, BUTTON, data, message=question.id, locale=locale)
    )


async def test_i2_on_discord_the_question_is_gone_once_it_is_answered(all_: Everywhere) -> None:
    private = all_.discord.back_end.dm_channel("Anna")
    for label, told in (("No", "nothing is linked"), ("Both are mine", "one player now")):
        code = await code_on_telegram(all_, "en")
        await all_.discord.slash("Anna", private, "link", words=code)
        asked = await all_.discord.newest(private, "Are both accounts yours")
        await known(all_)
        await pressed(all_, asked, label, "en-US")
        answer = await all_.discord.newest(private, told)
        assert answer.id == asked.id, "it takes the place of the question"
        assert not {"No", "Both are mine"} & answer.buttons.keys()


async def test_i2_on_discord_the_question_is_gone_once_a_line_has_answered_it(all_: Everywhere) -> None:
    private = all_.discord.back_end.dm_channel("Anna")
    first, second = await code_on_telegram(all_, "en"), await code_on_telegram(all_, "en")

    def asking() -> list[int]:
        return [one.id for one in all_.discord.back_end.seen(private) if "No" in one.buttons]

    all_.discord.back_end.say("Anna", private, first)
    asked = await all_.discord.newest(private, "Are both accounts yours")
    all_.discord.back_end.say("Anna", private, second)
    await all_.discord.transport.until(lambda: asking() and asked.id not in asking())
    assert len(asking()) == 1, "only the newest code is asked about"
    all_.discord.back_end.say("Anna", private, "/link no")
    await all_.discord.newest(private, "nothing is linked")
    await all_.discord.transport.until(lambda: not asking())


async def test_i2_a_code_typed_on_discord_by_somebody_new_is_answered_in_the_language_it_was_got_in(
    all_: Everywhere,
) -> None:
    """Discord does not tell the language of what is typed."""
    code = await code_on_telegram(all_, "de", "/verbinden")
    private = all_.discord.back_end.dm_channel("Anna")
    all_.discord.back_end.say("Anna", private, code)
    asked = await all_.discord.newest(private, "Gehören beide Konten dir?")
    assert list(asked.buttons) == ["Beide sind meine", "Nein"]
    await known(all_)
    await pressed(all_, asked, "Beide sind meine", "de")
    assert (await all_.discord.newest(private, "Fertig: Dieses Konto")).id == asked.id
    ann = next(iter(all_.telegram.people.values()))
    await all_.telegram.until(lambda: "Fertig: Dieses Konto" in text_of(ann.chat.by_bot()[-1]))


async def test_i2_whoever_has_chosen_a_language_reads_in_it_from_then_on(all_: Everywhere) -> None:
    code = await code_on_telegram(all_, "en")
    ann = next(iter(all_.telegram.people.values()))
    await ann.tell("/language de")
    await all_.telegram.until(lambda: "Deutsch" in text_of(ann.chat.by_bot()[-1]))
    private = all_.discord.back_end.dm_channel("Anna")
    await all_.discord.slash("Anna", private, "link", words=code)
    asked = await all_.discord.newest(private, "Are both accounts yours")
    await known(all_)
    await pressed(all_, asked, "Both are mine", "en-US")
    await all_.discord.newest(private, "Fertig: Dieses Konto")
    await all_.telegram.until(lambda: "Fertig: Dieses Konto" in text_of(ann.chat.by_bot()[-1]))
    assert labels(ann.chat.by_bot()[-1]) == ["Dieses Konto lösen"]
