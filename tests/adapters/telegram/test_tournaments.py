"""A tournament in a group: joining and beginning by buttons, and its standings with a picture."""

from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn
from tests.adapters.telegram.test_rounds import connected
from tests.bot.stage import Stage


async def test_a_tournament_of_two_rounds(toy: Stage, server: Server, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()

    def newest() -> str:
        return text_of(group.by_bot()[-1]) if group.by_bot() else ""

    async with connected(toy, server):
        await ann.tell("/start")
        await ben.tell("/start")
        await ann.say(group, "/tournament new toy rounds=2")
        await stand_in.until(lambda: "Ann is the director." in newest())
        await ben.press(group.by_bot()[-1], "Join")
        await stand_in.until(lambda: "Taking part (1): Ben" in newest())
        await ann.press(group.by_bot()[-1], "Join")
        await stand_in.until(lambda: "Taking part (2)" in newest())
        await ann.press(group.by_bot()[-1], "Start")
        await stand_in.until(lambda: any("Toy begins at table #1" in text_of(message) for message in group.by_bot()))
        await ben.say(group, "/resign")
        await stand_in.until(lambda: "The tournament after round 1 of 2" in newest())
        between = group.by_bot()[-1]
        assert labels(between) == ["Next round"]
        await ann.press(between, "Next round")
        await stand_in.until(lambda: any("Toy begins at table #2" in text_of(message) for message in group.by_bot()))
        await stand_in.until(lambda: labels(group.messages[between["message_id"]]) == [])
        await ben.say(group, "/resign #2")
        await stand_in.until(lambda: "The tournament is over. Ann has won it." in newest())
        listed = group.by_bot()[-1]
        assert "2. Ben: 6" in text_of(listed)
        assert listed["photo"]
