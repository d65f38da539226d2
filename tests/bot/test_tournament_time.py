"""The time players have in a tournament: agreed on for all of it, led by its director (T3, T5, T6)."""

import pytest

from bot.chat.port import Author
from bot.grammar.seconds import DAY
from bot.tables.pace import SLOW
from bot.tables.table import Due, Phase
from bot.tables.timekeeping import GRACE
from bot.tournaments.tournament import ranking
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, to, words
from tests.bot.test_quiet_hours import AT_NIGHT, QUIET
from tests.bot.test_tournaments import opened
from tests.bot.timed import left, passes
from tests.present import present


async def begun(stage: Stage, options: str = "") -> tuple[Author, Author]:
    """A tournament of Ben and Cara that Ann directs, in its first round; returns the player on turn and the other one."""
    await stage.say(ANN, f"/tournament new summy rounds=1 {options}")
    for one in (BEN, CARA):
        await stage.say(one, "/tournament join")
    await stage.say(ANN, "/tournament start")
    return await stage.seated()


async def test_t1_the_pace_is_agreed_on_for_all_games(stage: Stage) -> None:
    setup = only(to(await stage.say(ANN, "/tournament new summy pace=slow away=no"), LOBBY))
    assert "Time: 10 days for each player" in words(setup)
    assert "/away does not stop clocks in this tournament." in words(setup)
    for one in (BEN, CARA):
        await stage.say(one, "/tournament join")
    await stage.say(ANN, "/tournament start")
    table = await stage.table()
    assert table.pace == SLOW
    assert table.clocks is not None
    assert (table.clocks.tournament, table.clocks.automatic, table.clocks.absences) == (True, True, False)


@pytest.mark.parametrize("line", ["pace=40d", "away=perhaps", "pace=daily time=5m"])
async def test_t1_what_cannot_be_is_refused(stage: Stage, line: str) -> None:
    game = "summa" if "time" in line else "summy"
    await stage.say(ANN, f"/tournament new {game} {line}")
    assert await stage.store.tournaments.newest(LOBBY) is None


async def test_t3_a_round_does_not_wait_for_somebody_who_is_gone(stage: Stage) -> None:
    mover, _ = await begun(stage)
    message = only(await passes(stage))
    labels = [button.label for button in message.buttons]
    assert labels == ["My tiles", "Claim", "Give time"], "no computer plays in a tournament"
    started = stage.now
    told = await passes(stage)
    assert stage.now == started + GRACE
    assert f"{mover.name} has lost on time." in "\n".join(map(words, told))
    assert (await stage.table()).phase is Phase.OVER
    tournament = present(await stage.store.tournaments.of_table(1))
    assert not tournament.waiting, "the round is over"


async def test_r1_a_game_of_somebody_who_never_moved_counts_for_the_tournament_and_not_for_ratings(
    stage: Stage,
) -> None:
    mover, other = await begun(stage)
    for _ in range(2):
        await passes(stage)
    assert f"Ratings stay as they were: {mover.name} has not played." in "\n".join(map(words, stage.chat.sent))
    assert stage.sql("SELECT * FROM rated_result") == []
    tournament = present(await stage.store.tournaments.of_table(1))
    first, last = ranking(tournament)
    assert (first.entrant.name, last.entrant.name) == (other.name, mover.name)
    assert first.total > last.total


async def test_t4_no_computer_plays_on_in_a_tournament(stage: Stage) -> None:
    _, other = await begun(stage)
    await passes(stage)
    assert "belongs to a tournament" in words(only(await stage.say(other, "/claim #1 computer")))


async def test_t5_the_director_can_forbid_absences(stage: Stage) -> None:
    mover, _ = await begun(stage, "away=no")
    before = (await stage.table()).dues[Due.CLOCK]
    await stage.say(mover, "/away 5d", private=True)
    assert (await stage.table()).dues[Due.CLOCK] == before


async def test_t6_the_director_may_give_time_and_pause(stage: Stage) -> None:
    mover, _ = await begun(stage)
    told = only(to(await stage.say(ANN, "/time #1 +2d"), LOBBY))
    assert f"Ann gives 2 days to {mover.name}" in words(told)
    assert await left(stage, mover) == 5 * DAY
    assert to(await stage.say(ANN, "/pause #1 no"), LOBBY) == []
    assert not (await stage.table()).paused
    assert "is paused" in words(only(to(await stage.say(ANN, "/pause #1"), LOBBY)))
    assert (await stage.table()).due is None
    assert "Ann goes on" in words(only(to(await stage.say(ANN, "/resume #1"), LOBBY)))
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + 5 * DAY


@pytest.mark.parametrize(
    ("locale", "public", "private"),
    [
        (
            "en",
            "Ann, the director of the tournament, has paused the game at table #1.",
            "Ann, the director of the tournament, has paused Summy at table #1: all clocks stand still.",
        ),
        (
            "de",
            "Ann leitet das Turnier und hat die Partie an Tisch #1 angehalten.",
            "Ann leitet das Turnier und hat Summy an Tisch #1 angehalten: Alle Uhren stehen.",
        ),
    ],
)
async def test_t6_whoever_asked_for_a_pause_is_told_that_the_director_paused(
    stage: Stage, locale: str, public: str, private: str
) -> None:
    await stage.say(ANN, f"/language {locale}", moderator=True)
    mover, other = await begun(stage)
    for one in (mover, other):
        await stage.say(one, f"/language {locale}", private=True)
    await stage.say(mover, "/pause #1")
    sent = await stage.say(ANN, "/pause #1")
    assert public in words(to(sent, LOBBY)[-1]).splitlines()
    assert words(only(to(sent, private_chat(mover)))) == private
    assert public in words(only(to(sent, private_chat(other)))).splitlines(), "who was asked as well"


async def test_t6_a_director_who_plays_agrees_to_a_pause_like_everybody(stage: Stage) -> None:
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    await stage.say(BEN, "/pause #1")
    sent = await stage.say(ANN, "/pause #1")
    assert "director" not in words(to(sent, LOBBY)[-1])
    assert "Everybody agrees" in words(only(to(sent, private_chat(BEN))))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Round 1 of your tournament in Toy is over: in its chat, /tournament next begins round 2."),
        ("de", "Runde 1 deines Turniers in Toy ist zu Ende: Mit /turnier weiter fängt dort Runde 2 an."),
    ],
)
async def test_n2_a_director_in_whose_quiet_hours_a_round_ends_finds_that_in_private(
    toy: Stage, locale: str, said: str
) -> None:
    await opened(toy, ANN, BEN, rounds=2)
    await toy.say(ANN, f"/language {locale}", private=True)
    await toy.say(ANN, "/tournament start")
    toy.now = AT_NIGHT
    await toy.say(ANN, QUIET, private=True)
    told = to(await toy.say(BEN, "/resign #1 yes"), private_chat(ANN))[-1]
    assert (words(told), told.silent) == (said, True)
    await toy.say(ANN, "/tournament next")
    last = to(await toy.say(BEN, "/resign #2 yes"), private_chat(ANN))
    assert not any("is over" in words(one) or "zu Ende" in words(one) for one in last), "no round follows"


async def test_n2_by_day_the_standings_tell_the_director(toy: Stage) -> None:
    await opened(toy, ANN, BEN, rounds=2)
    await toy.say(ANN, "/tournament start")
    told = to(await toy.say(BEN, "/resign #1 yes"), private_chat(ANN))
    assert not any("Round 1" in words(one) for one in told)
