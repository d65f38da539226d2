"""The requests to Discord for a move: few, and a player's own tiles without a notification."""

from typing import Any

import pytest

from bot.messages import merging
from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.test_scenarios import begun, company
from tests.adapters.discord.transport import Call
from tests.company import ONE_OF_EACH
from tests.examples import examples

MOST = 3
ENOUGH = examples(12, long=10**6)
"""Moves after which a game that still goes on is given up or left."""
SILENT = 1 << 12


@pytest.fixture
def back_end() -> BackEnd:
    return StandIn()


def made_since(app: App, before: int) -> list[Call]:
    """The requests after the first `before`, without those for *is typing…*, which a slow machine causes."""
    return [call for call in app.transport.calls[before:] if not call.path.endswith("/typing")]


def to_others(app: App, calls: list[Call], mover: str, game: str) -> list[Call]:
    """The requests about the private conversations of those who did not move."""
    theirs = {f"/channels/{app.back_end.dm_channel(name)}/messages" for name in company(game) if name != mover}
    return [call for call in calls if call.path in theirs]


@pytest.mark.slow
@pytest.mark.parametrize("game", ONE_OF_EACH)
async def test_a_command_in_a_channel_is_acknowledged_shown_to_all_and_answered(game: str, app: App) -> None:
    here, moves = await begun(app, game=game), 0
    while moves < ENOUGH and not await app.over():
        mover, before = await app.turn(), len(app.transport.calls)
        await app.slash(mover, here, "play", move=await app.move())
        await app.settle()
        made = made_since(app, before)
        others = to_others(app, made, mover, game)
        assert len(made) - len(others) <= MOST, [(call.method, call.path) for call in made]
        assert len(others) < len(company(game)), "to others at most their own tiles"
        assert all(call.json["flags"] & SILENT for call in others)
        moves += 1
    assert moves > 2


@pytest.mark.each_value
@pytest.mark.slow
@pytest.mark.parametrize("slash", [True, False])
@pytest.mark.parametrize("game", ONE_OF_EACH)
async def test_a_move_against_the_computer_is_one_message_that_tells_the_answer_too(
    game: str, slash: bool, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "FOLLOWS", 60.0)  # no computer thinks too long, however busy the machine is
    dm, moves = app.back_end.dm_channel("Cara"), 0
    app.back_end.say("Cara", dm, f"/challenge computer {game} level=beginner")
    await app.newest(dm, "begins")
    await app.settle()
    while moves < ENOUGH and not await app.over():
        before, shown = len(app.transport.calls), len(app.back_end.seen(dm))
        move, plies = await app.move(), (await app.table()).plies
        if slash:
            await app.slash("Cara", dm, "play", move=move)
        else:
            app.back_end.say("Cara", dm, move)
            while (await app.table()).plies == plies:
                await app.transport.changed.wait()
        await app.settle()
        made = made_since(app, before)
        assert len(made) <= (MOST if slash else MOST - 1), [(call.method, call.path) for call in made]
        assert len(app.back_end.seen(dm)) <= shown + 2 - slash + await app.over(), "the line, and one message"
        rings = [call for call in made if call.path.endswith("/messages") and not call.json["flags"] & SILENT]
        assert not rings or await app.over()
        moves += 1
    assert moves > 2
    if not await app.over():
        await app.slash("Cara", dm, "resign", table="1", sure="yes")
        await app.settle()
    assert "over" in app.back_end.seen(dm)[-1].text


@pytest.mark.parametrize("game", ONE_OF_EACH)
async def test_a_private_game_is_begun_and_played_from_a_channel_by_few_requests(
    game: str, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command is acknowledged and answered in the channel, the game is shown in private, and the first message there opens
    that chat. No computer thinks so long that its answer needs a message of its own."""
    monkeypatch.setattr(merging, "FOLLOWS", 60.0)
    here, moves = app.back_end.channel("lobby"), 0
    against: dict[str, Any] = {"against": "computer=beginner", "game": game}
    begun = [(MOST + 1, "challenge", against), (MOST, "challenge", against), (MOST, "learn", {"game": game})]
    for most, command, fields in begun:
        before = len(app.transport.calls)
        await app.slash("Cara", here, command, **fields)
        await app.settle()
        made = [(call.method, call.path) for call in made_since(app, before)]
        assert len(made) <= most, made
    while moves < 3 and not await app.over():
        before = len(app.transport.calls)
        await app.slash("Cara", here, "play", move=await app.move(), table="1")
        await app.settle()
        made = [(call.method, call.path) for call in made_since(app, before)]
        assert len(made) <= MOST, made
        moves += 1


async def test_a_computer_that_thinks_long_is_seen_to_type(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any thinking counts as long in this test."""
    monkeypatch.setattr("bot.commands.computers.TYPING_AFTER", 0.0)
    dm = app.back_end.dm_channel("Cara")
    app.back_end.say("Cara", dm, "/challenge computer summy level=beginner")
    await app.newest(dm, "begins")
    await app.settle()
    if not app.transport.asked("POST", f"/channels/{dm}/typing"):  # Cara began
        app.back_end.say("Cara", dm, await app.move())
        await app.transport.until(lambda: app.transport.asked("POST", f"/channels/{dm}/typing"))
    assert app.transport.asked("POST", f"/channels/{dm}/typing")
