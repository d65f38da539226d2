"""The time zone of whoever types, in a chat that knows it (N2, T8, V4)."""

from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, to, words

BERLIN, TOKYO = "Europe/Berlin", "Asia/Tokyo"


async def test_t8_moments_are_told_in_it_from_the_first_line_on(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    assert "3 days (Sun, Jan 4, 01:16)" in words(only(await stage.say(mover, "/clock #1", private=True, zone=BERLIN)))
    assert "3 days (Sun, Jan 4, 01:16)" in words(only(await stage.say(mover, "/clock #1", private=True)))
    assert "(Sun" not in words(only(await stage.say(other, "/clock #1", private=True)))
    assert "(Sun" not in words(to(stage.chat.sent, LOBBY)[-1]), "a channel has readers in many zones"
    assert "3 days (Sun, Jan 4, 09:16)" in words(only(await stage.say(mover, "/clock #1", private=True, zone=TOKYO)))


async def test_t8_the_zone_that_somebody_has_set_takes_precedence(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await stage.say(mover, f"/remind zone={TOKYO}", private=True, zone=BERLIN)
    assert "(Sun, Jan 4, 09:16)" in words(only(await stage.say(mover, "/clock #1", private=True, zone=BERLIN)))


async def test_n2_quiet_hours_are_in_it(stage: Stage) -> None:
    said = await stage.say(ANN, "/remind quiet=22-7", private=True, zone=BERLIN)
    assert f"None between 22:00 and 7:00 ({BERLIN})." in words(only(said))
    assert "(UTC)" in words(only(await stage.say(BEN, "/remind quiet=22-7", private=True)))


async def test_v4_the_puzzle_of_the_day_comes_at_a_time_in_it(stage: Stage) -> None:
    said = await stage.say(CARA, "/daily 8:00", moderator=True, zone=BERLIN)
    assert f"every day at 8:00 ({BERLIN})" in words(only(said))


async def test_t5_an_absence_ends_with_a_day_in_it(stage: Stage) -> None:
    said = await stage.say(ANN, "/away until Sunday", private=True, zone=TOKYO)
    assert "until Sun, Jan 4, 23:59:" in words(only(said))
