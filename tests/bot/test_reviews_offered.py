"""V2: a review is offered to those who moved in a game, and to nobody else."""

import pytest

from bot.chat.port import Message
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, to, words
from tests.bot.test_rated import by_the_sand_glass


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@pytest.mark.parametrize("line", ["/resign {} yes", "/close {}"])
async def test_v2_only_whoever_made_a_move_is_offered_it(stage: Stage, line: str) -> None:
    number = await stage.begin()
    end = (await stage.say(ANN, line.format(f"#{number}"), moderator=True))[-1]
    assert labels(end) == ["Rematch", "Another game"], "there is no turn to look at"
    number = await stage.begin()
    mover = await stage.on_turn(number)
    await stage.play(number)
    end = next(said for said in await stage.say(ANN, line.format(f"#{number}"), moderator=True) if said.buttons)
    assert labels(end) == ["Rematch", "Another game", "Replay", "Review"]
    assert end.buttons[-1].readers == frozenset({mover.account})


async def test_v2_whoever_comes_too_late_is_offered_it_only_if_they_moved(stage: Stage) -> None:
    number = await stage.begin()
    mover = await stage.on_turn(number)
    other = BEN if mover == ANN else ANN
    await stage.play(number)
    await stage.say(other, f"/resign #{number} yes")
    for person, offered in ((mover, True), (other, False)):
        late = only(await stage.say(person, f"/resign #{number}"))
        assert "Replay" in labels(late)
        assert ("Review" in labels(late)) is offered
        found = await stage.say(person, "/games finished", private=True)
        assert (f"Review #{number}" in labels(found[-1])) is offered


async def test_v2_alone_with_computers_it_is_offered_only_after_a_turn_of_ones_own(stage: Stage) -> None:
    number = await stage.begin_alone()
    computer_moved = any(entry.seat > 0 for entry in await stage.store.log(number))
    end = (await stage.say(ANN, f"/resign #{number}", private=True))[-1]
    assert ("Replay" in labels(end)) is computer_moved
    assert "Review" not in labels(end)


@pytest.mark.parametrize("line", ["/resign #1 yes", "/close #1"])
@pytest.mark.parametrize("locale", ["en", "de"])
async def test_v2_v3_whoever_has_only_begun_a_turn_is_offered_no_look_back(
    stage: Stage, line: str, locale: str
) -> None:
    await stage.begin(game="rummy-plus")
    mover = await stage.on_turn()
    await stage.say(mover, "/play #1 draw", private=True)
    assert any(entry.seat > 0 for entry in await stage.store.log(1))
    end = next(said for said in await stage.say(mover, line, moderator=True, locale=locale) if said.buttons)
    assert [button.command for button in end.buttons] == ["/rematch #1", "/challenge"]
    late = only(await stage.say(mover, "/resign #1", locale=locale))
    assert [button.command for button in late.buttons] == ["/rematch #1", "/challenge"]
    listed = await stage.say(mover, "/games finished", private=True, locale=locale)
    assert listed[-1].buttons == ()
    for person, command in ((mover, "/replay #1"), (mover, "/review #1"), (CARA, "/review #1")):
        refused = only(await stage.say(person, command, locale=locale))
        assert refused.buttons == (), "as it would be refused"
        assert refused.picture is None


async def test_v2_for_whom_the_sand_glass_wrote_everything_is_offered_none(stage: Stage) -> None:
    await by_the_sand_glass(stage, plays=(ANN,))
    end = next(said for said in reversed(stage.chat.sent) if "Rematch" in labels(said))
    assert labels(end) == ["Rematch", "Another game", "Replay", "Review"]
    assert end.buttons[-1].readers == frozenset({ANN.account})
    for person, offered in ((ANN, ["Review #1", "Replay #1"]), (BEN, ["Replay #1"])):
        assert labels(only(await stage.say(person, "/games finished", private=True))) == offered
    assert "no turn of yours" in words(only(await stage.say(BEN, "/review #1", private=True)))


async def test_v2_a_game_of_a_tournament_is_looked_back_on_as_well(stage: Stage) -> None:
    for line in ("/tournament new summy rounds=1", "/tournament join"):
        await stage.say(ANN, line)
    await stage.say(BEN, "/tournament join")
    await stage.say(ANN, "/tournament start")
    await stage.play()
    mover, _ = await stage.seated()
    end = to(await stage.say(mover, "/resign #1 yes"), LOBBY)[0]
    assert labels(end) == ["Replay", "Review"]


async def test_a_challenge_that_came_to_nothing_has_no_review(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(BEN, "/decline")
    assert "There was no game at table #1" in words(only(await stage.say(ANN, "/review #1")))
