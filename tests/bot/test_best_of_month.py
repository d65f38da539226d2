"""The best of a month in a channel, of its games between people."""

from datetime import UTC, datetime

import pytest

from bot.chat.port import Author, Message
from bot.grammar import command_types as types
from bot.grammar.command import parse
from bot.grammar.seconds import DAY
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, words


async def game(stage: Stage, loser: Author, *, options: str = "") -> int:
    """A game of Summy between Ann and Ben in which both have moved, and which this one of them resigns."""
    number = await stage.begin(first=ANN, second=BEN, options=options)
    for _ in range(2):
        await stage.play(number)
    await stage.say(loser, f"/resign #{number} yes")
    assert (await stage.table(number)).phase is Phase.OVER
    return number


def lines(message: Message) -> list[str]:
    return words(message).splitlines()


async def test_best_shows_who_did_best_in_the_games_of_this_month(stage: Stage) -> None:
    for loser in (ANN, ANN, BEN):
        await game(stage, loser)
    said = only(await stage.say(CARA, "/best"))
    head, summy, *people = lines(said)
    assert said.to == LOBBY
    assert head == "The best of January 1970 here, in 3 games:"
    assert summy.startswith("Summy: most points ")
    assert "; best move " in summy
    assert people[:2] == ["Most games: Ann and Ben (3)", "Most games won: Ben (2)"]
    assert people[2].startswith("Rating up the most: Ben (+")
    assert people[2].endswith("at Summy)")
    assert mentioned(said) == []
    assert [button.command for button in said.buttons] == ["/leaderboard"]


async def test_the_best_move_is_one_that_was_played(stage: Stage) -> None:
    number = await game(stage, ANN)
    [(move, points)] = stage.sql("SELECT best, best_points FROM game_result ORDER BY best_points DESC, seat LIMIT 1")
    said = words(only(await stage.say(CARA, "/best")))
    assert f"best move {move} for {points} (" in said
    assert f", #{number})" in said


async def test_a_month_without_games_is_said_to_have_none(stage: Stage) -> None:
    assert words(only(await stage.say(CARA, "/best 1970-01"))) == "Nobody has played here with others in January 1970."
    await game(stage, BEN)
    later = only(await stage.say(CARA, "/beste 1970-03", locale="de"))
    assert words(later) == "Im März 1970 hat hier niemand mit anderen gespielt."
    assert [(button.label, button.command) for button in later.buttons] == [("Januar 1970", "/best 1970-01")]
    assert "where people play together" in words(only(await stage.say(CARA, "/best 1970-03", private=True)))


async def test_a_new_month_begins_anew_and_leads_to_the_one_before(two: Stage) -> None:
    stage = two
    await game(stage, BEN)
    stage.now += 40 * DAY
    assert lines(only(await stage.say(CARA, "/best")))[0].startswith("The best of January 1970"), (
        "the newest with a game"
    )
    await game(stage, ANN)
    said = only(await stage.say(CARA, "/best"))
    assert lines(said)[0] == "The best of February 1970 here, in one game:"
    assert [(button.label, button.command) for button in said.buttons[1:]] == [("January 1970", "/best 1970-01")]
    january = only(await stage.say(CARA, said.buttons[1].command, pressed=True))
    assert lines(january)[0] == "The best of January 1970 here, in one game:"


@pytest.mark.parametrize("line", ["last month", "december", "letzten Monat", "Dezember"])
async def test_without_a_year_the_newest_such_month_is_meant(stage: Stage, line: str) -> None:
    stage.now = datetime(2025, 12, 31, 12, tzinfo=UTC).timestamp()
    await game(stage, BEN)
    stage.now += 2 * DAY
    await game(stage, ANN)
    assert lines(only(await stage.say(CARA, f"/best {line}")))[0] == "The best of December 2025 here, in one game:"
    assert lines(only(await stage.say(CARA, "/best this month")))[0] == "The best of January 2026 here, in one game:"
    assert words(only(await stage.say(CARA, "/best february"))) == (
        "Nobody has played here with others in February 2025."
    )


async def test_in_german(stage: Stage) -> None:
    await game(stage, BEN)
    await stage.say(CARA, "/sprache de")
    said = lines(only(await stage.say(CARA, "/rekorde", locale="de")))
    assert said[0] == "Das Beste im Januar 1970 hier, aus einer Partie:"
    assert said[1].startswith("Summy: meiste Punkte")


async def test_the_rating_counts_from_where_it_stood_before_the_month(stage: Stage) -> None:
    await game(stage, BEN)
    before = (await stage.store.ratings.of(await stage.store.person(BEN.account)))["summy"].rating.shown
    stage.now += 40 * DAY
    await game(stage, ANN)
    await game(stage, ANN)
    now = (await stage.store.ratings.of(await stage.store.person(BEN.account)))["summy"].rating.shown
    said = lines(only(await stage.say(CARA, "/best")))
    assert said[-1].startswith("Rating up the most: Ben (+")
    assert int(said[-1].partition("+")[2].partition(" ")[0]) == pytest.approx(now - before, abs=1)


async def test_r4_whoever_hides_their_ratings_is_not_named(stage: Stage) -> None:
    for _ in range(2):
        await game(stage, ANN)
    await stage.say(BEN, "/private on", private=True)
    said = words(only(await stage.say(CARA, "/best")))
    assert "in 2 games" in said
    assert "Ben" not in said
    assert "Most games: Ann (2)" in said


async def test_i6_whoever_is_forgotten_is_not_named(stage: Stage) -> None:
    await game(stage, ANN)
    sure = only(await stage.say(BEN, "/forget me", private=True))
    await stage.press(BEN, sure, sure.buttons[0].label)
    said = words(only(await stage.say(CARA, "/best")))
    assert "Ben" not in said
    assert "N. N." not in said


async def test_games_against_the_computer_and_in_other_chats_are_no_part_of_it(stage: Stage) -> None:
    await stage.begin_alone(ANN)
    await stage.say(ANN, "/resign #1 yes", private=True)
    assert "No game with others has ended here yet." in words(only(await stage.say(ANN, "/best")))


async def test_a_game_alone_is_proposed_only_where_it_may_be_played(stage: Stage) -> None:
    assert "/challenge alone summa begins" in words(only(await stage.say(ANN, "/best summa")))
    await stage.say(ANN, "/settings games=kakuro", moderator=True)
    said = words(only(await stage.say(ANN, "/best summa")))
    assert said.startswith("Summa Summarum is not played in this channel, only Kakuro.")


async def test_whoever_asks_in_private_is_told_where_it_is_shown(stage: Stage) -> None:
    await game(stage, BEN)
    said = words(only(await stage.say(ANN, "/best", private=True)))
    assert said.endswith("The best of the month is shown where people play together: type /best there.")


async def test_beside_it_a_button_leads_to_the_best_of_those_who_played_alone(toy: Stage) -> None:
    number = await toy.begin(first=ANN, second=BEN, game="toy")
    await toy.say(ANN, f"/resign #{number} yes")
    assert [button.label for button in only(await toy.say(CARA, "/best")).buttons] == ["Leaderboard"]
    await toy.say(ANN, "/challenge alone patience")
    for _ in range(3):
        await toy.say(ANN, "/play #2 pick 1; done", private=True)
    said = only(await toy.say(CARA, "/best"))
    assert lines(said)[0] == "The best of January 1970 here, in one game:"
    assert [button.label for button in said.buttons] == ["Leaderboard", "Alone: Patience"]
    alone = only(await toy.say(CARA, said.buttons[1].command, pressed=True))
    assert words(alone).startswith("The best results at Patience here, played alone:")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("/best 2026-11", types.Best(month=(2026, 11))),
        ("/best 2026-1", types.Best(month=(2026, 1))),
        ("/best 11/2026", types.Best(month=(2026, 11))),
        ("/best 1.2026", types.Best(month=(2026, 1))),
        ("/best October 2026", types.Best(month=(2026, 10))),
        ("/beste Okt. 2026", types.Best(month=(2026, 10))),
        ("/best october", types.Best(month=(None, 10))),
        ("/beste Oktober", types.Best(month=(None, 10))),
        ("/best this month", types.Best(month=(None, 0))),
        ("/best of the month", types.Best(month=(None, 0))),
        ("/beste diesen Monat", types.Best(month=(None, 0))),
        ("/beste des Monats", types.Best(month=(None, 0))),
        ("/best last month", types.Best(month=(None, -1))),
        ("/beste letzter Monat", types.Best(month=(None, -1))),
        ("/beste im letzten Monat", types.Best(month=(None, -1))),
        ("/records", types.Best()),
        ("/rekorde", types.Best()),
        ("/beste summa", types.Best(game="summa")),
    ],
)
def test_a_month_is_named_by_its_number_or_its_name(line: str, meant: types.Best) -> None:
    assert parse(line, games={"summa": "summa"}) == meant


@pytest.mark.parametrize(
    ("line", "locale", "said"),
    [
        ("/best 9", "en", "A month has a year, as in /best 2026-10."),
        ("/beste Oktober 26", "de", "Zu einem Monat gehört das Jahr, wie in /beste 2026-10."),
        ("/best this year", "en", "/best takes only a game or a month, as in /best summa or /best 2026-10;"),
    ],
)
async def test_what_a_month_looks_like_is_told(stage: Stage, line: str, locale: str, said: str) -> None:
    assert words(only(await stage.say(ANN, line, locale=locale))).startswith(said)
