"""Summa Summarum in a group: everybody writes in private; a round ends with the last entry or with the timer."""

import re

import pytest

from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Chat, StandIn
from tests.adapters.telegram.test_rounds import connected
from tests.bot.stage import Stage


async def test_a_round_is_closed_by_everybody_and_the_next_by_the_timer(
    toy: Stage, server: Server, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()

    async def heard(words: str) -> None:
        await stand_in.until(lambda: words in text_of(group.by_bot()[-1]))

    async with connected(toy, server):
        hello = await ben.say(group, "hello")
        await ann.say(group, "/challenge summa time=1m", reply_to=hello)
        await stand_in.until(group.by_bot)
        await ben.press(group.by_bot()[-1], "Accept")
        await heard("all at once")
        await ann.tell("black C2 A4 D5 F6")
        await heard("Ann has chosen the black cells.")
        await ben.tell("black B1 E3 A5 D6")
        await heard("Round 1 of 8")
        symbols = re.findall("[IVXL]", roll(group).split(":")[1])
        await ann.tell(
            " ".join(f"{symbol} {cell}" for symbol, cell in zip(symbols, ("E1", "F1", "E2", "F2"), strict=True))
        )
        await stand_in.until(lambda: labels(ann.chat.by_bot()[-1]) == ["Done", "Undo", "Start over"])
        await ann.press(ann.chat.by_bot()[-1], "Done")
        await heard("Ann is done.")
        await ben.tell(f"{' '.join(symbols)} at A1 C1 D1 E1; done")
        await heard("Round 2 of 8")
        first = dict(group.by_bot()[-1])
        assert "Ben is done." in text_of(first)
        (symbol, *rest) = re.findall("[IVXL]", roll(group).split(":")[1])
        typed = await ann.tell(f"{symbol} F5")
        await stand_in.until(  # what was written in the first round stands above
            lambda: any(
                one["message_id"] > typed["message_id"] and "Written so far" in text_of(one)
                for one in ann.chat.by_bot()
            )
        )
        assert group.by_bot()[-1] == first, "what is written in a running round is nobody else's business"
        toy.now += 60
        await toy.service.on_deadline(1)
        await heard("Round 3 of 8")
        await stand_in.until(lambda: "The sand-glass has run out." in text_of(group.by_bot()[-2]))
        told = text_of(group.by_bot()[-2])
        assert f"For Ann it wrote 3 symbols, {' '.join(rest)}, on A1 B1 C1." in told
        assert f"For Ben it wrote 4 symbols, {' '.join((symbol, *rest))}, on F1 A2 B2 C2." in told
    said = "\n".join(map(text_of, group.by_bot()))
    assert not any(words in said for words in ("Your grid", "Written so far", "E1", "F5"))
    assert all("photo" in one for who in (ann, ben) for one in who.chat.by_bot())


def roll(group: Chat) -> str:
    """The line that says what was rolled."""
    return next(line for line in text_of(group.by_bot()[-1]).splitlines() if "rolls" in line)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I read {symbol} B2, but C1 has no symbol. Write each symbol with its cell, as in L A1 X B1."),
        (
            "de",
            "Ich lese {symbol} B2, aber zu C1 fehlt das Zeichen. Schreib jedes Zeichen mit seinem Feld, zum Beispiel L A1",
        ),
    ],
)
async def test_a_cell_without_its_symbol_is_named_and_the_rest_can_be_played(
    app: App, stand_in: StandIn, language: str, said: str
) -> None:
    ann = stand_in.person("Ann", language=language)
    await ann.tell(
        "/challenge computer summa beginner" if language == "en" else "/herausfordern computer summa anfänger"
    )
    await app.said(ann.chat, "black C2|schwarz C2")
    await ann.tell("black C2 A4 D5 F6" if language == "en" else "schwarz C2 A4 D5 F6")
    rolled = re.search("(?:rolls|würfelt): ([IVXL])", text_of(await app.said(ann.chat, "(rolls|würfelt): [IVXL]")))
    assert rolled is not None
    symbol = rolled[1]
    await ann.tell(f"B2 {symbol} C1")
    refused = await app.said(ann.chat, re.escape(said.format(symbol=symbol)))
    assert labels(refused) == ["Play it" if language == "en" else "Zug spielen"]
