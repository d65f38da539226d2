"""T3 and T4 with the real client: what happens when somebody has no time left."""

from pathlib import Path

from bot.games.opponents import Opponents
from bot.tables.table import Phase
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn
from tests.adapters.telegram.test_rounds import connected
from tests.bot.stage import staged
from tests.bot.timed import passes


async def test_t3_t4_what_the_others_can_do_stands_below_the_board(
    tmp_path: Path, opponents: Opponents, server: Server, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann", language="de"), stand_in.person("Ben", language="de"), stand_in.group()
    async with staged(tmp_path / "bot.sqlite3", opponents) as stage, connected(stage, server):
        hello = await ben.say(group, "hallo")
        await ann.say(group, "/herausfordern summy gewertet=nein", reply_to=hello)
        await stand_in.until(group.by_bot)
        await ben.press(group.by_bot()[-1], "Annehmen")
        await stand_in.until(lambda: "du bist am Zug" in text_of(group.by_bot()[-1]))
        board = group.by_bot()[-1]["message_id"]
        (seat,) = (await stage.table()).turn
        late, other = (ann, ben) if seat == 1 else (ben, ann)
        await passes(stage)
        await stand_in.until(lambda: "keine Zeit mehr" in text_of(group.by_bot()[-1]))
        zero = group.by_bot()[-1]
        assert zero["message_id"] == board, "N4: in the message of the turn"
        assert labels(zero)[2:] == ["Reklamieren", "Zeit geben", "Computer weiterspielen lassen"]
        await late.press(zero, "Reklamieren")
        refused = "ist dir selbst die Zeit ausgegangen"
        await stand_in.until(lambda: any(refused in one.get("text", "") for one in stand_in.answers.values()))
        await other.press(zero, "Reklamieren")
        await stand_in.until(lambda: "hat durch Zeit verloren" in text_of(group.by_bot()[-1]))
        assert group.by_bot()[-1]["message_id"] != board, "the end is a message of its own"
        await stand_in.until(lambda: labels(group.messages[board]) == [])
        assert (await stage.table()).phase is Phase.OVER
