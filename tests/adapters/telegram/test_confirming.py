"""B3: a move is first shown in private; it is offered no more once it is played or can be played no longer."""

from typing import Any

import pytest

from bot.tables.table import Phase
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import Chat, Someone, StandIn

WORDS = {
    "en": ("/confirm on", "/play", "/takeback", "Your move at table #1", ["Play", "Change"]),
    "de": ("/bestätigen an", "/spielen", "/zurücknehmen", "Dein Zug an Tisch #1", ["Spielen", "Ändern"]),
}


async def confirming(
    app: App, stand_in: StandIn, language: str = "en", options: str = "pace=none"
) -> tuple[Someone, Someone, Chat]:
    """A game in a group whose player on turn confirms their moves; returns this player, the other one and the group."""
    ann, ben = stand_in.person("Ann", language=language), stand_in.person("Ben", language=language)
    group = stand_in.group()
    message = await ben.say(group, "hello")
    await ann.say(group, f"/challenge summy {options}", reply_to=message)
    challenge = await app.said(group, "#1")
    await ben.press(challenge, labels(challenge)[0])
    await stand_in.until(lambda: app.ledger.phase(1) is Phase.RUNNING)
    while app.ledger.secret(1, app.best(1)):  # it would be refused in the group
        await app.play(1, [ann, ben])
    mover = app.on_turn(1, [ann, ben])
    assert mover is not None
    await mover.tell(WORDS[language][0])
    await app.said(mover.chat, "I show you|zeige ich dir")
    return mover, ben if mover is ann else ann, group


async def asked(app: App, mover: Someone, group: Chat, language: str = "en") -> dict[str, Any]:
    """Type a good move in the group, an exchange in private; returns the message about it in private."""
    _, play, _, words, buttons = WORDS[language]
    before, move = len(mover.chat.by_bot()), app.best(1)
    await mover.say(mover.chat if app.ledger.secret(1, move) else group, f"{play} {move}")
    await app.stand_in.until(lambda: len(mover.chat.by_bot()) > before)
    shown = await app.said(mover.chat, words)
    assert labels(shown) == buttons
    return shown


def asking(mover: Someone, language: str = "en") -> list[int]:
    """The messages in private that offer to play a move."""
    return [one["message_id"] for one in mover.chat.by_bot() if labels(one) == WORDS[language][4]]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_b3_a_move_typed_in_a_group_and_played_in_private_is_offered_no_more(
    app: App, stand_in: StandIn, language: str
) -> None:
    mover, other, group = await confirming(app, stand_in, language)
    shown = await asked(app, mover, group, language)
    await mover.press(shown, WORDS[language][4][0])
    await stand_in.until(lambda: app.on_turn(1, [mover, other]) is other)
    await stand_in.until(lambda: not asking(mover, language))
    tiles = mover.chat.messages[shown["message_id"]]
    await stand_in.until(lambda: WORDS[language][3] not in text_of(tiles))


async def test_b3_a_move_played_by_typing_it_again_is_offered_no_more(app: App, stand_in: StandIn) -> None:
    mover, other, group = await confirming(app, stand_in)
    move = app.best(1)
    await asked(app, mover, group)
    await mover.say(group, f"/play {move}")
    await stand_in.until(lambda: app.on_turn(1, [mover, other]) is other)
    await stand_in.until(lambda: not asking(mover))
    assert app.on_turn(1, [mover, other]) is other


async def test_b3_only_the_newest_of_several_moves_is_offered(app: App, stand_in: StandIn) -> None:
    mover, _, group = await confirming(app, stand_in)
    await asked(app, mover, group)
    first = asking(mover)
    tile = app.ledger.replay(1).position.racks[min(app.ledger.table(1)[0].turn) - 1][0]
    await mover.tell(f"exchange {tile}")
    await stand_in.until(lambda: asking(mover) and not set(asking(mover)) & set(first))
    assert len(asking(mover)) == 1
    await mover.say(group, "/confirm change")
    await stand_in.until(lambda: not asking(mover))


async def test_b3_a_move_is_offered_no_more_after_a_takeback_of_the_turn_before(app: App, stand_in: StandIn) -> None:
    mover, other, group = await confirming(app, stand_in)
    shown = await asked(app, mover, group)
    await mover.press(shown, "Play")
    await stand_in.until(lambda: app.on_turn(1, [mover, other]) is other)
    await other.tell("/confirm on")
    await app.said(other.chat, "I show you")
    await asked(app, other, group)
    await mover.say(group, "/takeback")
    await other.press(await app.said(group, "do you agree"), "Agree")
    await stand_in.until(lambda: app.on_turn(1, [mover, other]) is mover)
    await stand_in.until(lambda: not asking(other))


async def test_b3_a_move_is_offered_no_more_once_the_game_has_ended(app: App, stand_in: StandIn) -> None:
    mover, other, group = await confirming(app, stand_in)
    await asked(app, mover, group)
    await other.say(group, "/resign #1 yes")
    await stand_in.until(lambda: app.over(1))
    await stand_in.until(lambda: not asking(mover))
    assert app.over(1)


async def test_b3_who_cannot_be_shown_a_move_in_private_is_told_so(app: App, stand_in: StandIn) -> None:
    mover, other, group = await confirming(app, stand_in)
    mover.blocked = True
    await mover.say(group, f"/play {app.best(1)}")
    await app.said(group, "for your eyes only, but I cannot write to you")
    assert app.on_turn(1, [mover, other]) is mover
