"""A tournament in a group: joined and begun by buttons, and its standings told with a picture."""

from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import text_of
from tests.adapters.telegram.test_rounds import connected
from tests.adapters.telegram.world import World
from tests.bot.stage import Stage


async def test_a_tournament_of_one_round(toy: Stage, server: Server, world: World) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()

    def newest() -> str:
        return text_of(group.by_bot()[-1]) if group.by_bot() else ""

    async with connected(toy, server):
        await ann.tell("/start")
        await ben.tell("/start")
        await ann.say(group, "/tournament new toy rounds=1")
        await world.until(lambda: "Ann is the director." in newest())
        await ben.press(group.by_bot()[-1], "Join")
        await world.until(lambda: "Taking part (1): Ben" in newest())
        await ann.press(group.by_bot()[-1], "Join")
        await world.until(lambda: "Taking part (2)" in newest())
        await ann.press(group.by_bot()[-1], "Start")
        await world.until(lambda: any("Toy begins at table #1" in text_of(message) for message in group.by_bot()))
        await ben.say(group, "/resign")
        await world.until(lambda: "The tournament is over. Ann has won it." in newest())
        listed = group.by_bot()[-1]
        assert "2. Ben: 3" in text_of(listed)
        assert listed["photo"]
