"""Private chats, presses, pictures, the list of commands."""

import re
from pathlib import Path

import pytest

from bot.adapters.telegram import menu
from bot.grammar import words
from bot.settings import DATA
from bot.tables.table import Phase
from tests.adapters.telegram.adapter import Adapter, to
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, StandIn
from tests.adapters.telegram.test_groups import begun
from tests.texts import TEXTS

CODE = "[A-Z0-9]{4}-[A-Z0-9]{4}"
LINK = f"https://t.me/{ME['username']}?start=in"


async def test_a_deep_link_delivers_the_rack_and_the_invitation(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben", started=False)
    group = stand_in.group()
    await begun(app, ann, ben, group)
    lost = await app.said(group, "I cannot write to you in private")
    (row,) = lost["reply_markup"]["inline_keyboard"]
    assert [button.get("url") for button in row] == [None, LINK]
    await ann.say(group, "/challenge * summy", naming=ben)
    await app.said(group, "table #2")
    await ben.tell("/start in")
    rack = await app.said(ben.chat, r"Summy with Ann \(#1\), for your eyes only:\nYour tiles: ")
    assert rack["photo"]
    invitation = await app.said(ben.chat, "wants to play")
    assert labels(invitation) == ["Accept", "Decline"]
    await ben.press(invitation, "Decline")
    await app.said(group, "Ben does not want to")


@pytest.mark.parametrize(
    ("language", "game", "label", "begins", "shown"),
    [
        ("en", "summy", "How to play Summy", "begins at table", "You hold eight tiles"),
        ("de", "rummy-plus", "So geht Rummy-Pur-Plus", "beginnt an Tisch", "Rummy-Pur-Plus"),
    ],
)
async def test_the_first_board_is_short_and_leads_to_the_rules_in_private(
    app: App, stand_in: StandIn, language: str, game: str, label: str, begins: str, shown: str
) -> None:
    ann, ben = (stand_in.person(name, language=language, started=False) for name in ("Ann", "Ben"))
    group = stand_in.group(privacy=True)
    await ann.say(group, f"/challenge anyone {game}")
    await ben.press(await app.said(group, "#1"), TEXTS.plain("button-join", language))
    board = await app.said(group, begins)
    assert len(text_of(board)) < 320, "it is read on a phone"
    (link,) = [one["url"] for row in board["reply_markup"]["inline_keyboard"] for one in row if one["text"] == label]
    _, payload = link.split("?start=")
    assert re.fullmatch("[A-Za-z0-9_-]{1,64}", payload), "what Telegram lets through"
    await ben.tell(f"/start {payload}")
    await app.said(ben.chat, shown)
    assert max(len(text_of(one)) for one in group.by_bot()) < 320, "nobody else has to read them"


@pytest.mark.parametrize(
    ("language", "how"),
    [
        ("en", ["Your move is a start, a direction and the whole sum: J13> 2x3=6.", "Type it right here."]),
        ("de", ["Dein Zug ist Anfang, Richtung und ganze Rechnung: J13> 2x3=6.", "Schreib ihn einfach hier."]),
    ],
)
async def test_whoever_opens_the_private_chat_before_their_first_move_is_told_how_to_make_it(
    app: App, stand_in: StandIn, language: str, how: list[str]
) -> None:
    people = [stand_in.person(name, language=language, started=False) for name in ("Ann", "Ben")]
    group = stand_in.group(privacy=True)
    await people[0].say(group, "/challenge anyone summy")
    await people[1].press(await app.said(group, "#1"), TEXTS.plain("button-join", language))
    await stand_in.until(lambda: app.on_turn(1, people))
    mover = app.on_turn(1, people)
    assert mover is not None
    await mover.tell("/start in")
    assert text_of(await app.said(mover.chat, "it is your turn|du bist am Zug")).splitlines()[1:3] == how
    for _ in people:
        await app.play(1, people)
    mover.chat.messages.clear()
    await mover.tell("/start in")
    assert how[0] not in text_of(await app.said(mover.chat, "it is your turn|du bist am Zug")), "they know"


async def test_a_link_that_somebody_has_made_up_does_nothing_but_open_the_chat(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")
    group = stand_in.group()
    await begun(app, ann, ben, group)
    for payload in ("resign", "forget_me_yes", "rules_", "rules_summy_S5"):
        await ann.tell(f"/start {payload}")
        await app.said(ann.chat, r"Summy with Ben \(#1\), for your eyes only")
        ann.chat.messages.clear()
    assert app.ledger.table(1)[0].phase is Phase.RUNNING


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "I have answered in our private chat"), ("de", "Ich habe dir in unserem privaten Chat geantwortet")],
)
async def test_a_start_in_a_group_shows_that_games_and_challenges_are_told_in_private(
    app: App, stand_in: StandIn, language: str, words: str
) -> None:
    ann, ben = stand_in.person("Ann", language=language), stand_in.person("Ben", language=language)
    group, there = stand_in.group(), stand_in.group("There")
    await ben.say(group, "/challenge * summy", naming=ann)
    challenge = await app.said(group, "#1")
    typed = await ann.say(group, "/start")
    assert (await app.said(group, words))["reply_to_message"]["message_id"] == typed["message_id"]
    assert "#1" in text_of(await app.said(ann.chat, "Summy"))
    await ann.press(challenge, TEXTS.plain("button-accept", language))
    await stand_in.until(lambda: app.ledger.table(1)[0].phase is Phase.RUNNING)
    typed = await ann.say(there, "/start")
    assert (await app.said(there, words))["reply_to_message"]["message_id"] == typed["message_id"]
    ann.blocked = True
    typed = await ann.say(there, "/start")
    await stand_in.until(lambda: stand_in.reactions.get((there.id, typed["message_id"])) == ["🙊"])


async def test_a_rack_is_shown_in_an_alert_and_not_in_private_as_well(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    board = await app.said(group, "it is your turn")
    await app.said(ann.chat, "for your eyes only")
    before = len(ann.chat.by_bot())
    alert = await ann.press(board, "My tiles")
    assert alert["text"].startswith("Your tiles: ")
    assert len(alert["text"]) <= 200
    await app.quiet(ann)
    assert len(ann.chat.by_bot()) == before + 1, "nothing but the answer to the last question"
    stranger = stand_in.person("Eve")
    assert "You are not playing at table #1" in (await stranger.press(board, "My tiles"))["text"]
    assert stranger.chat.by_bot() == []


@pytest.mark.parametrize(
    ("language", "where"),
    [("en", "I have answered in our private chat"), ("de", "Ich habe dir in unserem privaten Chat geantwortet")],
)
async def test_p1_a_code_to_pass_on_comes_in_private(app: App, stand_in: StandIn, language: str, where: str) -> None:
    """What an alert says can be neither copied nor forwarded."""
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    challenge = await app.said(group, "#1")
    alert = await stand_in.press_data(ann, challenge, "/invite #1")
    assert alert["text"].startswith(where)
    assert re.search(CODE, text_of(await app.said(ann.chat, "24")))
    await app.quiet(ann)
    assert not re.search(CODE, " ".join(map(text_of, group.by_bot())))


async def test_p1_a_code_is_told_in_an_alert_to_whoever_has_no_private_chat(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann", started=False), stand_in.person("Ben"), stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    alert = await stand_in.press_data(ann, await app.said(group, "#1"), "/invite #1")
    assert re.search(CODE, alert["text"])
    await app.quiet(ben, group)
    assert not re.search(CODE, " ".join(map(text_of, group.by_bot())))


async def test_a_stale_button_explains_itself(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    message = await ben.say(group, "hello")
    await ann.say(group, "/challenge summy", reply_to=message)
    challenge = dict(await app.said(group, "wants to play"))
    await ben.press(challenge, "Accept")
    board = await app.said(group, "it is your turn")
    late = await ben.press(challenge, "Decline")
    assert "has already begun" in late["text"]
    await ann.say(group, "/resign yes")
    await app.said(group, "only one player is left")
    over = await ben.press(board, "My tiles")
    assert "is over" in over["text"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You did not play at table #1"), ("de", "Du hast an Tisch #1 nicht mitgespielt")]
)
async def test_whoever_did_not_play_is_told_so_alone_when_they_press_below_the_end(
    app: App, stand_in: StandIn, language: str, words: str
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    eve = stand_in.person("Eve", language=language)
    mover, _ = await begun(app, ann, ben, group)
    await app.play(1, [ann, ben], group)
    await mover.say(group, "/resign yes")
    over, before = await app.said(group, "only one player is left"), len(group.by_bot())
    assert (await stand_in.press_data(eve, over, "/review #1"))["text"].startswith(words)
    await app.quiet(eve)
    assert len(group.by_bot()) == before, "it concerns nobody else"


async def test_a_secret_refusal_nobody_can_be_told_points_to_the_private_chat(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann", started=False), stand_in.person("Ben", started=False)
    group = stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    message = await mover.say(group, "/play #1 A1> 1+1=3")
    told = await app.said(group, "for your eyes only")
    again = await mover.say(group, "/play #1 A1> 1+1=3")
    await app.quiet(stand_in.person("Eve"), group)
    assert sum("for your eyes only" in text_of(one) for one in group.by_bot()) == 1, "not at every line"
    each_time = {(group.id, one["message_id"]): ["🙊"] for one in (message, again)}
    await stand_in.until(lambda: stand_in.reactions == each_time)
    assert told["reply_to_message"]["message_id"] == message["message_id"]
    assert [button["url"] for row in told["reply_markup"]["inline_keyboard"] for button in row] == [LINK]


async def test_a_refusal_that_reveals_nothing_is_told_in_the_group_if_nobody_can_be_told_in_private(
    app: App, stand_in: StandIn
) -> None:
    ann, ben = stand_in.person("Ann", started=False), stand_in.person("Ben", started=False)
    group = stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    for line, reason in (("/play 1x2=2", "Where does 1x2=2 start"), ("/play exchange 1 2", "Nothing was played")):
        message = await mover.say(group, line)
        told = await app.said(group, reason)
        assert told["reply_to_message"]["message_id"] == message["message_id"]
    await app.quiet(stand_in.person("Eve"), group)
    assert not [one for one in group.by_bot() if "for your eyes only" in text_of(one)]
    await mover.tell("/start in")
    await mover.say(group, "/play 2x2=4")
    await app.said(mover.chat, "Where does 2x2=4 start")


async def test_long_answers_come_whole_and_pictures_as_they_are(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann", language="de")
    await ann.tell("/regeln summy")
    await app.said(ann.chat, "S5")
    photo, text = ann.chat.by_bot()
    assert photo["photo"]
    assert photo["caption"]
    assert "photo" not in text
    png = stand_in.files[photo["photo"][0]["file_id"]]
    assert (photo["photo"][0]["width"], photo["photo"][0]["height"]) == (
        int.from_bytes(png[16:20]),
        int.from_bytes(png[20:24]),
    )


@pytest.mark.parametrize(("language", "said"), [("de-CH", "keine Tische"), ("en-GB", "no tables"), ("pt", "no tables")])
async def test_languages_follow_the_person(app: App, stand_in: StandIn, language: str, said: str) -> None:
    someone = stand_in.person("X", language=language)
    await someone.tell("/tables")
    await app.said(someone.chat, said)


async def test_commands_are_listed_once_and_again_only_when_they_change(app: App, server: Server) -> None:
    stand_in, lists = server.stand_in, 2 * (1 + len(TEXTS.locales))
    await stand_in.until(lambda: len(server.asked("setMyCommands")) == lists)
    assert len(stand_in.commands) == lists
    for (scope, language), listed in stand_in.commands.items():
        names = [words.parse_command(one["command"]) for one in listed]
        expected = menu.PRIVATE if "private" in scope else menu.GROUPS
        assert tuple(names) == expected, (scope, language)
    german = stand_in.commands['{"type": "all_private_chats"}', "de"]
    assert {"command": "steine", "description": "Die eigenen Steine, nur für dich"} in german
    later = App(app.database.with_name("later.sqlite3"), server, app.shared)
    german[0]["description"] = "something older"
    async with later.serving():
        await stand_in.until(lambda: len(server.asked("setMyCommands")) == lists + 1)
        await stand_in.until(lambda: len(server.asked("getMyCommands")) == 2 * lists)
    assert len(server.asked("setMyCommands")) == lists + 1


def test_every_command_of_the_list_has_a_description_and_none_waits_in_vain() -> None:
    texts = TEXTS
    adapter = "".join(path.read_text(encoding="utf-8") for path in Path(menu.__file__).parent.glob("*.py"))
    named = set(re.findall(r'"(telegram-[a-z-]+[a-z])"', adapter))
    for locale in texts.locales:
        source = (DATA / "text" / locale / "telegram.ftl").read_text(encoding="utf-8")
        assert {line.partition(" =")[0] for line in source.splitlines() if line.startswith("telegram-")} == named
        for names in (menu.GROUPS, menu.PRIVATE):
            listed = menu.commands(texts, names, locale)
            assert len({command.command for command in listed}) == len(names)
            assert all(len(command.description) <= 256 for command in listed)


def test_only_what_is_seldom_typed_is_in_neither_list() -> None:
    left_out = {"cancel", "leave", "begin", "export", "verify", "close", "start", "forget", "private", "unwatch"}
    only_in_the_web_chat = {"ban", "unban", "rename"}
    assert set(words.COMMANDS) - {*menu.GROUPS, *menu.PRIVATE} == left_out | only_in_the_web_chat, (
        "a command is in a list of bot/adapters/telegram/menu.py, or here because it is seldom typed"
    )


async def test_whoever_pressed_in_a_group_is_told_that_the_answer_is_in_private(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, _ = await begun(app, ann, ben, group, "hints=yes")
    board = await app.said(group, "it is your turn")
    await app.said(mover.chat, "for your eyes only")
    before = len(mover.chat.by_bot())
    alert = await mover.press(board, "Hint")
    assert alert["text"] == "I have answered in our private chat."
    assert len(mover.chat.by_bot()) == before + 1


@pytest.mark.parametrize("allowed", [True, False])
async def test_whoever_typed_in_a_group_is_told_once_in_words_that_the_answer_is_in_private(
    app: App, stand_in: StandIn, server: Server, allowed: bool
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    group.reactions = allowed
    mover, _ = await begun(app, ann, ben, group, "hints=yes")
    asked = [await mover.say(group, line) for line in ("/hint", "/rack", "/play #1 A1> 1+1=3")]
    await stand_in.until(lambda: len(server.asked("setMessageReaction")) == 2)
    await app.said(group, "in our private chat")
    (told,) = [one for one in group.by_bot() if "in our private chat" in text_of(one)]
    assert told["reply_to_message"]["message_id"] == asked[0]["message_id"]
    assert [button["url"] for row in told["reply_markup"]["inline_keyboard"] for button in row] == [LINK]
    reactions = {(group.id, one["message_id"]): ["✍"] for one in asked[1:]}
    await stand_in.until(lambda: stand_in.reactions == (reactions if allowed else {}))
    await mover.tell("/rack")
    await app.quiet(mover)
    assert len(server.asked("setMessageReaction")) == 2, "who asks in private sees the answer"


async def test_n2_a_reminder_is_deleted_once_and_nothing_is_said_where_it_is_gone(
    server: Server, stand_in: StandIn
) -> None:
    async with Adapter(server).open() as adapter:
        ann = stand_in.person("Ann")
        await ann.tell("hello")
        sent = await adapter.chat.send(to(ann, "a reminder"))
        await adapter.chat.delete(to(ann).to, sent)
        assert not [one for one in ann.chat.by_bot() if "a reminder" in one.get("text", "")]
        await adapter.chat.delete(to(ann).to, sent)


@pytest.mark.parametrize(
    ("language", "label", "words"),
    [
        ("en", "Solve", "Ann, I cannot write to you in private."),
        ("de", "Lösen", "Ann, ich kann dir nicht privat schreiben."),
    ],
)
async def test_whoever_asks_for_a_puzzle_without_a_private_chat_is_told_how_to_get_it(
    app: App, stand_in: StandIn, language: str, label: str, words: str
) -> None:
    ann, group = stand_in.person("Ann", language=language, started=False), stand_in.group()
    await ann.say(group, "/daily")
    post = await app.said(group, "(?i)puzzle|Aufgabe")
    await ann.press(post, label)
    told = await app.said(group, words)
    assert [one["user"] for one in told["entities"] if one["type"] == "text_mention"] == [ann.user]
    (button,) = told["reply_markup"]["inline_keyboard"][0]
    assert button["url"] == LINK
    await ann.press(post, label)
    await ann.tell("/start in")
    await ann.press(post, label)
    assert (await app.said(ann.chat, "(?i)one move|Ein Zug"))["photo"]
    assert len([one for one in group.by_bot() if words in text_of(one)]) == 1, "once is enough"
