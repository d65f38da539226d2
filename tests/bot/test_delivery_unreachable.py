"""Delivery to whom the bot cannot write: they are told where they can read it, and no secret is said there."""

import pytest

from bot.chat.port import Account, Author, Ephemeral, Message, Private, Unreachable
from bot.messages.limits import ANSWERS
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, everything, only, private_chat, reference, to, words


def no_private_chat(message: Message) -> Unreachable | None:
    """The trouble of a chat where nobody has a private chat; an answer that is not secret is a reply in the channel."""
    return Unreachable() if message.secret or isinstance(message.to, Private) else None


async def test_a_rack_that_cannot_be_delivered_is_asked_for_in_the_channel(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(BEN) else None
    await stage.begin()
    told = to(stage.chat.sent, LOBBY)[-1]
    assert "I cannot write to you in private" in words(told)
    assert [(button.command, button.private) for button in told.buttons] == [("/rack #1", False), ("/start", True)]
    assert told.picture is None
    racks = await stage.racks()
    assert not any(
        " ".join(rack) in everything(message) for rack in racks.values() for message in to(stage.chat.sent, LOBBY)
    )
    assert await stage.store.outbox() == ()


@pytest.mark.parametrize("game", ["summa", "rummy-pur"])
async def test_whoever_has_to_play_in_private_is_told_so_where_that_is_not_possible_yet(
    stage: Stage, game: str
) -> None:
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(BEN) else None
    await stage.begin(game=game)
    told = only([one for one in to(stage.chat.sent, LOBBY) if "I cannot write to you in private" in words(one)])
    assert "but that is where you play this game: open our private chat now" in words(told)


async def test_a_rack_that_cannot_be_delivered_is_said_once_a_game_and_to_who_asks(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(BEN) else None
    await stage.begin()
    assert "cannot write to you" in words(to(stage.chat.sent, LOBBY)[-1])
    sent = [*await stage.play(), *await stage.play()]
    assert len(to(stage.chat.tried, private_chat(BEN))) == 2, "Ben has new tiles"
    assert not [message for message in to(sent, LOBBY) if "cannot write to you" in words(message)], "nobody asked"
    await stage.say(BEN, "/rack")
    asked = to(stage.chat.sent, LOBBY)[-1]
    assert "cannot write to you" in words(asked)
    assert asked.replaces is None, "an old message that changed would be overlooked"


async def test_all_who_cannot_be_written_to_are_told_in_one_message(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/accept")
    told = [one for one in to(await stage.say(CARA, "/accept"), LOBBY) if "cannot write to you" in words(one)]
    assert len({reference(one) for one in told}) == 1
    assert all(name in words(told[-1]) for name in ("Ann", "Ben", "and", "Cara"))
    for _ in range(3):
        mover = await stage.on_turn()
        sent = await stage.say(mover, f"/play {await stage.move()}")
        assert not [one for one in to(sent, LOBBY) if "cannot write to you" in words(one)]
    await stage.say(BEN, "/rack")
    asked = to(stage.chat.sent, LOBBY)[-1]
    assert words(asked).startswith("Ben, I cannot write to you")
    assert asked.replaces is None


async def test_who_cannot_be_written_to_any_more_is_told_below_what_was_said_since(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(BEN) else None
    await stage.begin()
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    sent = [*await stage.play(), *await stage.play()]
    told = only([one for one in to(sent, LOBBY) if "cannot write to you" in words(one)])
    assert words(told).startswith("Ann, I cannot")
    assert told.replaces is None


async def test_who_cannot_be_written_to_is_told_whatever_the_number_of_the_table(stage: Stage) -> None:
    """Accounts and tables may have the same number."""
    numbered = Author(Account("web", "1"), "Una", "una")
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    await stage.say(ANN, "/challenge anyone summy")
    await stage.say(numbered, "/join")
    assert words(to(stage.chat.sent, LOBBY)[-1]).startswith("Ann and Una, I cannot write to you in private.")


async def test_several_who_cannot_be_written_to_are_told_in_the_language_of_the_channel(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    for who, line in ((ANN, "/fordere @ben summy"), (BEN, "/annehmen")):
        await stage.say(who, line, locale="de")
    assert words(to(stage.chat.sent, LOBBY)[-1]).startswith("Ann und Ben, ich kann euch nicht privat schreiben.")


async def test_who_has_no_private_chat_is_told_once_where_answers_go(stage: Stage) -> None:
    """Refused moves too, minutes apart; a game of its own has its own notice."""
    stage.seconds_per_line = 61.0
    stage.chat.trouble = no_private_chat
    for number in (1, 2):
        await stage.begin()
        before, mover = len(stage.chat.sent), await stage.on_turn(number)
        for line in ("J13> 1+1=3", "J13> 1+1=3", "J13> 1+1=3"):
            await stage.say(mover, f"/try #{number} {line}")
            await stage.say(mover, f"/play #{number} {line}")
        told = only(stage.chat.sent[before:])
        assert "for your eyes only" in words(told), number
        assert told.to == Ephemeral(LOBBY, mover.account), "a reply to their line"


async def test_who_has_no_private_chat_is_told_again_once_other_messages_stand_below(stage: Stage) -> None:
    stage.seconds_per_line = 61.0
    stage.chat.trouble = no_private_chat
    await stage.begin()
    mover, told = await stage.on_turn(), []
    for _ in range(2):
        told.append(only(await stage.say(mover, "/play J13> 1+1=3")))
        for _ in range(2):
            await stage.play()
    assert [words(one) for one in told] == [words(told[0])] * 2
    assert told[1].replaces is None, "it is sent anew"


@pytest.mark.parametrize(("locale", "where"), [("en", "Where does 1x2=2 start?"), ("de", "Wo fängt 1x2=2 an?")])
async def test_who_has_no_private_chat_is_told_in_public_what_their_line_alone_shows(
    stage: Stage, locale: str, where: str
) -> None:
    """All could read the line; whether its author has the tiles is another matter."""
    stage.chat.trouble = no_private_chat
    await stage.begin()
    mover = await stage.on_turn()
    for command in ("play", "try"):
        told = only(await stage.say(mover, f"/{command} 1x2=2", locale=locale))
        assert (told.to, told.secret) == (Ephemeral(LOBBY, mover.account), False)
        assert words(told).startswith(where)
    assert "Nothing was played" in words(only(await stage.say(mover, "/play exchange 1 2")))
    stage.chat.trouble = lambda _: None
    assert only(await stage.say(mover, "/play 1x2=2")).secret, "to whom it can be told in private, it is"


async def test_what_is_told_in_public_instead_counts_like_other_answers(stage: Stage) -> None:
    stage.chat.trouble = no_private_chat
    await stage.begin()
    stage.seconds_per_line = 0.0
    mover, before = await stage.on_turn(), len(stage.chat.sent)
    for _ in range(3 * ANSWERS):
        await stage.say(mover, "/play 1x2=2")
    assert len(stage.chat.sent[before:]) <= ANSWERS


async def test_a_channel_that_cannot_be_written_to_any_more_is_told_of_in_private(stage: Stage) -> None:
    await stage.begin()
    stage.chat.trouble = lambda message: Unreachable() if message.to == LOBBY else None
    sent = await stage.play()
    for who in (ANN, BEN):
        assert any("cannot write in the chat" in words(message) for message in to(sent, private_chat(who)))
    boards = [message for message in sent if "cannot write in the chat" in words(message)]
    assert {message.to for message in boards} == {private_chat(ANN), private_chat(BEN)}
    assert all(message.picture is not None and "is your turn" in words(message) for message in boards)
    mover, _ = await stage.seated()
    silent = {message.to: message.silent for message in boards}
    waiting = ANN if mover == BEN else BEN
    assert silent == {private_chat(mover): False, private_chat(waiting): True}, "only whoever is on turn is notified"
    assert len(await stage.play()) == 3, "the game goes on: two boards and a rack"
    [owed] = await stage.store.outbox()
    assert (owed.message.to, owed.message.picture) == (LOBBY, "board"), "for when it is back"


async def test_the_end_of_a_game_whose_channel_is_gone_offers_nothing_to_play_on(stage: Stage) -> None:
    await stage.begin()
    stage.chat.trouble = lambda message: Unreachable() if message.to == LOBBY else None
    sent = await stage.say(ANN, "/resign #1 yes", private=True)
    told = [words(one) for one in to(sent, private_chat(BEN)) if "cannot write in the chat" in words(one)]
    assert told[0].startswith("I cannot write in the chat of table #1 any more, so you read here how it ended.")
    assert "play on from here" not in told[0]


async def test_in_private_a_challenge_has_the_buttons_of_whoever_is_asked(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if message.to == LOBBY else None
    sent = await stage.say(ANN, "/challenge @ben @cara summy")
    shown = {
        who.name: [button.label for button in only(to(sent, private_chat(who))).buttons] for who in (ANN, BEN, CARA)
    }
    assert shown == {"Ann": ["Cancel challenge"], "Ben": ["Accept", "Decline"], "Cara": ["Accept", "Decline"]}


async def test_an_answer_that_finds_no_channel_comes_in_private(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Ephemeral) else None
    told = only(await stage.say(ANN, "/tables"))
    assert told.to == private_chat(ANN)
    assert "no tables" in words(told)


async def test_a_secret_answer_that_finds_nobody_is_pointed_to_in_the_channel(stage: Stage) -> None:
    await stage.begin()
    stage.chat.trouble = no_private_chat
    mover, _ = await stage.seated()
    told = only(await stage.say(mover, "/play #1 A1> 1+1=3", id="wrong"))
    assert told.to == Ephemeral(LOBBY, mover.account)
    assert "for your eyes only" in words(told)
    assert told.answers == "wrong"
    assert [(button.command, button.private) for button in told.buttons] == [("/start", True)]


async def test_an_answer_that_cannot_be_delivered_is_let_go(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    assert await stage.say(ANN, "/help", private=True) == []
    await stage.say(ANN, "/challenge computer summy beginner", private=True)
    assert stage.chat.sent == [], "a table in private has no channel to tell"
    assert await stage.store.outbox() == ()


async def test_several_with_different_languages_are_told_in_that_of_the_channel(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(BEN, "/annehmen", locale="de")
    told = to(stage.chat.sent, LOBBY)[-1]
    assert words(told).startswith("Ann and Ben, I cannot write to you in private.")
    assert [button.label for button in told.buttons] == ["My tiles", "Private chat"]


async def test_a_channel_that_is_gone_is_told_of_in_the_language_of_each_reader(stage: Stage) -> None:
    await stage.begin()
    await stage.say(BEN, "/sprache de", private=True)
    stage.chat.trouble = lambda message: Unreachable() if message.to == LOBBY else None
    sent = await stage.play()
    for who, said in ((ANN, "I cannot write in the chat of table #1"), (BEN, "Im Chat von Tisch #1 kann ich")):
        assert any(words(one).startswith(said) for one in to(sent, private_chat(who))), who.name


async def test_what_is_asked_for_unseen_and_cannot_be_delivered_is_told_once_each_time(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    for _ in range(2):
        failed = [one for one in await stage.say(BEN, "/puzzle", unseen=True) if "I cannot write to you" in words(one)]
        assert only(failed).to == Ephemeral(LOBBY, BEN.account)
        assert only(failed).secret
    stage.chat.trouble = no_private_chat
    failed = [one for one in await stage.say(BEN, "/puzzle", unseen=True) if "I cannot write to you" in words(one)]
    assert not only(failed).secret, "if even that does not reach them"
    assert await stage.store.outbox() == ()
