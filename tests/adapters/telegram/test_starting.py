"""From the first contact to the first move by taps alone: in private, and in a group the bot was just added to."""

from typing import Any

import pytest

from bot.games import lessons
from bot.games.registry import GAMES, load
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import Chat, StandIn, membership

TITLES = [load(name).title for name in GAMES]
LEARN = {"en": "New here? Learn a game", "de": "Neu hier? Lern ein Spiel"}


async def offering(stand_in: StandIn, chat: Chat, label: str) -> dict[str, Any]:
    """The newest message of the bot with such a button, once there is one."""
    await stand_in.until(lambda: any(label in labels(one) for one in chat.by_bot()))
    return next(one for one in reversed(chat.by_bot()) if label in labels(one))


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_move_takes_at_most_six_taps_and_no_line(game: str, app: App, stand_in: StandIn) -> None:
    """The figures of docs/first-move.md for Telegram."""
    ann = stand_in.person("Ann", started=False)
    await ann.tell("/start")  # the button that Telegram shows in a new chat with a bot
    assert labels(await app.said(ann.chat, "Hello!")) == [*TITLES, LEARN["en"]]
    taps = 1
    options = ("Start now",) if load(game).game.options else ()
    for label in (load(game).title, "Computer: beginner", *options, "Hint", "Play it"):
        shown = await offering(stand_in, ann.chat, label)
        await app.quiet(ann)
        await ann.press(shown, label)
        taps += 1
    await stand_in.until(
        lambda: app.ledger.rows("SELECT 1 FROM log JOIN seat USING (table_id, seat) WHERE person IS NOT NULL")
    )
    assert taps <= 6


@pytest.mark.each_value
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_by_taps_alone_in_one_message_a_step(
    game: str, language: str, app: App, stand_in: StandIn
) -> None:
    ann = stand_in.person("Ann", started=False, language=language)
    await ann.tell("/start")
    learn = {"en": f"Learn {load(game).title}", "de": f"{load(game).title} lernen"}[language]
    for label in (LEARN[language], learn):
        await ann.press(await offering(stand_in, ann.chat, label), label)
    steps = lessons.lesson(game).steps
    for step in range(1, steps + 1):
        said = await app.said(ann.chat, f"{step}/{steps}")
        assert "photo" in said, "the coach speaks below the picture"
        before = len(ann.chat.by_bot())
        await ann.press(said, labels(said)[0])
        end = {"en": "You can play!", "de": "Jetzt kannst du es!"}[language]
        await app.said(ann.chat, f"{step + 1}/{steps}" if step < steps else end)
        assert len(ann.chat.by_bot()) <= before + 1
    assert app.ledger.rows("SELECT count(*) FROM game_table WHERE phase = 'running'") == [(1,)]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_group_is_greeted_once_by_a_bot_that_was_added(app: App, stand_in: StandIn, language: str) -> None:
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    update = await stand_in.deliver("my_chat_member", membership(group, ann, "left", "member"))
    hello = await app.said(group, {"en": "Hello!", "de": "Hallo!"}[language])
    assert labels(hello) == [*TITLES, LEARN[language]]
    stand_in.updates.append(update)
    await stand_in.happened()
    ben = stand_in.person("Ben", language=language)
    await ben.press(hello, "Summy")
    asked = await app.said(group, {"en": "Who is to play", "de": "Wer soll mitspielen"}[language])
    assert len(labels(asked)) >= 4
    assert len([one for one in group.by_bot() if "!" in text_of(one)[:6]]) == 1


@pytest.mark.parametrize(("old", "new"), [("member", "left"), ("left", "kicked")])
async def test_other_changes_of_its_place_are_no_greeting(app: App, stand_in: StandIn, old: str, new: str) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    await stand_in.deliver("my_chat_member", membership(group, ann, old, new))
    await ann.tell("/help")
    await app.said(ann.chat, "games of numbers")
    assert not group.by_bot()


async def test_a_private_chat_that_is_unblocked_is_no_group(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    await stand_in.deliver("my_chat_member", membership(ann.chat, ann, "kicked", "member"))
    await ann.tell("/help")
    await app.said(ann.chat, "games of numbers")
    assert not any("Hello!" in text_of(one) for one in ann.chat.by_bot())


async def test_whoever_has_no_private_chat_yet_plays_in_the_group_until_they_have(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann", started=False), stand_in.group()
    await ann.say(group, "/challenge computer=beginner summy")
    await app.said(group, "begins at table #1")
    pointer = await app.said(group, "I am sending you your game at table #\\d+ in our private chat")
    assert "Private chat" in labels(pointer)
    await app.said(group, "I cannot write to you in private")
    await app.said(group, "Ann, it is your turn")
    await ann.tell("/start in")  # the link of the button
    await offering(stand_in, ann.chat, "Hint")
    boards = [one for one in group.by_bot() if "photo" in one]
    await ann.tell(app.best(1))
    await stand_in.until(
        lambda: app.ledger.rows("SELECT 1 FROM log JOIN seat USING (table_id, seat) WHERE person IS NOT NULL")
    )
    await app.quiet(ann, group)
    assert [one for one in group.by_bot() if "photo" in one] == boards, "from now on the group is left alone"


async def test_a_lesson_begun_in_a_group_goes_on_with_the_coach_once_there_is_a_private_chat(
    app: App, stand_in: StandIn
) -> None:
    nora, group = stand_in.person("Nora", started=False), stand_in.group(privacy=True)
    await nora.say(group, "/learn summy")
    await app.said(group, "1/3")
    lost = await app.said(group, "I cannot write to you in private, so your game goes on here for now.")
    assert "Open our private chat once: it goes on there." in text_of(lost)
    assert "Private chat" in labels(lost)
    await nora.tell("/start")
    shown = await app.said(nora.chat, "1/3")
    assert "Your tiles:" in text_of(shown), "one message"
    assert labels(shown) == ["Play it", "Hint"]
    await nora.press(shown, "Play it")
    await app.said(nora.chat, "2/3")
    await nora.tell("/start")
    again = await app.said(nora.chat, "2/3", after=shown["message_id"] + 1)
    assert labels(again)[0] == "Play it"
