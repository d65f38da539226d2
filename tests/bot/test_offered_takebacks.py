"""B1: to whom the buttons of a chat offer to take a turn back."""

from bot.chat.port import Account, Message
from tests.bot.stage import ANN, BEN, Stage


def offered(said: list[Message]) -> frozenset[Account]:
    """Who is offered to take a turn back by the last message that shows a table."""
    return [message.table.reversible for message in said if message.table is not None][-1]


async def test_b1_only_who_has_had_a_turn_is_offered_to_take_it_back(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    begun = await stage.say(BEN, "/accept #1")
    first = await stage.on_turn()
    once, twice = await stage.play(), await stage.play()
    offers = [
        {message.table.reversible for message in said if message.table is not None} for said in (begun, once, twice)
    ]
    assert offers == [{frozenset()}, {frozenset({first.account})}, {frozenset({ANN.account, BEN.account})}]


async def test_b1_whose_only_turn_was_taken_back_is_offered_no_other(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    undone = await stage.say(other, "/takeback yes")
    assert offered(undone) == frozenset()
    assert offered(await stage.play()) == frozenset({mover.account})


async def test_b1_a_round_that_all_have_seen_is_not_offered_to_be_taken_back(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa")
    await stage.say(BEN, "/accept #1")
    first = await stage.say(ANN, "/play #1 black C2 A4 D5 F6", private=True)
    assert offered(first) == frozenset({ANN.account})
    shown = await stage.say(BEN, "/play #1 black C2 A4 D5 F6", private=True)
    assert offered(shown) == frozenset()
