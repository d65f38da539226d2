"""The result of each person in a game that is over, as it is kept for statistics."""

from pathlib import Path

import pytest

from bot.chat.port import Author
from bot.commands.changes import change_after_move
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.store.change import Stale
from bot.tables.game_result import GameResult
from bot.tables.playing import leave
from bot.tables.table import Phase
from bot.tables.timekeeping import GRACE
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, Stage, staged
from tests.bot.test_recovery import tamper
from tests.bot.timed import passes


async def reached(stage: Stage, who: Author) -> list[GameResult]:
    """The results of somebody in each of their games."""
    return [game.result for game in await stage.store.results.played(await stage.store.person(who.account))]


async def last(stage: Stage, who: Author) -> tuple[str, str, str, bool]:
    """Against whom somebody played last, what they reached, how they left, and whether that counted."""
    one = (await reached(stage, who))[-1]
    return one.against, one.reached, one.departure, one.rated


async def to_the_end(stage: Stage, number: int = 1, *, each: float = 0.0) -> None:
    """Play a table to its end, each turn in `each` seconds."""
    while (await stage.table(number)).phase is Phase.RUNNING:
        stage.now += each
        mover = await stage.on_turn(number)
        await stage.say(mover, f"/play #{number} {await stage.move(number, level=Level.CLUB)}", private=True)


@pytest.mark.slow
async def test_r4_a_game_played_to_its_end_is_kept_with_all_its_figures(stage: Stage) -> None:
    await stage.begin(game="kakuro", options="pace=daily")
    await to_the_end(stage, each=60.0)
    loaded, log = await stage.load(), await stage.store.log(1)
    scores = loaded.replay.position.scores
    for seat, player in enumerate(loaded.table.players, 1):
        assert player.person is not None
        [game] = await stage.store.results.played(player.person)
        assert (game.table, game.game, game.ended) == (1, "kakuro", stage.now)
        one, moves = game.result, [entry.text for entry in log if entry.seat == seat]
        assert (one.seat, one.against, one.departure, one.rated) == (seat, "people", "", True)
        assert (one.points, one.turns) == (scores[seat - 1], len(moves))
        assert one.best in moves
        assert 0 < one.best_points <= scores[seat - 1]
        assert one.used == 60.0 * len(moves)
        ahead = scores[seat - 1] - scores[2 - seat]
        assert one.reached == ("won" if ahead > 0 else "tied" if ahead == 0 else "lost")


async def test_r4_who_resigns_has_lost_and_who_stays_has_won(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign yes")
    assert await last(stage, ANN) == ("people", "lost", "resign", True)
    assert await last(stage, BEN) == ("people", "won", "", True)


async def test_r6_a_loss_on_time_is_kept_as_one(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    stage.now += GRACE
    await passes(stage)
    assert await last(stage, mover) == ("people", "lost", "lost on time", True)
    assert await last(stage, other) == ("people", "won", "", True)


async def test_r6_a_player_whose_seat_a_computer_has_taken_over_has_left(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    await stage.say(other, "/claim computer")
    await stage.say(other, "/resign yes")
    assert (await last(stage, mover))[2:] == ("computer", False)
    assert (await last(stage, other))[2:] == ("resign", False)


async def test_r6_whoever_resigns_while_a_computer_plays_on_has_finished_their_game(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    await stage.say(other, "/claim computer")
    await stage.say(mover, "/resign yes")
    assert await last(stage, mover) == ("people", "lost", "resign", False)
    assert await last(stage, other) == ("people", "won", "", False)


@pytest.mark.parametrize("level", list(Level))
async def test_r4_the_level_of_a_computer_is_kept(stage: Stage, level: Level) -> None:
    await stage.say(ANN, f"/challenge computer={level} summy", private=True)
    await stage.say(ANN, "/resign", private=True)
    assert await last(stage, ANN) == (level.value, "lost", "resign", False)


async def test_r4_who_plays_alone_neither_wins_nor_loses(toy: Stage) -> None:
    await toy.say(ANN, "/challenge alone patience")
    for _ in range(3):
        await toy.say(ANN, "/play pick 1; done", private=True)
    [one] = await reached(toy, ANN)
    assert (one.against, one.reached, one.rated, one.points) == ("", "", False, 3)


async def test_r6_what_was_stopped_is_kept_for_nobody(stage: Stage) -> None:
    await stage.begin()
    await stage.say(CARA, "/close #1", moderator=True)
    assert await reached(stage, ANN) == await reached(stage, BEN) == []


async def test_r6_what_the_program_can_no_longer_read_is_kept_for_nobody(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin()
    tamper(path, 1)
    async with staged(path, opponents, errors=1) as stage:
        stage.now += 100 * GRACE
        await passes(stage)
        assert (await stage.table()).phase is Phase.ASIDE
        assert await reached(stage, ANN) == await reached(stage, BEN) == []


async def test_r6_time_in_which_the_program_stood_still_is_charged_to_nobody(stage: Stage) -> None:
    await stage.begin()
    served = stage.now
    stage.served = lambda: served
    stage.now += 100 * GRACE
    await stage.service.on_deadline(1)
    assert (await stage.table()).phase is Phase.RUNNING
    await stage.say(ANN, "/resign yes")
    assert [one.used for one in await reached(stage, ANN)] == [0.0]


@pytest.mark.parametrize("game", GAMES)
async def test_r4_a_game_of_every_kind_is_kept(stage: Stage, game: str) -> None:
    await stage.begin(game=game)
    for who in (ANN, BEN, CARA):
        await stage.say(who, "/resign #1 yes", private=True)
    assert (await stage.table()).phase is Phase.OVER
    assert await last(stage, ANN) == ("people", "lost", "resign", True)


async def test_r4_a_lesson_is_nobodys_result(stage: Stage) -> None:
    await stage.say(ANN, "/learn summy", private=True)
    await stage.say(ANN, "/resign", private=True)
    assert (await stage.table()).phase is Phase.OVER
    assert await reached(stage, ANN) == []


async def test_an_end_that_another_process_has_stored_meanwhile_is_overtaken(stage: Stage) -> None:
    await stage.begin()
    loaded = await stage.positions.load(await stage.table())
    seat = loaded.table.seat_of(await stage.store.person(BEN.account))
    assert seat is not None
    result = leave(loaded, seat, at=1.0)
    await stage.say(BEN, "/resign yes")
    answer = await change_after_move(stage.services, loaded, result)
    with pytest.raises(Stale):
        await stage.store.commit(answer.change)
