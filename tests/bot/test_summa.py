"""Summa Summarum in a channel: what is only looked at is told in words as well."""

from tests.bot.stage import ANN, Stage, only


async def test_the_picture_of_a_placement_that_is_tried_is_told_in_words(stage: Stage) -> None:
    await stage.say(ANN, "/challenge alone summa time=off", private=True)
    await stage.say(ANN, "black C2 A4 D5 F6", private=True)
    move = await stage.move()
    said = only(await stage.say(ANN, f"/try {move}", private=True))
    assert said.picture is not None
    symbol, cell = move.split()[:2]
    row = said.picture.alt.partition(f"{cell[1]} ")[2]
    assert row["ABCDEF".index(cell[0])] == symbol, said.picture.alt


async def test_every_picture_that_is_tried_is_told_in_words(stage: Stage) -> None:
    for game in ("summy", "kakuro", "rummy-plus"):
        number = await stage.begin(game=game)
        mover, _ = await stage.seated(number)
        said = only(await stage.say(mover, f"/try #{number} {await stage.move(number)}", private=True))
        assert said.picture is not None
        assert said.picture.alt, game
