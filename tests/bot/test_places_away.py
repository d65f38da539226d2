"""Places of a table that cannot be written to, for a moment or for long: who is told what instead."""

from bot.chat.port import Channel, Incoming, Private, RateLimited, Unreachable
from tests.bot.stage import ANN, LOBBY, Stage, only, to, words
from tests.bot.test_places import GROUP, SERVER, TINA, on_turn, over_three_places, say


async def test_p2_a_place_out_of_reach_is_told_once_and_delays_nobody(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    everywhere.chats["discord"].trouble = lambda _: Unreachable()  # type: ignore[attr-defined]
    said: list[str] = []
    for _ in range(3):
        mover = await on_turn(everywhere)
        sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
        for place in (LOBBY, GROUP):
            assert [one for one in to(sent, place) if one.picture]
        said += [words(one) for one in to(sent, GROUP) if not one.picture]
    assert said == ["I cannot write in the chat of table #1 on Discord at the moment. The game goes on here."]
    everywhere.chats["discord"].trouble = lambda _: None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    assert only(to(await say(everywhere, mover, f"/play #1 {await everywhere.move()}"), SERVER)).picture


async def test_p2_players_who_have_no_other_place_are_told_in_private(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    everywhere.chats["telegram"].trouble = lambda one: Unreachable() if one.to == GROUP else None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    assert any("I cannot write in the channel of table #1" in words(one) for one in to(sent, Private(TINA.account)))
    assert not any("I cannot write" in words(one) for one in to(sent, Private(ANN.account)))


async def test_p2_a_place_that_comes_back_gets_the_newest_board_alone(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    chat = everywhere.chats["discord"]
    turns = 0

    async def wait(_: float) -> None:
        """While Discord is away, the game goes on elsewhere."""
        nonlocal turns
        if turns < 3:
            turns += 1
            mover = await on_turn(everywhere)
            line = Incoming(f"turn:{turns}", LOBBY, mover, f"/play #1 {await everywhere.move()}", addressed=True)
            await everywhere.service.handle(line)
        else:
            chat.trouble = lambda _: None  # type: ignore[attr-defined]

    everywhere.wait = wait
    chat.trouble = lambda _: RateLimited(20.0)  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    assert turns == 3
    assert only(to(sent, SERVER)).picture is not None
    assert len([one for one in to(sent, LOBBY) if " lays " in words(one)]) == 4
    assert [words(one) for one in to(sent, LOBBY) if "cannot write" in words(one)] == [
        "I cannot write in the chat of table #1 on Discord at the moment. The game goes on here."
    ]
    assert await everywhere.store.outbox() == ()


async def test_p2_who_cannot_be_written_to_is_told_so_in_a_place_of_their_platform(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    recorder = everywhere.chats["telegram"]
    recorder.trouble = lambda one: Unreachable() if isinstance(one.to, Private) else None  # type: ignore[attr-defined]
    sent = await say(everywhere, TINA, "/rack", GROUP)
    notice = only([one for one in sent if "I cannot write to you in private" in words(one)])
    assert notice.to == GROUP


async def test_p2_where_no_place_can_be_reached_players_are_told_in_private_and_that_is_all(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    for chat in everywhere.chats.values():
        chat.trouble = lambda one: Unreachable() if isinstance(one.to, Channel) else None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    for who in (ANN, TINA):
        assert any("I cannot write in the channel of table #1" in words(one) for one in to(sent, Private(who.account)))
    assert await everywhere.store.outbox() == ()


async def test_p2_two_places_that_are_away_for_long_are_told_of_once(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    waits = 0

    async def wait(_: float) -> None:
        nonlocal waits
        waits += 1
        if waits > 40:
            for platform in ("telegram", "discord"):
                everywhere.chats[platform].trouble = lambda _: None  # type: ignore[attr-defined]

    everywhere.wait = wait
    for platform in ("telegram", "discord"):
        everywhere.chats[platform].trouble = lambda _: RateLimited(40.0)  # type: ignore[attr-defined]
    sent = await say(everywhere, await on_turn(everywhere), f"/play #1 {await everywhere.move()}")
    told = {place: [words(one) for one in to(sent, place)] for place in (LOBBY, GROUP, SERVER)}
    for place, missing in ((LOBBY, 2), (GROUP, 1), (SERVER, 1)):
        assert sum("at the moment. The game goes on here." in line for line in told[place]) == missing
    assert await everywhere.store.outbox() == ()
