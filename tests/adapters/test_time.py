"""T3 to T6, N1 and N3 with real clients: those who play together sit in different chats."""

from pathlib import Path

from bot.games.opponents import Opponents
from bot.tables.table import Phase
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.test_places import ThreePlaces, three
from tests.adapters.web_stage import agree, connected, until
from tests.bot.stage import staged
from tests.bot.timed import passes

__all__ = ["three"]


async def test_t6_one_asks_for_a_pause_in_a_chat_and_the_other_agrees_in_another(three: ThreePlaces) -> None:
    await three.begin()
    await three.ann.say(three.group, "/pause")
    asked = await three.telegram("Ann would like to pause the game at table #1. Ben, do you agree?")
    assert labels(asked)[2:] == ["Agree to pause", "Decline pause", "No pause after all"]
    assert "buttons" not in await three.web("would like to pause"), "who does not play has nothing to agree to"
    await three.all.discord.newest(three.here, "Ann", "would like to pause")
    await three.all.discord.press("Ben", three.here, "Agree to pause")
    await three.web("is paused")
    paused = await three.all.discord.newest(three.here, "is paused")
    assert "Go on" in paused.buttons
    await three.ann.press(await three.telegram("is paused"), "Go on")
    await three.telegram("goes on: the clocks")
    await three.web("goes on: the clocks")
    assert "Go on" not in (await three.all.discord.newest(three.here, "goes on: the clocks")).buttons


async def test_t4_t5_n1_n3_time_is_given_and_told_in_all_chats(three: ThreePlaces) -> None:
    await three.begin()
    table, _ = three.all.ledger.table(1)
    mover = table.player(next(iter(table.turn))).name
    if mover == "Ann":
        answer = await three.all.discord.slash("Ben", three.here, "nudge")
        assert "hour" in answer.text, "N3: not within the first hour"
        await three.all.discord.slash("Ben", three.here, "time", amount="+1d")
    else:
        await three.ann.say(three.group, "/nudge")
        await three.telegram("hour")
        await three.ann.say(three.group, "/time +1d")
    await three.telegram(f"gives 1 day to {mover}")
    await three.web(f"gives 1 day to {mover}")
    await three.all.discord.newest(three.here, "gives 1 day to")
    await three.ann.tell("/away 5d")
    await three.telegram("Ann is away until")
    await three.web("Ann is away until")
    await three.all.discord.newest(three.here, "is away until")
    await three.ann.tell("/games")
    await three.all.telegram.until(lambda: any("Summy with Ben" in text_of(one) for one in three.ann.chat.by_bot()))
    own = await three.all.discord.slash("Ben", three.here, "games")
    assert "Summy with Ann" in own.text


async def test_t3_t4_in_the_web_chat_the_others_see_what_they_can_do(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "bot.sqlite3", opponents) as stage, connected(stage, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await agree(ann, ben, "/challenge @ben summy rated=no")
        await until(ben, "begins at table")
        (seat,) = (await stage.table()).turn
        late, other = (ann, ben) if seat == 1 else (ben, ann)
        await passes(stage)
        asked = await until(other, "has no time left at table")
        offered = ["My tiles", "Claim", "Give time", "Let a computer play on"]
        assert [name for name, *_ in asked["buttons"]] == offered
        assert [name for name, *_ in (await until(late, "has no time left"))["buttons"]] == ["My tiles"]
        await other.line("/claim #1", button=True, reply=asked["id"], id_="client-0003")
        await until(late, "has lost on time")
        assert (await stage.table()).phase is Phase.OVER
