"""Games played alone, and the best results of a channel."""

from bot.chat.port import Author
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, mentioned, only, private_chat, to, words
from tests.bot.toys import LIMIT
from tests.people import accounts


async def play(stage: Stage, who: Author, points: int, *, options: str = "", private: bool = False) -> str:
    """Play a patience to its end with this number of points (1 to 3), and return what is said about its end."""
    where = private_chat(who) if private else LOBBY
    await stage.say(who, f"/challenge alone patience {options}", private=private)
    number = max(row[0] for row in stage.sql("SELECT id FROM game_table"))
    for round in range(1, 4):
        await stage.say(who, f"/play #{number} pick {int(round <= points)}; done", private=True)
    assert (await stage.table(number)).phase is Phase.OVER
    return words(to(stage.chat.sent, where)[-1])


async def test_a_game_for_one_begins_at_once(toy: Stage) -> None:
    said = await toy.say(ANN, "/challenge alone patience")
    table = await toy.table()
    assert (table.phase, accounts(table)) == (Phase.RUNNING, (ANN.account,))
    assert "Patience begins at table #1: Ann." in words(to(said, LOBBY)[0])
    assert only(to(said, private_chat(ANN))).secret


async def test_a_game_for_one_can_be_played_in_private_and_in_german(toy: Stage) -> None:
    said = await toy.say(ANN, "/herausfordern allein patience", private=True, locale="de")
    assert {message.to for message in said} == {private_chat(ANN)}
    assert (await toy.table()).private


async def test_not_every_game_can_be_played_alone(toy: Stage) -> None:
    said = words(only(await toy.say(ANN, "/challenge alone toy")))
    assert said.startswith("Toy cannot be played alone: it takes 2 or more.")
    assert "leave out alone" in words(only(await toy.say(ANN, "/challenge alone @ben patience")))
    assert "cannot be 2. Try 1." in words(only(await toy.say(ANN, "/challenge alone patience players=2")))
    assert toy.sql("SELECT count(*) FROM game_table") == [(0,)]


async def test_who_waits_for_others_may_begin_alone(toy: Stage) -> None:
    await toy.say(ANN, "/challenge anyone patience")
    await toy.say(ANN, "/begin")
    table = await toy.table()
    assert (table.phase, accounts(table)) == (Phase.RUNNING, (ANN.account,))


async def test_who_asked_others_does_not_play_alone_because_they_decline(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben patience")
    await toy.say(BEN, "/decline")
    assert (await toy.table()).phase is Phase.OFF


async def test_hints_need_nobodys_consent_and_a_rematch_begins_at_once(toy: Stage) -> None:
    await toy.say(ANN, "/challenge alone patience strict")
    assert "Try 4" in words(only(await toy.say(ANN, "/hint")))
    await toy.say(ANN, "/resign")
    assert (await toy.table()).phase is Phase.OVER
    await toy.say(ANN, "/rematch")
    again = await toy.table(2)
    assert (again.phase, again.options) == (Phase.RUNNING, {"strict": "yes"})


async def test_the_best_results_are_listed_with_the_picture_of_the_best(toy: Stage) -> None:
    assert "alone to the end here yet" in words(only(await toy.say(CARA, "/best patience")))
    await play(toy, ANN, 2)
    toy.now += 24 * 60 * 60
    await play(toy, BEN, 3)
    await play(toy, CARA, 2)
    said = only(await toy.say(CARA, "/best patience"))
    assert said.to == LOBBY
    assert words(said).splitlines() == [
        "The best results at Patience here, played alone:",
        "1. Ben: 3 (Fri, Jan 2, table #2)",
        "2. Ann: 2 (Thu, Jan 1, table #1)",
        "3. Cara: 2 (Fri, Jan 2, table #3)",
    ]
    assert mentioned(said) == []
    assert said.picture is not None
    assert said.picture == only(await toy.say(CARA, "/board #2")).picture
    german = only(await toy.say(CARA, "/beste patience", locale="de"))
    assert "allein gespielt" in words(german)


async def test_r4_whose_ratings_are_private_is_named_among_the_best_to_nobody_else(toy: Stage) -> None:
    await play(toy, ANN, 3)
    await play(toy, BEN, 2)
    await toy.say(ANN, "/private on", private=True)
    assert words(only(await toy.say(CARA, "/best patience"))).splitlines()[1:] == ["1. Ben: 2 (Thu, Jan 1, table #2)"]
    assert "Until now it was 2 by Ben." in await play(toy, CARA, 3)
    assert "The best here so far is 3 by Ann." in await play(toy, ANN, 3)


async def test_the_channel_hears_how_good_a_result_is(toy: Stage) -> None:
    assert "That is the first result here." in await play(toy, ANN, 2)
    assert "A new best! Until now it was 2 by Ann." in await play(toy, BEN, 3)
    assert "The best here so far is 3 by Ben." in await play(toy, ANN, 3)
    assert "The best here so far is 3 by Ben." in await play(toy, ANN, 1)


async def test_games_under_other_options_are_another_list(toy: Stage) -> None:
    await play(toy, ANN, 3)
    assert "That is the first result here with these options." in await play(toy, BEN, 1, options="time=5m strict")
    assert "A new best!" in await play(toy, BEN, 2, options="strict time=5m")
    rows = words(only(await toy.say(CARA, "/best patience"))).splitlines()[1:]
    assert [row.partition(" (")[0] for row in rows] == ["1. Ann: 3", "With strict, time=5m:", "1. Ben: 2", "2. Ben: 1"]
    rows = words(only(await toy.say(CARA, "/beste patience", locale="de"))).splitlines()[1:]
    assert "Mit streng, time=5m:" in rows


async def test_a_game_played_alone_to_the_end_was_left_by_nobody(toy: Stage) -> None:
    await play(toy, ANN, 2)
    for locale, told in (("en", "Patience – finished (2 points)"), ("de", "Patience – zu Ende gespielt (2 Punkte)")):
        assert told in words(only(await toy.say(ANN, "/history", private=True, locale=locale)))


async def test_only_games_played_alone_to_the_end_count(toy: Stage) -> None:
    await toy.say(ANN, "/challenge alone patience")
    await toy.say(ANN, "/resign")
    await toy.say(ANN, "/challenge alone patience")
    await toy.say(ANN, "/close #2", moderator=True)
    await toy.say(ANN, "/challenge @ben patience")
    await toy.say(BEN, "/accept #3")
    for who in (ANN, BEN) * 3:
        await toy.say(who, "/play #3 pick 1; done", private=True)
    assert (await toy.table(3)).phase is Phase.OVER
    assert toy.sql("SELECT count(*) FROM result") == [(0,)]
    assert "alone to the end here yet" in words(only(await toy.say(CARA, "/best patience")))


async def test_a_result_counts_where_the_time_ends_the_game(toy: Stage) -> None:
    await toy.say(ANN, "/challenge alone patience")
    for _ in range(3):
        toy.now += LIMIT
        await toy.service.on_deadline(1)
        await toy.settle()
    assert (await toy.table()).phase is Phase.OVER
    assert toy.sql("SELECT points FROM result") == [(0,)]


async def test_results_stay_where_they_were_reached(toy: Stage) -> None:
    await play(toy, ANN, 2)
    await play(toy, ANN, 1, private=True)
    assert "Patience alone to the end here yet" in words(only(await toy.say(ANN, "/best patience", channel=ELSEWHERE)))
    mine = words(only(await toy.say(ANN, "/best patience", private=True)))
    assert "1. Ann: 1" in mine
    assert "Ann: 2" not in mine
    await toy.service.move_channel(LOBBY, ELSEWHERE)
    assert "1. Ann: 2" in words(only(await toy.say(BEN, "/best patience", channel=ELSEWHERE)))


async def test_a_name_that_was_to_be_forgotten_is_not_listed(toy: Stage) -> None:
    await play(toy, ANN, 2)
    await toy.say(ANN, "/forget me yes")
    listed = only(await toy.say(BEN, "/best patience"))
    assert "1. N. N.: 2" in words(listed)
    assert listed.picture is not None
    assert "Ann" not in words(listed) + listed.picture.alt
    assert "it was 2 by N. N." in await play(toy, BEN, 3)


async def test_at_most_five_of_a_kind_are_listed(toy: Stage) -> None:
    for points in (1, 2, 3, 1, 2, 3):
        await play(toy, ANN, points)
    rows = words(only(await toy.say(ANN, "/best patience"))).splitlines()[1:]
    assert [row.split()[2] for row in rows] == ["3", "3", "2", "2", "1"]


async def test_where_no_game_is_for_one_that_is_said(stage: Stage) -> None:
    assert "cannot be played alone" in words(only(await stage.say(ANN, "/best summy")))
