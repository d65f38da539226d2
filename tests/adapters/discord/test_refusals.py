"""Messages that Discord refuses for good, and pictures that may not be shown."""

import pytest

from bot.chat.port import Channel, Message, Picture, Refused, Span, Unconfirmed, Unreachable
from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import ATTACH_FILES, EVERYTHING, StandIn
from tests.adapters.discord.test_scenarios import PNG, begun
from tests.adapters.discord.transport import Fault

FOR_GOOD = [
    (400, 240000),  # a link that is filtered
    (400, 50024),  # not in this kind of channel
    (400, 200000),  # automatic moderation
    (400, 50006),  # an empty message
    (400, 50035),  # a bad form
    (400, 0),
    (403, 400001),  # no files in this server
    (413, 40005),  # too large
    (400, 999999),  # an unknown code
]


@pytest.fixture
def back_end() -> BackEnd:
    return StandIn()


def message(channel: int, *, picture: bool = False) -> Message:
    shown = Picture(PNG, "a dot in words") if picture else None
    return Message(Channel("discord", str(channel)), (Span("hello"),), "n1", picture=shown)


@pytest.mark.parametrize(("status", "code"), FOR_GOOD)
async def test_what_discord_refuses_for_good_is_dropped_and_the_next_message_goes_at_once(
    app: App, status: int, code: int
) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", status, code))
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.slash("Ann", here, "challenge", people=("Cara",), game="summy")
    await app.newest(here, "wants to play")
    await app.settle()
    assert len(app.back_end.seen(here)) == 1
    assert app.pauses == []
    assert await app.store.outbox() == ()


@pytest.mark.parametrize(("status", "code"), FOR_GOOD)
async def test_a_picture_discord_refuses_for_good_goes_as_words(app: App, status: int, code: int) -> None:
    here = await begun(app)
    name, move = await app.turn(), await app.move()
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", status, code))
    await app.slash(name, here, "play", move=move)
    await app.settle()
    board = app.back_end.seen(here)[-1]
    assert not board.files
    assert "your turn" in board.text
    assert "Row " in board.text, "the board, not only what was said of it"
    assert board.buttons
    assert app.pauses == []


@pytest.mark.parametrize(
    ("status", "code", "headers"),
    [
        (408, 0, {}),
        (401, 0, {}),
        (400, 40004, {}),
        (403, 40006, {}),
        (503, 0, {}),
        (403, 0, {"Content-Type": "text/html"}),
    ],
)
async def test_what_discord_refuses_for_now_is_tried_again(
    app: App, status: int, code: int, headers: dict[str, str]
) -> None:
    here = app.back_end.channel("lobby")
    fault = Fault("POST", f"/channels/{here}/messages", status, code, headers=headers)
    app.transport.faults.append(fault)
    with pytest.raises(Unconfirmed):
        await app.chat.send(message(here))
    assert await app.chat.send(message(here))


@pytest.mark.parametrize("code", [10003, 50001, 50013, 50083, 160005])
async def test_a_channel_in_which_nothing_can_be_said_is_unreachable_and_refuses_no_message(
    app: App, code: int
) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 403, code))
    with pytest.raises(Unreachable):
        await app.chat.send(message(here))


async def test_a_refused_answer_is_given_in_words(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    app.transport.faults.append(Fault("PATCH", "/webhooks/*", 400, 50035))
    answer = await app.slash(name, here, "try", move=await app.move())
    assert not answer.said[0].files
    assert "Row " in answer.text
    assert app.pauses == []


async def test_without_attach_files_a_game_is_told_in_words(app: App, back_end: StandIn) -> None:
    back_end.bot_may = EVERYTHING & ~ATTACH_FILES
    here = await begun(app)
    for _ in range(3):
        answer = await app.slash(await app.turn(), here, "play", move=await app.move())
        assert answer.said, "the move is made: the new tiles are for one, the board is for all"
        await app.settle()
    boards = [one for one in app.back_end.seen(here) if "it is your turn" in one.text]
    hint = "I may attach no files here, so boards come in words. Whoever manages the server can let me attach files."
    assert boards[0].text.splitlines()[-1] == hint
    assert [hint in one.text for one in boards].count(True) == 1, "it is said once"
    board = boards[-1]
    lines = board.text.splitlines()
    assert any(line.startswith("Row ") for line in lines), "the board is described"
    assert len(lines) == len(set(lines)), "nothing is told twice"
    words = await app.slash("Eve", here, "board", view="words")
    told = [line for line in words.text.splitlines() if line.startswith("Row ")]
    assert told
    assert set(told) <= set(lines), "as in so many words"
    assert not any(one.files for one in app.back_end.seen(here))
    posts = [call for call in app.transport.calls if call.path == f"/channels/{here}/messages"]
    assert not [call for call in posts if call.status == 403], "what I may there came with the commands"


async def test_what_may_be_shown_is_not_asked_for_every_board(app: App, back_end: StandIn) -> None:
    here = await begun(app)
    back_end.bot_may = EVERYTHING & ~ATTACH_FILES
    for _ in range(3):
        app.back_end.say(await app.turn(), here, f"<@{app.back_end.me}> play {await app.move()}")
        plies = (await app.table()).plies
        while (await app.table()).plies == plies:
            await app.transport.changed.wait()
        await app.settle()
    posts = app.transport.asked("POST", f"/channels/{here}/messages")
    assert [call.status for call in posts].count(403) == 1
    back_end.bot_may = EVERYTHING
    await app.slash("Eve", here, "board")
    await app.settle()
    assert app.back_end.seen(here)[-1].files, "a command tells that I may again"


async def test_where_words_are_forbidden_too_the_picture_is_not_blamed(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 403, 50013, times=2))
    with pytest.raises(Refused):
        await app.chat.send(message(here, picture=True))
    with pytest.raises(Unreachable):
        await app.chat.send(message(here))
    assert await app.chat.send(message(here, picture=True))
    assert app.back_end.seen(here)[-1].files
