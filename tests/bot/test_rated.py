"""The games that count for ratings, and what is kept of them (R1, R2)."""

from random import Random

import pytest

from bot.chat.port import Author
from bot.store import rating_recount
from bot.tables.game_result import ABSENT
from bot.tables.rated import is_rated
from bot.tables.reliability import reliability
from bot.tables.table import Phase
from bot.tables.timekeeping import GRACE
from core.game import Level
from core.replay import LOST_ON_TIME
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, to, words
from tests.bot.test_ratings_kept import folded, kept
from tests.bot.timed import passes
from tests.chosen import chosen
from tests.examples import examples


async def test_r1_a_game_among_people_is_rated_and_so_is_its_rematch(stage: Stage) -> None:
    await stage.begin()
    assert is_rated(await stage.table())
    await stage.say(BEN, "/resign yes")
    await stage.say(BEN, "/rematch")
    assert is_rated(await stage.table(2))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/challenge @ben summy rated=no", "The game is unrated."),
        ("/fordere @ben summy gewertet=nein", "The game is unrated."),
        ("/challenge @ben summy hints=yes", "Hints are allowed, so the game is unrated."),
        ("/challenge @ben summy hints=yes rated=no", "Hints are allowed, so the game is unrated."),
    ],
)
async def test_r1_a_game_that_will_not_count_says_so(stage: Stage, line: str, said: str) -> None:
    asked = words(only(await stage.say(ANN, line)))
    assert asked.count("unrated") == 1
    assert said in asked
    await stage.say(BEN, "/accept")
    assert not is_rated(await stage.table())


async def test_r1_a_rated_game_says_nothing_of_it(stage: Stage) -> None:
    assert "rated" not in words(only(await stage.say(ANN, "/challenge @ben summy rated=yes")))
    assert is_rated(await stage.table())


async def test_r1_a_game_with_a_computer_or_alone_is_unrated(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben computer=club summy rated=yes")
    await stage.say(ANN, "/challenge alone summa")
    assert [is_rated(await stage.table(number)) for number in (1, 2)] == [False, False]


async def test_r1_a_rematch_of_a_game_that_became_unrated_is_rated_again(stage: Stage) -> None:
    await stage.begin()
    stage.sql("UPDATE game_table SET became_unrated = 1, revision = revision + 1")
    stage.store._table_cache.clear()
    assert not is_rated(await stage.table())
    await stage.say(BEN, "/resign yes")
    await stage.say(BEN, "/rematch")
    assert is_rated(await stage.table(2))


async def test_r1_an_option_that_the_data_marks_makes_a_game_unrated(strict_unrated: Stage) -> None:
    await strict_unrated.say(ANN, "/challenge @ben patience")
    await strict_unrated.say(ANN, "/challenge @ben patience strict")
    assert [is_rated(await strict_unrated.table(number)) for number in (1, 2)] == [True, False]


@pytest.mark.parametrize("value", ["maybe", "0"])
async def test_a_game_is_rated_or_not(stage: Stage, value: str) -> None:
    said = words(only(await stage.say(ANN, f"/challenge @ben summy rated={value}")))
    assert said == f"The option rated cannot be {value}. Try yes, no."
    assert await stage.store.table(1) is None


async def rated(stage: Stage) -> list[tuple[int, int, int]]:
    """All rated results: the table, the seat and its place."""
    return stage.sql("SELECT table_id, seat, place FROM rated_result ORDER BY 1, 2")


async def test_r1_a_game_that_somebody_resigns_counts(stage: Stage) -> None:
    await stage.begin()
    await stage.say(BEN, "/resign yes")
    loser = (await stage.table()).seat_of(await stage.store.person(BEN.account))
    assert await rated(stage) == [(1, seat, 2 if seat == loser else 1) for seat in (1, 2)]
    of_ann, of_ben = [
        (await stage.store.ratings.of(await stage.store.person(one.account)))["summy"] for one in (ANN, BEN)
    ]
    assert of_ann.rating.shown > 1500 > of_ben.rating.shown
    assert of_ann.played == stage.now


async def test_r1_whoever_left_first_comes_in_last(stage: Stage) -> None:
    await stage.begin(third=CARA)
    for one in (CARA, ANN):
        await stage.say(one, "/resign yes")
    names = {seat: player.name for seat, player in enumerate((await stage.table()).players, 1)}
    assert {names[seat]: place for _, seat, place in await rated(stage)} == {"Ben": 1, "Ann": 2, "Cara": 3}


async def test_r1_a_loss_on_time_counts(stage: Stage) -> None:
    await stage.begin()
    for _ in range(2):
        await stage.play()
    mover, _ = await stage.seated()
    seat = (await stage.table()).seat_of(await stage.store.person(mover.account))
    await passes(stage)
    stage.now += GRACE
    await passes(stage)
    assert await rated(stage) == [(1, n, 2 if n == seat else 1) for n in (1, 2)]


async def test_r1_a_game_lost_on_time_without_a_move_does_not_count_and_says_why(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    mover, other = await stage.seated()
    await passes(stage)
    said = words((await passes(stage))[-1])
    assert f"{mover.name} has lost on time." in said
    assert f"Ratings stay as they were: {mover.name} has not played." in said
    assert await rated(stage) == []
    assert f"{other.name}" in said
    assert stage.sql("SELECT departure FROM game_result WHERE departure <> ''") == [(LOST_ON_TIME,)], "R6"


async def test_r1_a_claim_against_somebody_who_never_moved_does_not_count_either(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    message = only(await passes(stage))
    said = "\n".join(map(words, to(await stage.press(other, message, "Claim"), LOBBY)))
    assert f"Ratings stay as they were: {mover.name} has not played." in said, "it was not the other's turn yet"
    assert await rated(stage) == []


async def test_r1_whoever_resigns_before_their_first_move_has_played(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await passes(stage)
    await stage.say(mover, "/resign #1 yes")
    assert len(await rated(stage)) == 2


async def test_r1_of_three_the_two_who_play_on_without_the_absent_one_play_a_game_that_counts(stage: Stage) -> None:
    await stage.begin(third=CARA)
    for _ in range(2):
        await passes(stage)
    assert (await stage.table()).phase is Phase.RUNNING
    await stage.say(await stage.on_turn(), "/resign #1 yes")
    assert [place for *_, place in sorted(await rated(stage), key=lambda row: row[2])] == [1, 2, 3]


async def by_the_sand_glass(stage: Stage, *, plays: tuple[Author, ...]) -> str:
    """A game by the sand-glass, in whose first round only some play; returns how it ends."""
    await stage.begin(game="summa")
    for who in plays:
        loaded = await stage.load()
        seat = loaded.table.seat_of(await stage.store.person(who.account))
        move = chosen(loaded.game, loaded.view(seat), Level.CLUB, 1)[0]
        await stage.say(who, f"/play #1 {move}", private=True)
        assert (await stage.table()).plies > loaded.table.plies
    while (await stage.table()).phase is Phase.RUNNING:
        await passes(stage)
    return words(to(stage.chat.sent, LOBBY)[-1])


async def test_r1_a_game_in_which_the_sand_glass_wrote_everything_for_somebody_does_not_count(stage: Stage) -> None:
    said = await by_the_sand_glass(stage, plays=(ANN,))
    assert "Ratings stay as they were: Ben has not played." in said
    assert await rated(stage) == []


async def test_r6_for_whom_the_sand_glass_wrote_everything_has_not_finished_the_game(stage: Stage) -> None:
    await by_the_sand_glass(stage, plays=(ANN,))
    [of_ann], [of_ben] = [
        [game.result for game in await stage.store.results.played(await stage.store.person(who.account))]
        for who in (ANN, BEN)
    ]
    assert (of_ann.departure, of_ann.is_own) == ("", True)
    assert (of_ben.departure, of_ben.is_own) == (ABSENT, False)
    assert (reliability([of_ann] * 5), reliability([of_ben] * 5)) == (100, 0)
    assert "Ben –" in words((await stage.say(ANN, "/games finished"))[-1])


async def test_r1_a_game_in_which_the_sand_glass_wrote_most_for_somebody_counts(stage: Stage) -> None:
    await by_the_sand_glass(stage, plays=(ANN, BEN))
    assert len(await rated(stage)) == 2


async def test_r1_a_game_that_was_closed_does_not_count(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/close #1", moderator=True)
    assert (await stage.table()).phase is Phase.OVER
    assert await rated(stage) == []


@pytest.mark.parametrize("options", ["rated=no", "hints=yes"])
async def test_r1_a_game_that_is_unrated_changes_no_rating(stage: Stage, options: str) -> None:
    await stage.begin(options=options)
    await stage.say(BEN, "/resign yes")
    assert await rated(stage) == []


async def test_r1_a_game_with_a_takeback_changes_no_rating(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    await stage.say(BEN, "/resign yes")
    assert await rated(stage) == []


PEOPLE = (ANN, BEN, CARA, DAN)


async def is_counted(stage: Stage, rng: Random) -> bool:
    """Let two people begin a game, and something end it; returns whether it counts."""
    first, second = rng.sample(PEOPLE, 2)
    if await stage.store.person(first.account) == await stage.store.person(second.account):
        return False
    number = await stage.begin(first=first, second=second, game=rng.choice(["summy", "kakuro"]))
    happens = rng.choice(["resign", "late", "absent", "closed", "taken back"])
    match happens:
        case "late" | "absent":
            for _ in range(2 if happens == "late" else 0):
                await stage.play(number)
            await passes(stage, number)
            stage.now += GRACE
            if (await stage.table(number)).phase is Phase.RUNNING:
                await passes(stage, number)
        case "closed":
            await stage.say(first, f"/close #{number}", moderator=True)
        case "taken back":
            mover, other = await stage.seated(number)
            await stage.play(number)
            await stage.say(mover, f"/takeback #{number}")
            await stage.say(other, f"/takeback #{number} yes")
    if (await stage.table(number)).phase is Phase.RUNNING:
        await stage.say(second, f"/resign #{number} yes")
    table = await stage.table(number)
    assert table.phase is Phase.OVER
    return happens in {"resign", "late"} and table.rated  # a player who is late too often plays unrated for a day


async def link(stage: Stage, first: Author, second: Author) -> None:
    """Make two accounts those of one person."""
    code = words((await stage.say(first, "/link", private=True))[-1]).partition("/link ")[2].split()[:6]
    await stage.say(second, f"/link {' '.join(code)}", private=True)
    await stage.say(second, "/link yes", private=True)
    assert await stage.store.person(first.account) == await stage.store.person(second.account)


async def unlink(stage: Stage, one: Author) -> None:
    """Make an account that of a person of its own."""
    await stage.say(one, "/unlink yes", private=True)
    assert await stage.store.accounts(await stage.store.person(one.account)) == (one.account,)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(examples(2, long=1_000)))
async def test_r2_whatever_happens_to_games_what_is_kept_is_what_all_lead_to(stage: Stage, seed: int) -> None:
    """Games are resigned, lost on time, closed or unrated by a takeback; accounts are linked and unlinked between them."""
    rng, counted = Random(seed), 0
    for _ in range(10):
        first, second = rng.sample(PEOPLE, 2)
        match rng.choice(["play", "play", "play", "link", "unlink"]):
            case "link" if await stage.store.person(first.account) != await stage.store.person(second.account):
                await link(stage, first, second)
            case "unlink" if len(await stage.store.accounts(await stage.store.person(first.account))) > 1:
                await unlink(stage, first)
            case _:
                counted += await is_counted(stage, rng)
        assert len(await rated(stage)) == 2 * counted
        stage.now += rng.choice([0.0, 3600.0, 20 * 86_400.0])
    before = await kept(stage.store)
    assert before[0] == await folded(stage.store)
    assert (await stage.store._database.write(rating_recount.recompute)).changed == 0
    assert await kept(stage.store) == before
