"""Lines in groups: mentions and replies, moves, talk between others; topics and migration."""

import copy
import re

import pytest

from bot.chat.port import Account
from bot.tables.table import Answer, Phase
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Chat, Someone, StandIn
from tests.people import accounts
from tests.texts import TEXTS

MOVES = "(lays|exchanges)"


def person(who: Someone) -> Account:
    return Account("telegram", str(who.user["id"]))


async def begun(app: App, ann: Someone, ben: Someone, group: Chat, options: str = "") -> tuple[Someone, Someone]:
    """Begin a game between two; returns the person on turn and the other one."""
    message = await ben.say(group, "hello")
    await ann.say(group, f"/challenge summy {options}", reply_to=message)
    await ben.press(await app.said(group, "wants to play"), "Accept")
    await app.said(group, "it is your turn")
    mover = app.on_turn(1, [ann, ben])
    assert mover is not None
    return (ann, ben) if mover is ann else (ben, ann)


async def test_without_privacy_mode_a_bare_move_is_played_and_talk_is_left_alone(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, other = await begun(app, ann, ben, group)
    before = len(group.by_bot())
    await other.say(group, app.best(1))
    await mover.say(group, "nice weather")
    await mover.say(group, "/play@other_bot J13> 2x3=6")
    await mover.say(group, "/weather tomorrow")
    await mover.say(group, "exchange 1 2 3", forward_origin={"type": "hidden_user", "date": 1, "sender_user_name": "X"})
    await app.quiet(mover, group)
    assert len(group.by_bot()) == before + 1, "only the question that proves the silence was answered"
    await app.play(1, [ann, ben], group)
    await app.said(group, f"{mover.user['first_name']} {MOVES}")


async def test_edited_and_repeated_updates_change_nothing(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    await app.play(1, [ann, ben], group)
    await app.said(group, MOVES)
    message = await mover.say(group, "/board")
    await app.said(group, "Table #1")
    update = {"update_id": 1, "message": message}
    plies, said = app.plies(1), len(group.by_bot())
    await stand_in.again(update)
    await stand_in.deliver("edited_message", {**message, "text": "/resign", "edit_date": 1_790_000_005})
    await app.quiet(mover)
    assert (app.plies(1), len(group.by_bot())) == (plies, said)
    assert app.ledger.table(1)[0].phase is Phase.RUNNING


async def test_a_name_without_a_handle_binds_at_once_and_is_called(app: App, stand_in: StandIn) -> None:
    ann, ben, cyd = stand_in.person("Ann"), stand_in.person("Ben Ö"), stand_in.person("Cyd", username="benb")
    group = stand_in.group()
    await ann.say(group, "/challenge 🎲 * summy", naming=ben)
    await app.said(group, "🎲")
    await ann.say(group, "/challenge * summy", naming=ben)
    challenge = await app.said(group, "wants to play")
    (seat,) = [p for p in app.ledger.table(1)[0].players if p.answer is Answer.INVITED]
    assert seat.account == person(ben)
    assert [one["user"] for one in challenge["entities"] if one["type"] == "text_mention"] == [ben.user]
    assert "is for Ben_Ö. /challenge starts" in (await cyd.press(challenge, "Accept"))["text"]
    await ben.press(challenge, "Accept")
    await app.said(group, "begins at table #1")


async def test_a_handle_binds_whoever_bears_it(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann", username="ann_a"), stand_in.person("Ben", username="Benny")
    cyd, group = stand_in.person("Cyd"), stand_in.group()
    await ann.say(group, "/challenge @benny summy")
    challenge = await app.said(group, "wants to play")
    assert app.ledger.table(1)[0].players[1].account is None
    assert "@benny, will you play?" in text_of(challenge)
    answer = await cyd.press(challenge, "Accept")
    assert "is for benny. /challenge starts" in answer["text"]
    assert len(answer["text"]) <= 200
    await ben.press(challenge, "Accept")
    await app.said(group, "begins at table #1")
    assert person(ben) in accounts(app.ledger.table(1)[0])
    await ann.say(group, "/challenge @ann_a summy")
    await app.said(group, "cannot challenge yourself")


async def test_a_reply_binds_at_once(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", username="Benny"), stand_in.group()
    message = await ben.say(group, "who wants to play?")
    await ann.say(group, "/challenge summy", reply_to=message)
    await app.said(group, "wants to play")
    assert app.ledger.table(1)[0].players[1].account == person(ben)
    await ann.say(group, "/challenge @benny kakuro", reply_to=message)
    await app.said(group, "table #2")
    assert app.ledger.table(2)[0].players[1].account == person(ben)


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("en", "/challenge @ana summy", "I know nobody called @ana here yet. If you mean Ana, ask @ana_b"),
        ("de", "/herausfordern @anab summy", "niemanden, der @anab heißt. Wenn du Ana meinst, frag @ana_b"),
    ],
)
async def test_whoever_asks_a_name_that_nobody_has_is_told_who_may_be_meant(
    app: App, stand_in: StandIn, language: str, typed: str, words: str
) -> None:
    ana, ben = stand_in.person("Ana", username="ana_b"), stand_in.person("Ben", username="ben_x", language=language)
    group, elsewhere = stand_in.group(), stand_in.group("Others")
    await stand_in.person("Anna", username="anna_b").say(elsewhere, "hello")
    await ana.say(group, "hello")
    line = await ben.say(group, typed)
    assert (await app.said(group, words))["reply_to_message"]["message_id"] == line["message_id"]
    assert app.ledger.table(1)[0].phase is Phase.OPEN, "somebody may be called so all the same"
    await ben.say(group, typed.replace("@anab", "@ana_b").replace("@ana ", "@ana_b "))
    await ben.say(group, "/challenge @nobodyatall kakuro")
    await app.said(group, "#3")
    await app.quiet(ana, group)
    assert sum("ana_b" in text_of(one) for one in group.by_bot()) == 2, "nothing is said of whom the bot knows"


async def test_the_bot_is_spoken_to_by_its_name(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group(privacy=True)
    await ann.say(group, f"@{ME['username']} help")
    await app.said(group, "/challenge")
    await ann.say(group, f"/challenge @{ME['username']} summy beginner")
    await app.said(group, "I am sending you your game at table #\\d+ in our private chat")
    assert sorted(player.name for player in app.ledger.table(1)[0].players) == ["Ann", "Computer"]


@pytest.mark.parametrize(("language", "words"), [("en", "else I do not see it"), ("de", "sonst sehe ich ihn nicht")])
async def test_where_privacy_mode_keeps_lines_back_the_first_board_says_how_to_be_heard(
    app: App, stand_in: StandIn, language: str, words: str
) -> None:
    ann, ben, group = stand_in.person("Ann", language=language), stand_in.person("Ben"), stand_in.group(privacy=True)
    await ann.say(group, "/challenge anyone summy")
    await ben.press(await app.said(group, "#1"), TEXTS.plain("button-join", language))
    board = await app.said(group, words)
    assert "`" not in text_of(board)
    assert f"/{'spiele' if language == 'de' else 'play'}" in text_of(board)


async def test_where_the_bot_hears_everything_the_first_board_says_nothing_of_that(app: App, stand_in: StandIn) -> None:
    """An administrator hears everything, whatever privacy mode says; the first talk there shows it."""
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await ben.say(group, "hello")
    await ann.say(group, "/challenge anyone summy")
    await ben.press(await app.said(group, "wants to play"), "Join")
    assert "I do not see it" not in text_of(await app.said(group, "it is your turn"))


@pytest.mark.parametrize("game", ["rummy-plus", "summa"])
async def test_nothing_of_that_is_said_where_moves_are_sent_in_private(app: App, stand_in: StandIn, game: str) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group(privacy=True)
    await ann.say(group, f"/challenge anyone {game}")
    await ben.press(await app.said(group, "wants to play"), "Join")
    begins = await app.said(group, "begins at table")
    assert "in private" in text_of(begins)
    assert "I do not see it" not in text_of(begins)


async def test_a_topic_is_a_channel_of_its_own(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")
    group = stand_in.group(topics=frozenset({5, 6}))
    root = stand_in.message(group, ann.user, text="Games", message_thread_id=5, is_topic_message=True)
    root["message_id"] = 5
    await ann.say(group, "/challenge anyone summy", topic=5, reply_to=root)
    challenge = await app.said(group, "wants to play")
    assert challenge["message_thread_id"] == 5
    await ben.press(challenge, "Join")
    await app.said(group, "it is your turn")
    await ann.say(group, "/tables", topic=6)
    assert (await app.said(group, "no tables here"))["message_thread_id"] == 6
    await ann.say(group, "/tables", topic=5)
    assert "#1 Summy" in text_of(await app.said(group, "The tables:"))
    assert {one["message_thread_id"] for one in group.by_bot()} == {5, 6}


@pytest.mark.parametrize(
    ("language", "lines", "words"),
    [
        ("en", ("/board", "/tables", "/rack"), "In another topic of this group you are at #1 (Summy)"),
        ("de", ("/brett", "/tische", "/steine"), "In einem anderen Thema dieser Gruppe bist du an #1 (Summy)"),
    ],
)
async def test_whoever_plays_in_another_topic_is_told_where(
    app: App, stand_in: StandIn, language: str, lines: tuple[str, ...], words: str
) -> None:
    ann, ben = stand_in.person("Ann", language=language), stand_in.person("Ben")
    eve, group = stand_in.person("Eve"), stand_in.group(topics=frozenset({5, 6}))
    await ann.say(group, "/challenge anyone summy", topic=5)
    await ben.press(await app.said(group, "#1"), TEXTS.plain("button-join", language))
    await stand_in.until(lambda: app.ledger.table(1)[0].phase is Phase.RUNNING)
    for line in lines:
        typed = await ann.say(group, line, topic=6)
        told = await app.said(group, re.escape(words), after=typed["message_id"])
        assert told["message_thread_id"] == 6
        (link,) = (one["url"] for one in told["entities"] if one["type"] == "text_link")
        assert link.startswith(f"https://t.me/c/{-group.id - 1_000_000_000_000}/5/")
    typed = await eve.say(group, "/tables", topic=6)
    assert "topic" not in text_of(await app.said(group, "no tables here", after=typed["message_id"]))


async def test_a_group_that_becomes_a_supergroup_takes_its_tables_along(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    new = await stand_in.upgrade(group)
    await app.play(1, [ann, ben], new)
    await app.said(new, MOVES)
    assert app.ledger.table(1)[0].channel.chat == str(new.id)
    await mover.say(new, "/tables")
    await app.said(new, "#1 Summy")


async def test_a_supergroup_nobody_told_of_is_found_out(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    new = await stand_in.upgrade(group, tell=False)
    await app.play(1, [ann, ben])
    await app.said(new, MOVES)
    assert app.ledger.table(1)[0].channel.chat == str(new.id)
    mover = await app.play(1, [ann, ben])
    await app.said(new, f"{mover.user['first_name']} {MOVES}")


async def test_n1_ones_own_games_lead_to_their_newest_message_in_a_supergroup(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group(topics=frozenset({5}))
    await ann.say(group, "/challenge anyone summy", topic=5)
    await ben.press(await app.said(group, "wants to play"), "Join")
    newest = await app.said(group, "it is your turn")
    await ann.say(group, "/tables", topic=5)
    await app.said(group, "The tables:")  # then the place of the message before is known
    await ann.say(ann.chat, "/games")
    said = await app.said(ann.chat, "#1 Summy with Ben")
    link = f"https://t.me/c/{-group.id - 1_000_000_000_000}/5/{newest['message_id']}"
    assert [one["url"] for one in said["entities"] if one["type"] == "text_link"] == [link]


async def test_n5_administrators_alone_change_the_settings_of_a_group(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await ben.say(group, "/settings theme=dark")
    await app.said(group, "Only administrators")
    stand_in.admins.add(ann.user["id"])
    await ann.say(group, "/settings theme=dark")
    said = await app.said(group, "The settings of this group")
    assert "Pictures: dark" in text_of(said).replace("<b>", "").replace("</b>", "")
    await ann.say(group, "/settings threads=yes")
    await app.said(group, "Games cannot have threads here")


async def test_only_a_moderator_closes_a_table(app: App, stand_in: StandIn, server: Server) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    await ben.say(group, "/close #1")
    await app.said(group, "Only administrators")
    stand_in.admins.add(ann.user["id"])
    await ann.say(group, "/close #1")
    await app.said(group, "stopped before its end")
    assert len(server.asked("getChatMember")) == 2, "nobody is asked about for anything else"


async def test_an_answer_replies_to_its_line_and_a_press_replaces_the_challenge(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    message = await ann.say(group, "/tables")
    answer = await app.said(group, "no tables")
    assert answer["reply_to_message"]["message_id"] == message["message_id"]
    await ann.say(group, "/challenge anyone summy players=3")
    challenge = await app.said(group, "wants to play")
    number = challenge["message_id"]
    assert labels(challenge) == ["Join", "Cancel challenge"]
    await ben.press(challenge, "Join")
    assert "● Ben is in" in text_of(await app.said(group, "● Ben"))
    assert (await app.said(group, "● Ben"))["message_id"] == number
    await ann.say(group, "/begin")
    await app.said(group, "it is your turn")
    await stand_in.until(lambda: labels(group.messages[number]) == [])


async def test_n4_only_the_newest_message_asks_and_a_late_press_is_answered(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", language="de"), stand_in.group()
    mover, other = await begun(app, ann, ben, group)
    line = await other.say(group, "/pause")
    asked = copy.deepcopy(await app.said(group, "would like to pause|möchte an Tisch #1 eine Pause"))
    agree, decline, withdraw = labels(asked)[-3:]
    assert decline in ("Decline pause", "Pause ablehnen")
    assert withdraw in ("No pause after all", "Doch keine Pause")
    await stand_in.until(lambda: stand_in.reactions == {(group.id, line["message_id"]): ["👌"]})
    alert = await other.press(asked, agree)
    assert alert["text"] in (
        f"You are for the pause at table #1 already; {mover.user['first_name']} still has to agree.",
        f"Du bist an Tisch #1 schon für die Pause; {mover.user['first_name']} muss noch zustimmen.",
    )
    await app.play(1, [ann, ben], group)
    newest = await app.said(group, "would like to pause|möchte an Tisch #1 eine Pause", after=asked["message_id"])
    assert agree in labels(newest)
    await stand_in.until(lambda: labels(group.messages[asked["message_id"]]) == [])
    earlier = text_of(group.messages[asked["message_id"]])
    assert "would like to pause" not in earlier
    assert "it is your turn" in earlier
    await mover.press(newest, agree)
    await app.said(group, "is paused|macht Pause")
    await mover.say(group, "/resume")
    await app.said(group, "goes on|macht weiter")
    late = await mover.press(asked, agree)
    assert re.match("Nobody asks for a pause at table #1|Um eine Pause an Tisch #1 bittet niemand", late["text"])


async def test_resign_picked_from_the_menu_asks_first(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, other = await begun(app, ann, ben, group)
    await mover.say(group, "/resign")
    asked = await app.said(group, "Do you want to give up Summy at table #1")
    assert labels(asked) == ["Give up", "Go on playing"]
    alert = await other.press(asked, "Give up")
    assert "Only the person who was asked" in alert["text"]
    assert app.ledger.table(1)[0].phase is Phase.RUNNING
    await mover.press(asked, "Give up")
    await app.said(group, "only one player is left")
    await stand_in.until(lambda: "You have given up" in text_of(group.messages[asked["message_id"]]))
    assert labels(group.messages[asked["message_id"]]) == []


async def test_a_misspelt_command_is_answered_and_one_of_another_bot_is_not(app: App, stand_in: StandIn) -> None:
    tom, group = stand_in.person("Tom"), stand_in.group(privacy=True)
    for line in ("/weather", "/tiger 5", "/stat", "/chalenge@other_bot summy", "/rule34"):
        await tom.say(group, line)
    await app.quiet(tom, group)
    (asked,) = {text_of(one) for one in group.by_bot()}
    assert "Q1Q" in asked, "only the question that proves the silence was answered"
    for line, meant in (("/chalenge @ben summy", "/challenge"), ("/herausfodern", "/herausfordern")):
        await tom.say(group, line)
        await app.said(group, f"Did you mean {meant}")


async def test_a_number_right_behind_a_command_is_that_of_a_table(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", username="ben_x"), stand_in.group(privacy=True)
    await ann.say(group, "/challenge @ben_x summy")
    await app.said(group, "wants to play")
    await ben.say(group, "/accept#1")
    await app.said(group, "begins at table #1")


@pytest.mark.parametrize(
    ("language", "told", "button", "sure", "yes"),
    [
        ("en", "You have left a group in which you still play", "Give up #1", "Do you want to give up", "Give up"),
        ("de", "Du hast eine Gruppe verlassen", "#1 aufgeben", "Möchtest du Summy", "Aufgeben"),
    ],
)
async def test_n4_whoever_leaves_a_group_is_told_in_private_that_their_games_go_on(
    app: App, stand_in: StandIn, language: str, told: str, button: str, sure: str, yes: str
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", language=language), stand_in.group()
    await begun(app, ann, ben, group)
    await stand_in.deliver("message", stand_in.message(group, ben.user, left_chat_member=ben.user))
    await ben.press(await app.said(ben.chat, told), button)
    assert not any(re.search(told, text_of(one)) for one in group.by_bot())
    await ben.press(await app.said(ben.chat, sure), yes)
    await app.said(group, "only one player is left")


async def test_whoever_cannot_be_written_to_leaves_a_group_without_a_word(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", started=False), stand_in.group()
    await begun(app, ann, ben, group)
    await stand_in.deliver("message", stand_in.message(group, ben.user, left_chat_member=ben.user))
    await app.quiet(ann, group)
    assert not any("You have left" in text_of(one) for one in group.by_bot())
