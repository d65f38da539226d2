"""Summa Summarum in a channel: everybody writes in secret; a round ends with the last entry or with the timer."""

import re

from tests.adapters.discord.app import App


async def test_a_round_is_closed_by_everybody_and_the_next_by_the_timer(app: App) -> None:
    here, dm = app.back_end.channel("lobby"), app.back_end.dm_channel("Ben")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summa", options="time=1m")
    await app.press("Ben", here, "Accept")
    await app.settle()
    await app.slash("Ann", here, "play", move="black C2 A4 D5 F6")
    app.back_end.say("Ben", dm, "black B1 E3 A5 D6")
    symbols = rolled((await app.newest(here, "Round 1 of 8")).text)
    places = " ".join(f"{symbol} {cell}" for symbol, cell in zip(symbols, ("E1", "F1", "E2", "F2"), strict=True))
    written = await app.slash("Ann", here, "play", move=places)
    assert written.said[-1].buttons.keys() == {"Done", "Undo", "Start over"}
    await app.press("Ann", here, "Done", message=written.said[-1])
    await app.newest(here, "Ann is done.")
    app.back_end.say("Ben", dm, f"{' '.join(symbols)} at A1 C1 D1 E1; done")
    await app.settle()
    opened = await app.newest(here, "Round 2 of 8")
    assert "Ben is done." in opened.text
    first, *rest = rolled(opened.text)
    typed = app.back_end.say("Ben", dm, f"{first} C6")
    await app.transport.until(  # what was written in the first round stands above
        lambda: any(one.id > typed and "Written so far" in one.text for one in app.back_end.seen(dm))
    )
    assert app.back_end.seen(here)[-1] == opened, "what is written in a running round is nobody else's business"
    app.ahead += 60
    await app.service.on_deadline(1)
    await app.settle()
    third = (await app.newest(here, "Round 3 of 8")).text
    assert re.search(r"Time is up: <t:\d+:R>", third), "Discord counts down"
    told = (await app.newest(here, "The sand-glass has run out")).text
    assert re.search("For Ann it wrote 4 symbols, .*, on A1 B1 C1 D1", told)
    assert f"`{' '.join(rest)}`, on F1 A2 B2" in told
    said = "\n".join(one.text for one in app.back_end.seen(here))
    assert not any(words in said for words in ("Your grid", "Written so far", "E1 ", "C6"))
    assert all(one.files for one in app.back_end.seen(dm) if one.author == "summarum")


def rolled(said: str) -> list[str]:
    """The symbols of the roll that is announced."""
    return re.findall("[IVXL]", next(line for line in said.splitlines() if "rolls" in line).split(":")[1])
