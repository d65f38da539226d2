"""V2: a review is offered to those who moved in a game, and to nobody else."""

import pytest

from bot.chat.port import Message
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, to


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@pytest.mark.parametrize("line", ["/resign {} yes", "/close {}"])
async def test_v2_only_whoever_made_a_move_is_offered_it(stage: Stage, line: str) -> None:
    number = await stage.begin()
    end = (await stage.say(ANN, line.format(f"#{number}"), moderator=True))[-1]
    assert labels(end) == ["Rematch", "Another game", "Replay"]
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


async def test_v2_alone_with_computers_it_is_offered_only_after_a_move(stage: Stage) -> None:
    number = await stage.begin_alone()
    end = (await stage.say(ANN, f"/resign #{number}", private=True))[-1]
    assert "Replay" in labels(end)
    assert "Review" not in labels(end)


async def test_v2_a_game_of_a_tournament_is_looked_back_on_as_well(stage: Stage) -> None:
    for line in ("/tournament new summy rounds=1", "/tournament join"):
        await stage.say(ANN, line)
    await stage.say(BEN, "/tournament join")
    await stage.say(ANN, "/tournament start")
    await stage.play()
    mover, _ = await stage.seated()
    end = to(await stage.say(mover, "/resign #1 yes"), LOBBY)[0]
    assert labels(end) == ["Replay", "Review"]
