"""A channel that watches a table shows its board and its clock to whoever asks there, with the delay of the table (N6)."""

import pytest

from tests.bot.stage import ANN, ELSEWHERE, EVE, Stage, mentioned, only, to, words
from tests.bot.test_places import GROUP, say
from tests.bot.test_watching import move, watched


@pytest.mark.parametrize("line", ["/board", "/board #1", "/board words"])
async def test_n6_whoever_asks_where_a_game_is_watched_sees_its_board(everywhere: Stage, line: str) -> None:
    await watched(everywhere)
    await move(everywhere)
    shown = only(await say(everywhere, EVE, line, GROUP))
    ann, ben = (player.name for player in (await everywhere.table()).players)
    assert str(ann) in words(shown)
    assert str(ben) in words(shown)
    assert (shown.picture is None) == ("words" in line)
    assert (shown.buttons, mentioned(shown)) == ((), [])
    assert "it is your turn" not in words(shown)


async def test_n6_no_newer_board_is_shown_than_the_channel_has_seen(everywhere: Stage) -> None:
    await watched(everywhere, options="watch=delay")
    for _ in range(2):
        for line in ("/board", "/board words", "/board #1 1"):
            assert words(only(await say(everywhere, EVE, line, GROUP))) == (
                "This chat sees table #1 two turns later, so there is no board to see yet."
            )
        await move(everywhere)
    await move(everywhere)
    for line in ("/board", "/board full", "/board words", "/board #1 1", "/board #1 3"):
        shown = only(await say(everywhere, EVE, line, GROUP))
        assert words(shown).startswith("Table #1 after turn 1 of 3:"), line


async def test_n6_a_player_sees_the_newest_board_there_alone(everywhere: Stage) -> None:
    await watched(everywhere, options="watch=delay")
    await move(everywhere)
    for line in ("/board", "/board #1"):
        sent = await say(everywhere, ANN, line, GROUP)
        assert to(sent, GROUP) == []
        assert only(sent).picture is not None


async def test_n6_the_clock_is_told_unless_it_would_tell_whose_turn_it_is(everywhere: Stage) -> None:
    await watched(everywhere)
    await everywhere.begin(options="watch=delay", channel=ELSEWHERE)
    await say(everywhere, ANN, "/watch #2", GROUP)
    for line in ("/clock #1", "/clock #2"):
        late = line == "/clock #2"
        said = words(only(await say(everywhere, EVE, line, GROUP)))
        assert said.startswith("This chat sees table #2 two turns later" if late else "Time at table #1\n")


async def test_n6_where_several_games_are_watched_it_is_asked_which_one_is_meant(everywhere: Stage) -> None:
    for number in (1, 2):
        await everywhere.begin()
        await say(everywhere, ANN, f"/watch #{number}", GROUP)
    asked = only(await say(everywhere, EVE, "/board", GROUP))
    assert "Which table" in words(asked)
    assert [button.command for button in asked.buttons] == ["/board #1", "/board #2"]
