"""Whole games, one after the other, the same on both back-ends."""

import io
import re

import pytest
from PIL import Image

from bot.chat.port import Channel, Message, Picture, Span
from bot.games.registry import GAMES
from bot.grammar.moderation import MODERATING
from bot.grammar.words import COMMANDS
from tests.adapters.discord.app import App
from tests.adapters.discord.transport import Fault
from tests.company import fewest

_FILE = io.BytesIO()
Image.new("RGB", (1, 1)).save(_FILE, "PNG")
PNG = _FILE.getvalue()


def company(game: str) -> tuple[str, ...]:
    """Two people, or as many as the game needs."""
    return ("Ann", "Ben", "Cara")[: fewest(game)]


async def begun(app: App, *, game: str = "summy", room: str = "lobby", thread: bool = False) -> int:
    """Ann challenges Ben, and others if two are too few, and they accept; returns the channel."""
    here, guests = app.back_end.channel(room, thread=thread), company(game)[1:]
    asked = await app.slash("Ann", here, "challenge", people=guests, game=game)
    assert asked.gone, asked.text
    for guest in guests:
        pressed = await app.press(guest, here, "Accept")
        assert pressed.gone, pressed.text
    await app.settle()
    return here


async def test_n1_ones_own_games_lead_to_their_newest_message(app: App) -> None:
    here = await begun(app)
    newest = await app.newest(here, "turn")
    answer = await app.slash("Ann", app.back_end.channel("elsewhere"), "games")
    assert re.search(rf"\[#1\]\(<https://discord.com/channels/\d+/{here}/{newest.id}>\) Summy with Ben", answer.text)


@pytest.mark.each_value
@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_in_a_channel_and_see_their_own_tiles_alone(game: str, app: App) -> None:
    here = await begun(app, game=game)
    await app.newest(here, "begins")
    board = await app.newest(here, "turn")
    assert board.files[0][1], "every picture is told in words"
    together = len((await app.table()).turn) > 1
    private = {name: app.back_end.dm_channel(name) for name in company(game)}
    turns, racks = 0, {name: {0} for name in private}
    while not await app.over():
        name, move = await app.turn(), await app.move()
        began = (await app.table()).turn
        before = {name: await app.own(name) for name in private}
        answer = await app.slash(name, here, "play", move=move)
        await app.settle()
        table = await app.table()
        changed = {one for one in private if await app.own(one) != before[one]}
        if not await app.over():
            assert bool(answer.said) == (name in changed), "one's own tiles are the answer to one's own command"
        for one in changed - {name}:
            racks[one].add(table.since)
        turns += table.turn != began
    over = await app.newest(here, "over")
    assert over.buttons.keys() == {"Rematch", "Another game", "Replay", "Review"}
    assert turns > 4
    shown = app.back_end.seen(here)
    boards = turns // 2 if together else turns
    assert len([one for one in shown if one.files]) == boards + 1, "a board for each turn or round, and the first"
    assert all(alt for one in shown for _, alt in one.files)
    for name, dm in private.items():
        seen = app.back_end.seen(dm)
        assert all(one.files and not one.pings for one in seen)
        assert len(racks[name]) - 1 <= len(seen) <= len(racks[name]), "what others change, but nothing after the end"


@pytest.mark.each_value
@pytest.mark.parametrize("game", GAMES)
async def test_somebody_plays_the_computer_in_private_messages(game: str, app: App) -> None:
    dm = app.back_end.dm_channel("Cara")
    app.back_end.say("Cara", dm, f"/challenge computer {game} level=beginner luck=stones")
    await app.newest(dm, "begins")
    await app.settle()
    while not await app.over():
        assert await app.turn() == "Cara", "the computer has moved"
        table = await app.table()
        app.back_end.say("Cara", dm, await app.move())
        await app.transport.until(lambda: len(app.back_end.seen(dm)) > 2)
        while (await app.table()).plies == table.plies:
            await app.transport.changed.wait()
        await app.settle()
    over = await app.newest(dm, "over")
    assert "Cara" in over.text
    assert all(one.files[0][1] for one in app.back_end.seen(dm) if one.files)


async def test_only_the_player_on_turn_is_notified(app: App) -> None:
    here = await begun(app)
    first = await app.turn()
    opening = await app.newest(here, "begins")
    assert opening.pings == (str(app.back_end.person(first)),)
    await app.slash(first, here, "play", move=await app.move())
    await app.settle()
    second = await app.turn()
    assert second != first
    board = app.back_end.seen(here)[-1]
    assert board.pings == (str(app.back_end.person(second)),)


async def test_a_mention_works_like_a_typed_line_and_talk_is_left_alone(app: App) -> None:
    here, me, ben = app.back_end.channel("lobby"), app.back_end.me, app.back_end.person("Ben")
    app.back_end.say("Ann", here, "/challenge computer summy")
    app.back_end.say("Ann", here, "shall we play?")
    app.back_end.say("Ann", here, f"<@{me}> challenge <@{ben}> summy")
    asked = await app.newest(here, "wants to play")
    assert asked.buttons.keys() == {"Accept", "Decline", "Cancel challenge"}
    assert [one.author for one in app.back_end.seen(here)].count("summarum") == 1
    app.back_end.say("Ben", here, f"<@!{me}> accept")
    await app.newest(here, "begins")
    app.back_end.say("Ann", here, f"<@{me}> accept")
    await app.newest(here, "no challenge")
    asked_for = app.back_end.say("Ann", here, f"<@{me}> tables")
    reply = await app.newest(here, "on turn")
    assert reply.reply_to == asked_for
    assert not reply.pings


async def test_a_move_that_gives_tiles_away_is_taken_where_nobody_else_sees_it(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    secret = f"exchange {(await app.private(name)).rack[0]}"
    boards = len(app.back_end.seen(here))
    app.back_end.say(name, here, f"<@{app.back_end.me}> play {secret}")
    await app.newest(app.back_end.dm_channel(name), "Nothing was played")
    await app.newest(here, "in our private chat")
    assert len(app.back_end.seen(here)) == boards + 2, "their own line, and where it was answered"
    assert (await app.slash(name, here, "play", move=secret)).said[0].files, "the new tiles"
    await app.settle()
    assert await app.turn() != name
    assert secret not in app.back_end.seen(here)[-1].text


async def test_whoever_typed_in_a_channel_is_told_once_in_words_that_the_answer_is_in_private(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    dm, before = app.back_end.dm_channel(name), len(app.back_end.seen(here))
    asked = app.back_end.say(name, here, f"<@{app.back_end.me}> rack")
    told = await app.newest(here, "I have answered in our private chat.")
    assert told.reply_to == asked
    assert not told.pings
    for line in ("play A1> 1+1=3", "rack"):
        asked = app.back_end.say(name, here, f"<@{app.back_end.me}> {line}")
        await app.transport.until(lambda: app.back_end.seen(here)[-1].reactions)
        assert app.back_end.seen(here)[-1].reactions == ("\N{WRITING HAND}",)
        assert app.back_end.seen(here)[-1].id == asked
    assert len(app.back_end.seen(here)) == before + 4, "three lines, and one word"
    app.back_end.say(name, dm, "/rack")
    await app.transport.until(lambda: len([one for one in app.back_end.seen(dm) if "eyes only" in one.text]) > 2)
    await app.settle()
    assert len(app.transport.asked("PUT", "/channels/*/reactions/*")) == 2, "who asks in private sees the answer"


async def test_where_a_reaction_is_forbidden_the_answer_has_arrived_all_the_same(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    app.transport.faults.append(Fault("PUT", "/channels/*/reactions/*", 403, 50013, times=9))
    app.back_end.say(name, here, f"<@{app.back_end.me}> rack")
    await app.newest(here, "in our private chat")
    app.back_end.say(name, here, f"<@{app.back_end.me}> rack")
    await app.transport.until(lambda: app.transport.asked("PUT", "/channels/*/reactions/*"))
    await app.settle()
    assert len(app.back_end.seen(app.back_end.dm_channel(name))) == 3, "the tiles at the beginning, and two answers"
    assert [call.status for call in app.transport.asked("PUT", "/channels/*/reactions/*")] == [403]
    assert await app.store.outbox() == ()
    assert len([one for one in app.back_end.seen(here) if "in our private chat" in one.text]) == 1


async def test_where_talk_is_not_heard_the_first_board_says_how_to_be_heard(app: App) -> None:
    here = await begun(app)
    assert "else I do not see it" in (await app.newest(here, "begins")).text
    dm = app.back_end.dm_channel("Ann")
    await app.slash("Ann", dm, "challenge", against="computer=beginner", game="summy")
    assert "I do not see it" not in (await app.newest(dm, "begins")).text


@pytest.mark.parametrize("game", ["rummy-plus", "summa"])
async def test_nothing_else_is_said_where_moves_are_sent_in_private(app: App, game: str) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game=game)
    await app.press("Ben", here, "Accept")
    begins = await app.newest(here, "begins at table")
    assert "in private" in begins.text
    assert "I do not see it" not in begins.text


async def test_a_reply_to_a_board_is_a_move(app: App) -> None:
    here = await begun(app)
    board = await app.newest(here, "begins")
    name, move = await app.turn(), await app.move()
    app.back_end.say(name, here, move, reply_to=board.id)
    other = "Ben" if name == "Ann" else "Ann"
    await app.newest(here, f"<@{app.back_end.person(other)}>", "your turn")
    assert await app.turn() == other


async def test_what_is_for_one_person_only_they_see(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    boards = len(app.back_end.seen(here))
    rack = await app.press(name, here, "My tiles")
    assert rack.said[0].files[0][1], "told in words"
    tried = await app.slash(name, here, "try", move=await app.move())
    assert "nothing has been played" in tried.text
    assert tried.said[0].files
    refused = await app.slash(name, here, "play", move="A1> 1+1=3")
    assert refused.said
    assert not refused.gone
    other = await app.slash("Ann" if name == "Ben" else "Ben", here, "play", move=await app.move())
    assert "not your turn" in other.text
    assert "have to be agreed on" in (await app.slash(name, here, "hint")).text
    assert "Table #1" not in (await app.slash("Eve", here, "rack")).text
    assert len(app.back_end.seen(here)) == boards, "nothing of this is for the channel"


async def test_resign_picked_from_the_menu_asks_first(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    asked = await app.slash(name, here, "resign")
    assert asked.text.startswith("Do you want to give up Summy at table #1?")
    assert not await app.over()
    await app.press(name, here, "Give up", message=asked.said[0])
    await app.newest(here, "only one player is left")
    assert await app.over()


async def test_the_board_is_for_all_and_never_an_answer(app: App) -> None:
    here = await begun(app)
    answer = await app.slash("Eve", here, "board", view="full")
    assert answer.gone
    assert app.back_end.seen(here)[-1].files
    said = await app.slash("Eve", here, "board", view="words")
    assert said.said, "words are for who asked"


async def test_buttons_work_after_a_restart_and_stale_ones_explain_themselves(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    asked = await app.newest(here, "wants to play")
    await app.close()
    await app.open()
    assert (await app.press("Ben", here, "Accept", message=asked)).gone
    await app.newest(here, "begins")
    await app.settle()
    assert not (await app.newest(here, "wants to play")).buttons, "the challenge is shown as it stands"
    stale = await app.press("Ben", here, "Accept", message=asked)
    assert "already begun" in stale.text


async def test_the_menu_is_sent_once_in_every_language(app: App) -> None:
    assert len(app.transport.asked("PUT", "/applications/*/commands")) == 1
    await app.close()
    await app.open()
    assert len(app.transport.asked("PUT", "/applications/*/commands")) == 1, "nothing has changed"
    assert {one["name"] for one in app.back_end.commands} == COMMANDS.keys() - MODERATING
    play = next(one for one in app.back_end.commands if one["name"] == "play")
    assert play["name_localizations"]["de"] == "spiele"
    assert play["options"][0]["description_localizations"]["de"].startswith("Dein Zug")


async def test_german_is_answered_in_german(app: App) -> None:
    here = app.back_end.channel("lobby")
    answer = await app.slash("Ute", here, "accept", locale="de")
    assert "Herausforderung" in answer.text
    rules = await app.slash("Ute", here, "rules", locale="de", game="summy", rule="S5")
    assert "S5" in rules.text


async def test_a_long_message_comes_in_pieces_with_the_picture_last(app: App) -> None:
    here = app.back_end.channel("lobby")
    text = "\n".join(f"{n}. a line that says something" for n in range(200))
    picture = Picture(PNG, "a dot")
    await app.chat.send(Message(Channel("discord", str(here)), (Span(text),), "n1", picture=picture))
    said = app.back_end.seen(here)
    assert len(said) > 3
    assert all(0 < len(one.text) <= 2000 for one in said)
    assert [one.files for one in said] == [()] * (len(said) - 1) + [(("n1.png", "a dot"),)]
    assert "\n".join(one.text for one in said).replace("\\", "") == text


async def test_fields_are_completed_but_no_move_is_proposed(app: App) -> None:
    here = await begun(app)
    name = await app.turn()
    assert await app.typing(name, here, "board", "table", "") == ("#1",)
    assert await app.typing(name, here, "challenge", "game", "su") == ("summy", "summa")
    wishes = await app.typing(name, here, "challenge", "options", "players=3 hi", game="summy")
    assert wishes == ("players=3 hints=yes", "players=3 hints=no")
    assert "S5" in await app.typing(name, here, "rules", "rule", "S", game="summy")
    assert "play" in await app.typing(name, here, "help", "command", "pl")
    move = await app.move()
    proposed = await app.typing(name, here, "play", "move", "")
    assert {tile for tile in proposed if tile.isdecimal()}, "own tiles"
    assert all(len(one) <= 4 for one in proposed), "no whole move"
    assert move not in proposed
    assert await app.typing(name, here, "play", "move", move.lower()) == (move, move.lower()), "written out in full"
    assert await app.typing(name, here, "play", "move", move, table="1") == (move,)
    assert await app.typing("Eve", here, "try", "move", "J13>") == ("J13>",)


async def test_a_thread_is_a_channel(app: App) -> None:
    here = await begun(app, room="post", thread=True)
    await app.newest(here, "begins")
    tables = await app.slash("Eve", here, "tables")
    assert "#1" in tables.text
    assert "no tables" in (await app.slash("Eve", app.back_end.channel("lobby"), "tables")).text


async def test_whoever_takes_no_private_messages_gets_their_tiles_behind_the_button(app: App) -> None:
    dm = app.back_end.dm_channel("Ben")
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007, times=9))
    here = await begun(app)
    told = await app.newest(here, "cannot write to you in private")
    assert "Ben" in told.text
    assert not told.files
    rack = await app.press("Ben", here, "My tiles", message=told)
    assert rack.said[0].files
    tries = len(app.transport.asked("POST", f"/channels/{dm}/messages"))
    while await app.turn() != "Ben":
        await app.slash("Ann", here, "play", move=await app.move())
        await app.settle()
    await app.slash("Ben", here, "play", move=await app.move())
    await app.settle()
    assert len(app.transport.asked("POST", f"/channels/{dm}/messages")) == tries, "not asked again and again"
    app.transport.faults.clear()
    app.back_end.say("Ben", dm, "/rack")
    await app.transport.until(lambda: [one for one in app.back_end.seen(dm) if one.files])


async def test_a_record_is_handed_out_as_a_file(app: App) -> None:
    here = await begun(app)
    await app.slash("Ann", here, "resign", sure="yes")
    await app.settle()
    answer = await app.slash("Ann", here, "export")
    (name, alt), *_ = answer.said[0].files
    assert name == "summy-1.game"
    assert alt
    again = await app.press("Ann", here, "Rematch")
    assert again.gone
    await app.newest(here, "table #2")


@pytest.mark.each_value
@pytest.mark.parametrize("name", ["_Eve_ **x**", "`@everyone` <@1>"])
async def test_names_are_names_and_nothing_else(app: App, name: str) -> None:
    here = app.back_end.channel("lobby")
    await app.slash(name, here, "challenge", against="anyone", game="summy")
    asked = await app.newest(here, "\\")
    assert "**x**" not in asked.text
    assert " @everyone" not in asked.text
    assert not asked.pings
