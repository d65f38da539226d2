"""V3: a game turn by turn, and the board as it was after a turn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Ephemeral, Message
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, words
from tests.people import on_turn


def frames(message: Message) -> int:
    """How many frames the animation of a message has."""
    assert message.picture is not None
    assert message.picture.animation is not None
    gif = Image.open(BytesIO(message.picture.animation.gif))
    found: int = gif.n_frames  # type: ignore[attr-defined]
    return found


def last_frame_is_the_picture(message: Message) -> bool:
    assert message.picture is not None
    assert message.picture.animation is not None
    gif, png = (Image.open(BytesIO(one)) for one in (message.picture.animation.gif, message.picture.png))
    gif.seek(gif.n_frames - 1)  # type: ignore[attr-defined]
    return gif.convert("RGB").tobytes() == png.convert("RGB").tobytes()


NO_CLOCKS = "pace=none"
"""The time that players have left stands below the present board, and is no part of an earlier one."""


async def played(stage: Stage, turns: int, game: str = "summy") -> int:
    """Play this number of turns of a game between Ann and Ben; returns the number of its table."""
    number = await stage.begin(game=game, options=NO_CLOCKS)
    for _ in range(turns):
        await stage.play(number)
    return number


async def test_v3_everybody_may_see_a_running_game_turn_by_turn(stage: Stage) -> None:
    await played(stage, 4)
    for who in (ANN, BEN, CARA):
        said = only(await stage.say(who, "/replay"))
        assert said.to == LOBBY
        assert not said.secret
        assert words(said) == "Table #1, turn by turn: 4 turns."
        assert frames(said) == 4
        assert last_frame_is_the_picture(said)
    board = only(await stage.say(CARA, "/board"))
    assert board.picture is not None
    assert said.picture is not None
    assert said.picture.png == board.picture.png
    assert said.picture.alt.splitlines() == [words(said), *board.picture.alt.splitlines()]
    assert words(said) in said.picture.in_words()
    assert not said.picture.areas, "nothing of it can be tapped"
    assert board.picture.animation is None


async def test_v3_a_finished_game_offers_its_replay_and_ends_with_the_board(stage: Stage) -> None:
    await played(stage, 3)
    over = (await stage.say(CARA, "/close", moderator=True))[0]
    assert {button.label: button.command for button in over.buttons}["Replay"] == "/replay #1"
    said = only(await stage.say(ANN, "/wiederholung #1", locale="de"))
    assert words(said) == "Tisch #1, Zug für Zug: 3 Züge."
    assert frames(said) == 4, "the end is no turn, but it is shown"
    assert last_frame_is_the_picture(said)
    assert said.picture is not None
    assert over.picture is not None
    assert said.picture.png == over.picture.png


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        ("/replay", "en", "Table #1, turn by turn: 3 turns.\nBen resigns."),
        ("/wiederholung", "de", "Tisch #1, Zug für Zug: 3 Züge.\nBen gibt auf."),
    ],
)
async def test_v3_below_a_game_that_somebody_resigned_stands_who(
    stage: Stage, line: str, locale: str, told: str
) -> None:
    await played(stage, 3)
    await stage.say(BEN, "/resign yes")
    assert words(only(await stage.say(ANN, line, locale=locale))) == told


async def test_v3_a_game_played_in_private_is_shown_in_private(stage: Stage) -> None:
    number = await stage.begin_alone()
    for _ in range(2):
        if on_turn(await stage.table(number), ANN.account):
            await stage.say(ANN, await stage.move(number), private=True)
    assert "no table #1" in words(only(await stage.say(BEN, f"/replay #{number}", private=True))).lower()
    said = only(await stage.say(ANN, "/replay", private=True))
    assert said.to == private_chat(ANN)
    assert frames(said) >= 2


async def test_v3_the_board_after_a_turn_is_what_everybody_saw_then(stage: Stage) -> None:
    number = await stage.begin(options=NO_CLOCKS)
    then = []
    for _ in range(3):
        await stage.play(number)
        then.append(only(await stage.say(CARA, "/board")))
    for turn, was in enumerate(then, 1):
        for line in (f"/board #1 {turn}", f"/board 1 {turn}", f"/board after turn {turn}", f"/board turn={turn}"):
            said = only(await stage.say(CARA, line))
            assert said.to == LOBBY
            assert words(said).splitlines() == [f"Table #1 after turn {turn} of 3:", *words(was).splitlines()[1:]]
            assert said.picture is not None
            assert was.picture is not None
            assert said.picture.png == was.picture.png
    described = words(only(await stage.say(CARA, "/board #1 1 words")))
    assert described.startswith("Table #1 after turn 1 of 3:")
    assert len(described.splitlines()) > 3
    whole = only(await stage.say(CARA, "/brett #1 ganz nach zug 2", locale="de"))
    assert words(whole).startswith("Tisch #1 nach Zug 2 von 3:")
    full = only(await stage.say(CARA, "/board #1 3 full"))
    assert whole.picture is not None
    assert full.picture is not None
    assert Image.open(BytesIO(whole.picture.png)).size == Image.open(BytesIO(full.picture.png)).size
    assert len({one.picture.png for one in (whole, full, *then) if one.picture}) == 5


@pytest.mark.parametrize(
    ("line", "locale", "sentence"),
    [
        ("/board #1 3", "en", "There is no turn 3 at table #1: there are only turns 1 to 2."),
        ("/board #1 0", "en", "There is no turn 0 at table #1: there are only turns 1 to 2."),
        (f"/board #1 {'9' * 40}", "en", f"There is no turn {'9' * 40} at table #1: there are only turns 1 to 2."),
        ("/brett #1 7", "de", "Zug 7 gibt es an Tisch #1 nicht: Es gibt nur die Züge 1 bis 2."),
        ("/board #1 -1", "en", "I cannot show the board as -1: say full, words, turn 8 or nothing."),
        ("/board #1 1 2", "en", "I cannot show the board as 2: say full, words, turn 8 or nothing."),
        ("/replay #7", "en", "There is no table #7 here. /tables lists what there is."),
    ],
)
async def test_v3_what_is_not_there_is_told_in_one_sentence(
    stage: Stage, line: str, locale: str, sentence: str
) -> None:
    await played(stage, 2)
    said = only(await stage.say(CARA, line, locale=locale))
    assert (words(said), said.to) == (sentence, Ephemeral(LOBBY, CARA.account))


async def test_v3_a_turn_that_is_taken_back_before_it_is_drawn_is_not_shown(stage: Stage) -> None:
    await played(stage, 2)
    for turn, is_there in ((2, True), (3, False)):
        scene = await stage.drawing.scene(OutboxMessage(LOBBY, (), "en", 1, "summy", picture=f"turn {turn}"))
        assert (scene is not None) is is_there


async def test_v3_before_the_first_turn_there_is_nothing_to_replay(stage: Stage) -> None:
    await stage.begin()
    assert "no turn has been finished" in words(only(await stage.say(ANN, "/replay")))
    assert words(only(await stage.say(ANN, "/board #1 1"))).endswith("none has been finished yet.")
    await stage.play()
    assert words(only(await stage.say(ANN, "/replay"))) == "Table #1, turn by turn: one turn."
    assert words(only(await stage.say(ANN, "/board #1 2"))).endswith("there is only turn 1.")


async def test_v3_a_game_that_ended_without_a_turn_has_nothing_to_replay(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign #1")
    assert words(only(await stage.say(ANN, "/replay"))).endswith("at table #1: no turn has been finished.")


async def test_v3_summa_is_told_in_rounds(stage: Stage) -> None:
    await stage.begin(game="summa", options="time=off")
    assert "no round has been finished" in words(only(await stage.say(ANN, "/replay")))


async def test_v3_a_replay_follows_the_theme_and_can_be_drawn_dark(stage: Stage) -> None:
    await played(stage, 2)
    light = only(await stage.say(ANN, "/replay"))
    await stage.say(ANN, "/theme dark", moderator=True)
    dark = only(await stage.say(ANN, "/replay"))
    assert light.picture is not None
    assert light.picture.animation is not None
    assert light.picture.animation.dark is not None, "nobody has chosen"
    assert dark.picture is not None
    assert dark.picture.animation is not None
    assert dark.picture.animation.dark is None
    assert await light.picture.animation.dark() == dark.picture.animation.gif != light.picture.animation.gif
