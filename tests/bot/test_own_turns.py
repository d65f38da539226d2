"""What a computer plays for somebody whose seat it has taken over is no turn, move or win of theirs (T4, V2, R4)."""

from bot.chat.port import Author
from bot.tables.game_result import PlayedGame
from core.replay import TAKEBACK
from tests.bot.stage import CARA, Stage, only, words
from tests.bot.timed import passes
from tests.present import present


async def taken_over(stage: Stage, *, game: str = "kakuro") -> tuple[Author, Author]:
    """A game of two people in which a computer has taken over the seat of the first one after a turn of each."""
    mover, other = await stage.begin_two(game=game)
    for _ in range(2):
        await stage.play()
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    return mover, other


async def played(stage: Stage, who: Author) -> PlayedGame:
    return (await stage.store.results.played(await stage.store.person(who.account)))[-1]


async def own_moves(stage: Stage, who: Author) -> list[str]:
    """All moves on somebody's seat."""
    seat = present((await stage.table()).seat_of(await stage.store.person(who.account)))
    return [entry.text for entry in await stage.store.log(1) if entry.seat == seat]


async def test_v2_only_the_turns_before_a_computer_took_over_are_ones_own(stage: Stage) -> None:
    mover, other = await taken_over(stage)
    for _ in range(3):
        await stage.play()
    await stage.say(other, "/resign #1 yes")
    moves = await own_moves(stage, mover)
    assert len(moves) > 2
    assert " in one turn." in words(only(await stage.say(mover, "/review #1", private=True)))
    one = (await played(stage, mover)).result
    assert (one.reached, one.departure, one.turns) == ("won", "computer", 1)
    assert one.best in ("", moves[0])
    alt = present(only(await stage.say(mover, "/stats kakuro", private=True)).picture).alt
    assert "Won:" not in alt
    assert "won, " not in alt
    assert (await played(stage, other)).result.turns == 4


async def test_v2_so_are_those_after_its_player_is_back(stage: Stage) -> None:
    mover, other = await taken_over(stage)
    await stage.say(mover, "/back #1")
    for _ in range(3):
        await stage.play()
    await stage.say(other, "/resign #1 yes")
    assert len(await own_moves(stage, mover)) == 3
    assert " in 2 turns." in words(only(await stage.say(mover, "/review #1", private=True)))
    one = (await played(stage, mover)).result
    assert (one.reached, one.departure, one.turns) == ("won", "", 2)


async def test_v2_a_takeback_mixes_up_nobodys_turns(stage: Stage) -> None:
    mover, other = await taken_over(stage)
    await stage.say(other, "/takeback #1")
    assert (await stage.store.log(1))[-1].text == TAKEBACK
    for _ in range(2):
        await stage.play()
    await stage.say(other, "/resign #1 yes")
    assert " in one turn." in words(only(await stage.say(mover, "/review #1", private=True)))


async def test_v2_whoever_a_computer_replaced_before_their_first_turn_has_none(stage: Stage) -> None:
    mover, other = await stage.begin_two(game="kakuro")
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    await stage.play()
    await stage.say(other, "/resign #1 yes")
    said = words(only(await stage.say(mover, "/review #1", private=True)))
    assert said == "There is no turn of yours at table #1 to look back on."


async def test_v2_the_best_of_the_month_are_moves_and_wins_of_people(stage: Stage) -> None:
    for number in (1, 2):
        _, other = await stage.begin_two(game="kakuro")
        await passes(stage, number)
        await stage.say(other, f"/claim #{number} computer")
        await stage.say(other, f"/resign #{number} yes")
    said = words(only(await stage.say(CARA, "/best")))
    assert "in 2 games" in said
    assert "Most games won" not in said
    assert "best move" not in said
