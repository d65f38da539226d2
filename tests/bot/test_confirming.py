"""B3: typed moves are shown to their author before they are played."""

import pytest

from bot.chat.port import Author, Ephemeral, Message
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.toys import begin, pick


@pytest.fixture
def chat(stage: Stage) -> Stage:
    """A stage whose chat shows nothing of what is being typed."""
    stage.chat.tappable = False
    return stage


async def begun(stage: Stage) -> tuple[Author, str]:
    """A game of Summy whose first mover confirms their moves; returns this player and a move of theirs."""
    mover, _ = await stage.begin_two()
    said = only(await stage.say(mover, "/confirm on"))
    assert words(said) == "From now on I show you each move you type, and play it when you say so."
    assert said.to == Ephemeral(LOBBY, mover.account)
    return mover, await stage.move()


async def press(stage: Stage, who: Author, message: Message, label: str) -> list[Message]:
    return await stage.press(who, message, label)


async def test_b3_a_typed_move_is_shown_in_private_and_played_by_a_button(chat: Stage) -> None:
    mover, move = await begun(chat)
    before = (await chat.table()).plies
    shown = only(await chat.say(mover, f"/play {move}", private=True))
    assert shown.to == private_chat(mover)
    assert shown.secret
    assert words(shown).startswith("Your move at table #1. It is played")
    assert "points" in words(shown)
    assert shown.picture is not None
    assert [button.label for button in shown.buttons] == ["Play", "Change"]
    assert (await chat.table()).plies == before

    said = await press(chat, mover, shown, "Play")
    assert (await chat.table()).plies > before
    assert "it is your turn" in words(to(said, LOBBY)[-1])
    tiles = only(to(said, private_chat(mover)))
    assert tiles.replaces == reference(shown), "nothing says any more that the move is not played"
    assert words(tiles).startswith(f"Summy with {(await chat.seated())[0].name} (#1), for your eyes only:")
    assert tiles.buttons == ()


async def test_b3_a_move_typed_in_the_channel_is_shown_to_its_author_alone(chat: Stage) -> None:
    mover, move = await begun(chat)
    shown = only(await chat.say(mover, move))
    assert shown.to == private_chat(mover)
    assert shown.secret
    assert (await chat.seated())[0] == mover


async def test_b3_change_drops_it(chat: Stage) -> None:
    mover, move = await begun(chat)
    shown = only(await chat.say(mover, move, private=True))
    changed = only(await press(chat, mover, shown, "Change"))
    assert changed.replaces == reference(shown)
    assert words(changed) == "Nothing was played at table #1. Type your move as you want it."
    assert changed.buttons == ()
    again = only(await chat.say(mover, move, private=True))
    assert words(again).startswith("Your move at table #1. It is played"), "it counts as a new one"


async def test_b3_a_move_typed_once_more_is_played(chat: Stage) -> None:
    """So is one too long for a button."""
    mover, move = await begun(chat)
    await chat.say(mover, move, private=True)
    await chat.say(mover, f"/play {move}", private=True)
    assert (await chat.seated())[0] != mover


async def test_b3_a_move_that_is_refused_is_refused_at_once(chat: Stage) -> None:
    mover, _ = await begun(chat)
    said = only(await chat.say(mover, "J13> 1+1=3", private=True))
    assert "It is played" not in words(said)
    assert "Play" not in [button.label for button in said.buttons]


async def test_b3_the_button_of_an_earlier_turn_plays_nothing(chat: Stage) -> None:
    mover, move = await begun(chat)
    shown = only(await chat.say(mover, move, private=True))
    await press(chat, mover, shown, "Play")
    plies = (await chat.table()).plies
    said = only(await press(chat, mover, shown, "Play"))
    assert (await chat.table()).plies == plies
    assert "earlier turn" in words(said)


async def test_b3_others_play_as_they_type(chat: Stage) -> None:
    mover, _ = await begun(chat)
    shown = only(await chat.say(mover, await chat.move(), private=True))
    await press(chat, mover, shown, "Play")
    await chat.play()
    assert (await chat.seated())[0] == mover, "the other's move was not shown first"


async def test_b3_it_is_switched_off_again_and_tells_how_it_stands(chat: Stage) -> None:
    mover, move = await begun(chat)
    assert "I show you each move" in words(only(await chat.say(mover, "/confirm", private=True)))
    assert "as you type them" in words(only(await chat.say(mover, "/confirm off", private=True)))
    assert "With /confirm on" in words(only(await chat.say(mover, "/confirm")))
    await chat.say(mover, move, private=True)
    assert (await chat.seated())[0] != mover
    assert "do not know what to do with perhaps" in words(only(await chat.say(mover, "/confirm perhaps")))


async def test_b3_in_the_web_chat_the_board_shows_what_is_typed(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    said = words(only(await stage.say(mover, "/confirm on")))
    assert "Here in the web chat you see on the board what you type before you play it" in said
    await stage.play()
    assert (await stage.seated())[0] != mover


async def test_b3_in_german(chat: Stage) -> None:
    mover, _ = await chat.begin_two()
    assert "Ab jetzt zeige ich dir" in words(only(await chat.say(mover, "/bestätigen an", private=True, locale="de")))
    shown = only(await chat.say(mover, await chat.move(), private=True, locale="de"))
    assert [button.label for button in shown.buttons] == ["Spielen", "Ändern"]
    assert [button.typed for button in shown.buttons][1] == "/bestätigen #1 ändern"


async def test_b3_steps_that_can_be_undone_are_played_at_once(toy: Stage) -> None:
    toy.chat.tappable = False
    await begin(toy)
    await toy.say(ANN, "/confirm on", private=True)
    await pick(toy, ANN, "pick 3")
    assert (await toy.load()).replay.position.drafts == ((3,), ())
    shown = only(await toy.say(ANN, "done", private=True))
    assert "It is played once" in words(shown)
    await press(toy, ANN, shown, "Play")
    assert (await toy.table()).turn == {2}


async def test_b3_what_would_end_a_round_shows_nothing_of_the_others(toy: Stage) -> None:
    toy.chat.tappable = False
    await begin(toy)
    await toy.say(ANN, "/confirm on", private=True)
    await pick(toy, BEN, "pick 2", "done")
    await pick(toy, ANN, "pick 3")
    shown = only(await toy.say(ANN, "done", private=True))
    assert "everybody at table #1 would be done" in words(shown)
    assert shown.picture is None
    assert [button.label for button in shown.buttons] == ["Play", "Change"]
