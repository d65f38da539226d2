"""B1 with real clients: the player who asks and the one who agrees may sit in different chats."""

from pathlib import Path

from bot.games.opponents import Opponents
from core.replay import TAKEBACK
from tests.adapters.telegram.app import labels
from tests.adapters.telegram.app import text_of as text_on_telegram
from tests.adapters.test_places import ThreePlaces, three
from tests.adapters.web_client import Browser, Page, text_of
from tests.adapters.web_stage import agree, connected, until
from tests.bot.stage import Stage, staged

__all__ = ["three"]

ASKS = "would like to take their last turn back"


async def moved(stage: Stage, browser: Browser) -> tuple[Page, Page]:
    """Ann and Ben play in the web chat, and one has just moved: this one, and the other."""
    ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
    await agree(ann, ben, "/challenge @ben summy")
    await until(ben, "begins at table")
    move, (seat,) = await stage.move(), (await stage.table()).turn
    mover, other = (ann, ben) if seat == 1 else (ben, ann)
    await mover.line(f"/play #1 {move}", room=mover.own, id_="client-0003")
    return mover, other


async def test_b1_one_asks_in_a_chat_and_the_other_agrees_in_another(three: ThreePlaces) -> None:
    await three.begin()
    mover = await three.play()
    if mover == "Ann":
        await three.ann.say(three.group, "/takeback")
        await three.all.discord.press("Ben", three.here, "Agree")
    else:
        await three.all.discord.slash("Ben", three.here, "takeback")
        question = await three.telegram("do you agree?")
        assert labels(question)[1:] == ["Agree", "Decline", "Withdraw"]
        await three.ann.press(question, "Agree")
    told = f"{mover} has taken the last turn back."
    assert "Agree" not in labels(await three.telegram(told))
    await three.all.discord.newest(three.here, mover, "has taken the last turn back")
    await three.web(told)
    assert [entry.text for entry in three.all.ledger.table(1)[1]][-1] == TAKEBACK
    discord = three.all.discord.back_end
    await three.all.discord.transport.until(lambda: not any(ASKS in one.text for one in discord.seen(three.here)))
    await three.all.telegram.until(lambda: not any(ASKS in text_on_telegram(one) for one in three.group.by_bot()))
    before = [one for one in discord.seen(three.here) if "it is your turn" in one.text][-2]
    assert before.files, "the board stays"
    assert "photo" in [one for one in three.group.by_bot() if "it is your turn" in text_on_telegram(one)][-2]
    assert await three.play() == mover


async def test_b1_in_the_web_chat_the_earlier_board_no_longer_asks_once_all_have_agreed(
    tmp_path: Path, opponents: Opponents
) -> None:
    async with staged(tmp_path / "bot.sqlite3", opponents) as stage, connected(stage, tmp_path) as browser:
        cara = await browser.enter("Cara")
        mover, other = await moved(stage, browser)
        await until(other, "it is your turn")
        await mover.line("/takeback", id_="client-0004")
        question = await until(cara, "do you agree?")
        await other.line("/takeback #1 yes", id_="client-0005")
        begun = await until(cara, "has taken the last turn back")
        newest = await until(cara, "has taken the last turn back")
        earlier = (await cara.next("entry"))["entry"]
        assert (newest["id"], earlier["id"]) == (begun["id"], question["id"])
        assert "agree?" not in text_of(earlier)
        assert "buttons" not in earlier
        assert earlier["picture"], "the board stays"
        assert newest["v"] > earlier["v"], "pages keep the board in sight that changed last"


async def test_b1_in_the_web_chat_a_button_declines(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "bot.sqlite3", opponents) as stage, connected(stage, tmp_path) as browser:
        cara = await browser.enter("Cara")
        mover, other = await moved(stage, browser)
        turn = await until(other, "it is your turn")
        assert f"{turn['table']['awaited']}, it is your turn" in text_of(turn)
        await mover.line("/takeback", id_="client-0004")
        told, question = await until(other, "do you agree?"), await until(other, "do you agree?")
        if question["room"] == other.own:  # the two arrive in any order
            told, question = question, told
        assert (told["room"], [name for name, *_ in told["buttons"]]) == (other.own, ["Agree", "Decline"])
        assert [name for name, *_ in question["buttons"]][1:] == ["Agree", "Decline"]
        asked = await until(mover, "do you agree?")
        assert [name for name, *_ in asked["buttons"]][1:] == ["Withdraw"], "theirs to withdraw, not to decline"
        assert "buttons" not in await until(cara, "do you agree?"), "she does not play"
        await cara.line("/takeback #1 yes", id_="client-0006")
        await until(cara, "You are not playing at table #1")
        await other.line("/takeback #1 no", button=True, reply=question["id"], id_="client-0005")
        told_mover, board = await until(mover, "does not agree"), await until(mover, "does not agree")
        if board["room"] == mover.own:  # in any order here, too
            told_mover, board = board, told_mover
        assert (told_mover["room"], "buttons" in told_mover) == (mover.own, False)
        assert [name for name, *_ in board["buttons"]] == ["My tiles"]
        gone = await until(other, "does not agree")
        gone = gone if gone["room"] == other.own else await until(other, "does not agree")
        assert (gone["id"], "buttons" in gone) == (told["id"], False), "it is answered"
