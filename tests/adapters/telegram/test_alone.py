"""A game for one in a group: its moves in private, a refused one in a picture, and the best results for all."""

from tests.adapters.telegram.app import text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn
from tests.adapters.telegram.test_rounds import connected
from tests.bot.stage import Stage


async def test_a_game_for_one_and_the_best_results(toy: Stage, server: Server, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    async with connected(toy, server):
        await ann.tell("/start")
        await ann.say(group, "/challenge alone patience strict")
        await stand_in.until(lambda: any("for your eyes only" in text_of(message) for message in ann.chat.by_bot()))
        await stand_in.until(group.by_bot)
        opening = group.by_bot()[-1]
        assert "Mistakes are not forgiven." in text_of(opening)
        await ann.tell("pick 7")
        await stand_in.until(lambda: "Six is the most." in text_of(ann.chat.by_bot()[-1]))
        refused = ann.chat.by_bot()[-1]
        assert refused["photo"], "the move as it was wanted"
        assert not any("Six is the most." in text_of(message) for message in group.by_bot())
        for _ in range(3):
            await ann.tell("pick 1; done")
        await stand_in.until(lambda: "first result here" in text_of(group.by_bot()[-1]))
        await ann.say(group, "/best patience")
        await stand_in.until(lambda: "The best results at Patience" in text_of(group.by_bot()[-1]))
        listed = group.by_bot()[-1]
        assert "1. Ann: 3" in text_of(listed)
        assert listed["photo"][-1]["file_unique_id"] != opening["photo"][-1]["file_unique_id"]
