"""Whole games and whole evenings, the same on both back-ends."""

import io

import pytest
from PIL import Image

from bot.chat.port import Channel, Message, Picture, Span
from bot.games.registry import GAMES
from bot.grammar.words import COMMANDS
from tests.adapters.discord.house import Town
from tests.adapters.discord.transport import Fault
from tests.company import fewest

_FILE = io.BytesIO()
Image.new("RGB", (1, 1)).save(_FILE, "PNG")
PNG = _FILE.getvalue()


def company(game: str) -> tuple[str, ...]:
    """Two people, or as many as the game needs."""
    return ("Ann", "Ben", "Cara")[: fewest(game)]


async def begun(place: Town, *, game: str = "summy", room: str = "lobby", thread: bool = False) -> int:
    """Ann challenges Ben in a channel, and others where two are too few, and they press the button; the channel."""
    here, guests = place.world.channel(room, thread=thread), company(game)[1:]
    asked = await place.slash("Ann", here, "challenge", people=guests, game=game)
    assert asked.gone, asked.text
    for guest in guests:
        pressed = await place.press(guest, here, "Accept")
        assert pressed.gone, pressed.text
    await place.settle()
    return here


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_in_a_channel_with_racks_in_private(game: str, place: Town) -> None:
    here = await begun(place, game=game)
    await place.newest(here, "begins")
    board = await place.newest(here, "turn")
    assert board.files[0][1], "every picture is told in words"
    together = len((await place.table()).turn) > 1
    private = {name: place.world.home(name) for name in company(game)}
    turns, racks = 0, {name: {0} for name in private}
    while not await place.over():
        name, move = await place.turn(), await place.move()
        began = (await place.table()).turn
        before = {name: await place.own(name) for name in private}
        answer = await place.slash(name, here, "play", move=move)
        await place.settle()
        table = await place.table()
        if not together:
            assert answer.gone == (table.turn != began), "only what a turn has come to so far answers a command"
        for name in private:
            if await place.own(name) != before[name]:
                racks[name].add(table.since)
        turns += table.turn != began
    over = await place.newest(here, "over")
    assert over.buttons.keys() == {"Rematch"}
    assert turns > 4
    shown = place.world.seen(here)
    boards = turns // 2 if together else turns
    assert len([one for one in shown if one.files]) == boards + 1, "a board for each turn or round, and the first"
    assert all(alt for one in shown for _, alt in one.files)
    for name, home in private.items():
        seen = place.world.seen(home)
        assert all(one.files and not one.pings for one in seen)
        assert len(racks[name]) - 1 <= len(seen) <= len(racks[name]), "a rack for each change, but none after the end"


@pytest.mark.parametrize("game", GAMES)
async def test_somebody_plays_the_computer_in_private_messages(game: str, place: Town) -> None:
    home = place.world.home("Cara")
    place.world.say("Cara", home, f"/challenge computer {game} level=beginner luck=stones")
    await place.newest(home, "begins")
    await place.settle()
    while not await place.over():
        assert await place.turn() == "Cara", "the computer has moved"
        table = await place.table()
        place.world.say("Cara", home, await place.move())
        await place.transport.until(lambda: len(place.world.seen(home)) > 2)
        while (await place.table()).plies == table.plies:
            await place.transport.changed.wait()
        await place.settle()
    over = await place.newest(home, "over")
    assert "Cara" in over.text
    assert all(one.files[0][1] for one in place.world.seen(home) if one.files)


async def test_only_who_is_on_turn_is_notified(place: Town) -> None:
    here = await begun(place)
    first = await place.turn()
    opening = await place.newest(here, "begins")
    assert opening.pings == (str(place.world.person(first)),)
    await place.slash(first, here, "play", move=await place.move())
    await place.settle()
    second = await place.turn()
    assert second != first
    board = place.world.seen(here)[-1]
    assert board.pings == (str(place.world.person(second)),)


async def test_a_mention_works_like_a_typed_line_and_talk_is_left_alone(place: Town) -> None:
    here, me, ben = place.world.channel("lobby"), place.world.me, place.world.person("Ben")
    place.world.say("Ann", here, "/challenge computer summy")
    place.world.say("Ann", here, "shall we play?")
    place.world.say("Ann", here, f"<@{me}> challenge <@{ben}> summy")
    asked = await place.newest(here, "wants to play")
    assert asked.buttons.keys() == {"Accept", "Decline"}
    assert [one.author for one in place.world.seen(here)].count("summarum") == 1
    place.world.say("Ben", here, f"<@!{me}> accept")
    await place.newest(here, "begins")
    place.world.say("Ann", here, f"<@{me}> accept")
    await place.newest(here, "no challenge")
    asked_for = place.world.say("Ann", here, f"<@{me}> tables")
    reply = await place.newest(here, "on turn")
    assert reply.reply_to == asked_for
    assert not reply.pings


async def test_a_move_that_gives_tiles_away_is_taken_where_nobody_else_sees_it(place: Town) -> None:
    here = await begun(place)
    name = await place.turn()
    secret = f"exchange {(await place.private(name)).rack[0]}"
    boards = len(place.world.seen(here))
    place.world.say(name, here, f"<@{place.world.me}> play {secret}")
    await place.newest(place.world.home(name), "Nothing was played")
    assert len(place.world.seen(here)) == boards + 1, "what he typed himself"
    assert (await place.slash(name, here, "play", move=secret)).gone
    await place.settle()
    assert await place.turn() != name
    assert secret not in place.world.seen(here)[-1].text


async def test_where_talk_is_not_heard_the_first_board_says_how_to_be_heard(place: Town) -> None:
    here = await begun(place)
    assert "only hear what is meant for me" in (await place.newest(here, "begins")).text
    home = place.world.home("Ann")
    await place.slash("Ann", home, "challenge", against="computer=beginner", game="summy")
    assert "only hear" not in (await place.newest(home, "begins")).text


async def test_a_reply_to_a_board_is_a_move(place: Town) -> None:
    here = await begun(place)
    board = await place.newest(here, "begins")
    name, move = await place.turn(), await place.move()
    place.world.say(name, here, move, reply_to=board.id)
    other = "Ben" if name == "Ann" else "Ann"
    await place.newest(here, f"<@{place.world.person(other)}>", "your turn")
    assert await place.turn() == other


async def test_what_is_for_one_person_only_he_sees(place: Town) -> None:
    here = await begun(place)
    name = await place.turn()
    boards = len(place.world.seen(here))
    rack = await place.press(name, here, "My tiles")
    assert rack.said[0].files[0][1], "told in words"
    tried = await place.slash(name, here, "try", move=await place.move())
    assert "nothing has been played" in tried.text
    assert tried.said[0].files
    refused = await place.slash(name, here, "play", move="A1> 1+1=3")
    assert refused.said
    assert not refused.gone
    other = await place.slash("Ann" if name == "Ben" else "Ben", here, "play", move=await place.move())
    assert "not your turn" in other.text
    assert "agreed with" in (await place.slash(name, here, "hint")).text
    assert "Table #1" not in (await place.slash("Eve", here, "rack")).text
    assert len(place.world.seen(here)) == boards, "nothing of this is for the channel"


async def test_the_board_is_for_all_and_never_an_answer(place: Town) -> None:
    here = await begun(place)
    answer = await place.slash("Eve", here, "board", view="full")
    assert answer.gone
    assert place.world.seen(here)[-1].files
    said = await place.slash("Eve", here, "board", view="words")
    assert said.said, "words are for who asked"


async def test_buttons_work_after_a_restart_and_stale_ones_explain_themselves(place: Town) -> None:
    here = place.world.channel("lobby")
    await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    asked = await place.newest(here, "wants to play")
    await place.close()
    await place.open()
    assert (await place.press("Ben", here, "Accept", message=asked)).gone
    await place.newest(here, "begins")
    await place.settle()
    assert not (await place.newest(here, "wants to play")).buttons, "the challenge is shown as it stands"
    stale = await place.press("Ben", here, "Accept", message=asked)
    assert "already begun" in stale.text


async def test_the_menu_is_sent_once_in_both_languages(place: Town) -> None:
    assert len(place.transport.asked("PUT", "/applications/*/commands")) == 1
    await place.close()
    await place.open()
    assert len(place.transport.asked("PUT", "/applications/*/commands")) == 1, "nothing has changed"
    assert len(place.world.commands) == len(COMMANDS)
    play = next(one for one in place.world.commands if one["name"] == "play")
    assert play["name_localizations"] == {"de": "spiele"}
    assert play["options"][0]["description_localizations"]["de"].startswith("Dein Zug")


async def test_german_is_answered_in_german(place: Town) -> None:
    here = place.world.channel("lobby")
    answer = await place.slash("Ute", here, "accept", locale="de")
    assert "Herausforderung" in answer.text
    rules = await place.slash("Ute", here, "rules", locale="de", game="summy", rule="S5")
    assert "S5" in rules.text


async def test_a_long_message_comes_in_pieces_with_the_picture_last(place: Town) -> None:
    here = place.world.channel("lobby")
    text = "\n".join(f"{n}. a line that says something" for n in range(200))
    picture = Picture(PNG, "a dot")
    await place.chat.send(Message(Channel("discord", str(here)), (Span(text),), "n1", picture=picture))
    said = place.world.seen(here)
    assert len(said) > 3
    assert all(0 < len(one.text) <= 2000 for one in said)
    assert [one.files for one in said] == [()] * (len(said) - 1) + [(("n1.png", "a dot"),)]
    assert "\n".join(one.text for one in said).replace("\\", "") == text


async def test_fields_are_completed_but_no_move_is_proposed(place: Town) -> None:
    here = await begun(place)
    name = await place.turn()
    assert await place.typing(name, here, "board", "table", "") == ("#1",)
    assert await place.typing(name, here, "challenge", "game", "su") == ("summy", "summa")
    wishes = await place.typing(name, here, "challenge", "options", "players=3 hi", game="summy")
    assert wishes == ("players=3 hints=yes", "players=3 hints=no")
    assert "S5" in await place.typing(name, here, "rules", "rule", "S", game="summy")
    assert "play" in await place.typing(name, here, "help", "command", "pl")
    assert await place.typing(name, here, "play", "move", "") == ()
    move = await place.move()
    assert await place.typing(name, here, "play", "move", move.lower()) == (move, move.lower()), "written out in full"
    assert await place.typing(name, here, "play", "move", move, table="1") == (move,)
    assert await place.typing("Eve", here, "try", "move", "J13>") == ("J13>",)


async def test_a_thread_is_a_channel(place: Town) -> None:
    here = await begun(place, room="post", thread=True)
    await place.newest(here, "begins")
    tables = await place.slash("Eve", here, "tables")
    assert "#1" in tables.text
    assert "no tables" in (await place.slash("Eve", place.world.channel("lobby"), "tables")).text


async def test_who_takes_no_private_messages_gets_his_tiles_behind_the_button(place: Town) -> None:
    home = place.world.home("Ben")
    place.transport.faults.append(Fault("POST", f"/channels/{home}/messages", 403, 50007, times=9))
    here = await begun(place)
    told = await place.newest(here, "cannot write to you in private")
    assert "Ben" in told.text
    assert not told.files
    rack = await place.press("Ben", here, "My tiles", message=told)
    assert rack.said[0].files
    tries = len(place.transport.asked("POST", f"/channels/{home}/messages"))
    while await place.turn() != "Ben":
        await place.slash("Ann", here, "play", move=await place.move())
        await place.settle()
    await place.slash("Ben", here, "play", move=await place.move())
    await place.settle()
    assert len(place.transport.asked("POST", f"/channels/{home}/messages")) == tries, "not asked again and again"
    place.transport.faults.clear()
    place.world.say("Ben", home, "/rack")
    await place.transport.until(lambda: [one for one in place.world.seen(home) if one.files])


async def test_a_record_is_handed_out_as_a_file(place: Town) -> None:
    here = await begun(place)
    await place.slash("Ann", here, "resign")
    await place.settle()
    answer = await place.slash("Ann", here, "export")
    (name, alt), *_ = answer.said[0].files
    assert name == "summy-1.game"
    assert alt
    again = await place.press("Ann", here, "Rematch")
    assert again.gone
    await place.newest(here, "table #2")


@pytest.mark.parametrize("name", ["_Eve_ **x**", "`@everyone` <@1>"])
async def test_names_are_names_and_nothing_else(place: Town, name: str) -> None:
    here = place.world.channel("lobby")
    await place.slash(name, here, "challenge", against="anyone", game="summy")
    asked = await place.newest(here, "\\")
    assert "**x**" not in asked.text
    assert " @everyone" not in asked.text
    assert not asked.pings
