"""Refused moves, with the picture of the move where the game can show what is wrong."""

from pathlib import Path

import pytest

from bot.chat.port import Ephemeral, Message
from bot.chat.text import Texts
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, reference, staged, to, words
from tests.bot.toys import AtOnce, begin
from tests.texts import TEXTS


def picture(message: Message) -> bytes:
    assert message.picture is not None
    return message.picture.png


async def test_a_refused_move_is_pictured_for_its_player_alone(toy: Stage) -> None:
    await begin(toy)
    said = only(await toy.say(ANN, "pick 7", private=True))
    assert (said.to, said.secret) == (private_chat(ANN), True)
    assert words(said) == "Six is the most."
    assert said.picture is not None
    assert said.picture.alt == f"Six is the most.\n{TEXTS.plain('refused-shows', 'en')}"
    assert picture(said) != picture(only(await toy.say(ANN, "pick 8", private=True))), "the move itself is shown"


async def test_the_answer_to_a_lawful_move_replaces_that_to_the_refused_one(toy: Stage) -> None:
    await begin(toy)
    own = only(to(toy.chat.sent, private_chat(ANN)))
    wrong, again = [only(await toy.say(ANN, line, private=True)) for line in ("pick 7", "pick 8")]
    assert (wrong.replaces, again.replaces) == (None, None)
    right = only(await toy.say(ANN, "pick 3", private=True))
    assert right.replaces == reference(again) != reference(own)
    assert "Drafted: 3." in words(right)


async def test_a_move_that_is_only_tried_is_pictured_as_well(toy: Stage) -> None:
    await begin(toy)
    said = only(await toy.say(ANN, "/try pick 7", private=True))
    assert words(said) == "Six is the most."
    assert picture(said) == picture(only(await toy.say(ANN, "/play pick 7", private=True)))


async def test_of_several_moves_the_refused_one_is_pictured(toy: Stage) -> None:
    await begin(toy)
    several = only(await toy.say(ANN, "pick 3; pick 9; pick 4", private=True))
    await toy.say(ANN, "pick 3", private=True)
    assert picture(several) == picture(only(await toy.say(ANN, "pick 9", private=True)))


async def test_in_a_channel_nobody_else_sees_it(toy: Stage) -> None:
    await begin(toy)
    said = only(await toy.say(ANN, "/play pick 7", unseen=True))
    assert (said.to, said.secret) == (Ephemeral(LOBBY, ANN.account), True)
    assert said.picture is not None


async def test_what_cannot_be_shown_is_said_without_a_picture(toy: Stage) -> None:
    await begin(toy)
    for line in ("undo", "who goes there", "pick 3; nonsense"):
        said = only(await toy.say(ANN, f"/play {line}", private=True))
        assert said.picture is None, line
    await toy.say(ANN, "done", private=True)
    late = only(await toy.say(ANN, "/play pick 7", private=True))
    assert "not your turn" in words(late)
    assert late.picture is None


async def test_a_picture_that_comes_too_late_is_left_out(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    """The move is refused, the position goes on, and only then the chat can be reached again."""
    async with staged(tmp_path / "games.sqlite3", AtOnce(), texts=toy_texts) as stage:
        await begin(stage)
        await stage.delivery.close()
        await stage.say(ANN, "pick 7", private=True)
        await stage.say(BEN, "pick 1", private=True)
    async with staged(tmp_path / "games.sqlite3", AtOnce(), texts=toy_texts) as again:
        await again.settle()
        said = next(
            message for message in to(again.chat.sent, private_chat(ANN)) if words(message) == "Six is the most."
        )
        assert said.picture is None


async def test_a_reply_to_a_refusal_is_about_its_table(toy: Stage) -> None:
    await begin(toy)
    await begin(toy)
    said = only(await toy.say(ANN, "/play #2 pick 7", private=True))
    answer = await toy.say(ANN, "pick 3", private=True, reply_to=f"r-{said.nonce}")
    assert "Toy with Ben (#2)" in words(answer[0])


async def test_a_line_holds_a_turn_and_not_much_more(toy: Stage) -> None:
    await begin(toy)
    refused = only(await toy.say(ANN, "pick 1;undo;" * 31, private=True))
    assert "60 at most" in words(refused)
    assert (await toy.load()).replay.position.drafts[0] == ()
    assert "60 at most" in words(only(await toy.say(ANN, f"/try {'pick 1;' * 61}", private=True)))
    await toy.say(ANN, "pick 1;" * 60, private=True)
    assert len((await toy.load()).replay.position.drafts[0]) == 60


@pytest.mark.parametrize(
    ("game", "more"),
    [("summy", "exchange 1"), ("kakuro", "A1 y1"), ("rummy-plus", "draw"), ("rummy-plus", "lay R1 B1")],
)
async def test_what_stands_behind_the_end_of_a_turn_is_refused_with_a_button_for_what_comes_before(
    stage: Stage, game: str, more: str
) -> None:
    await stage.begin(game=game)
    mover, move = await stage.on_turn(), "draw" if game == "rummy-plus" else await stage.move()
    for joined in ("; ", "\n"):
        said = only(await stage.say(mover, f"{move}{joined}{more}", private=True))
        assert words(said).startswith(f"Nothing has been played: only {move} is possible now"), joined
    assert await stage.on_turn() == mover
    german = only(await stage.say(mover, f"{move}; {more}", private=True, locale="de"))
    assert words(german).startswith("Gespielt ist noch nichts")
    before = len(await stage.store.log(1))
    await stage.press(mover, said, "Play it")
    assert len(await stage.store.log(1)) > before
