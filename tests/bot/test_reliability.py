"""How reliably people finish their games, as challenges show it, and what loses them rated play for a day (R6)."""

import pytest

from bot.chat.port import Author, Message
from bot.grammar.seconds import DAY, HOUR
from bot.tables.game_result import GameResult
from bot.tables.rated import is_rated
from bot.tables.reliability import reliability, suspended_until
from bot.tables.table import Phase
from core.game import Seat
from core.replay import LOST_ON_TIME, RESIGN
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, private_chat, to, words
from tests.bot.timed import passes


def result(departure: str = "", *, against: str = "people", rated: bool = True) -> GameResult:
    return GameResult(Seat(1), against, "lost", departure, rated, 10, 100, "", 0, None)


def test_r6_there_is_no_share_before_the_fifth_game_with_people() -> None:
    four = [result()] * 4
    assert reliability(four) is None
    assert reliability([*four, result(against="club"), result(against="")]) is None
    assert reliability([*four, result(rated=False)]) == 100


@pytest.mark.parametrize(("departure", "percent"), [("", 100), (RESIGN, 100), (LOST_ON_TIME, 80), ("computer", 80)])
def test_r6_who_lets_others_wait_has_not_finished_and_who_resigns_has(departure: str, percent: int) -> None:
    assert reliability([*[result()] * 4, result(departure)]) == percent


def test_r6_all_but_one_of_many_is_not_called_all() -> None:
    assert reliability([*[result()] * 999, result(LOST_ON_TIME)]) == 99


@pytest.mark.parametrize(
    ("games", "until"),
    [
        ("", None),
        ("LL", None),
        ("LLL", 2),
        ("L.L......L", 9),
        ("L.L.......L", None),  # the first is not among the last ten any more
        ("LLL.......", 2),
        ("LLL..L", 5),
        ("LLLu", 2),
        ("uuu", None),
    ],
)
def test_r6_the_third_of_ten_rated_games_lost_on_time_suspends_for_a_day(games: str, until: int | None) -> None:
    """A game each hour; L is lost on time, u as well but unrated."""
    played = [
        (n * HOUR, result(LOST_ON_TIME if game in "Lu" else "", rated=game != "u")) for n, game in enumerate(games)
    ]
    assert suspended_until(played) == (None if until is None else until * HOUR + DAY)


async def loses_on_time(stage: Stage, who: Author, *, against: Author = CARA, options: str = "pace=live") -> None:
    """Somebody lets their time run out in a game with another one."""
    number = await stage.begin(first=who, second=against, options=options)
    if await stage.on_turn(number) != who:
        await stage.play(number)
    await passes(stage, number)
    if (await stage.table(number)).phase is Phase.RUNNING:
        await passes(stage, number)
    assert (await stage.store.log(number))[-1].text == LOST_ON_TIME


async def resigns(stage: Stage, who: Author, *, against: Author = CARA) -> None:
    number = await stage.begin(first=who, second=against)
    await stage.say(who, f"/resign #{number} yes")


async def suspended(stage: Stage, who: Author = BEN) -> None:
    for _ in range(3):
        await loses_on_time(stage, who)


def asked(messages: list[Message]) -> str:
    """The challenge among what was sent."""
    return words(only(to(messages, LOBBY)))


async def test_r6_a_challenge_shows_the_share_of_games_finished_from_the_fifth_on(stage: Stage) -> None:
    for _ in range(3):
        await resigns(stage, BEN)
    await loses_on_time(stage, BEN)
    assert "finishes" not in asked(await stage.say(ANN, "/challenge @ben summy"))
    await resigns(stage, BEN)
    await stage.say(ANN, "/cancel")
    assert "\nben finishes 80% of games\n" in asked(await stage.say(ANN, "/challenge @ben summy"))
    await stage.say(ANN, "/cancel")
    said = asked(await stage.say(CARA, "/challenge @ben @ann summy", locale="de"))
    assert "\nCara spielt 100 % der Partien zu Ende · ben spielt 80 % der Partien zu Ende\n" in said
    said = words(only(await stage.say(ANN, "/decline", locale="de")))
    assert "ben spielt 80 % der Partien zu Ende" in said
    asked_in_private = await stage.say(BEN, "/start", private=True)
    assert "ben finishes 80% of games" in words(asked_in_private[-1])


async def test_r6_whoever_is_suspended_is_told_when_it_happens(stage: Stage) -> None:
    def told() -> list[str]:
        return [words(one) for one in to(stage.chat.sent, private_chat(BEN)) if "your last ten" in words(one)]

    for _ in range(2):
        await loses_on_time(stage, BEN)
    assert told() == []
    await loses_on_time(stage, BEN)
    now = "You have now lost three of your last ten rated games on time: for 1 day your new games are unrated."
    assert told() == [now]
    await resigns(stage, BEN)
    assert told() == [now], "it is said once"
    assert not [one for one in to(stage.chat.sent, private_chat(CARA)) if "your last ten" in words(one)]


async def test_r6_whose_rated_play_is_suspended_asks_for_unrated_games_and_is_told_why(stage: Stage) -> None:
    await suspended(stage)
    stage.now += HOUR
    sent = await stage.say(BEN, "/challenge @ann summy")
    assert "The game is unrated." in asked(sent)
    told = only([message for message in sent if message.to != LOBBY])
    assert told.secret
    assert words(told) == (
        "You have lost three of your last ten rated games on time, so this game is unrated. "
        "In 23 hours you can play rated games again."
    )
    number = (await stage.store.tables_in(LOBBY, (Phase.OPEN,)))[0].id
    await stage.say(ANN, "/accept")
    assert not is_rated(await stage.table(number))


async def test_r6_a_challenge_to_somebody_suspended_is_unrated_and_says_to_its_author_why(stage: Stage) -> None:
    await suspended(stage)
    sent = await stage.say(ANN, "/fordere @ben summy", locale="de")
    assert "Die Partie wird nicht gewertet." in asked(sent)
    told = words(only([message for message in sent if message.to != LOBBY]))
    assert told.startswith("ben hat von den letzten zehn gewerteten Partien drei durch Zeit verloren")


async def test_r6_a_challenge_that_asks_for_a_rated_game_is_refused_with_the_reason(stage: Stage) -> None:
    await suspended(stage)
    refused = only(await stage.say(ANN, "/challenge @ben summy rated=yes"))
    assert refused.secret
    assert words(refused).startswith(
        "ben has lost three of their last ten rated games on time, so for 1 day they can only play unrated"
    )
    assert not await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    said = words(only(await stage.say(BEN, "/challenge anyone summy rated=yes")))
    assert said.startswith(
        "You have lost three of your last ten rated games on time, so for 1 day you can only play unrated"
    )
    asked(await stage.say(ANN, "/challenge @ben summy rated=no"))


async def test_r6_nobody_suspended_joins_a_rated_game(stage: Stage) -> None:
    await suspended(stage)
    await stage.say(ANN, "/challenge anyone summy")
    said = words(only(await stage.say(BEN, "/join")))
    assert said.startswith("You have lost three of your last ten rated games on time")
    [table] = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    assert table.rated
    await stage.say(CARA, "/join")
    assert is_rated(await stage.table(table.id))


async def test_r6_a_challenge_accepted_as_unrated_stays_so_when_the_suspended_player_declines(stage: Stage) -> None:
    await suspended(stage)
    unrated = asked(await stage.say(ANN, "/challenge @ben @cara @dan summy"))
    [table] = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    accepted = await stage.say(CARA, "/accept")
    declined = asked(await stage.say(BEN, "/decline"))
    assert "The game is unrated." in unrated
    assert [message.to for message in accepted] == [LOBBY], "why it is unrated was told to the challenger alone"
    assert "The game is unrated." in declined
    await stage.say(DAN, "/accept")
    begun = await stage.table(table.id)
    assert (begun.phase, is_rated(begun)) == (Phase.RUNNING, False)


async def test_r6_a_challenge_accepted_as_unrated_stays_so_when_the_suspension_ends(stage: Stage) -> None:
    await suspended(stage)
    await stage.say(ANN, "/challenge @ben @cara summy")
    [table] = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    await stage.say(CARA, "/accept")
    stage.now += DAY
    await stage.say(BEN, "/accept")
    begun = await stage.table(table.id)
    assert (begun.phase, is_rated(begun)) == (Phase.RUNNING, False)


async def test_r6_a_challenge_of_somebody_suspended_since_begins_unrated(stage: Stage) -> None:
    await stage.say(BEN, "/challenge anyone summy")
    await suspended(stage)
    [table] = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    assert table.rated
    await stage.say(ANN, f"/join #{table.id}")
    after = await stage.table(table.id)
    assert (after.phase, is_rated(after)) == (Phase.RUNNING, False)


async def test_r6_after_a_day_games_are_rated_again(stage: Stage) -> None:
    await suspended(stage)
    stage.now += DAY
    sent = await stage.say(BEN, "/challenge @ann summy")
    assert "unrated" not in asked(sent)
    assert len(sent) == 1


async def test_r6_unrated_games_and_those_against_computers_go_on_as_ever(stage: Stage) -> None:
    await suspended(stage)
    for line in ("/challenge computer summy beginner", "/challenge @ann summy hints=yes"):
        assert not [one for one in await stage.say(BEN, line) if "lost three" in words(one)]


async def test_r6_a_tournament_goes_on_unrated_for_somebody_suspended_and_says_why(stage: Stage) -> None:
    await suspended(stage)
    await stage.say(ANN, "/tournament new summy rounds=1")
    for who in (ANN, BEN):
        await stage.say(who, "/tournament join")
    sent = await stage.say(ANN, "/tournament start")
    told = [line for message in to(sent, LOBBY) for line in words(message).splitlines() if "unrated" in line]
    number = max(table.id for table in await stage.store.tables_in(LOBBY, (Phase.RUNNING,)))
    assert told == [
        f"The game at table #{number} is unrated: Ben has lost three of their last ten rated games on time."
    ]
    assert not is_rated(await stage.table(number))
