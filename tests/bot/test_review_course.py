"""V2: the course of a game in its review, as lines of points."""

from bot.chat.port import Author
from bot.messages import review_messages
from render.curve import Curve, Line, picture
from render.theme import THEMES
from tests.bot.stage import ANN, BEN, CARA, Stage, only
from tests.bot.test_handicaps import unlike
from tests.bot.test_reviews import over, puzzles, reviewed_turns
from tests.present import present


async def course(stage: Stage, number: int, who: Author = ANN) -> dict[int, list[int]]:
    """The lines in somebody's review, by seat; 0 are the best moves."""
    loaded, turns = await stage.load(number), await reviewed_turns(stage, number, who.account)
    seat = present(loaded.table.seat_of(await stage.store.person(who.account)))
    said = review_messages.overview(loaded.table, seat, turns, (), loaded.view(None).scores)
    lines = (line.split(":") for line in present(said.picture).split()[1:])
    return {int(at): [int(points) for points in values.split(",")] for at, values in lines}


async def moved(stage: Stage, number: int) -> None:
    """Let the player on turn play a lawful move, at a table of any size."""
    await stage.say(await stage.on_turn(number), f"/play #{number} {await stage.move(number)}", private=True)


async def test_r5_ones_own_line_begins_with_the_points_of_a_handicap(stage: Stage) -> None:
    await unlike(stage)
    number = await stage.begin(options="handicap=auto")
    given = (await stage.load(number)).view(None).scores[1]
    assert given > 0
    for _ in range(4):
        await stage.play(number)
    await stage.say(ANN, f"/resign #{number} yes")
    scores = [*(await stage.load(number)).view(None).scores]
    for who in (ANN, BEN):
        lines = await course(stage, number, who)
        assert [lines[1][-1], lines[2][-1]] == scores
    assert lines[2][0] == given
    assert lines.get(0, lines[2])[0] == given


async def test_v2_no_line_of_best_moves_where_no_points_are_counted(stage: Stage) -> None:
    """The value of a turn of Rummy is none in tiles laid."""
    number = await over(stage, "rummy-plus", turns=24)
    assert await puzzles(stage, number)
    assert 0 not in await course(stage, number)


async def test_v2_the_course_ends_where_a_player_left(stage: Stage) -> None:
    """What the others did afterwards is no part of the last turn of whoever has left."""
    number = await stage.begin(third=CARA)
    for _ in range(7):
        await moved(stage, number)
    await stage.say(CARA, f"/resign #{number} yes")
    left = (await stage.load(number)).view(None).scores
    for _ in range(6):
        await moved(stage, number)
    await stage.say(ANN, f"/resign #{number} yes")
    final = (await stage.load(number)).view(None).scores
    assert final != left
    for who, seat, scores in ((CARA, 3, left), (BEN, 2, final)):
        lines = await course(stage, number, who)
        lines |= {at: [*lines[at][:-1], scores[at - 1]] for at in (1, 2, 3) if at != seat}
        names = {0: "With your best moves", 1: "Ann", 2: "Ben", 3: "Cara"}
        kinds = {0: "best", seat: "own"}
        drawn = Curve(tuple(Line(names[at], tuple(values), kinds.get(at, "other")) for at, values in lines.items()))
        said = only(await stage.say(who, f"/review #{number}", private=True))
        assert present(said.picture).png == picture(drawn, THEMES["light"])
