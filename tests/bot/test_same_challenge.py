"""A challenge that is open already is not opened once more."""

from dataclasses import replace

from bot.chat.port import Ephemeral
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, ELSEWHERE, LOBBY, Stage, only, reference, to, words


async def test_a_challenge_typed_twice_is_answered_with_the_one_that_is_open(stage: Stage) -> None:
    stage.services = replace(
        stage.services, link=lambda place, reference: f"https://chat.example/{place.chat}/{reference}"
    )
    stage.service.services = stage.services
    first = to(await stage.say(ANN, "/challenge @ben summy"), LOBBY)[0]
    for line in ("/challenge @ben summy", "/challenge summy @Ben"):
        told = only(await stage.say(ANN, line))
        assert told.to == Ephemeral(LOBBY, ANN.account)
        assert (
            words(told) == "You have asked just that already: table #1 waits for an answer. /cancel #1 takes it back."
        )
        assert [span.address for span in told.text if span.address] == [
            f"https://chat.example/lobby/{reference(first)}"
        ]
    assert "Genau das hast du schon gefragt" in words(only(await stage.say(ANN, "/fordere @ben summy", locale="de")))
    assert len(await stage.store.tables_in(LOBBY, (Phase.OPEN,))) == 1


async def test_a_challenge_that_differs_is_another_one(stage: Stage) -> None:
    lines = (
        "/challenge @ben summy",
        "/challenge @cara summy",
        "/challenge @ben kakuro",
        "/challenge @ben summy pace=slow",
        "/challenge @ben summy hints=yes",
        "/challenge @ben @cara summy",
        "/challenge anyone summy",
    )
    for line in lines:
        await stage.say(ANN, line)
    await stage.say(BEN, "/challenge @ann summy")
    await stage.say(ANN, "/challenge @ben summy", channel=ELSEWHERE)
    assert len(await stage.store.tables_in(LOBBY, (Phase.OPEN,))) == len(lines) + 1
    await stage.say(BEN, "/decline #6")
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/accept #1")
    await stage.say(ANN, "/challenge @ben summy")
    opened = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    assert len(opened) == len(lines) + 2, "an answered one is no longer the same"
