"""R4 with real clients: somebody's statistics as a picture in all three chats, another game in its place."""

from typing import Any

from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.web_client import Page
from tests.adapters.web_client import text_of as entry_text

GAMES = ("summy", "kakuro")
LOST = "Computer: beginner: 0 won, 0 tied, 1 lost"


async def test_r4_telegram_sends_the_picture_and_puts_the_other_game_in_its_place(all_: Everywhere) -> None:
    ann = all_.telegram.person("Ann")

    async def said(words: str, buttons: list[str]) -> dict[str, Any]:
        """The newest message, once it has these words and buttons."""
        chat = ann.chat
        await all_.telegram.until(lambda: chat.by_bot() and words in text_of(chat.by_bot()[-1]))
        await all_.telegram.until(lambda: set(buttons) <= {*labels(chat.by_bot()[-1])})
        return chat.by_bot()[-1]

    for number, game in enumerate(GAMES, 1):
        await ann.tell(f"/challenge computer {game} beginner")
        await said(f"table #{number}", [])
        await ann.tell(f"/resign #{number}")
        await said("Computer wins", ["Rematch"])
    await ann.tell("/stats")
    sent = await said("Ann at Kakuro", ["Summy"])
    [before] = {one["file_id"] for one in sent["photo"]}
    await ann.press(sent, "Summy")
    edited = await said("Ann at Summy", ["Kakuro"])
    assert edited["message_id"] == sent["message_id"]
    assert {one["file_id"] for one in edited["photo"]} != {before}
    group = all_.telegram.group()
    await ann.say(group, "/stats summy")
    await all_.telegram.until(lambda: ann.chat.by_bot()[-1]["message_id"] > edited["message_id"])
    again = await said("Ann at Summy", ["Kakuro"])
    assert "photo" in again
    assert not [one for one in group.by_bot() if "photo" in one], "in private, not in the group"
    await ann.press(again, "Kakuro")
    await said("Ann at Kakuro", ["Summy"])


async def test_r4_discord_shows_it_to_its_author_alone_also_by_the_menu(all_: Everywhere) -> None:
    people = all_.discord
    dm, here = people.back_end.dm_channel("Anna"), people.back_end.channel("general")
    for number, game in enumerate(GAMES, 1):
        people.back_end.say("Anna", dm, f"/challenge computer {game} beginner")
        await people.newest(dm, f"table #{number}")
        people.back_end.say("Anna", dm, f"/resign #{number}")
        await people.transport.until(
            lambda: sum("Rematch" in one.buttons for one in people.back_end.seen(dm)) == number  # noqa: B023
        )
    [shown] = (await people.slash("Anna", here, "stats", game="summy")).said
    assert shown.text == "**Anna** at **Summy**"
    [(name, alt)] = shown.files
    assert name.endswith(".png")
    assert LOST in alt
    assert not [one for one in people.back_end.seen(here) if "Anna" in one.text]
    assert list(shown.buttons) == ["Kakuro"]
    [hers] = (await people.slash("Ben", here, "stats", people=("Anna",), game="kakuro")).said
    assert hers.text == "**Anna** at **Kakuro**"
    assert list(hers.buttons) == ["Summy"]


async def entry_with(page: Page, words: str, button: str = "") -> dict[str, Any]:
    """The next entry with these words and a button with this label."""
    while True:
        entry: dict[str, Any] = (await page.next("entry"))["entry"]
        if words in entry_text(entry) and (not button or button in {label for label, *_ in entry.get("buttons", ())}):
            return entry


async def test_r4_the_web_chat_shows_it_in_place(all_: Everywhere) -> None:
    page = await all_.browser.enter("Annie")
    for number, game in enumerate(GAMES, 1):
        await page.line(f"/challenge computer {game} beginner", id_=f"client-{number}001", room=page.own)
        await entry_with(page, f"table #{number}")
        await page.line(f"/resign #{number}", id_=f"client-{number}002", room=page.own)
        await entry_with(page, "Computer wins", "Rematch")
    await page.line("/stats", id_="client-0003", room=page.own)
    entry = await entry_with(page, "Annie at Kakuro", "Summy")
    assert LOST in entry["picture"]["alt"]
    await page.line("/stats summy", button=True, reply=entry["id"], id_="client-0004", room=page.own)
    other = await entry_with(page, "Annie at Summy", "Kakuro")
    assert other["id"] == entry["id"]
    assert LOST in other["picture"]["alt"]
