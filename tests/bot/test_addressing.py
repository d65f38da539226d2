"""Commands in a channel that are for the bot although they do not name it."""

import pytest

from tests.bot.stage import ANN, CARA, Stage, only, words


async def test_a_command_that_names_no_bot_may_be_for_another_one(stage: Stage) -> None:
    for line in ("/", "/weather", "/stat", "/exchange", "/kick @ben", "/my tiles", "/J13> 1+1=2"):
        assert await stage.say(ANN, line, addressed=False) == [], line
    for line, told in (
        ("/summy", "Who is to play?"),
        ("/games", "You are not playing anywhere"),
        ("/chalenge", "Did you mean /challenge?"),
    ):
        assert told in words(only(await stage.say(ANN, line, addressed=False))), line
    for line in ("/weather", "/foo bar"):
        assert "I do not know the command" in words(only(await stage.say(ANN, line))), line


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/exchange", "Say which tiles you want to exchange"),
        ("/passe", "There is no passing in Summy"),
        ("/J13 1+1=2", "Did you mean J13> 1+1=2?"),
        ("/undo", "Did you mean /takeback?"),
        ("/quit", "Did you mean /resign?"),
        ("/my tiles", "for your eyes only"),
    ],
)
@pytest.mark.parametrize("addressed", [False, True])
async def test_a_player_may_put_a_slash_before_a_move_and_their_own_words(
    stage: Stage, line: str, told: str, *, addressed: bool
) -> None:
    mover, _ = await stage.begin_two()
    assert told in words(only(await stage.say(mover, line, addressed=addressed)))
    assert await stage.say(mover, "/weather", addressed=False) == []
    assert await stage.say(CARA, line, addressed=False) == [], "who does not play is not meant"


async def test_a_move_behind_a_slash_is_played_or_waits_for_its_turn(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    said = only(await stage.say(other, "/J13> 1+1=2", addressed=False))
    assert words(said) == f"It is not your turn at table #1 now: it waits for {mover.name}."
    await stage.say(mover, f"/{await stage.move()}", addressed=False)
    assert await stage.on_turn() is other
