"""What goes on after an account has been unlinked (I4): the games of the person, and what was open in private."""

from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, to, words
from tests.bot.test_accounts import ANNIE, GROUP, link, say
from tests.bot.test_reviews import over


async def test_i4_the_other_account_reads_along_in_private_where_the_game_has_no_place(two: Stage) -> None:
    number = await two.begin()
    await link(two, ANN, ANNIE)
    await say(two, ANN, "/unlink yes")
    before = len(two.chat.sent)
    await say(two, BEN, f"/resign #{number} yes", channel=LOBBY)
    told = to(two.chat.sent[before:], private_chat(ANNIE))
    assert "Ben resigns." in " ".join(map(words, told))


async def test_i4_the_other_account_reads_along_in_its_channel_where_the_game_has_one(two: Stage) -> None:
    number = await two.begin(channel=GROUP)
    await link(two, ANN, ANNIE)
    await say(two, ANN, "/unlink yes")
    assert not any(player.apart for player in (await two.table(number)).players)


async def test_i4_a_review_left_open_no_longer_takes_what_is_typed_in_private(two: Stage) -> None:
    number = await over(two)
    await link(two, ANN, ANNIE)
    await say(two, ANNIE, f"/review #{number}")
    await say(two, ANNIE, f"/review #{number} 1")
    await say(two, ANNIE, "/unlink yes")
    said = words(only(await say(two, ANNIE, "A3 r4")))
    assert f"#{number}" not in said


async def test_i4_what_was_played_with_the_account_goes_on_under_the_name_of_the_other_one(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    number = await two.begin(first=ANNIE)
    for line in ("/tournament new summy", "/tournament join"):
        await two.say(ANNIE, line)
    await say(two, BEN, f"/resign #{number} yes", channel=LOBBY)
    await say(two, ANNIE, "/unlink yes")
    for line in ("/best", "/tournament"):
        told = words(only(await two.say(BEN, line)))
        assert "Ann" in told
        assert "Annie" not in told
    assert {player.name for player in (await two.table(number)).players} == {"Ann", "Ben"}
