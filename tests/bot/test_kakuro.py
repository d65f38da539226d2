"""Kakuro in a channel: its variants are agreed on in the challenge, and what goes wrong is told to the right people."""

from bot.chat.port import Author, Message
from core.kakuro.view import Own, View
from tests.bot.stage import ANN, BEN, LOBBY, Stage, everything, private_chat


async def begun(stage: Stage, options: str = "") -> tuple[Author, View]:
    """Begin a game between Ann and Ben; returns the player on turn and their view."""
    await stage.say(ANN, f"/challenge @ben kakuro {options}")
    await stage.say(BEN, "/accept")
    mover, _ = await stage.seated()
    loaded = await stage.load()
    (seat,) = loaded.table.turn
    return mover, loaded.engine.game.view(loaded.replay.position, seat)


def crooked(seen: View) -> str:
    """A card beside the middle, and one turned that is in no line with it: lawful nowhere."""
    assert isinstance(seen.private, Own)
    return f"D5 y{seen.private.hand[0]} turn E3"


def told(messages: list[Message]) -> list[Message]:
    """The messages that everybody reads."""
    return [one for one in messages if one.to == LOBBY]


async def test_a_turning_that_is_not_lawful_is_refused_in_private_with_the_board_as_it_would_be(stage: Stage) -> None:
    mover, seen = await begun(stage)
    (refused,) = await stage.say(mover, crooked(seen))
    assert refused.secret
    assert refused.picture is not None
    assert "E3 is not in one line with D5" in everything(refused)
    assert (await stage.seated())[0] is mover
    (again,) = await stage.say(mover, f"/try {crooked(seen)}", locale="de")
    assert "E3 liegt nicht in einer Linie mit D5" in everything(again)


async def test_a_card_without_its_side_is_offered_both_ways_up(stage: Stage) -> None:
    mover, seen = await begun(stage)
    assert isinstance(seen.private, Own)
    digit = seen.private.hand[0]
    (asked,) = await stage.say(mover, f"D5 {digit}", private=True)
    assert {button.label: button.command for button in asked.buttons} == {
        "Yellow": f"/play #1 D5 y{digit}",
        "Red": f"/play #1 D5 r{digit}",
    }
    await stage.press(mover, asked, "Red")
    assert (await stage.seated())[1] is mover


async def test_in_a_strict_game_an_unlawful_turning_costs_the_move(stage: Stage) -> None:
    mover, seen = await begun(stage, "strict")
    sent = await stage.say(mover, crooked(seen))
    (board,) = told(sent)
    assert "must not be turned" in everything(board)
    assert "E3 is not in one line with D5" in everything(board)
    assert (await stage.seated())[1] is mover
    rows = (await stage.load()).replay.position.rows
    assert rows[2] == seen.rows[2], "turned back"
    assert rows[4] != seen.rows[4], "but the card lies there"
    assert {one.to for one in sent} <= {LOBBY, private_chat(mover)}


async def test_only_experts_turn_several_cards(stage: Stage) -> None:
    mover, seen = await begun(stage)
    (refused,) = await stage.say(mover, f"{crooked(seen)} C5")
    assert "Only one card may be turned over" in everything(refused)


async def test_experts_are_not_refused_for_turning_several_cards(stage: Stage) -> None:
    mover, seen = await begun(stage, "experte")
    (refused,) = await stage.say(mover, f"{crooked(seen)} C5")
    assert "E3" in everything(refused)
    assert "Only one card" not in everything(refused)


async def test_a_hand_is_shown_to_its_owner_alone(stage: Stage) -> None:
    mover, seen = await begun(stage)
    assert isinstance(seen.private, Own)
    hand = " ".join(seen.private.hand)
    stage.chat.sent.clear()
    await stage.say(mover, "/rack")
    await stage.say(mover, "/board words")
    await stage.say(mover, f"/try {await stage.move()}")
    shown = [one for one in stage.chat.sent if hand in everything(one)]
    assert shown
    assert all(one.secret and one.to == private_chat(mover) for one in shown)
