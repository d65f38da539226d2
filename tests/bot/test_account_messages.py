"""The account at which a person gets messages, and their name in each place (I5, P2)."""

from bot.chat.port import Style, Unreachable
from tests.bot.stage import ANN, BEN, LOBBY, Stage, private_chat, to, words
from tests.bot.test_accounts import ANNIE, link, say
from tests.people import on_turn, seat_of


async def test_i5_private_messages_go_to_the_account_that_acted_last(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    number = await two.begin()
    assert to(two.chat.sent, private_chat(ANN)), "the challenge came from there"
    if on_turn(await two.table(), BEN.account):
        await two.play(number)
    sent = await say(two, ANNIE, f"/play #{number} {await two.move(number)}")
    own = [one for one in sent if one.secret]
    assert own
    assert {one.to for one in own} == {private_chat(ANNIE)}
    assert seat_of(await two.table(), ANNIE.account)


async def test_i5_who_cannot_be_reached_is_written_to_by_another_account_before_the_channel_is_told(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    closed = {private_chat(ANN)}
    two.chat.trouble = lambda message: Unreachable("closed") if message.to in closed else None
    await two.begin()
    tiles = [one for one in two.chat.sent if one.secret and one.picture is not None]
    assert private_chat(ANNIE) in {one.to for one in tiles}
    assert not [one for one in to(two.chat.sent, LOBBY) if "cannot write" in words(one) or "privat" in words(one)]
    for times in (1, 2):
        await two.say(ANN, "/rack")
        told = [one for one in to(two.chat.sent, LOBBY) if "your other account" in words(one)]
        assert len(told) == times, "whenever they ask"
        assert [one.label for one in told[-1].buttons] == ["My tiles", "Private chat"]
        assert two.chat.sent[-2].to == private_chat(ANNIE) or two.chat.sent[-1].to == private_chat(ANNIE)
    closed.add(private_chat(ANNIE))
    if on_turn(await two.table(), BEN.account):
        await two.play()
    before = len(two.chat.sent)
    await two.say(ANN, f"/play #1 {await two.move()}")
    notices = [one for one in to(two.chat.sent[before:], LOBBY) if one.picture is None]
    rack = " ".join((await two.racks())[seat_of(await two.table(), ANN.account)])
    assert notices
    assert all(rack not in words(one) for one in notices), "the notice never contains the rack"


async def test_p2_a_player_is_called_by_the_account_of_the_channels_platform(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    number = await two.begin()
    if on_turn(await two.table(), BEN.account):
        await two.play(number)
    await say(two, ANNIE, f"/play #{number} {await two.move(number)}")
    before = len(two.chat.sent)
    await two.say(BEN, f"/play #{number} {await two.move(number)}", private=True)
    board = to(two.chat.sent[before:], LOBBY)[-1]
    called = [span.account for span in board.text if span.style is Style.MENTION]
    assert called == [ANN.account]
    assert board.table is not None
    assert board.table.turn == {ANN.account}


# --- I6
