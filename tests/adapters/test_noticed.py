"""What others cause, and the quiet of the night, in all chats and both languages, with their real clients (N2, N4).

Ann is on Telegram, Ben on Discord, Cara in the web chat.
"""

from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from bot.tables.table import Due
from tests.adapters.test_table_life import GAMES, Conversation
from tests.adapters.three_chats import Person, three_chats
from tests.bot.timed import passes


async def reminded(talk: Conversation, number: int) -> Person:
    """Let time pass until the player on turn is reminded; returns the player."""
    talk.stage.now = talk.table(number).dues[Due.REMIND]
    await talk.stage.service.on_deadline(number)
    [mover] = talk.acting(number)
    await mover.reads(talk.t("⏰ It is your turn", "⏰ Du bist am Zug"))
    return mover


async def offered_quiet_hours(talk: Conversation, number: int) -> None:
    """N2: each person's first reminder has a button for quiet hours."""
    for _ in range(3):
        mover = await reminded(talk, number)
        await mover.press("⏰", talk.t("Quiet from 22 to 7", "Ruhe von 22 bis 7"))
        said = await mover.reads(talk.t("None between 22:00 and 7:00", "Keine zwischen 22:00 und 7:00 Uhr"))
        assert talk.t("/remind zone=Europe/Berlin sets it", "/erinnern zone=Europe/Berlin stellt sie ein") in said.text
        await mover.tell(talk.t("/remind quiet=off", "/erinnern ruhe=aus"))
        await mover.reads(talk.t("/remind every=6h", "/erinnern alle=6std"))
        await talk.plays(number)


async def after_a_pause(talk: Conversation, number: int) -> None:
    """N4: whoever is on turn is told that somebody else has ended the pause; N2: a reminder asks once more for one."""
    for _ in range(3):
        first, second = talk.waiting(number)
        for one in (first, second):
            await one.tell(f"/pause #{number}")
            await one.sees(talk.t("would like to pause", "eine Pause machen"))
        await talk.stage.settle()
        mover = await reminded(talk, number)
        await mover.reads(talk.t("would like to pause the game at table", "eine Pause machen"))
        await mover.press("⏰", talk.t("Agree to pause", "Pause annehmen"))
        await talk.three.told(talk.t("is paused", "macht Pause"))
        await second.press(talk.t("is paused", "macht Pause"), talk.t("Go on", "Weiter"))
        told = await mover.reads(talk.t("has ended the pause", "hat die Pause beendet"))
        assert told.text.startswith(second.name)
        await talk.stage.settle()
        await talk.plays(number)


async def replaced_by_a_computer(talk: Conversation, number: int) -> None:
    """N4: whoever is replaced by a computer is told in a new message, and takes the seat back there."""
    for _ in range(3):
        late = await reminded(talk, number)
        await passes(talk.stage, number)
        zero = talk.t(f"no time left at table #{number}", f"an Tisch #{number} keine Zeit mehr")
        await talk.three.told(zero)
        claims = talk.waiting(number)[0]
        newest = max(one.id for one in late.own())
        await claims.press(zero, talk.t("Let a computer play on", "Computer weiterspielen lassen"))
        words = talk.t("a computer plays on for you", "ein Computer für dich weiter")
        told = await late.reads(words)
        assert told.id > newest, "it is noticed"
        await talk.stage.settle()
        await late.press(words, talk.t("Take my seat back", "Meinen Platz zurück"))
        await talk.three.told(talk.t(f"{late.name} is back at table", f"{late.name} ist wieder da an Tisch"))
        await talk.stage.settle()
        if late in talk.acting(number):
            await talk.plays(number)


@pytest.mark.slow
@pytest.mark.parametrize("locale", GAMES)
async def test_n2_n4_nobody_overlooks_what_others_did_in_any_chat(
    tmp_path: Path, opponents: Opponents, locale: str
) -> None:
    async with three_chats(tmp_path, opponents, locale) as three:
        talk = Conversation(three, locale)
        number = await talk.begun(three.people, "kakuro", "rated=no", "gewertet=nein")
        await offered_quiet_hours(talk, number)
        await after_a_pause(talk, number)
        await replaced_by_a_computer(talk, number)
