"""Of several tables the one that is meant is found, or asked for with a button each."""

from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, Stage, only, words


async def test_the_question_has_a_button_for_each_table(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    for line, private in (("/resign", True), ("resign", True), ("/BRETT", False)):
        said = only(await stage.say(ANN, line, private=private))
        assert "Which table" in words(said)
        shown = {button.label: button.command for button in said.buttons}
        name = "resign" if private else "board"
        assert shown == {"#1 Summy": f"/{name} #1", "#2 Kakuro": f"/{name} #2"}, line
    await stage.press(ANN, only(await stage.say(ANN, "/resign", private=True)), "#2 Kakuro")
    assert (await stage.table(2)).phase is Phase.OVER
    assert (await stage.table(1)).phase is Phase.RUNNING


async def test_in_a_channel_nobody_gives_up_by_the_button_of_another(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    said = only(await stage.say(ANN, "/resign"))
    assert "Which table" in words(said)
    assert said.buttons == ()


async def test_what_would_be_typed_behind_a_number_has_no_button(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    for line in ("/board full", "/play J13> 1+1=2", "/time +1d"):
        said = only(await stage.say(ANN, line))
        assert "Which table" in words(said), line
        assert said.buttons == (), line


async def test_a_move_in_private_goes_to_the_game_that_reads_it(stage: Stage) -> None:
    first = {}
    for game in ("summy", "kakuro"):
        number = await stage.begin(game=game)
        first[game] = (await stage.seated(number))[0]
    if first["summy"] != first["kakuro"]:
        await stage.play(2)
    mover = await stage.on_turn(1)
    assert mover == await stage.on_turn(2)
    await stage.say(mover, await stage.move(1), private=True)
    assert [(await stage.on_turn(number)) == mover for number in (1, 2)] == [False, True]
    assert {ANN, BEN} == {await stage.on_turn(1), await stage.on_turn(2)}
