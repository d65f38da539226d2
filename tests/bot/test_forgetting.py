"""`/forget me` asks before it erases a name: what goes and what stays, with a button for each answer (I6)."""

import pytest

from bot.chat.port import Address, Author, Ephemeral, Message, Rich
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, Recorder, Stage, only, private_chat, reference, words
from tests.bot.test_accounts import ANNIE, link, say


class Deleting(Recorder):
    """A chat that can remove the buttons of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.without_buttons: list[tuple[Address, str]] = []

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        self.without_buttons.append((to, reference))

    async def delete(self, to: Address, reference: str) -> None:
        raise AssertionError("nothing is deleted")


def deleting(stage: Stage) -> Deleting:
    stage.chat = Deleting()
    stage.chats["web"] = stage.chat
    return stage.chat


def commands(message: Message) -> list[str]:
    return [button.command for button in message.buttons]


async def is_known(stage: Stage, who: Author = ANN) -> bool:
    """Whether anything stored tells somebody's account or name."""
    tables = ("account", "preference", "shown", "outbox", "seat")
    stored = str([stage.sql(f"SELECT * FROM {table}") for table in tables])
    return who.account.id in stored or who.name in stored


@pytest.mark.parametrize(
    ("line", "locale", "told", "labels"),
    [
        (
            "/forget me",
            "en",
            "Shall I erase your name? Then I no longer know who you are: your settings, ratings and statistics are gone, and"
            " you begin anew.\nThe games you played stay, with N. N. in place of your name. This cannot be undone.",
            ["Erase my name", "Keep everything"],
        ),
        (
            "/vergiss mich",
            "de",
            "Soll ich deinen Namen löschen? Dann weiß ich nicht mehr, wer du bist: Deine Einstellungen, Wertungen und"
            " Statistiken sind weg, und du fängst neu an.\nDeine Partien bleiben, mit N. N. anstelle deines Namens."
            " Rückgängig machen lässt sich das nicht.",
            ["Meinen Namen löschen", "Alles behalten"],
        ),
    ],
)
async def test_i6_it_is_asked_what_goes_and_what_stays(
    stage: Stage, line: str, locale: str, told: str, labels: list[str]
) -> None:
    await stage.say(ANN, "/theme dark", private=True)
    for private in (True, False):
        asked = only(await stage.say(ANN, line, private=private, locale=locale))
        assert asked.to == (private_chat(ANN) if private else Ephemeral(LOBBY, ANN.account))
        assert asked.secret
        assert words(asked) == told
        assert [button.label for button in asked.buttons] == labels
        assert commands(asked) == ["/forget me yes", "/forget me no"]
    assert await is_known(stage)


@pytest.mark.parametrize("private", [True, False])
async def test_i6_a_button_erases_or_keeps(stage: Stage, *, private: bool) -> None:
    await stage.say(ANN, "/theme dark", private=True)
    for command, told, known in (
        ("/forget me no", "All right, everything stays as it is.", True),
        ("/forget me yes", "Your name is erased. The games you played are kept without it.", False),
    ):
        asked = only(await stage.say(ANN, "/forget me", private=private))
        said = only(await stage.say(ANN, command, private=private, reply_to=reference(asked), pressed=True))
        assert (said.to, words(said), commands(said)) == (asked.to, told, [])
        assert said.replaces == reference(asked), "its buttons are gone"
        assert await is_known(stage) == known


async def test_i6_typed_it_needs_no_question(stage: Stage) -> None:
    await stage.say(ANN, "/theme dark", private=True)
    assert words(only(await stage.say(ANN, "/vergiss mich nein", private=True, locale="de"))) == (
        "Gut, alles bleibt, wie es ist."
    )
    assert await is_known(stage)
    assert "name is erased" in words(only(await stage.say(ANN, "/forget me yes", private=True)))
    assert not await is_known(stage)


async def test_i6_a_typed_answer_removes_the_buttons_of_the_question(stage: Stage) -> None:
    chat = deleting(stage)
    first, second, third = [only(await stage.say(ANN, "/forget me", private=True)) for _ in range(3)]
    assert chat.without_buttons == [(private_chat(ANN), reference(one)) for one in (first, second)], "only one is open"
    for line in ("/forget me no", "/forget me yes"):
        assert only(await stage.say(ANN, line, private=True)).replaces is None
    assert chat.without_buttons[2:] == [(private_chat(ANN), reference(third))] * 2
    assert not await is_known(stage)


async def test_i6_a_button_erases_only_the_name_of_whoever_was_asked(stage: Stage) -> None:
    for who in (ANN, BEN):
        await stage.say(who, "/theme dark", private=True)
    asked = only(await stage.say(ANN, "/forget me"))
    said = only(await stage.say(BEN, "/forget me yes", reply_to=reference(asked), pressed=True))
    assert (said.to, said.replaces) == (Ephemeral(LOBBY, BEN.account), None)
    assert commands(said) == ["/forget me yes", "/forget me no"], "anybody else is asked"
    assert (await is_known(stage, ANN), await is_known(stage, BEN)) == (True, True)


async def test_i6_whoever_still_plays_is_told_so_before_the_question(stage: Stage) -> None:
    await stage.begin()
    for line in ("/forget me", "/forget me yes"):
        assert "still have a seat" in words(only(await stage.say(ANN, line, private=True)))
    await stage.say(BEN, "/resign yes")
    assert (await stage.table()).phase is Phase.OVER
    question = only(await stage.say(ANN, "/forget me", private=True))
    await stage.begin()
    said = only(await stage.press(ANN, question, "Erase my name"))
    assert "still have a seat" in words(said), "also if the game began after the question"
    assert await is_known(stage)


async def test_i6_the_question_is_for_all_accounts(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    chat = two.chats["telegram"] = two.chats["web"] = Deleting()
    two.chat = chat
    asked = only(await say(two, ANN, "/forget me"))
    assert "who you are, with any of your 2 accounts: your settings" in words(asked)
    there = only(await say(two, ANNIE, "/forget me"))
    assert "in place of your name; messages sent before keep it. This" in words(there)
    sent = await say(two, ANNIE, "/forget me yes")
    assert {(one.to, words(one).split(".")[0]) for one in sent} == {
        (private_chat(who), "Your name is erased") for who in (ANN, ANNIE)
    }
    assert set(chat.without_buttons) == {
        (private_chat(ANN), reference(asked)),
        (private_chat(ANNIE), reference(there)),
    }
