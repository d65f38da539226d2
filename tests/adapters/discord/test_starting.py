"""The bot greets a server that has just added it, and a first move takes a few presses."""

import pytest

from bot.games.registry import GAMES, load
from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault

TITLES = [load(name).title for name in GAMES]
LEARN = "New here? Learn a game"


def join(app: App) -> None:
    """Add the bot to the server."""
    (server,) = (payload for event, payload in app.back_end.greeting(0) if event == "GUILD_CREATE")
    joined = {name: value for name, value in server.items() if name != "unavailable"}
    app.back_end.feed("GUILD_CREATE", joined)


async def test_a_server_is_greeted_with_the_games(app: App) -> None:
    here = app.back_end.channel("lobby")
    join(app)
    hello = await app.newest(here, "Hello!")
    assert list(hello.buttons) == [*TITLES, LEARN]
    asked = await app.press("Ben", here, "Summy", message=hello)
    assert "Who is to play" in asked.text
    join(app)
    await app.settle()
    assert len([one for one in app.back_end.seen(here) if "Hello!" in one.text]) == 1, "the same news is told once"


@pytest.mark.each_value
@pytest.mark.parametrize("game", GAMES)
async def test_the_first_move_takes_a_command_and_at_most_five_presses(game: str, app: App) -> None:
    """The figures of docs/first-move.md for Discord."""
    dm = app.back_end.dm_channel("Ann")
    shown = (await app.slash("Ann", dm, "start")).said[0]
    assert list(shown.buttons) == [*TITLES, LEARN]
    presses = 0
    options = ("Start now",) if load(game).game.options else ()
    for label in (load(game).title, "Computer: beginner", *options):
        await app.press("Ann", dm, label, message=shown)
        presses += 1
        await app.settle()
        shown = app.back_end.seen(dm)[-1]  # in private the next question takes the place of the one before
    board = next(one for one in reversed(app.back_end.seen(dm)) if "Hint" in one.buttons)
    hint = await app.press("Ann", dm, "Hint", message=board)
    plies = (await app.table()).plies
    await app.press("Ann", dm, "Play it", message=hint.said[-1])
    await app.settle()
    assert (await app.table()).plies > plies
    assert presses + 2 <= 5


async def test_a_lesson_is_played_by_presses_in_private_from_a_server(app: App) -> None:
    here, dm = app.back_end.channel("lobby"), app.back_end.dm_channel("Ann")
    join(app)
    hello = await app.newest(here, "Hello!")
    asked = await app.press("Ann", here, LEARN, message=hello)
    await app.press("Ann", here, "Learn Kakuro", message=asked.said[0])
    for step in ("1/3", "2/3", "3/3"):
        said = await app.newest(dm, step)
        await app.press("Ann", dm, "Play it", message=said)
    await app.newest(dm, "You can play!")
    assert (await app.table()).private


async def test_pictures_are_dark_as_discord_is_until_somebody_chooses(app: App) -> None:
    assert [app.chat.theme(who) for who in (None, app.who("Ann"))] == ["dark", "dark"]


async def test_a_person_is_picked_from_a_menu(app: App) -> None:
    here = app.back_end.channel("lobby")
    asked = await app.slash("Ann", here, "challenge", game="summy")
    assert "Pick a person" in asked.said[0].buttons
    agreed = await app.pick_person("Ann", here, "Pick a person", "Ben", message=asked.said[0])
    await app.press("Ann", here, "Ask now", message=agreed.said[0])
    challenge = await app.newest(here, "wants to play")
    assert challenge.pings == (str(app.back_end.person("Ben")),)
    assert (await app.table()).players[1].account == app.who("Ben")
    dm = app.back_end.dm_channel("Ann")
    assert "Pick a person" not in (await app.slash("Ann", dm, "challenge", game="summy")).said[0].buttons


async def test_the_first_board_is_short_and_offers_the_rules_to_whoever_presses(app: App) -> None:
    here = await begun(app)
    board = await app.newest(here, "begins")
    assert list(board.buttons) == ["My tiles", "How to play Summy"]
    assert len(board.text) < 300, "it is read on a phone"
    said = len(app.back_end.seen(here))
    answer = await app.press("Ann", here, "How to play Summy")
    assert "You hold eight tiles" in answer.text
    assert len(app.back_end.seen(here)) == said, "nobody else has to read them"
    await app.slash(await app.turn(), here, "play", move=await app.move())
    await app.settle()
    assert list(app.back_end.seen(here)[-1].buttons) == ["My tiles"]


@pytest.mark.parametrize(
    ("locale", "first", "how"),
    [
        (
            "en-US",
            "I am sending you your game at table #1 in our private chat",
            "Ben, I cannot write to you in private, so your game goes on here for now. Allow direct messages from members of "
            "this server, then write `/start` to me in private: it goes on there.",
        ),
        (
            "de",
            "Deine Partie an Tisch #1 schicke ich dir in unseren privaten Chat",
            "Ben, ich kann dir nicht privat schreiben; deine Partie geht deshalb vorerst hier weiter. Erlaube "
            "Direktnachrichten von Mitgliedern dieses Servers und schreib mir dann privat `/start`: Dort geht sie weiter.",
        ),
    ],
)
async def test_whoever_takes_no_private_messages_is_told_how_their_lesson_gets_there(
    app: App, locale: str, first: str, how: str
) -> None:
    here, dm = app.back_end.channel("lobby"), app.back_end.dm_channel("Ben")
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007))
    assert (await app.slash("Ben", here, "learn", locale=locale, game="summy")).text.startswith(first)
    await app.settle()
    board, told = app.back_end.seen(here)
    assert "1/3" in board.text
    assert told.text == how
    app.back_end.say("Ben", dm, "/start")
    await app.transport.until(lambda: any("1/3" in one.text for one in app.back_end.seen(dm)))
    await app.press("Ben", dm, "Play it" if locale == "en-US" else "Zug spielen", message=app.back_end.seen(dm)[-1])
    await app.settle()
    assert "2/3" in app.back_end.seen(dm)[-1].text
    assert len(app.back_end.seen(here)) == 2
