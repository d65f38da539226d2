"""Nicknames that look like another's are refused, and nobody's own is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.adapters.web import nicknames, rooms
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ann", "ANN"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Kim", "\u212aim"),
        ("Jörg", "jO\u0308RG"),
        ("Strasse", "Straße"),
        ("Ann", "A\u200dnn"),
        ("Anna", "\u0410nn\u0430"),
        ("cape", "саре"),
        ("ini", "İni"),
        ("Νίκος", "ΝΊΚΟΣ"),
        ("Bill", "BiIl"),
        ("Bill", "Bi1l"),
        ("BiIl", "Bill"),
        ("Otto", "0tto"),
        ("Otto", "Ott0"),
        ("Martin", "Martın"),
        ("Anna", "ɑnna"),
        ("Anna", "Annaˊ"),
        ("Anna", "ʹAnna"),
        ("Anna", "Anna_"),
        ("Anna", "_Anna-"),
        ("Anna", "Anna\u0331"),
        ("Norman", "Norrnan"),
        ("Willi", "vvilli"),
        ("Ann", "ᴀɴɴ"),
        ("Ivan", "lvan"),
        ("Anna_", "Anna"),
        ("Bill", "ᏴᎥᏞᏞ"),
        ("Hugo", "հսցօ"),
        ("Anna", "ΑΝΝΑ"),
        ("Anna", "Ⲁⲛⲛⲁ"),
        ("Henry", "ꓧꓰꓠꓣꓬ"),
        ("Zoe", "ΖΟΕ"),
        ("Kim", "ΚΙΜ"),
        ("Hey", "ΗΕΥ"),
    ],
)
async def test_a_nickname_that_looks_like_anothers_is_taken(browser: Browser, first: str, second: str) -> None:
    assert (await browser.claim(first))[0] == 200
    status, told = await browser.claim(second)
    assert (status, told["code"]) == (409, "taken")


@pytest.mark.parametrize(
    "names",
    [
        ("Ella", "Eila", "Elia", "Mila", "Milla"),
        ("Jörg", "Jorg", "Jürg"),
        ("Anna", "Anne", "An_na", "Anna2", "Ana", "Aña"),
        ("guest-1", "guest-11", "guest-10", "guest-0", "guest-7"),
        ("Ann", "Ben", "Cay", "Dora", "Emil"),
        ("李小龙", "さくら", "サクラ", "김민준", "محمد", "हिन्दी", "Ελένη", "Олег", "ΝΙΚΟΣ", "ΖΩΗ"),
        ("_", "-", "__"),
    ],
)
async def test_different_names_are_different(browser: Browser, names: tuple[str, ...]) -> None:
    assert [(await browser.claim(name))[0] for name in names] == [200] * len(names)


@pytest.mark.parametrize("name", ["Ꭺnna", "Sսm", "αlice", "Аnna", "a०", "Оtto"])
async def test_letters_of_two_alphabets_are_refused_in_a_sentence(browser: Browser, name: str) -> None:
    status, told = await browser.claim(name, language="de")
    assert (status, told["code"]) == (422, "alphabets")
    assert "Alphabet" in told["sentence"]


@pytest.mark.parametrize(
    "name",
    ["Ken太郎", "さくら子", "サクラ々", "김小", "Łukasz", "Jose\u0301", "Ann2", "Олег-7", "م١", "Anʻna", "ラーメン"],
)
def test_what_is_written_together_is_one_alphabet(name: str) -> None:
    assert nicknames.nickname(name)
    assert nicknames.is_of_one_alphabet(name)


@pytest.mark.parametrize("name", ["Sumrnarum", "Summarum_", "c0mputer", "B0T", "Sսmmarum", "Summarum\u0331"])
async def test_nobody_passes_for_the_bot(browser: Browser, name: str) -> None:
    assert (await browser.claim(name))[0] == 409


async def test_the_names_of_an_older_file_are_compared_as_well(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    first, second = (StandIn(path) for _ in range(2))
    await first.chat.start()
    async with Browser(first.chat.address) as browser:
        await browser.claim("Bill")
        await first.chat.stop()
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE identity SET look = ''")
    await second.chat.start()
    async with Browser(second.chat.address) as browser:
        assert (await browser.claim("Bi1l"))[0] == 409
    await second.chat.stop()


def test_the_words_with_a_meaning_look_different_from_each_other() -> None:
    assert len(set(map(nicknames.look, rooms.RESERVED))) == len(rooms.RESERVED)
