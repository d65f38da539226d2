"""Ratings as people see them: their own, those of others, the leaderboards (R3, R4)."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.chat.port import Account, Author
from bot.games import strengths
from bot.ratings.model import SIGMA
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, LOBBY, Stage, only, words
from tests.bot.test_accounts import link

DAY = 86_400.0


async def play(stage: Stage, *, winner: Author = ANN, loser: Author = BEN, times: int = 1, **where: object) -> None:
    """Games of Summy that the loser resigns, in the lobby unless said otherwise."""
    for _ in range(times):
        number = await stage.begin(first=winner, second=loser, **where)  # type: ignore[arg-type]
        await stage.say(loser, f"/resign #{number} yes", channel=where.get("channel", LOBBY))  # type: ignore[arg-type]


async def settle(stage: Stage, ratings: Sequence[tuple[Author, float]]) -> None:
    """Give these people settled ratings, that much above a newcomer's, and a game in the lobby."""
    for one, more in ratings:
        person = await stage.store.person(one.account)
        stage.sql("UPDATE rating SET mu = ?, sigma = 50, games = 30 WHERE person = ?", 1500 + more, person.id)


async def said(stage: Stage, who: Author, text: str, **more: Any) -> str:
    """The words of the only answer to a line."""
    return words(only(await stage.say(who, text, **more)))


async def test_r4_without_a_rated_game_there_is_no_rating(stage: Stage) -> None:
    assert "Your first rated game against people gives you one." in await said(stage, ANN, "/rating")
    assert "ben has no rating yet." in await said(stage, ANN, "/rating @ben")
    assert "Nobody here has a settled rating at Summy yet" in await said(stage, ANN, "/leaderboard summy")


async def test_r4_ratings_are_shown_by_game_with_what_the_sign_means(stage: Stage) -> None:
    await play(stage, times=2)
    await stage.begin(game="kakuro")
    await stage.say(ANN, "/resign #3 yes")
    own = (await said(stage, ANN, "/rating")).splitlines()
    assert own[0] == "Your ratings:"
    assert own[1].startswith("• Summy: 1")
    assert "? ± " in own[1]
    assert own[1].endswith("(2 games)")
    assert own[3].startswith("• Kakuro: 1")
    assert own[3].endswith("(one game)")
    more = {button.label: button.command for button in only(await stage.say(ANN, "/rating")).buttons}
    assert more == {"My games": "/games", "Statistics": "/stats", "Puzzle of the day": "/daily"}
    assert not only(await stage.say(ANN, "/rating @ben")).buttons
    assert "not sure yet" in own[5]
    await settle(stage, [(ANN, 100)])
    own = (await said(stage, ANN, "/rating")).splitlines()
    assert own[1::2] == [
        "• Summy: 1600 ± 100, +100 in 30 days (30 games)",
        "• Kakuro: 1600 ± 100, +100 in 30 days (30 games)",
    ]


async def test_r4_a_rating_says_how_much_it_has_changed_lately(stage: Stage) -> None:
    await play(stage)
    first = (await stage.store.ratings.of(await stage.store.person(ANN.account)))["summy"].rating.shown
    assert f", +{first - 1500} in 30 days (one game)" in await said(stage, ANN, "/rating")
    stage.now += 31 * DAY
    assert "days" not in (await said(stage, ANN, "/rating")).splitlines()[1], "nothing was played lately"
    await play(stage, winner=BEN, loser=ANN)
    now = (await stage.store.ratings.of(await stage.store.person(ANN.account)))["summy"].rating.shown
    assert now < first
    assert f", −{first - now} in 30 days (2 games)" in await said(stage, BEN, "/rating @ann")
    assert f", −{first - now} in 30 Tagen (2 Partien)" in await said(stage, ANN, "/wertung", locale="de")


async def test_r3_the_computers_are_there_to_compare_with(stage: Stage) -> None:
    await play(stage)
    measured = strengths.of("summy")
    assert measured is not None
    beginner, club, master = (measured.ratings[level] for level in Level)
    for line in ("/rating", "/rating @ben"):
        shown = await said(stage, ANN, line)
        assert f"For comparison, computers: beginner {beginner}, club {club}, master {master}" in shown
    assert f"Anfänger {beginner}, Könner {club}, Meister {master}" in await said(stage, ANN, "/wertung", locale="de")


async def test_r4_one_sees_the_ratings_of_another_player(stage: Stage) -> None:
    await play(stage)
    of_ben = (await said(stage, ANN, "/rating @ben")).splitlines()
    assert of_ben[0] == "The ratings of Ben:"
    assert of_ben[1].startswith("• Summy: 14")
    assert await said(stage, BEN, "/rating @ben") == await said(stage, BEN, "/rating")
    assert "I know nobody called zoe" in words(only(await stage.say(ANN, "/rating @zoe")))
    assert "I know nobody called bot" in words(only(await stage.say(ANN, "/rating @bot", bots=("bot",))))


async def test_r2_who_does_not_play_is_less_sure_of_their_rating(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 100)])
    stage.now += 80 * DAY
    assert "1600 ± 134" in await said(stage, ANN, "/rating")
    stage.now += 3000 * DAY
    away = await said(stage, ANN, "/rating")
    assert f"1600? ± {round(2 * SIGMA)}" in away
    assert "no longer sure, because ± grows with each day without a rated game" in away
    assert "With ± 160 or less you are on the list again; each rated game brings you closer." in await said(
        stage, ANN, "/leaderboard summy"
    )


@pytest.mark.parametrize(
    ("locale", "mark"),
    [
        ("en", "? means: not sure yet, or no longer, because ± grows with each day without a rated game."),
        ("de", "? heißt: noch nicht oder nicht mehr sicher, denn ± wächst mit jedem Tag ohne gewertete Partie."),
    ],
)
async def test_r3_the_sign_stands_for_ratings_of_both_kinds(stage: Stage, locale: str, mark: str) -> None:
    await play(stage)
    await settle(stage, [(ANN, 100)])
    stage.now += 3000 * DAY
    await play(stage, game="kakuro")
    *_, last = (await said(stage, ANN, "/rating", locale=locale)).splitlines()
    assert last.startswith(mark)


async def test_r4_a_leaderboard_lists_settled_ratings_best_first(stage: Stage) -> None:
    await play(stage)
    await play(stage, winner=CARA, loser=DAN)
    await settle(stage, [(ANN, -50), (BEN, 200), (CARA, 50)])
    assert (await said(stage, ANN, "/leaderboard summy")).splitlines() == [
        "The best at Summy here:",
        "1. Ben: 1700 ± 100 (30 games)",
        "2. Cara: 1550 ± 100 (30 games)",
        "3. Ann: 1450 ± 100 (30 games)",
    ]
    lines = (await said(stage, DAN, "/leaderboard summy")).splitlines()
    assert lines[-1].startswith("You have 1")
    assert "With ± 160 or less you are on the list; each rated game brings you closer." in lines[-1]


async def test_r4_a_leaderboard_is_of_its_channel_or_of_everywhere(stage: Stage) -> None:
    await play(stage)
    await play(stage, winner=CARA, loser=DAN, channel=ELSEWHERE)
    await settle(stage, [(one, 50) for one in (ANN, BEN, CARA, DAN)])
    here = only(await stage.say(ANN, "/leaderboard summy"))
    assert "Ann" in words(here)
    assert "Cara" not in words(here)
    assert [button.command for button in here.buttons] == ["/leaderboard summy all"]
    everywhere = words(only(await stage.press(ANN, here, "Everywhere")))
    for text in (everywhere, await said(stage, ANN, "/leaderboard summy", private=True)):
        assert "The best at Summy everywhere:" in text
        assert all(name in text for name in ("Ann", "Ben", "Cara", "Dan"))


async def test_r4_who_has_not_played_for_ninety_days_is_on_no_leaderboard(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 50)])
    stage.now += 89 * DAY
    assert "Ann" in await said(stage, BEN, "/leaderboard summy")
    stage.now += 2 * DAY
    assert "Ann" not in await said(stage, BEN, "/leaderboard summy")
    assert "your last rated game was more than 90 days ago" in await said(stage, ANN, "/leaderboard summy")


async def test_r4_ten_are_listed_and_oneself(stage: Stage) -> None:
    await play(stage)
    people = [(f"Player {n}", 1600.0 + n) for n in range(11)]
    for n, (name, mu) in enumerate(people):
        stage.sql("INSERT INTO person (id) VALUES (?)", name)
        stage.sql("INSERT INTO account (platform, id, person, name) VALUES ('web', ?, ?, '')", name, name)
        stage.sql("INSERT INTO rating VALUES ('summy', ?, ?, 50, 9, ?, 1)", name, mu, stage.now - n)
        stage.sql(
            "INSERT INTO seat (table_id, seat, platform, person, account, name, level, answer, client_seed, computer_on_turn)"
            " VALUES (1, ?, NULL, ?, NULL, ?, NULL, 'accepted', '', 0)", n + 3, name, name,
        )  # fmt: skip
    await settle(stage, [(ANN, 0)])
    lines = (await said(stage, ANN, "/leaderboard summy")).splitlines()
    assert [line.partition(":")[0] for line in lines[1:]] == [
        *(f"{n}. Player {11 - n}" for n in range(1, 11)),
        "12. Ann",
    ]


async def test_r4_who_keeps_ratings_private_is_seen_by_nobody_else(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 50), (BEN, 100)])
    assert "Everybody may see your ratings and your statistics." in await said(stage, BEN, "/private")
    assert "only you see your ratings" in await said(stage, BEN, "/private on")
    assert "Only you see your ratings" in await said(stage, BEN, "/private")
    assert "keeps their ratings private" in await said(stage, ANN, "/rating @ben")
    assert "Summy: 1600" in await said(stage, BEN, "/rating")
    assert "Ben" not in await said(stage, ANN, "/leaderboard summy")
    assert "You keep your ratings private, so you are on no list." in await said(stage, BEN, "/leaderboard summy")
    assert "everybody may see your ratings" in await said(stage, BEN, "/private off")
    assert "Ben" in await said(stage, ANN, "/leaderboard summy")


async def test_r4_who_is_forgotten_is_on_no_leaderboard(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 50), (BEN, 100)])
    await stage.say(BEN, "/forget me yes", private=True)
    lines = (await said(stage, ANN, "/leaderboard summy all")).splitlines()
    assert lines == ["The best at Summy everywhere:", "1. Ann: 1550 ± 100 (30 games)"]


async def test_r4_who_played_last_with_an_account_unlinked_since_has_the_name_of_the_other_one(stage: Stage) -> None:
    second = Author(Account("web", "annie"), "Annie", "annie")
    await link(stage, ANN, second)
    await play(stage)
    await play(stage, winner=second)
    await settle(stage, [(ANN, 80)])
    assert "1. Annie:" in await said(stage, BEN, "/leaderboard summy")
    await stage.say(second, "/unlink yes", private=True)
    assert "1. Ann:" in await said(stage, BEN, "/leaderboard summy")


async def test_r4_without_a_game_it_is_asked_which(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/leaderboard"))
    assert [button.label for button in asked.buttons][:2] == ["Summy", "Kakuro"]
    assert asked.buttons[0].command == "/leaderboard summy"
    asked = only(await stage.say(ANN, "/leaderboard all"))
    assert asked.buttons[0].command == "/leaderboard summy all"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("/wertung", "Deine Wertungszahlen:"),
        ("/wertung @ben", "Die Wertungszahlen von Ben:"),
        ("/rangliste summy", "Die Besten bei Summy hier:"),
        ("/rangliste summy alle", "Die Besten bei Summy überall:"),
        ("/rangliste kakuro", "Hier hat noch niemand eine sichere Wertungszahl bei Kakuro"),
        ("/privat an", "Ab jetzt siehst nur du deine Wertungszahlen"),
    ],
)
async def test_r4_all_of_it_in_german(stage: Stage, line: str, answer: str) -> None:
    await play(stage)
    await settle(stage, [(ANN, 50)])
    await stage.say(ANN, "/language de", private=True)
    await stage.say(ANN, "/sprache de", moderator=True)
    assert answer in words(only(await stage.say(ANN, line, locale="de")))


async def test_r5_a_challenge_shows_the_ratings_and_the_expected_result(stage: Stage) -> None:
    assert "Ratings:" not in await said(stage, ANN, "/challenge @ben summy"), "nobody has one"
    await stage.say(ANN, "/cancel")
    await play(stage)
    await settle(stage, [(ANN, 400), (BEN, 0)])
    asked = await said(stage, ANN, "/challenge @ben summy")
    ratings = "Ratings: Ann 1900 ± 100, wins about 90 of 100 games · ben 1500 ± 100, about 10\n"
    assert ratings in asked
    assert asked.index(ratings) < asked.index("will you play?"), "the question stands above its buttons"
    assert "Rating" not in words((await stage.say(BEN, "/decline"))[0]), "nothing comes of it"
    new = await said(stage, ANN, "/challenge @cara summy")
    assert re.search(r"· cara 1500\? ± 330, about \d+ – \?: still uncertain\n", new)
    assert "Rating" not in await said(stage, ANN, "/challenge @ben kakuro"), "nobody has one there"


@pytest.mark.parametrize(
    ("locale", "ratings", "meaning"),
    [("en", "Ratings", "still uncertain"), ("de", "Wertungszahlen", "noch unsicher")],
)
async def test_r5_what_the_question_mark_means_is_said_once_in_a_challenge_and_at_the_end(
    stage: Stage, locale: str, ratings: str, meaning: str
) -> None:
    await stage.say(ANN, f"/language {locale}", moderator=True)
    await stage.begin()
    over = words((await stage.say(BEN, "/resign #1 yes"))[0])
    assert f"Ann 1557? (+57) · Ben 1443? (−57) – ?: {meaning}\n" in f"{over}\n"
    asked = await said(stage, ANN, "/challenge @ben summy", locale=locale)
    assert f"{ratings}: Ann 1557? ± 310" in asked
    assert "· ben 1443? ± 310" in asked
    assert f"– ?: {meaning}\n" in asked
    assert asked.count(meaning) == 1
    await stage.say(ANN, "/cancel")
    await settle(stage, [(ANN, 400), (BEN, 0)])
    assert meaning not in await said(stage, ANN, "/challenge @ben summy", locale=locale), "there is none to explain"


@pytest.mark.parametrize("line", ["@ben summy rated=no", "@ben computer=club summy"])
async def test_r5_where_the_result_cannot_be_told_nothing_is(stage: Stage, line: str) -> None:
    await play(stage)
    [asked, *_] = await stage.say(ANN, f"/challenge {line}", strangers=("zoe",))
    assert "Ratings:" not in words(asked)


@pytest.mark.parametrize("line", ["anyone summy", "anyone summy players=3", "@zoe summy"])
async def test_r5_while_a_place_is_free_the_ratings_stand_alone(stage: Stage, line: str) -> None:
    await play(stage)
    await settle(stage, [(ANN, 300), (BEN, 0)])
    [asked, *_] = await stage.say(ANN, f"/challenge {line}", strangers=("zoe",))
    assert "\nRatings: Ann 1800 ± 100\n" in words(asked)


async def test_r5_once_all_are_seated_the_challenge_keeps_the_expected_result(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 400), (BEN, 0)])
    await stage.say(ANN, "/challenge anyone summy")
    begun = words((await stage.say(BEN, "/join"))[0])
    assert "\nRatings: Ann 1900 ± 100, wins about 90 of 100 games · Ben 1500 ± 100, about 10\n" in begun


async def test_r5_while_a_place_is_free_a_private_rating_is_left_out(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 400), (BEN, 0)])
    await stage.say(BEN, "/private on")
    assert "\nRatings: Ann 1900 ± 100\n" in await said(stage, ANN, "/challenge @ben summy players=3")


async def test_r5_who_declines_is_not_expected_to_win(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 400), (BEN, 0)])
    await stage.say(ANN, "/challenge @ben @cara @dan summy")
    await stage.say(CARA, "/decline")
    after = words((await stage.say(DAN, "/decline"))[0])
    assert "Ratings: Ann 1900 ± 100, wins about 90 of 100 games · ben 1500 ± 100, about 10\n" in after


async def test_r5_a_challenge_does_not_show_what_is_private(stage: Stage) -> None:
    await play(stage)
    await stage.say(BEN, "/private on")
    assert "Ratings:" not in await said(stage, ANN, "/challenge @ben summy")


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        ("/rating @b", ["/rating @ben"]),
        ("/leaderboard s", ["/leaderboard summy", "/leaderboard summa"]),
        ("/leaderboard summy ", ["/leaderboard summy all"]),
        ("/private ", ["/private yes", "/private no"]),
    ],
)
async def test_r4_what_may_follow_is_proposed(stage: Stage, typed: str, proposed: list[str]) -> None:
    found = await stage.suggest(ANN, typed)
    assert [line for line in proposed if line in found] == proposed


@pytest.mark.parametrize(
    ("line", "said_"),
    [("/private maybe", "maybe"), ("/leaderboard summy kakuro", "kakuro"), ("/leaderboard chess", "chess")],
)
async def test_what_cannot_be_read_is_named(stage: Stage, line: str, said_: str) -> None:
    assert said_ in words(only(await stage.say(ANN, line)))
