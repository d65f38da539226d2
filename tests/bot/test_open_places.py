"""A challenge with open places, which go to whoever joins first."""

import pytest

from bot.chat.port import Account, Author, Ephemeral
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, mentioned, only, words
from tests.people import accounts


async def test_an_open_challenge_goes_to_the_first_who_joins(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge anyone summy"))
    assert mentioned(said) == []
    assert [button.command for button in said.buttons] == ["/join #1", "/cancel #1"]
    await stage.say(BEN, "/join")
    table = await stage.table()
    assert accounts(table) == (ANN.account, BEN.account)
    assert table.phase is Phase.RUNNING
    assert "already begun" in words(only(await stage.say(CARA, "/join #1")))


@pytest.mark.parametrize(
    ("locale", "line"), [("en", "/challenge @everyone summy"), ("de", "/herausfordern @alle summy")]
)
async def test_everyone_with_an_at_sign_is_anyone(stage: Stage, locale: str, line: str) -> None:
    await stage.say(ANN, line, locale=locale)
    await stage.say(BEN, "/join")
    assert accounts(await stage.table()) == (ANN.account, BEN.account)


async def test_somebody_of_that_name_is_asked_alone(stage: Stage) -> None:
    everyone = Author(Account("web", "e1"), "Everyone", "everyone")
    await stage.say(ANN, "/challenge @everyone summy", aliases={"everyone": everyone.account})
    assert "no challenge here that waits for you" in words(only(await stage.say(BEN, "/join")))
    await stage.say(everyone, "/accept")
    assert accounts(await stage.table()) == (ANN.account, everyone.account)


async def test_two_who_join_at_once_get_one_place(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy")
    await stage.say(BEN, "/accept #1")
    said = await stage.say(CARA, "/accept #1")
    assert accounts(await stage.table()) == (ANN.account, BEN.account)
    assert only(said).to == Ephemeral(LOBBY, CARA.account)


async def test_nobody_joins_their_own_table(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy")
    assert "already have a seat" in words(only(await stage.say(ANN, "/join #1")))
    assert "already have a seat" in words(only(await stage.say(ANN, "/accept #1")))
    assert "no challenge here" in words(only(await stage.say(ANN, "/join")))


async def test_an_open_challenge_cannot_be_declined(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy")
    said = words(only(await stage.say(BEN, "/decline #1")))
    assert said == "There is no challenge here that waits for you."
    assert (await stage.table()).phase is Phase.OPEN


@pytest.mark.parametrize(
    ("locale", "three", "one"),
    [
        ("en", "○ 3 seats for whoever joins first", "○ a seat for whoever joins first"),
        (
            "de",
            "○ 3 freie Plätze: Wer zuerst mitmacht, bekommt einen",
            "○ ein freier Platz: Wer zuerst mitmacht, bekommt ihn",
        ),
    ],
)
async def test_all_free_places_are_told_in_one_line(stage: Stage, locale: str, three: str, one: str) -> None:
    asked = only(await stage.say(ANN, "/challenge anyone kakuro 4 players", locale=locale))
    assert [line for line in words(asked).splitlines() if line.startswith("○")] == [three]
    await stage.say(BEN, "/join")
    (left,) = (message for message in await stage.say(CARA, "/join") if message.to == LOBBY)
    assert [line for line in words(left).splitlines() if line.startswith("○")] == [one]


async def test_the_place_of_whoever_leaves_is_open_again_where_anybody_may_join(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone kakuro 3 players")
    await stage.say(BEN, "/join")
    left = only(await stage.say(BEN, "/leave"))
    assert words(left).splitlines().count("○ 2 seats for whoever joins first") == 1
    assert "Ben" not in words(left)
    await stage.say(CARA, "/join")
    assert (await stage.table()).phase is Phase.OPEN, "three are to play"
    await stage.say(BEN, "/join")
    table = await stage.table()
    assert (table.phase, {player.name for player in table.players}) == (Phase.RUNNING, {"Ann", "Ben", "Cara"})


async def test_the_last_open_place_is_open_again_once_whoever_joined_it_leaves(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben kakuro 3 players")
    await stage.say(CARA, "/join")
    left = only(await stage.say(CARA, "/leave"))
    assert "○ a seat for whoever joins first" in words(left).splitlines()
    assert "Cara" not in words(left)
    assert "/join #1" in [button.command for button in left.buttons]
    await stage.say(DAN, "/join #1")
    await stage.say(BEN, "/accept")
    table = await stage.table()
    assert (table.phase, {player.name for player in table.players}) == (Phase.RUNNING, {"Ann", "Ben", "Dan"})


async def test_a_place_kept_for_somebody_is_not_open_to_others_once_they_leave(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara kakuro")
    await stage.say(CARA, "/accept")
    assert "× Cara does not want to" in words(only(await stage.say(CARA, "/leave"))).splitlines()
    assert "seats at table #1 are taken" in words(only(await stage.say(DAN, "/join #1")))


async def test_places_for_more_players_are_kept_open(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy players=3")
    await stage.say(BEN, "/accept")
    assert (await stage.table()).phase is Phase.OPEN
    await stage.say(CARA, "/join")
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    assert len(table.players) == 3
    assert "No" not in words(only(await stage.say(DAN, "/tables")))


async def test_a_full_table_has_no_place(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy players=3")
    await stage.say(CARA, "/join #1")
    assert "seats at table #1 are taken" in words(only(await stage.say(DAN, "/join #1")))


async def test_whoever_comes_first_may_be_as_many_as_the_game_needs(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone rummy-pur")
    assert sum(player.is_open for player in (await stage.table()).players) == 2
    await stage.say(BEN, "/join #1")
    await stage.say(CARA, "/join #1")
    assert (await stage.table()).phase is Phase.RUNNING
